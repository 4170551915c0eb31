/// One fault in a feature file, worded as the official parsers word it.
public struct GherkinError: Error, Sendable, Hashable {
    /// The official text, its place included: `(6:7): inconsistent cell count within the table`.
    public let message: String
    public let location: Gherkin.Location
    public let uri: String

    init(_ fact: String, at location: Gherkin.Location, in uri: String) {
        self.message = "(\(location.line):\(location.column ?? 0)): \(fact)"
        self.location = location
        self.uri = uri
    }
}

/// Every fault found in one feature file, in the order of the text.
public struct GherkinErrors: Error, Sendable, Hashable {
    public let errors: [GherkinError]
}

extension GherkinErrors: CustomStringConvertible {
    public var description: String {
        errors.map { "\($0.uri) \($0.message)" }.joined(separator: "\n")
    }
}
