import CucumberGherkin

/// The scenarios of one file of Cucumber Messages, with what their steps match.
struct CaseTable {
    /// In the order of the file.
    private(set) var cases: [TestCase] = []
    /// By the file's identifiers; values are places in ``cases``.
    private(set) var indexByID: [String: Int] = [:]
    /// By the file's identifiers of the steps, one for each of ``cases``.
    private(set) var stepIndexes: [[String: Int]] = []
    /// Where a scenario stands in the scripts: by them shards are put in order.
    private(set) var ranks: [(feature: Int, pickle: Int)] = []
    /// Scenarios that were told as faults; what refers to them is not told again.
    private(set) var misfits: Set<String> = []
    private(set) var faults: [MessageError] = []
    /// The file's identifiers of pickle steps, one list for each of ``cases``.
    private var pickleStepIDs: [[String]] = []

    /// The file's identifiers of a scenario's pickle steps, by those that they have here.
    func suggestedIDs(_ index: Int) -> [String: String] {
        Dictionary(zip(cases[index].pickle.steps.map(\.id), pickleStepIDs[index])) { first, _ in first }
    }

    /// - Parameters:
    ///   - number: of the file in the table of the scripts.
    ///   - definitions: other identifiers of this file's steps and hooks; nil where they stay.
    ///   - keepsIDs: whether scenarios and their steps have the file's identifiers; else, ones made from their pickles'.
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
            guard let place = scripts.places[number][message.pickleId] else {
                misfits.insert(message.id)
                if !scripts.misfits[number].contains(message.pickleId) {
                    faults.append(.unknown("pickle", message.pickleId, file, scanned.line))
                }
                continue
            }
            let feature = scripts.features[place.feature]
            let pickle = feature.pickles[place.pickle]
            let repetition = repetitions[message.pickleId, default: 0]
            repetitions[message.pickleId] = repetition + 1
            var maker = TestStepMaker(
                pickle: pickle,
                feature: feature,
                stepIDs: place.stepIDs,
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
            pickleStepIDs.append(place.stepIDs)
            ranks.append((place.feature, place.pickle))
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
    /// What ends identifiers that are made anew; nil where they stay.
    let suffix: String?
    private var next = 0

    init(
        pickle: Pickle,
        feature: LoadedFeature,
        stepIDs: [String],
        hooks: [String: RunHook],
        definitions: [String: String],
        suffix: String?
    ) {
        self.pickle = pickle
        self.feature = feature
        self.stepIDs = stepIDs
        self.hooks = hooks
        self.definitions = definitions
        self.suffix = suffix
    }

    mutating func step(_ message: TestCaseMessage.Step, at index: Int) throws(Unknown) -> TestStep {
        if let hookID = message.hookId { return try hook(hookID, message, at: index) }
        guard let id = message.pickleStepId else { throw Unknown(kind: "pickle step", id: "") }
        // Mostly the one after the last.
        let candidates = [next..<stepIDs.count, 0..<next].joined()
        guard let place = candidates.first(where: { stepIDs[$0] == id }), pickle.steps.indices.contains(place) else {
            throw Unknown(kind: "pickle step", id: id)
        }
        next = place + 1
        let step = pickle.steps[place]
        let written = feature.written(step)
        return TestStep(
            id: suffix.map { "step-\(step.id)\($0)" } ?? message.id,
            step,
            matches: matches(message),
            keyword: written?.keyword ?? "",
            place: SourcePlace(file: pickle.uri, line: written?.location.line ?? pickle.location.line)
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
    /// The same under the name that `ids` has for it.
    func renamed(_ ids: [String: String]) -> RunHook {
        guard let new = ids[id], new != id else { return self }
        return RunHook(id: new, kind: kind, name: name, tagExpression: tagExpression, place: place)
    }
}
