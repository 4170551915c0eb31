/// What the person has decided about the app's notifications.
public enum NotificationPermission: String, Hashable, Sendable, CaseIterable {
    /// The person was not asked yet.
    case notDetermined
    /// The person said no; only the device's settings can change that.
    case denied
    /// The person said yes.
    case authorized
    /// On trial, without a question: notifications go to the notification centre, without banner or sound.
    case provisional

    /// Whether notifications can be scheduled and shown.
    public var allowsNotifications: Bool { self == .authorized || self == .provisional }
}

/// What an app asks for.
public struct NotificationPermissionOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: Int

    /// The options of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Banners and the notification centre.
    public static let alert = NotificationPermissionOptions(rawValue: 1)
    /// Sounds.
    public static let sound = NotificationPermissionOptions(rawValue: 1 << 1)
    /// The number on the app's icon.
    public static let badge = NotificationPermissionOptions(rawValue: 1 << 2)
    /// On trial: grants ``NotificationPermission/provisional`` without a question.
    public static let provisional = NotificationPermissionOptions(rawValue: 1 << 3)

    /// All but the trial.
    public static let all: NotificationPermissionOptions = [.alert, .sound, .badge]
}

/// Why the device did not do what was asked.
public enum NotificationError: Error, Hashable, Sendable {
    /// What needs permission was asked without it; with what the person has decided.
    case notPermitted(NotificationPermission)
    /// As many notifications wait as the device keeps (``DeviceNotifications/pendingLimit``).
    case tooManyPending(limit: Int)
    /// The trigger has no moment left that is still to come.
    case triggerInPast
    /// The trigger never comes, whenever it is scheduled.
    case invalidTrigger(NotificationTriggerError)
    /// The device has no notifications, or no push service.
    case unavailable
    /// The system's own description.
    case failed(String)
}

extension NotificationError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .notPermitted(.denied): "notifications are not allowed: the person can allow them in the device's settings"
        case .notPermitted: "notifications are not allowed yet: ask for permission first"
        case .tooManyPending(let limit):
            "\(limit) notifications wait already, the most the device keeps: cancel one first"
        case .triggerInPast: "the moment is over: schedule one that is still to come"
        case .invalidTrigger(let error): "the trigger can't be used: \(error)"
        case .unavailable: "this device has no notifications"
        case .failed(let reason): "the system refused: \(reason)"
        }
    }
}
