/// What the world offers an app: clock, random numbers, network, storage, device, locale. The host hands it in.
///
/// The shell, features and products read the world in no other way, so that scripts repeat exactly.
public struct AppEnvironment: Sendable {
    /// The time, and waiting.
    public var clock: any AppClock
    /// All randomness.
    public var random: any RandomSource
    /// The network.
    public var transport: any HTTPTransport
    /// What outlives the app's process.
    public var storage: Storage
    /// What the phone offers.
    public var device: Device
    /// Formats dates and prices for the person.
    public var formats: LocalFormats
    /// The product's words in the person's language. Set when a product is composed, by the language of ``formats``.
    public private(set) var texts = AppTexts()
    /// What differs between builds.
    public var configuration: AppConfiguration
    /// What the flags are set to.
    public var flags: FlagSettings
    /// The id of the only module whose screens are shown, for those who work on it; nil: the whole product. Modules that
    /// have screens do no work either; a screen of theirs says what would be there.
    public var feature: String?
    /// Takes reports for developers.
    public var diagnostics: any Diagnostics
    /// Takes the events that ``Analytics`` sends.
    public var analytics: any AnalyticsSink

    /// The world as the host offers it; diagnostics and events are dropped unless something takes them.
    public init(
        clock: any AppClock,
        random: any RandomSource,
        transport: any HTTPTransport,
        storage: Storage,
        device: Device,
        formats: LocalFormats,
        configuration: AppConfiguration = AppConfiguration(),
        flags: FlagSettings = FlagSettings(),
        diagnostics: any Diagnostics = NoDiagnostics(),
        analytics: any AnalyticsSink = NoAnalytics()
    ) {
        self.clock = clock
        self.random = random
        self.transport = transport
        self.storage = storage
        self.device = device
        self.formats = formats
        self.configuration = configuration
        self.flags = flags
        self.diagnostics = diagnostics
        self.analytics = analytics
    }

    /// In the language, of those that a product speaks, that is the person's.
    func speaking(_ languages: ProductLanguages) -> AppEnvironment {
        var environment = self
        environment.texts = languages.texts(for: formats.locale)
        // A product that lists no languages may be written in any.
        if !languages.tables.isEmpty { environment.formats = formats.speaking(environment.texts.language) }
        return environment
    }
}

/// What differs between builds for the store, for tests and against a local back end.
public struct AppConfiguration: Hashable, Sendable {
    /// Replaces the URL of the product's own back end.
    public var apiBaseURL: String?
    /// Sent with calls that need one; empty for none.
    public var apiKey: String
    /// As the store shows it: `1.0.0`.
    public var appVersion: String
    /// The push service that knows this build; nil: production.
    public var pushEnvironment: PushEnvironment?

    /// The product's own back end, without a key, unless told otherwise.
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

extension AppConfiguration: CustomStringConvertible, CustomReflectable {
    /// For logs and traces: without the key.
    public var description: String {
        "\(apiBaseURL.map(Redaction.url) ?? "the product's own back end"), version \(appVersion)"
    }

    /// Dumps show the address without secrets, and a mark in place of the key.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "apiBaseURL": apiBaseURL.map(Redaction.url) as Any, "apiKey": Redaction.mark, "appVersion": appVersion,
            "pushEnvironment": pushEnvironment as Any,
        ]
        return Mirror(self, children: children)
    }
}

/// Apple has two push services, and each knows the tokens of its own builds only (AIC-5).
public enum PushEnvironment: String, Hashable, Sendable, Codable, CaseIterable {
    /// Debug builds, signed for development.
    case sandbox = "SANDBOX"
    /// TestFlight and the store.
    case production = "PRODUCTION"
}
