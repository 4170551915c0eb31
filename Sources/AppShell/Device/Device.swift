/// What a phone offers an app.
public struct Device: Sendable {
    /// Whether the phone is online.
    public var connectivity: any Connectivity
    /// Vibrations.
    public var haptics: any Haptics
    /// Short sounds.
    public var sounds: any Sounds
    /// The browser outside the app.
    public var webPages: any WebPageOpener
    /// Permission, local notifications and pushes.
    public var notifications: any DeviceNotifications
    /// The system's share sheet.
    public var sharing: any Sharing
    /// Where the phone is.
    public var location: any DeviceLocation
    /// The token of the messaging service.
    public var messaging: any DeviceMessaging

    /// What a device lacks does nothing or throws `unavailable`.
    public init(
        connectivity: any Connectivity,
        haptics: any Haptics,
        webPages: any WebPageOpener,
        notifications: any DeviceNotifications = UnavailableNotifications(),
        sharing: any Sharing = UnavailableSharing(),
        sounds: any Sounds = UnavailableSounds(),
        location: any DeviceLocation = UnavailableLocation(),
        messaging: any DeviceMessaging = UnavailableMessaging()
    ) {
        self.connectivity = connectivity
        self.haptics = haptics
        self.sounds = sounds
        self.webPages = webPages
        self.notifications = notifications
        self.sharing = sharing
        self.location = location
        self.messaging = messaging
    }
}

/// Whether the phone knows itself to be offline.
public protocol Connectivity: Sendable {
    /// True where it is unknown.
    var isOnline: Bool { get }

    /// Each change from now on, true for online, until the task that reads it is cancelled. The default ends at once.
    func changes() -> AsyncStream<Bool>
}

extension Connectivity {
    /// No changes: the stream ends at once.
    public func changes() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Feedback that is felt.
public protocol Haptics: Sendable {
    /// Starts the engine ahead of time, so that the first feedback is felt at once.
    func prepare()

    /// Plays it at once, or not at all on a device without haptics.
    func play(_ feedback: HapticFeedback)
}

extension Haptics {
    /// Does nothing.
    public func prepare() {}
}

/// A kind of vibration.
public enum HapticFeedback: String, CaseIterable, Hashable, Sendable {
    /// Something succeeded, something failed, or a selection changed.
    case success, error, selection
    /// One sharp click of 16 ms: a key of a pad (PI-FR9).
    case click
    /// Two strong vibrations: an error that ends a session (PI-FR9).
    case doubleVibration
}

/// Feedback that is heard; silent where the phone is switched to silent.
public protocol Sounds: Sendable {
    /// Loads sounds ahead of time, so that the first one is heard at once.
    func prepare(_ sounds: [SoundEffect])

    /// Plays it at once, over what is playing.
    func play(_ sound: SoundEffect)
}

/// A short sound.
public enum SoundEffect: String, CaseIterable, Hashable, Sendable {
    /// A key was struck.
    case key
    /// It was the wrong one.
    case error
    /// Something was achieved.
    case fanfare
}

/// A device without sound.
public struct UnavailableSounds: Sounds {
    /// For a device without sound.
    public init() {}

    /// Does nothing.
    public func prepare(_ sounds: [SoundEffect]) {}

    /// Plays nothing.
    public func play(_ sound: SoundEffect) {}
}

/// Opens a page in the browser, outside the app.
public protocol WebPageOpener: Sendable {
    /// - Parameter url: absolute, `https://…`, or ``settings``.
    func open(_ url: String)
}

extension WebPageOpener {
    /// The address of the app's page in the phone's settings, where a person allows what they once refused.
    public static var settings: String { "app-settings:" }

    /// Opens the app's page in the phone's settings.
    public func openSettings() { open(Self.settings) }
}

/// Offers something to other people and apps, through the system's own sheet.
public protocol Sharing: Sendable {
    /// Shows the sheet; does not wait for what the person does with it.
    func share(_ item: SharedItem)
}

/// What is handed to the system's sheet.
public struct SharedItem: Hashable, Sendable {
    /// What is shared.
    public enum Content: Hashable, Sendable {
        /// An absolute address.
        case link(String)
        /// A file with its content.
        case file(SharedFile)
    }

    /// What the sheet shows above the content.
    public let title: String
    /// The address or file.
    public let content: Content

    /// Shares an address.
    public init(title: String, url: String) {
        self.title = title
        content = .link(url)
    }

    /// Shares a file.
    public init(title: String, file: SharedFile) {
        self.title = title
        content = .file(file)
    }
}

/// A file as it is handed over; the system keeps it wherever the person chooses.
public struct SharedFile: Hashable, Sendable {
    /// With its extension: `pitrainer.csv`.
    public let name: String
    /// `text/csv`, `application/json`.
    public let mediaType: String
    /// What the file holds.
    public let bytes: [UInt8]

    /// A file as it will be handed over.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}

/// A device without such a sheet.
public struct UnavailableSharing: Sharing {
    /// For a device without a share sheet.
    public init() {}

    /// Shows nothing.
    public func share(_ item: SharedItem) {}
}
