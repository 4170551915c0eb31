/// The world of an app: clock, random numbers, network, storage, device, locale. The host provides it.
///
/// The shell, features and products have no other access to the world, so that scripts are deterministic.
public struct AppEnvironment: Sendable {
    /// The time of day and timers.
    public var clock: any AppClock
    /// All randomness.
    public var random: any RandomSource
    /// The network.
    public var transport: any HTTPTransport
    /// The persistent storage.
    public var storage: Storage
    /// The services of the device.
    public var device: Device
    /// Formats dates and prices for the user.
    public var formats: LocalFormats
    /// The product's texts in the user's language, which ``formats`` has. Set when a product is composed.
    public private(set) var texts = AppTexts()
    /// The settings of the build.
    public var configuration: AppConfiguration
    /// The settings of the flags.
    public var flags: FlagSettings
    /// The id of the only module whose screens are shown, for the team that develops it; nil for the whole product. Other
    /// modules with screens do no work, and placeholders replace their screens.
    public var feature: String?
    /// Receives reports for developers.
    public var diagnostics: any Diagnostics
    /// Receives the events of ``Analytics``.
    public var analytics: any AnalyticsSink

    /// An environment. By default, diagnostics and analytics events are dropped.
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

    /// With the product's texts in the user's language, if the product has it.
    func speaking(_ languages: ProductLanguages) -> AppEnvironment {
        var environment = self
        environment.texts = languages.texts(for: formats.locale)
        // A product without tables may be written in any language.
        if !languages.tables.isEmpty { environment.formats = formats.speaking(environment.texts.language) }
        return environment
    }
}

/// The settings that differ between builds for the store, for tests and for a local back end.
public struct AppConfiguration: Hashable, Sendable {
    /// Replaces the URL of the product's back end.
    public var apiBaseURL: String?
    /// The API key; empty for none.
    public var apiKey: String
    /// The version in the store: `1.0.0`.
    public var appVersion: String
    /// The push service of this build; nil for production.
    public var pushEnvironment: PushEnvironment?

    /// By default the product's back end, without a key.
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

/// One of Apple's two push services. Each accepts only the tokens of its builds (AIC-5).
public enum PushEnvironment: String, Hashable, Sendable, Codable, CaseIterable {
    /// For debug builds, signed for development.
    case sandbox = "SANDBOX"
    /// For TestFlight and the App Store.
    case production = "PRODUCTION"
}
