/// A feature, as a product composes it.
///
/// A module only declares at composition. It holds what its screens share (a store, a service), one instance per launch.
/// Reading and starting wait for ``Contributions/start(_:)``.
public protocol FeatureModule {
    /// Unique in a product, such as `catalog`.
    var id: String { get }

    /// Declares the module's destinations, links, stored keys and work.
    func contribute(to contributions: inout Contributions)
}

/// The tasks and the router of the app, passed to the modules at the start. They may retain both.
public struct AppStart {
    /// For work that outlives its screen, such as storing a changed switch. Cancelled when the app stops.
    public let tasks: TaskScope
    /// For navigation and messages that belong to no screen. A screen uses its own ``Router``, which does nothing once the
    /// screen is no longer on top.
    public let router: Router
}

/// A moment of the app's life at which modules may work.
public enum AppMoment: String, Hashable, Sendable {
    /// The first screen, or the screen of a link, has just been shown.
    case launch
    /// Back from the background.
    case foreground
    /// The user has switched to another app.
    case background
    /// The system grants some seconds in the background to load new data.
    case refresh
}

/// A quick action of the app's icon.
public struct Shortcut: Hashable, Sendable {
    /// Unique in a product; the system returns it.
    public let id: String
    /// The text in the menu.
    public let title: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// The route that it opens.
    public let route: Route
}

/// Where an overlay is drawn.
public enum OverlayPlacement: String, Hashable, Sendable {
    /// Under the bar, across the screen.
    case banner
    /// At the bottom, at the end of the line, above the tab bar.
    case bottomTrailing
}

/// The owner of a module or a product, and the owner's contract.
///
///     contributions.owner("@madinia/catalogue", contract: "contracts/catalogue.md")
///
/// `appshell graph --owners` lists owners and writes a CODEOWNERS file. Optional.
public struct Ownership: Hashable, Sendable {
    /// A GitHub team or user, `@madinia/catalogue` or `@name`, or an e-mail address.
    public let owner: String
    /// The promise to other teams: one line, or the path of a document.
    public let contract: String
    /// The declaring file, `Module/File.swift`. The owner has its folder and everything below.
    public let fileID: String

    /// - Parameters:
    ///   - owner: `@organisation/team`, `@name` or an e-mail address; ``AppGraph`` refuses anything else.
    ///   - contract: one line, or the path of a document.
    ///   - fileID: of a file at the top of the owned folder; by default the caller's.
    public init(_ owner: String, contract: String, fileID: String = #fileID) {
        self.owner = owner
        self.contract = contract
        self.fileID = fileID
    }

    /// Whether a CODEOWNERS file can name the owner.
    public var isNamed: Bool {
        let isPlain = owner.utf8.allSatisfy { byte in
            byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || "@/-_.+".utf8.contains(byte)
        }
        let parts = owner.split(separator: "@", omittingEmptySubsequences: false)
        guard isPlain, parts.count == 2, !parts[1].isEmpty else { return false }
        let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
        return parts[0].isEmpty
            ? names.count <= 2 && names.allSatisfy { !$0.isEmpty } : !owner.contains("/") && parts[1].contains(".")
    }

    /// Whether the contract is one line and not blank.
    var hasContract: Bool { contract.contains { !$0.isWhitespace } && !contract.contains(where: \.isNewline) }
}
