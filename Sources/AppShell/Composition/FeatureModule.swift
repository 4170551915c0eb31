/// A feature, as a product composes it.
///
/// A module declares; it does nothing else at composition. It holds what its screens share (a store, a service), one
/// instance a launch; what it reads or starts waits for ``Contributions/start(_:)``.
public protocol FeatureModule {
    /// Unique in a product, such as `catalog`.
    var id: String { get }

    /// Declares what the module brings.
    func contribute(to contributions: inout Contributions)
}

/// What the shell hands the modules when the app starts. They may keep all of it.
public struct AppStart {
    /// For work that outlives the screen that starts it: what a switch changed is stored although the person has gone
    /// on. Cancelled when the app stops.
    public let tasks: TaskScope
    /// For navigation and messages that belong to no screen, whatever the person looks at. A screen uses its own
    /// ``Router``, which asks for nothing once the person has gone on.
    public let router: Router
}

/// A moment in the life of the app, as modules hear of it.
public enum AppMoment: String, Hashable, Sendable {
    /// The first screen, or the one that a link leads to, has just been shown.
    case launch
    /// Back from the background.
    case foreground
    /// The person has gone to another app.
    case background
    /// In the background the system gives the app some seconds to load what is new.
    case refresh
}

/// What a long press on the app's icon offers.
public struct Shortcut: Hashable, Sendable {
    /// As the system hands it back; unique in a product.
    public let id: String
    /// What the person reads.
    public let title: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// Where it leads.
    public let route: Route
}

/// Where an overlay is drawn.
public enum OverlayPlacement: String, Hashable, Sendable {
    /// Under the bar, across the screen.
    case banner
    /// At the bottom, at the end of the line, above the tab bar.
    case bottomTrailing
}

/// Who looks after a module or a product, and what they promise of it.
///
///     contributions.owner("@madinia/catalogue", contract: "contracts/catalogue.md")
///
/// `appshell graph --owners` lists it, and makes a CODEOWNERS file of it. Nobody has to name one.
public struct Ownership: Hashable, Sendable {
    /// As GitHub names it, `@madinia/catalogue` or `@name`, or an e-mail address.
    public let owner: String
    /// What they promise the rest of the company: one line, or the path of a document.
    public let contract: String
    /// The file that says so, `Module/File.swift`. Its folder, with all below it, is what they own.
    public let fileID: String

    /// - Parameters:
    ///   - owner: `@organisation/team`, `@name` or an e-mail address; ``AppGraph`` refuses anything else.
    ///   - contract: one line, or the path of a document.
    ///   - fileID: of the file at the top of the folder that they own; the caller's.
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

    /// Whether it is one line that says something.
    var hasContract: Bool { contract.contains { !$0.isWhitespace } && !contract.contains(where: \.isNewline) }
}
