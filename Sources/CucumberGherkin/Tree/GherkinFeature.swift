extension Gherkin {
    /// The feature of a file.
    public struct Feature: Sendable, Hashable {
        public internal(set) var location: Location
        public internal(set) var tags: [Tag]
        /// The code of its dialect, such as `fr`.
        public internal(set) var language: String
        /// As written; empty in a Markdown document without a feature heading.
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        public internal(set) var children: [FeatureChild]
    }

    /// A child of a feature.
    public enum FeatureChild: Sendable, Hashable {
        case background(Background)
        case scenario(Scenario)
        case rule(Rule)
    }

    /// A business rule and the scenarios that illustrate it.
    public struct Rule: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var tags: [Tag]
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        public internal(set) var children: [RuleChild]
    }

    /// A child of a rule.
    public enum RuleChild: Sendable, Hashable {
        case background(Background)
        case scenario(Scenario)
    }
}
