import Foundation
import ScenarioReports

/// What a history says: what changed in the newest run, and what has been wrong for long.
struct HistorySummary {
    /// What it says of a run as a whole.
    struct Run {
        let start: RunRecord.Start
        let isFinished: Bool
        let passedCount: Int
        let failedCount: Int
        let flakyCount: Int
        /// Those that failed as their tag says; they are among the passed ones.
        let expectedCount: Int
        /// Units of work: steps and events.
        let cost: Int
    }

    /// A scenario, and since when it ends as it does.
    struct Finding {
        let scenario: ScenarioRecord
        /// The first run of the streak.
        let since: Run
        /// How many runs of the scenario the streak has.
        let runCount: Int
        /// Whether no run before has the scenario, as far back as was read.
        let isNew: Bool
        /// The last run that has the scenario.
        let last: Run
    }

    struct Flaky {
        let scenario: ScenarioRecord
        /// The last run that has the scenario.
        let last: Run
        let flakyCount: Int
        let runCount: Int
    }

    /// The newest run took more than the one before, for the same words and verdict.
    struct Slower {
        let scenario: ScenarioRecord
        let before: ScenarioRecord
    }

    /// Oldest first.
    private(set) var runs: [Run] = []
    private var courses: [ScenarioRecord.Key: ScenarioCourse] = [:]

    /// Takes the next run.
    ///
    /// - Parameter isWanted: the scenarios to look at.
    mutating func add(_ run: HistoryRun, where isWanted: (ScenarioRecord.Key) -> Bool = { _ in true }) {
        for (key, record) in run.scenarios where isWanted(key) {
            if courses[key]?.add(record, run: runs.count, revision: run.cleanRevision) == nil {
                courses[key] = ScenarioCourse(record, run: runs.count, revision: run.cleanRevision)
            }
        }
        runs.append(Run(run))
    }

    /// Scenarios that did not pass in the newest run, and did, or were not there, the time before. As all of these, in the
    /// order of files.
    var newlyFailing: [Finding] {
        findings { !$0.hasPassed && $0.begins(with: runs.count - 1) }
    }

    /// Those that passed in the newest run, and did not the time before.
    var newlyFixed: [Finding] {
        findings { $0.hasPassed && $0.begins(with: runs.count - 1) && $0.runCount > 1 }
    }

    /// Whether it is the newest run.
    func isNewest(_ run: Run) -> Bool { run.start == runs.last?.start }

    /// Those that did not pass the last time they ran; the longest first.
    var failing: [Finding] {
        findings { !$0.hasPassed }.sorted {
            ($1.runCount, $0.scenario.key.scenario) < ($0.runCount, $1.scenario.key.scenario)
        }
    }

    /// By their share of runs, the greatest first.
    var flaky: [Flaky] {
        chosen { $0.flakyCount > 0 }
            .map { Flaky(scenario: $0.last, last: runs[$0.lastRun], flakyCount: $0.flakyCount, runCount: $0.runCount) }
            .sorted { $0.flakyCount * $1.runCount > $1.flakyCount * $0.runCount }
    }

    /// Those that passed in the newest run and the one before, with the same words and more virtual time or requests.
    var slower: [Slower] {
        chosen { $0.lastRun == runs.count - 1 }.compactMap { course in
            course.before.flatMap { before in
                course.last.isSlower(than: before) ? Slower(scenario: course.last, before: before) : nil
            }
        }
    }

    /// Those of the newest run that no run before has, as far back as was read; none in the first run.
    var added: [ScenarioRecord] {
        guard runs.count > 1 else { return [] }
        return chosen { $0.lastRun == runs.count - 1 && $0.runCount == 1 }.map(\.last)
    }

    /// Those of the newest run that say something else than the last time they ran.
    var changed: [ScenarioRecord] {
        chosen { course in
            course.lastRun == runs.count - 1 && course.before.map { $0.digest != course.last.digest } == true
        }.map(\.last)
    }

    private func chosen(_ isChosen: (ScenarioCourse) -> Bool) -> [ScenarioCourse] {
        courses.values.filter(isChosen).sorted { $0.last.key.scenario < $1.last.key.scenario }
    }

    private func findings(_ isChosen: (ScenarioCourse) -> Bool) -> [Finding] {
        chosen(isChosen).map { course in
            Finding(
                scenario: course.last,
                since: runs[course.streakStart],
                runCount: course.streakCount,
                isNew: course.runCount == 1,
                last: runs[course.lastRun]
            )
        }
    }
}

extension HistorySummary.Run {
    fileprivate init(_ run: HistoryRun) {
        start = run.start
        isFinished = run.isFinished
        passedCount = run.scenarios.values.count { $0.hasPassed }
        failedCount = run.scenarios.count - passedCount
        flakyCount = run.scenarios.values.count { $0.isFlaky }
        expectedCount = run.scenarios.values.count { $0.hasFailedAsExpected }
        cost = run.scenarios.values.reduce(0) { $0 + $1.cost }
    }
}
