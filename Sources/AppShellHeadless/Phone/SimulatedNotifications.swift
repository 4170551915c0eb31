public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The phone's notification centre. It works whether the app runs or not.
///
/// Scheduled notifications are due on the virtual clock. Intervals count elapsed time; calendar moments follow the
/// phone's date and time zone. A moment that setting the date skips comes as soon as time moves.
public final class SimulatedNotifications: DeviceNotifications {
    struct State {
        var permission = NotificationPermission.notDetermined
        /// The person's answer to the question; nil while they think.
        var answer: NotificationPermission?
        var prompts = 0
        /// The calls that wait for the answer to the question on the screen.
        var asking: [Int: CheckedContinuation<NotificationPermission, Never>] = [:]
        var pending: [Scheduled] = []
        var shown: [ShownNotification] = []
        /// Those that came while notifications were not allowed.
        var unshown: [DeliveredNotification] = []
        /// Those that the running app let show nothing.
        var silenced: [DeliveredNotification] = []
        var badge = 0
        var token = PushToken(bytes: Array(0..<32))
        var pushes = 0
        var lastTap: DeliveredNotification?
        var tapCallbacks = 1
        var timeZone: TimeZone
        var lastID = 0
        /// The one that runs, which says how it wants a notification shown.
        var app: HeadlessApp?
        var isInForeground = false
    }

    let state: Mutex<State>
    let clock: VirtualClock
    let trace: Trace

    init(clock: VirtualClock, timeZone: TimeZone, trace: Trace) {
        self.clock = clock
        self.trace = trace
        state = Mutex(State(timeZone: timeZone))
    }

    // MARK: As the app sees it

    public func permission() async -> NotificationPermission { state.withLock(\.permission) }

    public func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission {
        let (permission, id, isNew) = state.withLock { $0.request(options) }
        if isNew { trace.record(.phone, "asks whether the app may send notifications") }
        guard permission == .notDetermined else { return permission }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state in
                    if Task.isCancelled || state.permission != .notDetermined { return Optional(state.permission) }
                    state.asking[id] = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            state.withLock { $0.asking.removeValue(forKey: id) }?.resume(returning: .notDetermined)
        }
    }

    public func schedule(_ notification: LocalNotification) async throws(NotificationError) {
        let (now, elapsed) = (clock.now, clock.elapsed)
        let result = state.withLock { state in
            Result { () throws(NotificationError) in
                try state.schedule(notification, limit: pendingLimit, now: now, elapsed: elapsed)
            }
        }
        let due = try result.get()
        state.withLock(\.app)?.noteScheduled(notification)
        trace.record(.phone, "notification “\(notification.id)” scheduled for \(due.formatted(.iso8601))")
    }

    public func cancel(_ ids: [String]) async {
        let cancelled = state.withLock { state in
            let cancelled = state.pending.map(\.notification.id).filter(ids.contains)
            state.pending.removeAll { ids.contains($0.notification.id) }
            return cancelled
        }
        for id in cancelled.sorted() { trace.record(.phone, "notification “\(id)” cancelled") }
    }

    public func pending() async -> [LocalNotification] { scheduled.map(\.notification) }

    public func delivered() async -> [DeliveredNotification] {
        shown.filter { $0.presentation.contains(.list) }.map(\.notification)
    }

    public func removeDelivered(_ ids: [String]) async {
        state.withLock { $0.shown.removeAll { ids.contains($0.notification.id) } }
    }

    public func removeAllDelivered() async {
        state.withLock { $0.shown = [] }
    }

    public func setBadge(_ number: Int) async {
        guard state.withLock({ $0.setBadge(number) }) else { return }
        trace.record(.phone, "badge \(badge)")
    }

    public func registerForPushes() async throws(NotificationError) -> PushToken { token }

    // MARK: As a script sees it

    /// How often the person was asked. Requests after an answer show no question and don't count.
    public var prompts: Int { state.withLock(\.prompts) }

    /// The scheduled notifications, sorted by id.
    public var scheduled: [ScheduledNotification] {
        let (now, elapsed) = (clock.now, clock.elapsed)
        return state.withLock { state in
            state.pending.map {
                let remaining = $0.deadline(now: now, elapsed: elapsed, in: state.timeZone) - elapsed
                return ScheduledNotification(
                    notification: $0.notification,
                    date: now.addingTimeInterval(remaining.inSeconds)
                )
            }
        }
        .sorted { $0.notification.id < $1.notification.id }
    }

    /// The notifications on display, the oldest first. A banner stays until it is tapped or removed.
    public var shown: [ShownNotification] { state.withLock(\.shown) }

    /// Those that came while notifications were not allowed.
    public var unshown: [DeliveredNotification] { state.withLock(\.unshown) }

    /// Those with words that the running app let show nothing: switched off in the app, or about the screen on top.
    package var silenced: [DeliveredNotification] { state.withLock(\.silenced) }

    /// The number on the app's icon; 0 for none.
    public var badge: Int { state.withLock(\.badge) }

    /// The phone's token of the push service.
    public var token: PushToken {
        get { state.withLock(\.token) }
        set { state.withLock { $0.token = newValue } }
    }

    /// How often the system reports one tap to the app; 1 at first.
    public var tapCallbacks: Int {
        get { state.withLock(\.tapCallbacks) }
        set { state.withLock { $0.tapCallbacks = max(1, newValue) } }
    }

    /// The time zone of the phone.
    public var timeZone: TimeZone { state.withLock(\.timeZone) }

    /// What the person has decided, without waiting.
    public var currentPermission: NotificationPermission { state.withLock(\.permission) }
}

/// A notification on the phone, and how it was shown.
public struct ShownNotification: Hashable, Sendable {
    /// What is shown.
    public let notification: DeliveredNotification
    /// How the app let it be shown.
    public let presentation: NotificationPresentation
}

/// A notification that waits for its time.
public struct ScheduledNotification: Hashable, Sendable {
    /// As the app scheduled it.
    public let notification: LocalNotification
    /// When it is due next, by the phone's date.
    public let date: Date
}

extension SimulatedNotifications.State {
    /// The immediate result of a request: `notDetermined` while the person thinks.
    fileprivate mutating func request(
        _ options: NotificationPermissionOptions
    ) -> (permission: NotificationPermission, id: Int, isNew: Bool) {
        lastID += 1
        guard permission == .notDetermined else { return (permission, lastID, false) }
        if options.contains(.provisional) {
            permission = .provisional
            return (permission, lastID, false)
        }
        let isNew = asking.isEmpty
        if isNew { prompts += 1 }
        if let answer { permission = answer }
        return (permission, lastID, isNew)
    }

    /// - Returns: whether it changed.
    fileprivate mutating func setBadge(_ number: Int) -> Bool {
        guard permission == .authorized, badge != max(0, number) else { return false }
        badge = max(0, number)
        return true
    }
}
