public import AppShellHeadless

/// How scenarios are run, whichever process does it.
public struct AttemptOptions: Sendable {
    /// Steps are matched, and none is run.
    public var isDryRun = false
    /// What is seen and acted on is collected, for a ``CoverageReport``.
    public var collectsCoverage = false
    /// What is to see after each step is collected, for reports that show it.
    public var collectsSnapshots = false
    /// Whether a scenario without steps passes, as it does in Cucumber. By default it doesn't: it shows nothing, and
    /// often has a keyword with a typo, which makes a description of its steps.
    public var allowsEmptyScenarios = false
    /// How much virtual time an assertion lets pass at most until it holds, where its step does not say.
    public var assertionTimeout = Self.defaultAssertionTimeout
    /// Answers in the place of the back ends in process; nil for those.
    public var backend: ServedBackend?

    /// One second: what an app does within it, a person takes for its answer to what they did (Nielsen, “Response Times: The
    /// 3 Important Limits”); what comes later is a wait, which a script says.
    public static let defaultAssertionTimeout = Duration.seconds(1)

    public init() {}
}
