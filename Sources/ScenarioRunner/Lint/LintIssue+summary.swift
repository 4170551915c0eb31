import AppShellTexts

extension LintIssue.Code {
    /// What it is about, as a sentence, for lists of rules.
    public var summary: String {
        switch self {
        case .parseError: localized("The file is not Gherkin.")
        case .language: localized("The keywords are of another language than the file's.")
        case .keywordMisspelt: localized("A line begins with nearly a keyword.")
        case .stepInDescription: localized("A step stands in a description, where it does not run.")
        case .encoding: localized("The file is not UTF-8.")
        case .productUnknown: localized("Nothing says which product the script is about.")
        case .stepUndefined: localized("No step definition matches.")
        case .stepAmbiguous: localized("Several step definitions match.")
        case .phraseInvalid: localized("No script could use a phrase.")
        case .phraseClash: localized("A phrase has the words of another step.")
        case .phraseCycle: localized("Phrases call each other without an end.")
        case .quoteUnclosed: localized("A quotation mark is not closed.")
        case .valueUnreadable: localized("A step cannot read a value.")
        case .argumentUnread: localized("A step does not read the table or text below it.")
        case .argumentMissing: localized("A step misses the table or text that it reads.")
        case .assertionWaited: localized("An assertion passed only after virtual time went on.")
        case .textNeverShown: localized("A step says that a text is absent which nothing shows.")
        case .stepLanguage: localized("A step is in another language than the script.")
        case .stepRenamed: localized("A step is in a former wording.")
        case .definitionUnused: localized("No script uses a step of the product.")
        case .scenarioNameTwice: localized("Two scenarios have the same name.")
        case .scenarioEmpty: localized("A scenario has no steps.")
        case .outlineWithoutExamples: localized("An outline has no examples.")
        case .examplesEmpty: localized("Examples have no rows.")
        case .placeholderUnknown: localized("No column fills in a placeholder.")
        case .columnUnused: localized("No placeholder names a column.")
        case .tagTwice: localized("A tag appears twice.")
        case .expectedFailure: localized("An expected failure has no reason, or its tag is misspelt.")
        case .requirementUnknown: localized("A tag names no requirement.")
        case .format: localized("The layout differs from what lint --fix writes.")
        }
    }
}
