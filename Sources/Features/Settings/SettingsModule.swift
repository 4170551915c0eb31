public import AppShell

/// What the person can choose: switches in sections, and pages on the web. The product says which.
public struct SettingsModule: FeatureModule {
    public let id = "settings"
    private let placement: Placement
    private let link: String?
    private let words: SettingsWords
    private let sections: [SettingsSection]
    private let environment: AppEnvironment

    /// - Parameters:
    ///   - placement: where it opens from outside.
    ///   - link: the pattern of a link that leads there; nil: only a screen of the product does.
    ///   - sections: in order; one without rows is left out while it has no note.
    public init(
        placement: Placement,
        link: String? = nil,
        words: SettingsWords,
        sections: [SettingsSection],
        environment: AppEnvironment
    ) {
        self.placement = placement
        self.link = link
        self.words = words
        self.sections = sections
        self.environment = environment
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.destination(Settings.self, placement: placement, isInternal: link == nil) { _, _ in
            SettingsScreen(words: words, sections: sections, webPages: environment.device.webPages)
        }
        if let link { contributions.link(link, to: Settings.self) }
    }
}

/// The settings.
public struct Settings: Destination {
    public static let name = "settings.root"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// What the screen says by itself.
public struct SettingsWords: Sendable {
    public var title: String

    public init(title: String) {
        self.title = title
    }
}
