public import AppShellHeadless

/// How scenarios run, in whichever process.
public struct AttemptOptions: Sendable {
    /// Steps are matched but not run.
    public var isDryRun = false
    /// Collects what is seen and acted on, for a ``CoverageReport``.
    public var collectsCoverage = false
    /// Collects the screen after each step, for reports that show it.
    public var collectsSnapshots = false
    /// Whether a scenario without steps passes, as it does in Cucumber. By default it does not: it proves nothing, and
    /// often a misspelt keyword has turned its steps into a description.
    public var allowsEmptyScenarios = false
    /// How long an assertion waits at most, in virtual time, unless its step says otherwise.
    public var assertionTimeout = Self.defaultAssertionTimeout
    /// The language of the phones, in place of the kit's: `en`. Scripts in the language of the code then say what the app
    /// does, by ``ScriptTranslation``.
    public var phoneLanguage: String?
    /// With it, laws are checked after each step: those of the product's kit that need no other act, except for what is
    /// accepted, by the product's id. Nil: they are not.
    public var accepted: [String: AcceptedFindings]?
    /// Replaces the back ends in process; nil keeps them.
    public var backend: ServedBackend?

    /// One second: up to then a person takes what an app does as its response (Nielsen, “Response Times: The 3 Important
    /// Limits”). A script says where it waits longer.
    public static let defaultAssertionTimeout = Duration.seconds(1)

    public init() {}
}
