package import CucumberExpressions
public import CucumberGherkin

/// A scenario as it will be run: its hooks, its steps, and the definitions they match.
///
/// A class, because every result of a run refers to it.
public final class TestCase: Sendable, Identifiable {
    public let id: String
    public let pickle: Pickle
    public let feature: LoadedFeature
    /// The id of its product, `madinia`; empty where it is unknown.
    public let product: String
    /// Before hooks, steps, after hooks.
    public let steps: [TestStep]
    /// From 0, where each scenario runs several times.
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
    public var location: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// A step or a hook of a scenario, as it will be run.
public final class TestStep: Sendable, Identifiable {
    /// Unique in a run.
    public let id: String
    /// The step in the script; nil for a hook.
    public let pickleStep: PickleStep?
    /// The definitions that match the step. None: it is undefined. Two or more: it is ambiguous.
    package let matches: [StepMatch]
    /// Nil for a step.
    public let hook: RunHook?
    /// As written: `Étant donné que `; empty for a hook.
    public let keyword: String
    /// Its line in the script, or where the hook is defined; nil where that is unknown.
    public let sourceLocation: FileLocation?

    /// A step of a script.
    package init(
        id: String,
        _ step: PickleStep,
        matches: [StepMatch],
        keyword: String,
        location: FileLocation?
    ) {
        self.id = id
        pickleStep = step
        self.matches = matches
        hook = nil
        self.keyword = keyword
        sourceLocation = location
    }

    /// A hook.
    public init(id: String, hook: RunHook) {
        self.id = id
        pickleStep = nil
        matches = []
        self.hook = hook
        keyword = ""
        sourceLocation = hook.location
    }

    private init(_ id: String, _ other: TestStep) {
        self.id = id
        pickleStep = other.pickleStep
        matches = other.matches
        hook = other.hook
        keyword = other.keyword
        sourceLocation = other.sourceLocation
    }

    /// The same step under another identifier.
    public func renamed(_ id: String) -> TestStep { TestStep(id, self) }

    /// The step's text, or the hook's title.
    public var text: String { pickleStep?.text ?? hook?.title ?? "" }

    /// `Scenarios/Madinia/catalogue.feature:12`; empty where it is unknown.
    public var location: String { sourceLocation?.description ?? "" }
}

/// A definition that matches a step's text, with the part of the text that each parameter takes.
package struct StepMatch: Sendable, Hashable {
    /// The part of the text that one parameter takes.
    package struct Argument: Sendable, Hashable {
        package let group: MatchGroup
        /// Nil for `{}` and for a group of a regular expression.
        package let parameterTypeName: String?

        package init(group: MatchGroup, parameterTypeName: String?) {
            self.group = group
            self.parameterTypeName = parameterTypeName
        }
    }

    package let definitionID: String
    package let arguments: [Argument]

    package init(definitionID: String, arguments: [Argument]) {
        self.definitionID = definitionID
        self.arguments = arguments
    }
}
