extension Gherkin {
    /// The parser's state.
    ///
    /// The official grammar has 55 states. Here features and rules share states, as do the steps of backgrounds and
    /// scenarios; the builder knows which of them is open.
    enum ParserState {
        case start
        case afterLanguage
        case featureTags
        case ruleTags
        case scenarioTags
        case examplesTags
        /// After the title of a feature or a rule.
        case header
        case headerDescription
        case background
        case backgroundDescription
        case scenario
        case scenarioDescription
        case examples
        case examplesDescription
        case examplesTable
        case step(StepOwner)
        /// In a table, before any doc string.
        case table(StepOwner)
        /// In a doc string, before any table.
        case docString(StepOwner)
        /// After a doc string, before any table.
        case afterDocString(StepOwner)
        /// In a table after a doc string.
        case secondTable(StepOwner)
        /// In a doc string after a table.
        case secondDocString(StepOwner)
        /// After a doc string that came after a table.
        case afterSecondDocString(StepOwner)
    }

    enum StepOwner {
        case background
        case scenario
    }
}

extension Gherkin.ParserState {
    /// The kinds of line that may come next, in the order they are tried and listed in errors.
    var expected: [Gherkin.TokenKind] {
        switch self {
        case .start: Self.atStart
        case .afterLanguage, .featureTags: Self.beforeFeature
        case .ruleTags: Self.beforeRule
        case .scenarioTags: Self.beforeScenario
        case .examplesTags: Self.beforeExamples
        case .header: Self.inHeader
        case .headerDescription: Self.inHeaderDescription
        case .background: Self.inBackground
        case .backgroundDescription: Self.inBackgroundDescription
        case .scenario: Self.inScenario
        case .scenarioDescription: Self.inScenarioDescription
        case .examples: Self.inExamples
        case .examplesDescription: Self.inExamplesDescription
        case .examplesTable: Self.inExamplesTable
        case .step(.scenario), .table(.scenario): Self.inScenarioStep
        case .step(.background), .table(.background): Self.inBackgroundStep
        case .docString, .secondDocString: Self.inDocString
        case .afterDocString(.scenario), .secondTable(.scenario): Self.afterScenarioDocString
        case .afterDocString(.background), .secondTable(.background): Self.afterBackgroundDocString
        case .afterSecondDocString(.scenario): Self.afterScenarioArguments
        case .afterSecondDocString(.background): Self.afterBackgroundArguments
        }
    }

    /// The state after a comment: below a title it starts the description.
    var afterComment: Gherkin.ParserState {
        switch self {
        case .header: .headerDescription
        case .background: .backgroundDescription
        case .scenario: .scenarioDescription
        case .examples: .examplesDescription
        default: self
        }
    }

    private static let atStart: [Gherkin.TokenKind] = [
        .endOfFile, .language, .tagLine, .featureLine, .comment, .empty,
    ]
    private static let beforeFeature: [Gherkin.TokenKind] = [.tagLine, .featureLine, .comment, .empty]
    private static let beforeRule: [Gherkin.TokenKind] = [.tagLine, .ruleLine, .comment, .empty]
    private static let beforeScenario: [Gherkin.TokenKind] = [.tagLine, .scenarioLine, .comment, .empty]
    private static let beforeExamples: [Gherkin.TokenKind] = [.tagLine, .examplesLine, .comment, .empty]
    private static let inHeader: [Gherkin.TokenKind] = [
        .endOfFile, .empty, .comment, .backgroundLine, .tagLine, .scenarioLine, .ruleLine, .other,
    ]
    private static let inHeaderDescription = inHeader.without(.empty)
    private static let inBackground: [Gherkin.TokenKind] = [
        .endOfFile, .empty, .comment, .stepLine, .tagLine, .scenarioLine, .ruleLine, .other,
    ]
    private static let inBackgroundDescription = inBackground.without(.empty)
    private static let inScenario: [Gherkin.TokenKind] = [
        .endOfFile, .empty, .comment, .stepLine, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other,
    ]
    private static let inScenarioDescription = inScenario.without(.empty)
    private static let inExamples: [Gherkin.TokenKind] = [
        .endOfFile, .empty, .comment, .tableRow, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other,
    ]
    private static let inExamplesDescription = inExamples.without(.empty)
    private static let inExamplesTable: [Gherkin.TokenKind] = [
        .endOfFile, .tableRow, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .comment, .empty,
    ]
    private static let inScenarioStep: [Gherkin.TokenKind] = [
        .endOfFile, .tableRow, .docStringSeparator, .stepLine, .tagLine, .examplesLine, .scenarioLine, .ruleLine,
        .comment, .empty,
    ]
    private static let inBackgroundStep = inScenarioStep.without(.examplesLine)
    private static let inDocString: [Gherkin.TokenKind] = [.docStringSeparator, .other]
    private static let afterScenarioDocString = inScenarioStep.without(.docStringSeparator)
    private static let afterBackgroundDocString = inBackgroundStep.without(.docStringSeparator)
    private static let afterScenarioArguments = afterScenarioDocString.without(.tableRow)
    private static let afterBackgroundArguments = afterBackgroundDocString.without(.tableRow)
}

extension [Gherkin.TokenKind] {
    fileprivate func without(_ kind: Gherkin.TokenKind) -> Self {
        filter { $0 != kind }
    }
}
