public import CucumberExpressions
public import CucumberGherkin

/// A scenario as it will be run: its steps with what they match, and the hooks around them.
///
/// A class, as its steps are: every result of a run refers to it, and none changes it.
public final class TestCase: Sendable, Identifiable {
    public let id: String
    public let pickle: Pickle
    public let feature: LoadedFeature
    /// The id of its product, `madinia`; empty where nothing says it.
    public let product: String
    /// Before hooks, steps, after hooks.
    public let steps: [TestStep]
    /// From 0 on, where each scenario is run several times.
    public let repetition: Int

    public init(
        id: String,
        pickle: Pickle,
        feature: LoadedFeature,
        product: String,
        steps: [TestStep],
        repetition: Int = 0
    ) {
        self.id = id
        self.pickle = pickle
        self.feature = feature
        self.product = product
        self.steps = steps
        self.repetition = repetition
    }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// What a scenario does, one after the other.
public final class TestStep: Sendable, Identifiable {
    public let id: String
    /// The step as the script has it; nil for a hook.
    public let pickleStep: PickleStep?
    /// The definitions that fit the step. None: it is undefined; two: it is ambiguous.
    public let matches: [StepMatch]
    /// Nil for a step.
    public let hook: RunHook?
    /// The step's text, or what the hook is called.
    public let text: String
    /// As written: `Étant donné que `; a hook has none.
    public let keyword: String
    /// Its line in the script, or where the hook is defined; nil where nothing says it.
    public let sourcePlace: SourcePlace?

    public convenience init(
        id: String,
        _ step: PickleStep,
        matches: [StepMatch],
        keyword: String,
        place: SourcePlace?
    ) {
        self.init(id, step, matches, nil, step.text, keyword, place)
    }

    public convenience init(id: String, hook: RunHook) {
        self.init(id, nil, [], hook, hook.title, "", hook.place)
    }

    private init(
        _ id: String,
        _ step: PickleStep?,
        _ matches: [StepMatch],
        _ hook: RunHook?,
        _ text: String,
        _ keyword: String,
        _ place: SourcePlace?
    ) {
        self.id = id
        pickleStep = step
        self.matches = matches
        self.hook = hook
        self.text = text
        self.keyword = keyword
        sourcePlace = place
    }

    /// The same under another identifier.
    public func renamed(_ id: String) -> TestStep {
        TestStep(id, pickleStep, matches, hook, text, keyword, sourcePlace)
    }

    /// `Scenarios/Madinia/catalogue.feature:12`; empty where nothing says it.
    public var place: String { sourcePlace?.description ?? "" }
}

/// A definition that a step's text fits, and what of the text each of its parameters takes.
public struct StepMatch: Sendable, Hashable {
    public struct Argument: Sendable, Hashable {
        public let group: MatchGroup
        /// Nil for `{}` and for a group of a regular expression.
        public let parameterTypeName: String?

        public init(group: MatchGroup, parameterTypeName: String?) {
            self.group = group
            self.parameterTypeName = parameterTypeName
        }
    }

    public let definitionID: String
    public let arguments: [Argument]

    public init(definitionID: String, arguments: [Argument]) {
        self.definitionID = definitionID
        self.arguments = arguments
    }
}
