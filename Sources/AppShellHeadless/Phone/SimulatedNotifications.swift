public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The phone's notification centre. It works whether the app is in the foreground, in the background or not running.
///
/// What is scheduled is due on the virtual clock: an interval counts the time that passes, a moment of the calendar
/// follows the phone's date and time zone. What setting the date jumps over is overdue: it comes as soon as time moves.
public final class SimulatedNotifications: DeviceNotifications {
    struct State {
        var permission = NotificationPermission.notDetermined
        /// What the person will say when they are asked; nil while they make up their mind.
        var answer: NotificationPermission?
        var prompts = 0
        /// Who waits for the answer to the question on the screen.
        var asking: [Int: CheckedContinuation<NotificationPermission, Never>] = [:]
        var pending: [Scheduled] = []
        var shown: [ShownNotification] = []
        /// What came while notifications were not allowed.
        var unshown: [DeliveredNotification] = []
        var badge = 0
        var token = PushToken(bytes: Array(0..<32))
        var pushes = 0
        var lastTap: DeliveredNotification?
        var tapCallbacks = 1
        var timeZone: TimeZone
        var lastID = 0
        /// Asks the running app; nil where it does not run.
        var presenter: Presenter?
        var isInForeground = false
    }

    /// How the app wants a notification shown; nil where it has no answer.
    typealias Presenter = @Sendable (DeliveredNotification) -> NotificationPresentation?

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

    /// How often the person was asked. Asking again after an answer shows no question, so it does not count.
    public var prompts: Int { state.withLock(\.prompts) }

    /// What waits, sorted by id.
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

    /// What the phone shows now, the oldest first: a banner stays until it is tapped, cleared or taken away.
    public var shown: [ShownNotification] { state.withLock(\.shown) }

    /// What came and was not shown, since notifications were not allowed.
    public var unshown: [DeliveredNotification] { state.withLock(\.unshown) }

    /// The number on the app's icon; 0 for none.
    public var badge: Int { state.withLock(\.badge) }

    /// What the push service calls this phone.
    public var token: PushToken {
        get { state.withLock(\.token) }
        set { state.withLock { $0.token = newValue } }
    }

    /// How often the system tells the app of one tap; 1 unless a script says otherwise.
    public var tapCallbacks: Int {
        get { state.withLock(\.tapCallbacks) }
        set { state.withLock { $0.tapCallbacks = max(1, newValue) } }
    }

    public var timeZone: TimeZone { state.withLock(\.timeZone) }

    public var currentPermission: NotificationPermission { state.withLock(\.permission) }
}

/// A notification on the phone, and how it was shown.
public struct ShownNotification: Hashable, Sendable {
    public let notification: DeliveredNotification
    public let presentation: NotificationPresentation
}

/// A notification that waits.
public struct ScheduledNotification: Hashable, Sendable {
    public let notification: LocalNotification
    /// When it is due next, as things stand.
    public let date: Date
}

extension SimulatedNotifications.State {
    /// What comes of a request at once: `notDetermined` where the person has yet to answer.
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
