extension Gherkin {
    /// Steps that come before those of every scenario beside it.
    public struct Background: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public var location: Location
        public var keyword: String
        public var name: String
        public var description: String
        public var steps: [Step]
    }

    /// A scenario, or an outline: what makes it one is having examples, not its keyword.
    public struct Scenario: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public var location: Location
        public var tags: [Tag]
        public var keyword: String
        public var name: String
        public var description: String
        public var steps: [Step]
        public var examples: [Examples]
    }

    /// The table whose rows fill in an outline's placeholders.
    public struct Examples: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public var location: Location
        public var tags: [Tag]
        public var keyword: String
        public var name: String
        public var description: String
        /// The row of placeholder names; absent where there is no table.
        public var tableHeader: TableRow?
        public var tableBody: [TableRow]
    }
}
