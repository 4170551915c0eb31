/// What a phone offers an app.
public struct Device: Sendable {
    public var connectivity: any Connectivity
    public var haptics: any Haptics
    public var webPages: any WebPageOpener
    public var notifications: any DeviceNotifications
    public var sharing: any Sharing

    /// - Parameters:
    ///   - notifications: a device that has none refuses every one, with the reason.
    ///   - sharing: a device that has none does nothing.
    public init(
        connectivity: any Connectivity,
        haptics: any Haptics,
        webPages: any WebPageOpener,
        notifications: any DeviceNotifications = UnavailableNotifications(),
        sharing: any Sharing = UnavailableSharing()
    ) {
        self.connectivity = connectivity
        self.haptics = haptics
        self.webPages = webPages
        self.notifications = notifications
        self.sharing = sharing
    }
}

/// Whether the phone knows itself to be offline.
public protocol Connectivity: Sendable {
    /// True also when it is not known: only a call can tell then.
    var isOnline: Bool { get }

    /// Tells of each change from now on: true once the phone is online again. Ends with the task that reads it; one that
    /// ends by itself has nothing to tell, as the default does.
    func changes() -> AsyncStream<Bool>
}

extension Connectivity {
    public func changes() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }
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

/// Offers something to other people and apps, through the system's own sheet.
public protocol Sharing: Sendable {
    func share(_ item: SharedItem)
}

/// What is handed to the system's sheet.
public struct SharedItem: Hashable, Sendable {
    public let title: String
    public let url: String

    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}

/// A device without such a sheet.
public struct UnavailableSharing: Sharing {
    public init() {}

    public func share(_ item: SharedItem) {}
}
