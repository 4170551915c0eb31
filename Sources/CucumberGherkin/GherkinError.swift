/// An error in a feature file, worded as in the official parsers.
public struct GherkinError: Error, Sendable, Hashable {
    /// The official message, with its location: `(6:7): inconsistent cell count within the table`.
    public let message: String
    public let location: Gherkin.Location
    public let uri: String
    /// The same in plain words, if they are known. Not part of Cucumber Messages.
    public var hint: Hint?

    /// What is wrong, and what to write.
    public struct Hint: Sendable, Hashable, CustomStringConvertible {
        /// A sentence.
        public let fact: String
        /// A sentence.
        public let fix: String

        public init(fact: String, fix: String) {
            (self.fact, self.fix) = (fact, fix)
        }

        /// Both sentences.
        public var description: String { "\(fact) \(fix)" }
    }

    init(_ fact: String, at location: Gherkin.Location, in uri: String) {
        self.message = "(\(location.line):\(location.column ?? 0)): \(fact)"
        self.location = location
        self.uri = uri
    }

    /// An earlier error, read from Cucumber Messages.
    public init(message: String, location: Gherkin.Location, uri: String) {
        self.message = message
        self.location = location
        self.uri = uri
    }
}

/// All errors in a feature file, in order.
public struct GherkinErrors: Error, Sendable, Hashable {
    public let errors: [GherkinError]
}

extension GherkinError {
    /// The hint, or else the official message without its location.
    public var explanation: String {
        hint?.description ?? String(message.trimmingPrefix("(\(location.line):\(location.column ?? 0)): "))
    }

    /// With the file and the place in front: `basket.feature:6:7: …`.
    public var locatedExplanation: String {
        "\(uri):\(location.line)" + (location.column.map { ":\($0)" } ?? "") + ": \(explanation)"
    }
}

extension GherkinError: CustomStringConvertible {
    /// The file and the message: `basket.feature (6:7): inconsistent cell count within the table`.
    public var description: String { "\(uri) \(message)" }
}

extension GherkinErrors: CustomStringConvertible {
    /// One error per line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
