public import AppShell

/// What the person can choose: switches in sections, and pages on the web. The product says which.
public struct SettingsModule: FeatureModule {
    public let id = "settings"
    private let placement: Placement
    private let link: String?
    private let title: String
    private let sections: [SettingsSection]
    private let hooks: SettingsHooks
    private let environment: AppEnvironment

    /// - Parameters:
    ///   - placement: where it opens from outside.
    ///   - link: the pattern of a link that leads there; nil: only a screen of the product does.
    ///   - sections: in order; one without rows is left out while it has no note.
    public init(
        placement: Placement,
        link: String? = nil,
        title: String,
        sections: [SettingsSection],
        hooks: SettingsHooks = SettingsHooks(),
        environment: AppEnvironment
    ) {
        self.placement = placement
        self.link = link
        self.title = title
        self.sections = sections
        self.hooks = hooks
        self.environment = environment
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@appshell/settings", contract: "A choice holds at once, and outlives the app")
        contributions.destination(Settings.self, placement: placement, isInternal: link == nil) { _, context in
            SettingsScreen(
                title: title,
                sections: sections,
                hooks: hooks,
                webPages: environment.device.webPages,
                router: context.router
            )
        }
        if let link { contributions.link(link, to: Settings.self) }
    }
}

/// What the settings need of the rest of the app.
public struct SettingsHooks {
    /// In place of the sections while they belong to nobody, such as after a session has ended; nil: show them.
    public var gate: (Router) -> Content?
    /// The screen has come on top: what could not be loaded is worth another try.
    public var onAppear: () -> Void

    public init(gate: @escaping (Router) -> Content? = { _ in nil }, onAppear: @escaping () -> Void = {}) {
        self.gate = gate
        self.onAppear = onAppear
    }
}

/// The settings.
public struct Settings: PlainDestination {
    public static let name = "settings.root"

    public init() {}
}
