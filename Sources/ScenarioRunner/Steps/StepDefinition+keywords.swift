import CucumberGherkin

extension StepDefinition.Kind {
    /// The keyword that scripts in a language usually begin such a step with: `Étant donné que`.
    public func keyword(in language: String) -> String {
        if language == "fr", self == .given { return "Étant donné que" }
        let dialect = GherkinDialect.named(language)
        let keywords =
            switch self {
            case .given: dialect?.given
            case .when: dialect?.when
            case .then: dialect?.then
            }
        let words = keywords?.first { $0 != "* " }?.split(separator: " ").joined(separator: " ")
        return words ?? rawValue
    }
}
