/// One fault in a feature file, worded as the official parsers word it.
public struct GherkinError: Error, Sendable, Hashable {
    /// The official text, its place included: `(6:7): inconsistent cell count within the table`.
    public let message: String
    public let location: Gherkin.Location
    public let uri: String
    /// What is most likely wrong, where more is known than the official text says; no part of Cucumber Messages.
    public var hint: String?

    init(_ fact: String, at location: Gherkin.Location, in uri: String) {
        self.message = "(\(location.line):\(location.column ?? 0)): \(fact)"
        self.location = location
        self.uri = uri
    }

    /// A fault that was found before, as Cucumber Messages tell it.
    public init(message: String, location: Gherkin.Location, uri: String) {
        self.message = message
        self.location = location
        self.uri = uri
    }
}

/// Every fault found in one feature file, in the order of the text.
public struct GherkinErrors: Error, Sendable, Hashable {
    public let errors: [GherkinError]
}

extension GherkinError {
    /// The hint, where there is one, above the official text.
    public var explanation: String { hint.map { "\($0)\n\(message)" } ?? message }
}

extension GherkinError: CustomStringConvertible {
    /// The file and the message: `basket.feature (6:7): inconsistent cell count within the table`.
    public var description: String { "\(uri) \(message)" }
}

extension GherkinErrors: CustomStringConvertible {
    /// Each fault on a line of its own.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
