/// What became of one scenario, run after run.
struct ScenarioCourse {
    /// In the last run that has it.
    private(set) var last: ScenarioRecord
    private(set) var lastRun: Int
    /// In the run before.
    private(set) var before: ScenarioRecord?
    /// How many runs have it.
    private(set) var runCount = 1
    /// How many of them found it flaky.
    private(set) var flakyCount: Int
    /// Since when it passes, or does not.
    private(set) var streakStart: Int
    private(set) var streakCount = 1
    /// The runs of the code and words of the last run.
    private var same: Same

    /// Runs of one scenario on the same code, next to each other.
    private struct Same {
        let revision: String?
        let digest: String
        var runCount = 0
        var flakyCount = 0
        var verdicts: Set<Bool> = []

        mutating func add(_ record: ScenarioRecord) {
            runCount += 1
            if record.isFlaky { flakyCount += 1 }
            verdicts.insert(record.hasPassed)
        }
    }

    /// - Parameters:
    ///   - run: the index of the first run that has it.
    ///   - revision: nil where files differed from it.
    init(_ record: ScenarioRecord, run: Int, revision: String?) {
        (last, lastRun, streakStart) = (record, run, run)
        flakyCount = record.isFlaky ? 1 : 0
        same = Same(revision: revision, digest: record.digest)
        same.add(record)
    }

    var hasPassed: Bool { last.hasPassed }

    /// Whether the streak has this run alone.
    func begins(with run: Int) -> Bool { streakStart == run && lastRun == run }

    mutating func add(_ record: ScenarioRecord, run: Int, revision: String?) {
        if record.hasPassed != hasPassed { (streakStart, streakCount) = (run, 0) }
        streakCount += 1
        runCount += 1
        if revision == nil || same.revision != revision || same.digest != record.digest {
            same = Same(revision: revision, digest: record.digest)
        }
        let (earlier, earlierFlaky, wasFickle) = (same.runCount, same.flakyCount, same.verdicts.count > 1)
        same.add(record)
        if same.verdicts.count > 1, !wasFickle {
            // The earlier runs on this code are flaky, too.
            flakyCount += 1 + earlier - earlierFlaky
        } else if same.verdicts.count > 1 || record.isFlaky {
            flakyCount += 1
        }
        (before, last, lastRun) = (last, record, run)
    }
}

extension ScenarioRecord {
    /// Whether the same words take a fifth and a second more of virtual time, or more requests. Both are the same in each
    /// run of the same code.
    func isSlower(than before: ScenarioRecord) -> Bool {
        guard digest == before.digest, hasPassed, before.hasPassed else { return false }
        let isLater = milliseconds - before.milliseconds >= 1_000 && milliseconds * 5 >= before.milliseconds * 6
        return isLater || requests > before.requests
    }
}
