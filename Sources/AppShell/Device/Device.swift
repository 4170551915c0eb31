/// What a phone offers an app.
public struct Device: Sendable {
    public var connectivity: any Connectivity
    public var haptics: any Haptics
    public var webPages: any WebPageOpener
    public var notifications: any DeviceNotifications

    /// - Parameter notifications: a device that has none refuses every one, with the reason.
    public init(
        connectivity: any Connectivity,
        haptics: any Haptics,
        webPages: any WebPageOpener,
        notifications: any DeviceNotifications = UnavailableNotifications()
    ) {
        self.connectivity = connectivity
        self.haptics = haptics
        self.webPages = webPages
        self.notifications = notifications
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
