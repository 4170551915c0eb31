extension Gherkin {
    /// The kinds of line, with the official grammar's names.
    enum TokenKind: String {
        case endOfFile = "#EOF"
        case empty = "#Empty"
        case comment = "#Comment"
        case tagLine = "#TagLine"
        case featureLine = "#FeatureLine"
        case ruleLine = "#RuleLine"
        case backgroundLine = "#BackgroundLine"
        case scenarioLine = "#ScenarioLine"
        case examplesLine = "#ExamplesLine"
        case stepLine = "#StepLine"
        case docStringSeparator = "#DocStringSeparator"
        case tableRow = "#TableRow"
        case language = "#Language"
        /// A line of a description or a doc string.
        case other = "#Other"
    }
}
