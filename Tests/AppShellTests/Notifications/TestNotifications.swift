import AppShell
import Foundation
import Synchronization

/// A device's notification centre that keeps what it is given and shows it when a test says so.
final class TestNotifications: DeviceNotifications {
    struct State {
        var permission = NotificationPermission.authorized
        var pending: [String: LocalNotification] = [:]
        var calls: [String] = []
        /// Calls of `schedule` wait until they are let through.
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
        var failing: Set<String> = []
    }

    private let state: Mutex<State>
    let pendingLimit: Int

    init(pendingLimit: Int = 64, permission: NotificationPermission = .authorized) {
        self.pendingLimit = pendingLimit
        state = Mutex(State(permission: permission))
    }

    /// What waits, sorted by id.
    var waiting: [LocalNotification] { state.withLock { $0.pending.values.sorted { $0.id < $1.id } } }

    /// Every change since the last look, in order.
    func takeCalls() -> [String] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }

    func set(_ permission: NotificationPermission) { state.withLock { $0.permission = permission } }

    func fail(_ ids: Set<String>) { state.withLock { $0.failing = ids } }

    /// Its time has come: one that repeats waits on.
    func show(_ id: String) {
        state.withLock { if $0.pending[id]?.trigger.repeats == false { $0.pending[id] = nil } }
    }

    /// The system lost it.
    func lose(_ id: String) { state.withLock { $0.pending[id] = nil } }

    func hold() { state.withLock { $0.isHeld = true } }

    func letThrough() {
        let held = state.withLock { state in
            defer { (state.held, state.isHeld) = ([], false) }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    func permission() async -> NotificationPermission { state.withLock(\.permission) }

    func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission {
        state.withLock { state in
            if state.permission == .notDetermined { state.permission = .authorized }
            return state.permission
        }
    }

    func schedule(_ notification: LocalNotification) async throws(NotificationError) {
        if state.withLock(\.isHeld) {
            await withCheckedContinuation { continuation in state.withLock { $0.held.append(continuation) } }
        }
        let error: NotificationError? = state.withLock { state in
            if state.failing.contains(notification.id) { return .failed("no room on the disk") }
            if state.pending[notification.id] == nil, state.pending.count >= pendingLimit {
                return .tooManyPending(limit: pendingLimit)
            }
            state.pending[notification.id] = notification
            state.calls.append("schedule \(notification.id)")
            return nil
        }
        if let error { throw error }
    }

    func cancel(_ ids: [String]) async {
        state.withLock { state in
            for id in ids where state.pending.removeValue(forKey: id) != nil { state.calls.append("cancel \(id)") }
        }
    }

    func pending() async -> [LocalNotification] { waiting }

    func delivered() async -> [DeliveredNotification] { [] }

    func removeDelivered(_ ids: [String]) async {}

    func setBadge(_ number: Int) async {}

    func registerForPushes() async throws(NotificationError) -> PushToken { throw .unavailable }
}

/// What the person has chosen, stored.
final class TestPreferences {
    var stored: NotificationPreferences?
    var saved: [NotificationPreferences] = []
    var fault: String?

    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    var storage: NotificationPreferencesStorage {
        NotificationPreferencesStorage(
            load: {
                if let fault = self.fault { throw Broken(description: fault) }
                return self.stored
            },
            save: { preferences in
                if let fault = self.fault { throw Broken(description: fault) }
                await Task.yield()
                self.stored = preferences
                self.saved.append(preferences)
            }
        )
    }
}

extension NotificationCategory {
    static let news = NotificationCategory(id: "news", title: "Nouvelles formations")
    static let reminders = NotificationCategory(id: "reminders", title: "Rappels")
    static let tips = NotificationCategory(id: "tips", title: "Conseils", isOnByDefault: false)
}

extension NotificationScheduler {
    static func test(
        _ device: TestNotifications,
        _ preferences: TestPreferences = TestPreferences(),
        clock: any AppClock = StepClock()
    ) -> NotificationScheduler {
        var environment = AppEnvironment.test(clock: clock)
        environment.device.notifications = device
        return NotificationScheduler(
            environment: environment,
            categories: { [.news, .reminders, .tips] },
            storage: preferences.storage
        )
    }
}

extension LocalNotification {
    static func test(
        _ id: String,
        _ body: String = "",
        category: NotificationCategory? = .reminders,
        _ trigger: NotificationTrigger = .calendar(NotificationMoment(hour: 20, repeats: true))
    ) -> LocalNotification {
        LocalNotification(id: id, title: id, body: body, category: category?.id, trigger: trigger)
    }
}
