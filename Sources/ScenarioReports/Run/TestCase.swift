public import CucumberExpressions
public import CucumberGherkin

/// A scenario as it will be run: its steps with what they match, and the hooks around them.
public struct TestCase: Sendable, Identifiable {
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
public struct TestStep: Sendable, Identifiable {
    public enum Source: Sendable {
        case hook(RunHook)
        /// No match: it is undefined; two: it is ambiguous.
        case pickleStep(PickleStep, [StepMatch])
    }

    public let id: String
    public let source: Source
    /// As written: `Étant donné que `; a hook has none.
    public let keyword: String
    /// `Scenarios/Madinia/catalogue.feature:12`, or where the hook is defined.
    public let place: String

    public init(id: String, source: Source, keyword: String, place: String) {
        self.id = id
        self.source = source
        self.keyword = keyword
        self.place = place
    }

    /// The step as the script has it; nil for a hook.
    public var pickleStep: PickleStep? {
        if case .pickleStep(let step, _) = source { step } else { nil }
    }

    /// The definitions that fit it.
    public var matches: [StepMatch] {
        if case .pickleStep(_, let matches) = source { matches } else { [] }
    }

    /// The step's text, or what the hook is called.
    public var text: String {
        switch source {
        case .pickleStep(let step, _): step.text
        case .hook(let hook): hook.title
        }
    }
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
