/// A step, a hook or a parameter type that was defined for a run.
package struct RunDefinition: Sendable, Identifiable, Hashable {
    /// What was defined.
    package enum Content: Sendable, Hashable {
        case step(Pattern, language: String?)
        case hook(RunHook)
        case parameterType(ParameterTypeFacts)
        /// An expression names a parameter type that is not defined.
        case undefinedParameterType(name: String, expression: String)
    }

    /// The expression of a step.
    package enum Pattern: Sendable, Hashable {
        case cucumberExpression(String)
        case regularExpression(String)

        /// The expression as it was written.
        package var source: String {
            switch self {
            case .cucumberExpression(let source), .regularExpression(let source): source
            }
        }
    }

    /// A parameter type, as messages describe it.
    package struct ParameterTypeFacts: Sendable, Hashable {
        package let name: String
        package let patterns: [String]
        package let preferForRegularExpressionMatch: Bool
        package let useForSnippets: Bool

        package init(
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
    package let id: String
    package let content: Content
    /// Nil where it is unknown.
    package let location: FileLocation?
    /// Whether a phrase says the step, so that it is used where no script says it.
    package var isUsedByPhrase = false

    package init(id: String, content: Content, location: FileLocation?) {
        self.id = id
        self.content = content
        self.location = location
    }
}

/// A file and a line in it.
public struct FileLocation: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// A hook around scenarios, or around the whole run, as reports know it.
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
    /// Nil where it has none.
    public let name: String?
    /// The tag expression of its scenarios; nil for all.
    public let tagExpression: String?
    public let location: FileLocation?

    public init(id: String, kind: Kind, name: String?, tagExpression: String?, location: FileLocation?) {
        self.id = id
        self.kind = kind
        self.name = name
        self.tagExpression = tagExpression
        self.location = location
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
