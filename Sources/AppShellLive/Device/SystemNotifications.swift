#if canImport(UserNotifications)
public import AppShell
import Foundation
public import UserNotifications

/// The notification centre of Apple's systems.
///
/// It is not built on Linux, so this package's tests don't cover it: keep everything but system calls in AppShell. Each
/// request stores the whole ``LocalNotification``, so pending ones come back unchanged.
///
/// The app's `UNUserNotificationCenterDelegate` joins the other two ends to the shell:
/// - `willPresent`: ``AppShell/Shell/presentation(of:)`` of ``delivered(_:)``, as options by ``options(_:)``;
/// - `didReceive`: `shell.receive(.tap(delivered))` with ``delivered(_:)`` of the response's notification.
///
/// UserNotifications computes the dates of calendar triggers. When the clocks change, they may differ from
/// ``NotificationMoment/nextDate(after:in:)`` by an hour.
public struct SystemNotifications: DeviceNotifications {
    private static let key = "appshell.notification"
    private let register: @Sendable () async throws -> [UInt8]
    private let pendingIDs = SharedPendingIDs()

    /// - Parameter register: calls `registerForRemoteNotifications` and returns the app delegate's token. Both belong
    ///   to UIKit or AppKit, which this target does not import.
    public init(register: @escaping @Sendable () async throws -> [UInt8]) {
        self.register = register
    }

    private var center: UNUserNotificationCenter { .current() }

    public func permission() async -> NotificationPermission {
        switch await center.notificationSettings().authorizationStatus {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .provisional: .provisional
        default: .authorized
        }
    }

    public func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission {
        var system: UNAuthorizationOptions = []
        if options.contains(.alert) { system.insert(.alert) }
        if options.contains(.sound) { system.insert(.sound) }
        if options.contains(.badge) { system.insert(.badge) }
        if options.contains(.provisional) { system.insert(.provisional) }
        _ = try? await center.requestAuthorization(options: system)
        return await permission()
    }

    public func schedule(_ notification: LocalNotification) async throws(NotificationError) {
        let permission = await permission()
        guard permission.allowsNotifications else { throw .notPermitted(permission) }
        if let error = notification.trigger.error { throw .invalidTrigger(error) }
        guard notification.trigger.nextDate(after: Date(), in: .current) != nil else { throw .triggerInPast }
        if !pendingIDs.hasRoom(for: notification.id, limit: pendingLimit) {
            let pending = await center.pendingNotificationRequests().map(\.identifier)
            pendingIDs.withLock { $0.replace(with: pending) }
            guard pendingIDs.hasRoom(for: notification.id, limit: pendingLimit) else {
                throw .tooManyPending(limit: pendingLimit)
            }
        }
        do { try await center.add(Self.request(notification)) } catch { throw .failed(error.localizedDescription) }
        pendingIDs.withLock { $0.insert(notification.id) }
    }

    public func cancel(_ ids: [String]) async {
        center.removePendingNotificationRequests(withIdentifiers: ids)
        pendingIDs.withLock { $0.remove(ids) }
    }

    public func pending() async -> [LocalNotification] {
        await center.pendingNotificationRequests().compactMap { Self.stored($0.content) }.sorted { $0.id < $1.id }
    }

    public func delivered() async -> [DeliveredNotification] {
        await center.deliveredNotifications().map(Self.delivered).sorted { $0.date < $1.date }
    }

    public func removeDelivered(_ ids: [String]) async { center.removeDeliveredNotifications(withIdentifiers: ids) }

    public func removeAllDelivered() async { center.removeAllDeliveredNotifications() }

    public func setBadge(_ number: Int) async { try? await center.setBadgeCount(max(0, number)) }

    public func registerForPushes() async throws(NotificationError) -> PushToken {
        do { return PushToken(bytes: try await register()) } catch {
            throw error as? NotificationError ?? .failed(error.localizedDescription)
        }
    }

    /// A notification that the system shows or that was tapped, local or pushed.
    public static func delivered(_ notification: UNNotification) -> DeliveredNotification {
        let content = notification.request.content
        if let local = stored(content) { return DeliveredNotification(local, at: notification.date) }
        // iOS delivers a parsed dictionary: duplicate keys are merged and 42.0 becomes 42. The simulated phone does the same
        // (decision 8). Invalid JSON raises an Objective-C exception, which `try?` does not catch: notifications of other code
        // may contain dates or data.
        let payload =
            JSONSerialization.isValidJSONObject(content.userInfo)
            ? try? JSONSerialization.data(withJSONObject: content.userInfo, options: .sortedKeys) : nil
        return DeliveredNotification(
            id: notification.request.identifier,
            date: notification.date,
            title: content.title,
            body: content.body,
            sound: content.sound == nil ? nil : LocalNotification.defaultSound,
            badge: content.badge?.intValue,
            category: content.categoryIdentifier.isEmpty ? nil : content.categoryIdentifier,
            threadID: content.threadIdentifier.isEmpty ? nil : content.threadIdentifier,
            payload: NotificationPayload(payload.map { String(decoding: $0, as: UTF8.self) } ?? "{}")
        )
    }

    public static func options(_ presentation: NotificationPresentation) -> UNNotificationPresentationOptions {
        var options: UNNotificationPresentationOptions = []
        if presentation.contains(.banner) { options.insert(.banner) }
        if presentation.contains(.sound) { options.insert(.sound) }
        if presentation.contains(.badge) { options.insert(.badge) }
        if presentation.contains(.list) { options.insert(.list) }
        return options
    }

    private static func stored(_ content: UNNotificationContent) -> LocalNotification? {
        (content.userInfo[key] as? Data).flatMap { try? JSONDecoder().decode(LocalNotification.self, from: $0) }
    }

    private static func request(_ notification: LocalNotification) throws -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = notification.title
        content.body = notification.body
        content.sound = notification.sound.map {
            $0 == LocalNotification.defaultSound ? .default : UNNotificationSound(named: UNNotificationSoundName($0))
        }
        content.badge = notification.badge.map { NSNumber(value: $0) }
        content.categoryIdentifier = notification.category ?? ""
        content.threadIdentifier = notification.threadID ?? ""
        content.userInfo = [key: try JSONEncoder().encode(notification)]
        let trigger: UNNotificationTrigger =
            switch notification.trigger {
            case .after(let duration, let repeats):
                UNTimeIntervalNotificationTrigger(timeInterval: duration / .seconds(1), repeats: repeats)
            case .calendar(let moment):
                UNCalendarNotificationTrigger(dateMatching: moment.components, repeats: moment.repeats)
            }
        return UNNotificationRequest(identifier: notification.id, content: content, trigger: trigger)
    }
}

/// A class, since a lock can't be copied.
private final class SharedPendingIDs: Sendable {
    private let lock = Lock(PendingIDs())

    func withLock(_ body: (inout PendingIDs) -> Void) { lock.withLock { body(&$0) } }

    func hasRoom(for id: String, limit: Int) -> Bool { lock.withLock { $0.hasRoom(for: id, limit: limit) } }
}
#endif
