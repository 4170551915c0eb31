import AppShellTexts
import CucumberExpressions
import CucumberGherkin
public import ScenarioReports

/// The scripts of one product and its step library.
public struct ProductScripts: Sendable {
    public let kit: any TestKit.Type
    public var features: [LoadedFeature]
    let matcher: StepMatcher
    /// The phrases that its scripts may use.
    let phrases: [Phrase]
    /// What is wrong with them; a run does not start with any.
    public private(set) var phraseIssues: [LintIssue]
    /// The texts of the runner and of the steps in other languages.
    let texts: [Translations]
    /// The definitions that phrases say, by their indices in the library.
    private(set) var usedByPhrases: Set<Int> = []
    /// The steps, compiled once.
    public var library: StepLibrary { matcher.library }

    /// - Parameter phrases: they are steps like those of the kit.
    public init(kit: any TestKit.Type, features: [LoadedFeature], phrases: PhraseBook = PhraseBook()) {
        self.init(kit: kit, library: kit.library, features: features, phrases: phrases)
    }

    init(
        kit: any TestKit.Type,
        library: StepLibrary,
        features: [LoadedFeature],
        phrases: PhraseBook = PhraseBook()
    ) {
        var library = library
        let issues = phrases.issues + library.add(phrases.phrases)
        self.init(kit: kit, library: library, features: features, phrases.phrases)
        guard !phrases.phrases.isEmpty || !issues.isEmpty else { return }
        let check = PhraseCheck(self.library)
        phraseIssues = (issues + check.issues).sorted()
        usedByPhrases = check.used
    }

    /// In another process, which checks nothing again.
    init(kit: any TestKit.Type, checked phrases: [Phrase]) {
        var library = kit.library
        _ = library.add(phrases)
        self.init(kit: kit, library: library, features: [], phrases)
    }

    private init(kit: any TestKit.Type, library: StepLibrary, features: [LoadedFeature], _ phrases: [Phrase]) {
        self.kit = kit
        self.features = features
        self.phrases = phrases
        matcher = StepMatcher(library)
        texts = Translations.runner + kit.texts
        phraseIssues = []
    }
}

// MARK: - For the reports

extension ProductScripts {
    /// The steps, hooks and parameter types, in the order of their definition.
    var definitions: [RunDefinition] {
        let unsaid = unsaidFormerWordings
        return library.items.compactMap { item in
            switch item {
            case .step(let index) where unsaid.contains(index): return nil
            case .step(let index):
                let definition = library.definitions[index]
                let pattern = definition.expression.pattern
                var described = RunDefinition(
                    id: definitionID(index),
                    content: .step(pattern, language: definition.language),
                    location: definition.location
                )
                described.isUsedByPhrase = usedByPhrases.contains(index)
                return described
            case .hook(let index):
                let hook = runHook(index)
                return RunDefinition(id: hook.id, content: .hook(hook), location: hook.location)
            case .parameterType(let type, let location):
                let facts = RunDefinition.ParameterTypeFacts(
                    name: type.name,
                    patterns: type.patterns,
                    preferForRegularExpressionMatch: type.preferForRegularExpressionMatch,
                    useForSnippets: type.useForSnippets
                )
                let id = "parameter-type-\(kit.productID)-\(type.name)"
                return RunDefinition(id: id, content: .parameterType(facts), location: location)
            case .error(let index):
                return library.errors[index].undefinedParameterType.map { undefined in
                    RunDefinition(
                        id: "fault-\(kit.productID)-\(index)",
                        content: .undefinedParameterType(name: undefined.name, expression: undefined.expression),
                        location: library.errors[index].location
                    )
                }
            }
        }
    }

    private func definitionID(_ index: Int) -> String { "definition-\(kit.productID)-\(index)" }

    /// The hooks as reports know them, in the order of their definition.
    var runHooks: [RunHook] { library.hooks.indices.map(runHook) }

    private func runHook(_ index: Int) -> RunHook {
        let hook = library.hooks[index]
        return RunHook(
            id: "\(hookPrefix)\(index)",
            kind: hook.kind,
            name: hook.name,
            tagExpression: hook.tagExpression,
            location: hook.location
        )
    }

    private var hookPrefix: String { "hook-\(kit.productID)-" }

    /// The definition of a hook.
    func hook(_ hook: RunHook?) -> Hook? {
        guard let hook, hook.id.hasPrefix(hookPrefix), let index = Int(hook.id.dropFirst(hookPrefix.count)),
            library.hooks.indices.contains(index)
        else { return nil }
        return library.hooks[index]
    }

    /// The scenarios of features, by default of all, in the order of the files.
    func testCases(of features: [LoadedFeature]? = nil) -> [TestCase] {
        let hooks = runHooks
        let ids = library.definitions.indices.map(definitionID)
        // Steps with the same text share their matches.
        var known: [String: [StepMatch]] = [:]
        return (features ?? self.features).flatMap { feature in
            feature.pickles.map { pickle in
                TestCase(
                    id: "case-\(pickle.id)",
                    pickle: pickle,
                    feature: feature,
                    product: kit.productID,
                    steps: testSteps(of: pickle, in: feature, hooks, ids, &known)
                )
            }
        }
    }

    private func testSteps(
        of pickle: Pickle,
        in feature: LoadedFeature,
        _ hooks: [RunHook],
        _ ids: [String],
        _ known: inout [String: [StepMatch]]
    ) -> [TestStep] {
        let (before, after) = hookIndices(of: pickle.tags.map(\.name))
        func steps(_ indices: [Int]) -> [TestStep] {
            indices.map { index in
                TestStep(id: "hook-\(pickle.id)-\(index)", hook: hooks[index])
            }
        }
        let written = pickle.steps.map { step in
            let matches: [StepMatch]
            if let before = known[step.text] {
                matches = before
            } else {
                matches = self.matches(step.text, ids)
                known[step.text] = matches
            }
            let text = feature.written(step)
            return TestStep(
                id: "step-\(step.id)",
                step,
                matches: matches,
                keyword: text?.keyword ?? "",
                location: FileLocation(file: pickle.uri, line: text?.location.line ?? pickle.location.line)
            )
        }
        return steps(before) + written + steps(after)
    }

    /// The scenario hooks that concern these tags, by their indices in the library, in the order in which they run.
    func hookIndices(of tags: [String]) -> (before: [Int], after: [Int]) {
        func indices(_ kind: RunHook.Kind) -> [Int] {
            library.hooks.indices.filter { library.hooks[$0].kind == kind && library.hooks[$0].concerns(tags) }
        }
        return (indices(.beforeTestCase), indices(.afterTestCase).reversed())
    }

    private func matches(_ text: String, _ ids: [String]) -> [StepMatch] {
        matcher.matches(text).map { match in
            StepMatch(
                definitionID: ids[match.index],
                arguments: match.arguments.map { argument in
                    let name = argument.parameterTypeName
                    return StepMatch.Argument(group: argument.group, parameterTypeName: name.isEmpty ? nil : name)
                }
            )
        }
    }
}
