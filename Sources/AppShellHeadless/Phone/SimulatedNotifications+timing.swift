import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SimulatedNotifications {
    /// A notification that waits, and for what.
    struct Scheduled {
        enum Due {
            /// Since the clock was made.
            case elapsed(Duration)
            /// By the phone's date, as planned when its date was `since`.
            case date(Date, since: Date)
        }

        let notification: LocalNotification
        /// For the order of those due at one moment.
        let number: Int
        var due: Due
    }
}

extension SimulatedNotifications.State {
    /// - Returns: when it is due.
    mutating func schedule(
        _ notification: LocalNotification,
        limit: Int,
        now: Date,
        elapsed: Duration
    ) throws(NotificationError) -> Date {
        guard permission.allowsNotifications else { throw .notPermitted(permission) }
        if let error = notification.trigger.error { throw .invalidTrigger(error) }
        guard let date = notification.trigger.nextDate(after: now, in: timeZone) else { throw .triggerInPast }
        let others = pending.filter { $0.notification.id != notification.id }
        guard others.count < limit else { throw .tooManyPending(limit: limit) }
        let due: SimulatedNotifications.Scheduled.Due =
            if case .after(let duration, _) = notification.trigger {
                .elapsed(elapsed + duration)
            } else {
                .date(date, since: now)
            }
        lastID += 1
        pending = others + [.init(notification: notification, number: lastID, due: due)]
        return date
    }

    /// Takes the one that is due first. One that repeats is scheduled again.
    fileprivate mutating func takeNext(now: Date, elapsed: Duration) -> LocalNotification? {
        guard let next = next(now: now, elapsed: elapsed) else { return nil }
        let scheduled = pending.remove(at: next.index)
        if scheduled.notification.trigger.repeats, let again = scheduled.again(now: now, in: timeZone) {
            pending.insert(again, at: next.index)
        }
        return scheduled.notification
    }

    fileprivate func next(now: Date, elapsed: Duration) -> (index: Int, deadline: Duration)? {
        pending.indices
            .map { ($0, pending[$0].deadline(now: now, elapsed: elapsed, in: timeZone)) }
            .min { ($0.1, pending[$0.0].number) < ($1.1, pending[$1.0].number) }
    }
}

extension SimulatedNotifications.Scheduled {
    /// When it is due, since the clock was made; not before now.
    func deadline(now: Date, elapsed: Duration, in timeZone: TimeZone) -> Duration {
        switch due {
        case .elapsed(let deadline): return max(deadline, elapsed)
        case .date(var date, let since):
            // The date was set back: the next moment counts from there.
            if now < since { date = notification.trigger.nextDate(after: now, in: timeZone) ?? date }
            let milliseconds = (date.timeIntervalSince(now) * 1_000).rounded()
            return elapsed + .milliseconds(Int64(max(0, milliseconds)))
        }
    }

    /// The next time of one that repeats and is due now. Missed times are dropped.
    fileprivate func again(now: Date, in timeZone: TimeZone) -> Self? {
        var again = self
        switch (due, notification.trigger) {
        case (.elapsed(let deadline), .after(let interval, _)): again.due = .elapsed(deadline + interval)
        case (.date(let date, _), _):
            let last = max(date, now)
            guard let next = notification.trigger.nextDate(after: last, in: timeZone) else { return nil }
            again.due = .date(next, since: min(last, now))
        case (.elapsed, .calendar): return nil
        }
        return again
    }
}

extension SimulatedNotifications: AlarmSource {
    func nextAlarm(now: Date, elapsed: Duration) -> Duration? {
        state.withLock { $0.next(now: now, elapsed: elapsed)?.deadline }
    }

    func ring() {
        let (now, elapsed) = (clock.now, clock.elapsed)
        guard let notification = state.withLock({ $0.takeNext(now: now, elapsed: elapsed) }) else { return }
        show(DeliveredNotification(notification, at: now))
    }

    /// Reschedules calendar triggers. Those that the move skips are due now.
    func move(to timeZone: TimeZone) {
        let now = clock.now
        state.withLock { state in
            state.timeZone = timeZone
            for index in state.pending.indices {
                guard case .date = state.pending[index].due else { continue }
                let next = state.pending[index].notification.trigger.nextDate(after: now, in: timeZone)
                state.pending[index].due = .date(next ?? now, since: now)
            }
        }
    }
}
