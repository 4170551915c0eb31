extension Gherkin {
    /// What a file describes.
    public struct Feature: Sendable, Hashable {
        public var location: Location
        public var tags: [Tag]
        /// The code of the dialect it is written in, such as `fr`.
        public var language: String
        public var keyword: String
        public var name: String
        public var description: String
        public var children: [FeatureChild]
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
        public var location: Location
        public var tags: [Tag]
        public var keyword: String
        public var name: String
        public var description: String
        public var children: [RuleChild]
    }

    /// What a rule holds, in the order of the text.
    public enum RuleChild: Sendable, Hashable {
        case background(Background)
        case scenario(Scenario)
    }
}
