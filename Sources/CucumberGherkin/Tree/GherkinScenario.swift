extension Gherkin {
    /// Steps that run before those of each scenario beside it.
    public struct Background: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        public internal(set) var steps: [Step]
    }

    /// A scenario or an outline: examples make it one, not its keyword.
    public struct Scenario: Sendable, Hashable {
        public internal(set) var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var tags: [Tag]
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        public internal(set) var steps: [Step]
        public internal(set) var examples: [Examples]
    }

    /// A table whose rows fill in an outline's placeholders.
    public struct Examples: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var tags: [Tag]
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        /// The row with the placeholders' names, if there is a table.
        public internal(set) var tableHeader: TableRow?
        public internal(set) var tableBody: [TableRow]
    }
}
