extension LintIssue.Code {
    /// What it is about, as a sentence, for lists of rules.
    public var summary: String {
        switch self {
        case .parseError: "The file is not Gherkin."
        case .language: "The keywords are of another language than the file's."
        case .encoding: "The file is not UTF-8."
        case .productUnknown: "Nothing says which product the script is about."
        case .stepUndefined: "No step definition matches."
        case .stepAmbiguous: "Several step definitions match."
        case .phraseInvalid: "No script could use a phrase."
        case .phraseClash: "A phrase has the words of another step."
        case .phraseCycle: "Phrases call each other without an end."
        case .quoteUnclosed: "A quotation mark is not closed."
        case .valueUnreadable: "A step cannot read a value."
        case .argumentUnread: "A step does not read the table or text below it."
        case .argumentMissing: "A step misses the table or text that it reads."
        case .assertionWaited: "An assertion passed only after virtual time went on."
        case .stepRenamed: "A step is in a former wording."
        case .definitionUnused: "No script uses a step of the product."
        case .scenarioNameTwice: "Two scenarios have the same name."
        case .scenarioEmpty: "A scenario has no steps."
        case .outlineWithoutExamples: "An outline has no examples."
        case .examplesEmpty: "Examples have no rows."
        case .placeholderUnknown: "No column fills in a placeholder."
        case .columnUnused: "No placeholder names a column."
        case .tagTwice: "A tag appears twice."
        case .expectedFailure: "An expected failure has no reason, or its tag is misspelt."
        case .requirementUnknown: "A tag names no requirement."
        case .format: "The layout differs from what lint --fix writes."
        }
    }
}
