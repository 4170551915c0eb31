/// The device's notification centre: permission, what is scheduled, what is shown, the badge of the app's icon.
///
/// Outlives the app's process. Most features go through ``NotificationScheduler``, which knows what the person has
/// switched off and keeps what could not be scheduled.
public protocol DeviceNotifications: Sendable {
    /// How many notifications may wait at once; iOS keeps 64 an app.
    var pendingLimit: Int { get }

    /// What the person has decided, without asking.
    func permission() async -> NotificationPermission

    /// Asks the person, once: the system shows its question only while the permission is not determined, and answers
    /// with what was decided then ever after.
    func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission

    /// Schedules a notification; one of the same id that still waits is replaced.
    ///
    /// - Throws: ``NotificationError/notPermitted(_:)``, ``NotificationError/tooManyPending(limit:)``,
    ///   ``NotificationError/triggerInPast``, ``NotificationError/invalidTrigger(_:)``; nothing is changed then.
    func schedule(_ notification: LocalNotification) async throws(NotificationError)

    /// Takes back what waits. An id that does not wait changes nothing.
    func cancel(_ ids: [String]) async

    /// What waits, sorted by id.
    func pending() async -> [LocalNotification]

    /// What stands in the notification centre, the oldest first.
    func delivered() async -> [DeliveredNotification]

    /// Takes shown notifications away, by their ids.
    func removeDelivered(_ ids: [String]) async

    /// Takes all of the app's shown notifications away.
    func removeAllDelivered() async

    /// - Parameter number: on the app's icon; 0 or less shows none.
    func setBadge(_ number: Int) async

    /// Registers with the push service.
    ///
    /// - Returns: the token under which a back end reaches this device; it may differ from launch to launch.
    func registerForPushes() async throws(NotificationError) -> PushToken
}

extension DeviceNotifications {
    /// 64, as on iOS.
    public var pendingLimit: Int { 64 }

    /// Removes each of ``delivered()`` by its id.
    public func removeAllDelivered() async { await removeDelivered(delivered().map(\.id)) }
}

/// The address of one app on one device, as the push service gives it (APNs: 32 bytes or more).
public struct PushToken: Hashable, Sendable, CustomStringConvertible {
    /// As the push service gave them.
    public let bytes: [UInt8]

    /// A token of these bytes, as the push service gave them.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter hex: pairs of hexadecimal digits, in any case; nil for anything else, and for none.
    public init?(hex: String) {
        let digits = hex.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        self.bytes = bytes
    }

    /// As back ends take it: lower-case hexadecimal digits.
    public var hex: String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// The token in hexadecimal digits.
    public var description: String { hex }
}

/// A device without notifications, such as a Linux machine: it says so and shows nothing.
public struct UnavailableNotifications: DeviceNotifications {
    /// For a device without a notification centre.
    public init() {}

    /// Always ``NotificationPermission/denied``.
    public func permission() async -> NotificationPermission { .denied }

    /// Asks nobody: always ``NotificationPermission/denied``.
    public func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission { .denied }

    /// - Throws: always ``NotificationError/unavailable``.
    public func schedule(_ notification: LocalNotification) async throws(NotificationError) { throw .unavailable }

    /// Does nothing, since nothing ever waits.
    public func cancel(_ ids: [String]) async {}

    /// Always empty.
    public func pending() async -> [LocalNotification] { [] }

    /// Always empty.
    public func delivered() async -> [DeliveredNotification] { [] }

    /// Does nothing, since nothing is ever shown.
    public func removeDelivered(_ ids: [String]) async {}

    /// Does nothing.
    public func setBadge(_ number: Int) async {}

    /// - Throws: always ``NotificationError/unavailable``.
    public func registerForPushes() async throws(NotificationError) -> PushToken { throw .unavailable }
}
