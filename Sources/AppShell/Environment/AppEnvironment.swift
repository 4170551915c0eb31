/// What the world offers an app: clock, chance, network, storage, device, place. Handed in by the host, never looked up.
///
/// Nothing in the shell, a feature or a product reads the real clock, the locale or a random number in any other way,
/// so that a script run twice is the same twice.
public struct AppEnvironment: Sendable {
    public var clock: any AppClock
    public var random: any RandomSource
    public var transport: any HTTPTransport
    /// What outlives the app's process.
    public var storage: Storage
    public var device: Device
    /// Formats dates and prices for the person.
    public var formats: LocalFormats
    public var configuration: AppConfiguration
    /// Hears of what went wrong without the person having to know.
    public var diagnostics: any Diagnostics

    public init(
        clock: any AppClock,
        random: any RandomSource,
        transport: any HTTPTransport,
        storage: Storage,
        device: Device,
        formats: LocalFormats,
        configuration: AppConfiguration = AppConfiguration(),
        diagnostics: any Diagnostics = NoDiagnostics()
    ) {
        self.clock = clock
        self.random = random
        self.transport = transport
        self.storage = storage
        self.device = device
        self.formats = formats
        self.configuration = configuration
        self.diagnostics = diagnostics
    }
}

/// What differs between a build for the store, one for tests and one against a back end on a desk.
public struct AppConfiguration: Hashable, Sendable {
    /// In place of the product's own back end.
    public var apiBaseURL: String?
    public var apiKey: String
    public var appVersion: String
    /// Which of Apple's two push services knows this build; nil: the host says, and one that does not means production.
    public var pushEnvironment: PushEnvironment?

    public init(
        apiBaseURL: String? = nil,
        apiKey: String = "",
        appVersion: String = "1.0.0",
        pushEnvironment: PushEnvironment? = nil
    ) {
        self.apiBaseURL = apiBaseURL
        self.apiKey = apiKey
        self.appVersion = appVersion
        self.pushEnvironment = pushEnvironment
    }
}

/// Apple has two push services, and each knows the tokens of its own builds only (AIC-5).
public enum PushEnvironment: String, Hashable, Sendable, Codable, CaseIterable {
    /// Debug builds, signed for development.
    case sandbox = "SANDBOX"
    /// TestFlight and the store.
    case production = "PRODUCTION"
}
