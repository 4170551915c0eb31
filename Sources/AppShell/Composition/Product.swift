/// An app: a manifest and a list of modules.
///
/// A product passes its modules their dependencies as arguments, and what one feature needs of another as a closure.
/// There is no service locator.
public protocol Product: Sendable {
    /// What the product declares.
    static var manifest: AppManifest { get }

    /// The flags that the product and its modules read; none by default.
    static var flags: [FlagDeclaration] { get }

    /// The languages that it speaks; by default French alone.
    static var languages: ProductLanguages { get }

    /// New modules for a launch. Starts nothing.
    static func modules(in environment: AppEnvironment) -> [any FeatureModule]
}

extension Product {
    /// None.
    public static var flags: [FlagDeclaration] { [] }
    /// French alone.
    public static var languages: ProductLanguages { ProductLanguages(source: .french) }
}

/// What a product declares: name, tabs, links, the shell's texts.
public struct AppManifest: Hashable, Sendable {
    /// In lower case, as commands name it: `madinia`.
    public let id: String
    /// As people know it.
    public let name: String
    /// Tabs, or one stack.
    public private(set) var navigation: Navigation
    /// Which links are its own.
    public let links: LinkPolicy
    /// The order of payload versions.
    public let payloads: PayloadPolicy
    /// The app's identifiers in the App Store, `TEAMID.com.example.app`, for the association file.
    public let appleAppIDs: [String]
    /// What becomes of links and notifications that come while the app is not ready.
    public let arrivals: ArrivalPolicy
    /// How long after it was left the app comes back to the same screens.
    public let restoration: RestorationPolicy
    /// The texts that the shell draws.
    public private(set) var strings: ShellStrings
    /// The language of these texts; nil: the one of the product's code.
    public private(set) var language: AppLanguage?
    /// How hosts draw it.
    public let theme: AppTheme
    /// Who looks after the product itself: the list of its modules and its texts.
    public let owner: Ownership?

    /// How the app is laid out.
    public enum Navigation: Hashable, Sendable {
        /// A tab bar; the app starts on `selected`.
        case tabs([Tab], selected: TabID)
        /// One stack, without tabs.
        case stack(root: Route)
    }

    /// A manifest; what is left out is as most apps have it.
    public init(
        id: String,
        name: String,
        navigation: Navigation,
        links: LinkPolicy = LinkPolicy(),
        payloads: PayloadPolicy = PayloadPolicy(),
        appleAppIDs: [String] = [],
        arrivals: ArrivalPolicy = ArrivalPolicy(),
        restoration: RestorationPolicy = .within(.seconds(86_400)),
        strings: ShellStrings = .french,
        theme: AppTheme = .standard,
        owner: Ownership? = nil
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
        self.theme = theme
        self.owner = owner
    }

    /// The tabs in order; none for an app of one stack.
    public var tabs: [Tab] {
        if case .tabs(let tabs, _) = navigation { tabs } else { [] }
    }

    /// Without the tabs whose flags are off. Where the selected one is among them, the app starts on the first that is left.
    func showing(_ flags: FlagSettings) -> AppManifest {
        guard case .tabs(let all, let selected) = navigation else { return self }
        let tabs = all.filter { $0.flag.map { flags[$0] } ?? true }
        guard tabs.count < all.count, let first = tabs.first else { return self }
        let isThere = tabs.contains { $0.id == selected }
        var manifest = self
        manifest.navigation = .tabs(tabs, selected: isThere ? selected : first.id)
        return manifest
    }

    /// With the tabs' titles and the shell's texts in the person's language.
    package func speaking(_ texts: AppTexts) -> AppManifest {
        guard !texts.isSource else { return self }
        var manifest = self
        if case .tabs(let tabs, let selected) = navigation {
            manifest.navigation = .tabs(tabs.map { $0.speaking(texts) }, selected: selected)
        }
        manifest.strings = strings.speaking(texts)
        manifest.language = texts.language
        return manifest
    }
}

/// A tab of the tab bar.
public struct Tab: Hashable, Sendable {
    /// Unique in a product.
    public let id: TabID
    /// Below the symbol; in the source language of the product, whose tables have it in the others.
    public private(set) var title: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// The first screen of its stack.
    public let root: Route
    /// The flag without which it is not there.
    public let flag: FeatureFlag<Bool>?

    /// A tab that starts at a destination.
    ///
    /// - Parameter flag: without which it is not there.
    public init(
        id: TabID,
        title: String,
        symbol: String,
        root: some Destination,
        while flag: FeatureFlag<Bool>? = nil
    ) {
        self.flag = flag
        self.id = id
        self.title = title
        self.symbol = symbol
        self.root = root.route
    }

    fileprivate func speaking(_ texts: AppTexts) -> Tab {
        var tab = self
        tab.title = texts(AppText(stringLiteral: title))
        return tab
    }
}

/// The texts of what the shell draws.
public struct ShellStrings: Hashable, Sendable {
    /// The back button.
    public var back: String
    /// A sheet's close button.
    public var close: String
    /// The name of the tab bar, for assistive technologies.
    public var tabs: String
    /// On a screen that could not be made.
    public var unavailable: String
    /// The title shown if the app could not start.
    public var launchFailed: String
    /// The button that retries the start.
    public var retry: String

    /// The texts of another language.
    public init(
        back: String,
        close: String,
        tabs: String,
        unavailable: String,
        launchFailed: String,
        retry: String
    ) {
        self.back = back
        self.close = close
        self.tabs = tabs
        self.unavailable = unavailable
        self.launchFailed = launchFailed
        self.retry = retry
    }

    /// In French.
    public static let french = ShellStrings(.frameworkFrench)
    /// In English.
    public static let english = ShellStrings(.frameworkEnglish)

    /// - Parameter texts: the framework's.
    private init(_ texts: AppTexts) {
        self.init(
            back: texts("Retour"),
            close: texts("Fermer"),
            tabs: texts("Onglets"),
            unavailable: texts("Cet écran n'est pas disponible."),
            launchFailed: texts("L'application n'a pas pu démarrer."),
            retry: texts("Réessayer")
        )
    }

    /// In another language: as the product's table has it, or else in the framework's words.
    fileprivate func speaking(_ texts: AppTexts) -> ShellStrings {
        let own = texts.ofFramework(french: .french, english: .english) { ShellStrings($0) }
        func text(_ field: KeyPath<ShellStrings, String>) -> String {
            texts.translation(of: self[keyPath: field]) ?? own[keyPath: field]
        }
        return ShellStrings(
            back: text(\.back),
            close: text(\.close),
            tabs: text(\.tabs),
            unavailable: text(\.unavailable),
            launchFailed: text(\.launchFailed),
            retry: text(\.retry)
        )
    }
}
