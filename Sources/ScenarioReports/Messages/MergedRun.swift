import CucumberGherkin

/// One run made of the runs of several files.
struct MergedRun {
    private struct Entry {
        let testCase: TestCase
        let rank: (feature: Int, pickle: Int)
        /// All attempts, in order.
        var results: [ScenarioResult] = []

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
    private var hooks: [StepResult] = []
    private var summaries: [RunSummary] = []

    init(_ start: RunStart, gap: String?) {
        self.start = start
        self.gap = gap
    }

    /// The number of runs.
    var count: Int { summaries.count }

    /// - Parameter results: each with its index in the table.
    mutating func add(
        _ table: CaseTable,
        _ results: [(index: Int, result: ScenarioResult)],
        _ hooks: [StepResult],
        _ summary: RunSummary
    ) {
        let first = entries.count
        entries += zip(table.cases, table.ranks).map { Entry(testCase: $0, rank: $1) }
        for (index, result) in results where entries.indices.contains(first + index) {
            entries[first + index].results.append(result)
        }
        self.hooks += hooks
        summaries.append(summary)
    }

    var events: [RunEvent] {
        let sorted = entries.enumerated().sorted { left, right in
            if left.element.precedes(right.element) { return true }
            return !right.element.precedes(left.element) && left.offset < right.offset
        }.map(\.element)
        var events: [RunEvent] = [.runStarted(start)]
        events += sortedHooks.before.map { .runHookFinished($0) }
        if !sorted.isEmpty { events.append(.scenariosAssembled(sorted.map(\.testCase))) }
        events += sorted.flatMap(\.results).map { .scenarioFinished($0) }
        events += sortedHooks.after.map { .runHookFinished($0) }
        events.append(.runFinished(summary(of: sorted)))
        return events
    }

    private var sortedHooks: (before: [StepResult], after: [StepResult]) {
        let isAfter: (StepResult) -> Bool = { $0.testStep.hook?.kind == .afterTestRun }
        return (hooks.filter { !isAfter($0) }, hooks.filter(isAfter))
    }

    /// The scenarios are counted anew; everything else is taken from the runs.
    private func summary(of entries: [Entry]) -> RunSummary {
        var summary = RunSummary()
        for entry in entries {
            for result in entry.results {
                guard let divergence = result.divergence, result.attempt == 0 else { continue }
                summary.unstable.append(
                    UnstableScenario(location: result.location, name: result.pickle.name, divergence: divergence)
                )
            }
            guard let last = entry.results.last else { continue }
            summary.add(last, after: entry.results.dropLast().map(ScenarioFailure.init))
        }
        for hook in sortedHooks.before + sortedHooks.after { summary.add(hook) }
        summary.parseErrors = start.errors
        summary.leftOutCount = summaries.reduce(0) { $0 + $1.leftOutCount }
        summary.notRunCount = summaries.reduce(0) { $0 + $1.notRunCount }
        summary.isInterrupted = summaries.contains(where: \.isInterrupted)
        summary.running = summaries.flatMap(\.running)
        summary.abortion =
            summaries.lazy.compactMap(\.abortion).first { $0.type != Self.gapType }
            ?? gap.map { StepException(type: Self.gapType, message: $0, location: "") }
        let durations = summaries.compactMap(\.duration)
        if durations.count == summaries.count { summary.duration = durations.reduce(.zero, +) }
        return summary
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
