extension Gherkin {
    /// Where in the grammar the parser stands.
    ///
    /// The official grammar's 55 states, folded: a feature and a rule expect the same lines, a background's steps expect
    /// what a scenario's do except examples, and the builder knows which of them is open.
    enum Place {
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
        /// In a table that a doc string may follow.
        case table(StepOwner)
        /// In a doc string that a table may follow.
        case docString(StepOwner)
        /// After a doc string that a table may follow.
        case afterDocString(StepOwner)
        /// In a table that came after a doc string.
        case secondTable(StepOwner)
        /// In a doc string that came after a table.
        case secondDocString(StepOwner)
        /// After a doc string that came after a table.
        case afterSecondDocString(StepOwner)
    }

    enum StepOwner {
        case background
        case scenario
    }
}

extension Gherkin.Place {
    /// The lines that may come here, in the order in which they are tried and in which errors name them.
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

    /// The place that a comment leads to: below a title it starts the description.
    var afterComment: Gherkin.Place {
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
