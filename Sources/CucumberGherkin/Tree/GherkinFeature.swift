extension Gherkin {
    /// What a file describes.
    public struct Feature: Sendable, Hashable {
        public internal(set) var location: Location
        public internal(set) var tags: [Tag]
        /// The code of the dialect it is written in, such as `fr`.
        public internal(set) var language: String
        /// As written; empty in a Markdown document that does not begin with the heading of a feature.
        public internal(set) var keyword: String
        public internal(set) var name: String
        public internal(set) var description: String
        public internal(set) var children: [FeatureChild]
    }

    /// What a feature holds, in the order of the text.
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

    /// What a rule holds, in the order of the text.
    public enum RuleChild: Sendable, Hashable {
        case background(Background)
        case scenario(Scenario)
    }
}
