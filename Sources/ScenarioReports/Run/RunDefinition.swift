/// What was defined for a run: a step, a hook, a parameter type.
public struct RunDefinition: Sendable, Identifiable, Hashable {
    public enum Content: Sendable, Hashable {
        case step(Pattern, language: String?)
        case hook(RunHook)
        case parameterType(ParameterTypeFacts)
        /// An expression names a parameter type that nobody defined.
        case undefinedParameterType(name: String, expression: String)
    }

    /// How a step is said.
    public enum Pattern: Sendable, Hashable {
        case cucumberExpression(String)
        case regularExpression(String)

        public var source: String {
            switch self {
            case .cucumberExpression(let source), .regularExpression(let source): source
            }
        }
    }

    /// A parameter type, as messages tell it.
    public struct ParameterTypeFacts: Sendable, Hashable {
        public let name: String
        public let patterns: [String]
        public let preferForRegularExpressionMatch: Bool
        public let useForSnippets: Bool

        public init(
            name: String,
            patterns: [String],
            preferForRegularExpressionMatch: Bool,
            useForSnippets: Bool
        ) {
            self.name = name
            self.patterns = patterns
            self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
            self.useForSnippets = useForSnippets
        }
    }

    /// Unique in a run, and the same in every run of the same vocabulary.
    public let id: String
    public let content: Content
    /// Where it stands in the source, where that is known.
    public let place: SourcePlace?

    public init(id: String, content: Content, place: SourcePlace?) {
        self.id = id
        self.content = content
        self.place = place
    }
}

/// Where something is defined in the source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// What runs around scenarios, or around the whole run, as reports know it.
public struct RunHook: Sendable, Hashable, Identifiable {
    /// When it runs, as Cucumber Messages name it.
    public enum Kind: String, Sendable, CaseIterable {
        case beforeTestRun = "BEFORE_TEST_RUN"
        case afterTestRun = "AFTER_TEST_RUN"
        case beforeTestCase = "BEFORE_TEST_CASE"
        case afterTestCase = "AFTER_TEST_CASE"
        case beforeTestStep = "BEFORE_TEST_STEP"
        case afterTestStep = "AFTER_TEST_STEP"
    }

    public let id: String
    public let kind: Kind
    /// For the reports; nil where it was given none.
    public let name: String?
    /// The scenarios it is for, as it was written; nil for all.
    public let tagExpression: String?
    public let place: SourcePlace?

    public init(id: String, kind: Kind, name: String?, tagExpression: String?, place: SourcePlace?) {
        self.id = id
        self.kind = kind
        self.name = name
        self.tagExpression = tagExpression
        self.place = place
    }

    /// `Before hook “A named hook”`
    public var title: String {
        let words =
            switch kind {
            case .beforeTestRun: "BeforeAll hook"
            case .afterTestRun: "AfterAll hook"
            case .beforeTestCase: "Before hook"
            case .afterTestCase: "After hook"
            case .beforeTestStep: "BeforeStep hook"
            case .afterTestStep: "AfterStep hook"
            }
        return name.map { "\(words) “\($0)”" } ?? words
    }
}
