/// What a phone offers an app.
public struct Device: Sendable {
    public var connectivity: any Connectivity
    public var haptics: any Haptics
    public var webPages: any WebPageOpener

    public init(connectivity: any Connectivity, haptics: any Haptics, webPages: any WebPageOpener) {
        self.connectivity = connectivity
        self.haptics = haptics
        self.webPages = webPages
    }
}

/// Whether the phone knows itself to be offline.
public protocol Connectivity: Sendable {
    /// True also when it is not known: only a call can tell then.
    var isOnline: Bool { get }
}

/// Feedback that is felt.
public protocol Haptics: Sendable {
    func play(_ feedback: HapticFeedback)
}

public enum HapticFeedback: String, Hashable, Sendable {
    case success, error, selection
}

/// Opens a page in the browser, outside the app.
public protocol WebPageOpener: Sendable {
    func open(_ url: String)
}
