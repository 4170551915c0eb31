import CucumberGherkin

/// The scenarios of one file of Cucumber Messages, with the matches of their steps.
struct CaseTable {
    /// In the order of the file.
    private(set) var cases: [TestCase] = []
    /// By the file's identifiers; values are indices in ``cases``.
    private(set) var indexByID: [String: Int] = [:]
    /// The file's identifiers of the steps, one list for each of ``cases``; empty where they keep them.
    private var stepIDs: [[String]] = []
    /// The scenarios' positions in the scripts, which order shards.
    private(set) var ranks: [(feature: Int, pickle: Int)] = []
    /// Scenarios with errors; what refers to them is not reported again.
    private(set) var misfits: Set<String> = []
    private(set) var errors: [MessageError] = []
    /// The file's identifiers of the pickle steps, one list for each of ``cases``; empty where they are those of here.
    private var pickleStepIDs: [[String]] = []

    /// The file's identifiers of a scenario's pickle steps, by their identifiers here.
    func suggestedIDs(_ index: Int) -> [String: String] {
        let here = cases[index].pickle.steps.map(\.id)
        let ids = pickleStepIDs[index]
        return Dictionary(zip(here, ids.isEmpty ? here : ids)) { first, _ in first }
    }

    /// The index of a step.
    ///
    /// - Parameters:
    ///   - id: the file's identifier.
    ///   - next: where it usually is.
    func step(_ id: String, of index: Int, next: Int) -> Int? {
        let steps = cases[index].steps
        let candidates = [min(next, steps.count)..<steps.count, 0..<min(next, steps.count)].joined()
        guard !stepIDs.isEmpty else { return candidates.first { steps[$0].id == id } }
        return candidates.first { stepIDs[index][$0] == id }
    }

    /// - Parameters:
    ///   - number: the file's number in the table of the scripts.
    ///   - definitions: new identifiers of this file's steps and hooks, where they change.
    ///   - keepsIDs: whether scenarios and steps keep the file's identifiers. New ones are made from those of the pickles.
    init(
        _ scan: MessageScan,
        _ scripts: ScriptTable,
        number: Int,
        definitions: [String: String] = [:],
        matches: MatchPool = MatchPool(),
        keepsIDs: Bool = true
    ) {
        let products = scan.extras.products
        let productsByURI = Dictionary(products.flatMap { product in product.uris.map { ($0, product.id) } }) {
            first,
            _ in
            first
        }
        let file = scan.decoding.file
        var decoding = MessageDecoding(file: file)
        var repetitions: [String: Int] = [:]
        for line in scan.cases.lazy.flatMap({ MessageLines(scan.file, $0) }) {
            guard let message: TestCaseMessage = decoding.content(of: line) else { continue }
            guard let entry = scripts.entries[number][message.pickleId] else {
                misfits.insert(message.id)
                if !scripts.misfits[number].contains(message.pickleId) {
                    errors.append(.unknown("pickle", message.pickleId, file, line.number))
                }
                continue
            }
            let feature = scripts.features[entry.feature]
            let pickle = feature.pickles[entry.pickle]
            let repetition = repetitions[message.pickleId, default: 0]
            repetitions[message.pickleId] = repetition + 1
            var maker = TestStepMaker(
                pickle: pickle,
                feature: feature,
                stepIDs: entry.stepIDs,
                hooks: scan.hooks,
                definitions: definitions,
                known: matches,
                suffix: keepsIDs ? nil : repetition == 0 ? "" : "-\(repetition)"
            )
            var steps: [TestStep] = []
            var ids: [String] = []
            for step in message.testSteps ?? [] {
                do throws(TestStepMaker.Unknown) {
                    steps.append(try maker.step(step, at: steps.count))
                    ids.append(step.id)
                } catch {
                    misfits.insert(message.id)
                    errors.append(.unknown(error.kind, error.id, file, line.number))
                }
            }
            indexByID[message.id] = cases.count
            if !keepsIDs { stepIDs.append(ids) }
            pickleStepIDs.append(entry.stepIDs == pickle.steps.map(\.id) ? [] : entry.stepIDs)
            ranks.append((entry.feature, entry.pickle))
            cases.append(
                TestCase(
                    id: maker.suffix.map { "case-\(pickle.id)\($0)" } ?? message.id,
                    pickle: pickle,
                    feature: feature,
                    product: productsByURI[pickle.uri] ?? "",
                    steps: steps,
                    repetition: repetition
                )
            )
        }
        errors = decoding.errors + errors
    }
}

/// Makes the steps of one scenario.
private struct TestStepMaker {
    struct Unknown: Error {
        let kind: String
        let id: String
    }

    let pickle: Pickle
    let feature: LoadedFeature
    let stepIDs: [String]
    let hooks: [String: RunHook]
    let definitions: [String: String]
    let known: MatchPool
    /// The end of new identifiers; nil where they are kept.
    let suffix: String?
    var next = 0

    mutating func step(_ message: TestCaseMessage.Step, at position: Int) throws(Unknown) -> TestStep {
        if let hookID = message.hookId { return try hook(hookID, message, at: position) }
        guard let id = message.pickleStepId else { throw Unknown(kind: "pickle step", id: "") }
        // Usually the next one.
        let candidates = [next..<stepIDs.count, 0..<next].joined()
        guard let index = candidates.first(where: { stepIDs[$0] == id }), pickle.steps.indices.contains(index) else {
            throw Unknown(kind: "pickle step", id: id)
        }
        next = index + 1
        let step = pickle.steps[index]
        let written = feature.written(step)
        return TestStep(
            id: suffix.map { "step-\(step.id)\($0)" } ?? message.id,
            step,
            matches: known.shared(matches(message), of: step.text),
            keyword: written?.keyword ?? "",
            location: FileLocation(file: pickle.uri, line: written?.location.line ?? pickle.location.line)
        )
    }

    private func hook(_ id: String, _ message: TestCaseMessage.Step, at index: Int) throws(Unknown) -> TestStep {
        guard let hook = hooks[id] else { throw Unknown(kind: "hook", id: id) }
        return TestStep(
            id: suffix.map { "hook-\(pickle.id)-\(index)\($0)" } ?? message.id,
            hook: hook.renamed(definitions)
        )
    }

    private func matches(_ message: TestCaseMessage.Step) -> [StepMatch] {
        let lists = message.stepMatchArgumentsLists ?? []
        return (message.stepDefinitionIds ?? []).enumerated().map { index, id in
            let arguments = lists.indices.contains(index) ? lists[index].stepMatchArguments ?? [] : []
            return StepMatch(
                definitionID: definitions[id] ?? id,
                arguments: arguments.map {
                    StepMatch.Argument(group: $0.group.match, parameterTypeName: $0.parameterTypeName)
                }
            )
        }
    }
}

extension RunHook {
    /// The same hook under its new identifier.
    func renamed(_ ids: [String: String]) -> RunHook {
        guard let new = ids[id], new != id else { return self }
        return RunHook(id: new, kind: kind, name: name, tagExpression: tagExpression, location: location)
    }
}
