public import ScenarioRunner

/// What `appshell serve` was asked for.
public struct WebHostOptions: Sendable {
    /// The product to show first; nil for the first one.
    public var product: (any TestKit.Type)?
    /// `fr` or `en`: of the steps, where the page does not choose.
    public var language = "fr"
    /// Steps that a new session begins with, such as those of a scenario; empty to open the app.
    public var steps: [ConsoleStep] = []
    /// Of the scenario that they are of.
    public var titles: ScriptTitles?
    /// Its file, where the page may write it.
    public var file: ScriptFile?
    /// Whether the phone's time follows the world's at first.
    public var runsClock = true
    /// The address to listen on. Beyond this machine, the page needs a token.
    public var address = "127.0.0.1"
    /// 0 for any free port.
    public var port: UInt16 = 0
    /// Whether to open a browser.
    public var opensBrowser = false

    public init() {}
}

/// What a script and its scenario are called.
public struct ScriptTitles: Encodable, Hashable, Sendable {
    public let feature: String
    public let scenario: String

    public init(feature: String, scenario: String) {
        self.feature = feature
        self.scenario = scenario
    }
}
