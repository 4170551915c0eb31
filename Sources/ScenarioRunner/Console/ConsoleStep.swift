/// One step as a script has it, without the script around it.
public struct ConsoleStep: Hashable, Sendable, Codable {
    /// What a step is for, by its usual keyword.
    public enum Kind: String, Codable, Sendable {
        case given, when, then
    }

    /// nil for the usual kind of its definition.
    public var kind: Kind?
    /// In one line, without the keyword.
    public var text: String
    /// The text under the step.
    public var docString: String?
    /// The table under the step, row by row.
    public var table: [[String]]?

    public init(kind: Kind? = nil, text: String, docString: String? = nil, table: [[String]]? = nil) {
        self.kind = kind
        self.text = text
        self.docString = docString
        self.table = table
    }
}

/// What came of one step.
public struct ConsoleResult: Sendable {
    public enum Status: String, Codable, Sendable {
        case passed, skipped, pending, undefined, ambiguous, failed
    }

    public let status: Status
    /// Why it did not pass: the fact, then what helps to fix it.
    public let message: String?
    /// Replacements for a step that no definition matches, the likeliest first.
    public let suggestions: [String]
    /// Of the step, or else of its definition.
    public let kind: ConsoleStep.Kind
}

/// A step that could be said next.
public struct StepCompletion: Hashable, Sendable {
    /// With values filled in where the screen has them, and `{placeholders}` elsewhere.
    public let text: String
    /// What the step does, in one English line.
    public let summary: String
    /// Whether it is a step as it stands, without placeholders.
    public let isWhole: Bool
}
