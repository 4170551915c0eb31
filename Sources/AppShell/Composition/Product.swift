/// An app: a manifest and a list of modules.
///
/// A product passes its modules their dependencies as arguments, and what one feature needs of another as a closure.
/// There is no service locator.
public protocol Product: Sendable {
    /// What the product declares.
    static var manifest: AppManifest { get }

    /// New modules for a launch. Starts nothing.
    static func modules(in environment: AppEnvironment) -> [any FeatureModule]
}

/// What a product declares: name, tabs, links, the shell's texts.
public struct AppManifest: Sendable {
    /// In lower case, as commands name it: `madinia`.
    public let id: String
    public let name: String
    public let navigation: Navigation
    public let links: LinkPolicy
    public let payloads: PayloadPolicy
    /// The app's identifiers in the App Store, `TEAMID.com.example.app`, for the association file.
    public let appleAppIDs: [String]
    public let arrivals: ArrivalPolicy
    public let restoration: RestorationPolicy
    public let strings: ShellStrings

    /// How the app is laid out.
    public enum Navigation: Sendable {
        /// A tab bar; the app starts on `selected`.
        case tabs([Tab], selected: TabID)
        /// One stack, without tabs.
        case stack(root: Route)
    }

    public init(
        id: String,
        name: String,
        navigation: Navigation,
        links: LinkPolicy = LinkPolicy(),
        payloads: PayloadPolicy = PayloadPolicy(),
        appleAppIDs: [String] = [],
        arrivals: ArrivalPolicy = ArrivalPolicy(),
        restoration: RestorationPolicy = .within(.seconds(86_400)),
        strings: ShellStrings = .french
    ) {
        self.id = id
        self.name = name
        self.navigation = navigation
        self.links = links
        self.payloads = payloads
        self.appleAppIDs = appleAppIDs
        self.arrivals = arrivals
        self.restoration = restoration
        self.strings = strings
    }

    /// The tabs in order; none for an app of one stack.
    public var tabs: [Tab] {
        if case .tabs(let tabs, _) = navigation { tabs } else { [] }
    }
}

/// A tab of the tab bar.
public struct Tab: Hashable, Sendable {
    public let id: TabID
    public let title: String
    /// The name of an SF Symbol.
    public let symbol: String
    public let root: Route

    public init(id: TabID, title: String, symbol: String, root: some Destination) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.root = root.route
    }
}

/// The texts of what the shell draws.
public struct ShellStrings: Hashable, Sendable {
    public var back: String
    public var close: String
    public var tabs: String
    /// On a screen that could not be made.
    public var unavailable: String

    public init(back: String, close: String, tabs: String, unavailable: String) {
        self.back = back
        self.close = close
        self.tabs = tabs
        self.unavailable = unavailable
    }

    public static let french = ShellStrings(
        back: "Retour",
        close: "Fermer",
        tabs: "Onglets",
        unavailable: "Cet écran n'est pas disponible."
    )
    public static let english = ShellStrings(
        back: "Back",
        close: "Close",
        tabs: "Tabs",
        unavailable: "This screen is not available."
    )
}
