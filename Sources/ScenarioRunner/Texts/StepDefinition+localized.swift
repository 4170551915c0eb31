import AppShellTexts

extension StepDefinition {
    /// What the step does, in one line, in the language of the current `Reader`.
    public var localizedSummary: String { Reader.current.text(summary) }
}
