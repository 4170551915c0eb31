import CucumberGherkin

/// One run made of the runs of several files. It knows where their results are and holds none of them.
struct MergedRun {
    private struct Entry {
        let file: Int
        let testCase: TestCase
        let rank: (feature: Int, pickle: Int)
        /// All attempts, in order.
        var attempts: [AttemptIndex.Attempt] = []

        func precedes(_ other: Entry) -> Bool {
            if rank.feature != other.rank.feature { return rank.feature < other.rank.feature }
            if rank.pickle != other.rank.pickle { return rank.pickle < other.rank.pickle }
            return testCase.repetition < other.testCase.repetition
        }
    }

    private static let gapType = "MissingShard"

    private let start: RunStart
    /// Why runs are missing; nil where none is.
    private let gap: String?
    private var entries: [Entry] = []
    private var files: [RunReplay] = []
    private var hooks: [StepResult] = []
    private var summaries: [RunSummary] = []

    init(_ start: RunStart, gap: String?) {
        self.start = start
        self.gap = gap
    }

    /// The number of runs.
    var count: Int { summaries.count }

    /// - Parameter replay: has read the whole file.
    mutating func add(_ table: CaseTable, _ replay: RunReplay, _ hooks: [StepResult], _ summary: RunSummary) {
        let first = entries.count
        entries += zip(table.cases, table.ranks).map { Entry(file: files.count, testCase: $0, rank: $1) }
        for attempt in replay.index.attempts { entries[first + attempt.index].attempts.append(attempt) }
        files.append(replay)
        self.hooks += hooks
        summaries.append(summary)
    }

    /// Reads each result again when its turn comes.
    ///
    /// - Throws: where a file is not any more what it was.
    mutating func tell(_ report: (RunEvent) -> Void) throws(MessageErrors) {
        let sorted = entries.enumerated().sorted { left, right in
            if left.element.precedes(right.element) { return true }
            return !right.element.precedes(left.element) && left.offset < right.offset
        }.map(\.element)
        entries = []
        report(.runStarted(start))
        for hook in sortedHooks.before { report(.runHookFinished(hook)) }
        if !sorted.isEmpty { report(.scenariosAssembled(sorted.map(\.testCase))) }
        var summary = RunSummary()
        for entry in sorted {
            var failed: [ScenarioFailure] = []
            for (number, attempt) in entry.attempts.enumerated() {
                guard let result = files[entry.file].result(of: attempt) else {
                    throw MessageErrors([.changed(files[entry.file].decoding.file, attempt)])
                }
                report(.scenarioFinished(result))
                if number < entry.attempts.count - 1 {
                    failed.append(ScenarioFailure(result))
                } else {
                    summary.add(result, after: failed)
                }
                guard let divergence = result.divergence, result.attempt == 0 else { continue }
                let name = result.pickle.name
                summary.unstable.append(UnstableScenario(location: result.location, name: name, divergence: divergence))
            }
        }
        for hook in sortedHooks.after { report(.runHookFinished(hook)) }
        complete(&summary)
        report(.runFinished(summary))
    }

    private var sortedHooks: (before: [StepResult], after: [StepResult]) {
        let isAfter: (StepResult) -> Bool = { $0.testStep.hook?.kind == .afterTestRun }
        return (hooks.filter { !isAfter($0) }, hooks.filter(isAfter))
    }

    /// The scenarios were counted anew; everything else is taken from the runs.
    private func complete(_ summary: inout RunSummary) {
        for hook in sortedHooks.before + sortedHooks.after { summary.add(hook) }
        summary.parseErrors = start.errors
        summary.leftOutCount = summaries.reduce(0) { $0 + $1.leftOutCount }
        summary.notRunCount = summaries.reduce(0) { $0 + $1.notRunCount }
        summary.isInterrupted = summaries.contains(where: \.isInterrupted)
        summary.running = summaries.flatMap(\.running)
        // Shards may share a script.
        summary.warnings = summaries.flatMap(\.warnings).uniqued()
        let shardTexts = summaries.compactMap(\.shardTexts)
        // A shard without them may have shown any text.
        if gap == nil, shardTexts.count == summaries.count {
            summary.warnings += ShardTexts.warnings(of: shardTexts).uniqued()
        }
        summary.abortion =
            summaries.lazy.compactMap(\.abortion).first { $0.type != Self.gapType }
            ?? gap.map { StepException(type: Self.gapType, message: $0, location: "") }
        let durations = summaries.compactMap(\.duration)
        if durations.count == summaries.count { summary.duration = durations.reduce(.zero, +) }
    }
}

extension MessageError {
    fileprivate static func changed(_ file: String, _ attempt: AttemptIndex.Attempt) -> MessageError {
        MessageError(
            file: file,
            line: attempt.parts.first?.line,
            "it has changed since it was first read, or can't be read any more",
            fix: "Merge again when nothing writes to it; the reports are incomplete."
        )
    }
}

/// The definitions of several runs, equal ones once.
struct MergedVocabulary {
    private(set) var definitions: [RunDefinition] = []
    /// New identifiers, one dictionary for each run, where two runs gave the same one to different things.
    private(set) var ids: [[String: String]] = []

    private struct Key: Hashable {
        let content: RunDefinition.Content
        let location: FileLocation?
        /// One run may define the same thing twice.
        let count: Int
    }

    init(_ scans: [MessageScan]) {
        var known: [Key: String] = [:]
        var taken: Set<String> = []
        /// The last number appended to an identifier that is taken, as many may have the same.
        var numbers: [String: Int] = [:]
        for scan in scans {
            var names: [String: String] = [:]
            var counts: [Key: Int] = [:]
            for definition in scan.definitions {
                let content = definition.content.withoutID
                let bare = Key(content: content, location: definition.location, count: 0)
                let key = Key(content: content, location: definition.location, count: counts[bare, default: 0])
                counts[bare, default: 0] += 1
                if let id = known[key] {
                    if id != definition.id { names[definition.id] = id }
                    continue
                }
                var id = definition.id
                while taken.contains(id) {
                    let number = numbers[definition.id, default: 1] + 1
                    numbers[definition.id] = number
                    id = "\(definition.id)-\(number)"
                }
                if id != definition.id { names[definition.id] = id }
                known[key] = id
                taken.insert(id)
                definitions.append(definition.renamed(id))
            }
            ids.append(names)
        }
    }
}

extension RunDefinition.Content {
    /// Without a hook's identifier, which does not distinguish it.
    fileprivate var withoutID: RunDefinition.Content {
        guard case .hook(let hook) = self else { return self }
        return .hook(hook.renamed([hook.id: ""]))
    }
}

extension RunDefinition {
    fileprivate func renamed(_ id: String) -> RunDefinition {
        guard id != self.id else { return self }
        guard case .hook(let hook) = content else { return RunDefinition(id: id, content: content, location: location) }
        return RunDefinition(id: id, content: .hook(hook.renamed([hook.id: id])), location: location)
    }
}
