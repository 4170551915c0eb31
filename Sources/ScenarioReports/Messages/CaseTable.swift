import CucumberGherkin

/// The scenarios of one file of Cucumber Messages, with the matches of their steps.
struct CaseTable {
    /// In the order of the file.
    private(set) var cases: [TestCase] = []
    /// By the file's identifiers; values are indices in ``cases``.
    private(set) var indexByID: [String: Int] = [:]
    /// The steps' indices by the file's identifiers, one dictionary for each of ``cases``.
    private(set) var stepIndexes: [[String: Int]] = []
    /// The scenarios' positions in the scripts, which order shards.
    private(set) var ranks: [(feature: Int, pickle: Int)] = []
    /// Scenarios with errors; what refers to them is not reported again.
    private(set) var misfits: Set<String> = []
    private(set) var faults: [MessageError] = []
    /// The file's identifiers of the pickle steps, one list for each of ``cases``.
    private var pickleStepIDs: [[String]] = []

    /// The file's identifiers of a scenario's pickle steps, by their identifiers here.
    func suggestedIDs(_ index: Int) -> [String: String] {
        Dictionary(zip(cases[index].pickle.steps.map(\.id), pickleStepIDs[index])) { first, _ in first }
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
        keepsIDs: Bool = true
    ) {
        let products = scan.extras.products
        let productsByURI = Dictionary(products.flatMap { product in product.uris.map { ($0, product.id) } }) {
            first,
            _ in
            first
        }
        var repetitions: [String: Int] = [:]
        let file = scan.decoding.file
        for scanned in scan.cases {
            let message = scanned.message
            guard let entry = scripts.entries[number][message.pickleId] else {
                misfits.insert(message.id)
                if !scripts.misfits[number].contains(message.pickleId) {
                    faults.append(.unknown("pickle", message.pickleId, file, scanned.line))
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
                suffix: keepsIDs ? nil : repetition == 0 ? "" : "-\(repetition)"
            )
            var steps: [TestStep] = []
            var indexes: [String: Int] = [:]
            for step in message.testSteps ?? [] {
                do throws(TestStepMaker.Unknown) {
                    let made = try maker.step(step, at: steps.count)
                    indexes[step.id] = steps.count
                    steps.append(made)
                } catch {
                    misfits.insert(message.id)
                    faults.append(.unknown(error.kind, error.id, file, scanned.line))
                }
            }
            indexByID[message.id] = cases.count
            stepIndexes.append(indexes)
            pickleStepIDs.append(entry.stepIDs)
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
            matches: matches(message),
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
