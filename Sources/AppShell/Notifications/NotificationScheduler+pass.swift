#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension NotificationScheduler {
    /// Compares what is wanted with what waits on the device, once, and fixes the difference.
    func pass() async -> NotificationReport {
        let permission = await device.permission()
        let all = await device.pending()
        // What was scheduled past this scheduler is left alone, and takes room.
        let (own, foreign) = all.parted(by: isOwn)
        released = []
        let pending = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
        forgetShown(pending: pending)
        followOthers(pending: pending)

        var report = NotificationReport(permission: permission)
        let kept = choose(room: max(device.pendingLimit - foreign.count, 0), pending: pending, &report)
        let ids = Set(kept.map(\.id))
        await cancel(pending.keys.filter { !ids.contains($0) }, &report)
        let canReplace = permission.allowsNotifications && report.storageIssue == nil
        for notification in kept {
            let isAnew = canReplace && wanted[notification.id]?.isAnew == true
            if pending[notification.id] == notification, !isAnew {
                report.unchanged.append(notification.id)
                arm(notification.id)
            } else {
                await give(notification, replacing: pending[notification.id], permission, &report)
            }
        }
        return report.sorted
    }

    /// Whether this scheduler may cancel it. Another scheduler's is none of its business.
    private func isOwn(_ notification: LocalNotification) -> Bool {
        guard let group = notification.group else { return false }
        return wanted[notification.id] != nil || groups.contains(group) || released.contains(notification.id)
    }

    /// Lets go of what comes once and waits no more: it has been shown. What was only found on the device may as well
    /// have been cancelled by whoever scheduled it.
    private func forgetShown(pending: [String: LocalNotification]) {
        wanted = wanted.filter { id, wanted in
            !wanted.isArmed || wanted.notification.trigger.repeats && !wanted.isAdopted || pending[id] != nil
        }
    }

    /// What was only found on the device may have been replaced since by whoever scheduled it: that is wanted now.
    private func followOthers(pending: [String: LocalNotification]) {
        for (id, entry) in wanted where entry.isAdopted {
            guard let notification = pending[id], notification != entry.notification else { continue }
            wanted[id] = Wanted(notification: notification, since: now, isArmed: true, isAdopted: true)
        }
    }

    /// What may wait on the device: what the person has not switched off, and of that the soonest.
    private func choose(
        room: Int,
        pending: [String: LocalNotification],
        _ report: inout NotificationReport
    ) -> [LocalNotification] {
        let preferences: NotificationPreferences
        do { preferences = try self.preferences() } catch {
            // Whatever may have been switched off stays quiet; what waits already was allowed when it was scheduled.
            report.storageIssue = "\(error)"
            let (kept, others) = wanted.values.map(\.notification).parted { pending[$0.id] == $0 }
            for other in others { report.withhold(other.id, .preferencesUnreadable) }
            return kept.sorted { $0.id < $1.id }
        }
        var candidates: [(due: Date, notification: LocalNotification)] = []
        for (id, entry) in wanted {
            let notification = entry.notification
            let trigger = notification.trigger
            if !preferences.isOn(categories.category(notification.category)) {
                report.withhold(id, .switchedOff(category: notification.category))
            } else if let fault = trigger.fault {
                report.withhold(id, .refused(.invalidTrigger(fault)))
            } else if let due = due(entry) {
                candidates.append((due, notification))
            } else if pending[id] == notification {
                // Due at this very moment.
                candidates.append((now, notification))
            } else {
                report.withhold(id, .refused(.triggerInPast))
            }
        }
        candidates.sort { ($0.due, $0.notification.id) < ($1.due, $1.notification.id) }
        for late in candidates.dropFirst(room) {
            report.withhold(late.notification.id, .refused(.tooManyPending(limit: device.pendingLimit)))
        }
        return candidates.prefix(room).map(\.notification)
    }

    private var now: Date { environment.clock.now }

    /// An interval counts from when the device got it, or from now where it starts anew; a moment of the calendar from
    /// now.
    private func due(_ entry: Wanted) -> Date? {
        let start = if case .after = entry.notification.trigger, !entry.isAnew { entry.since ?? now } else { now }
        return entry.notification.trigger.nextDate(after: start, in: environment.formats.timeZone).map { max($0, now) }
    }

    /// The device has it, or had and has shown it.
    private func arm(_ id: String) {
        let since = wanted[id]?.since ?? now
        wanted[id]?.since = since
        wanted[id]?.isArmed = true
    }

    private func disarm(_ id: String) {
        wanted[id]?.isArmed = false
        wanted[id]?.since = nil
    }

    private func cancel(_ ids: [String], _ report: inout NotificationReport) async {
        guard !ids.isEmpty else { return }
        await device.cancel(ids.sorted())
        report.cancelled += ids
        for id in ids { disarm(id) }
    }

    /// Hands one over. Where the device refuses it, what it would have replaced is cancelled: it says what is no longer
    /// so.
    private func give(
        _ notification: LocalNotification,
        replacing old: LocalNotification?,
        _ permission: NotificationPermission,
        _ report: inout NotificationReport
    ) async {
        do throws(NotificationError) {
            guard permission.allowsNotifications else { throw NotificationError.notPermitted(permission) }
            try await device.schedule(notification)
            disarm(notification.id)
            arm(notification.id)
            wanted[notification.id]?.isAnew = false
            report.scheduled.append(notification.id)
        } catch {
            report.withhold(notification.id, .refused(error))
            if old != nil { await cancel([notification.id], &report) }
        }
    }
}

/// What came of a call of ``NotificationScheduler``: ids, sorted.
public struct NotificationReport: Hashable, Sendable {
    public internal(set) var permission: NotificationPermission
    /// Given to the device, anew or in place of another.
    public internal(set) var scheduled: [String] = []
    /// Waited already, equal.
    public internal(set) var unchanged: [String] = []
    public internal(set) var cancelled: [String] = []
    /// Wanted, and not on the device; kept for later.
    public internal(set) var withheld: [Withheld] = []
    /// Why the person's choices could not be read or stored.
    public internal(set) var storageIssue: String?

    public struct Withheld: Hashable, Sendable {
        public let id: String
        public let reason: Reason
    }

    /// Why something that is wanted does not wait on the device.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// nil: everything is.
        case switchedOff(category: String?)
        case refused(NotificationError)
        case preferencesUnreadable

        public var description: String {
            switch self {
            case .switchedOff(let category?): "the person has switched off “\(category)”, or everything"
            case .switchedOff(nil): "the person has switched everything off"
            case .refused(let error): "\(error)"
            case .preferencesUnreadable: "what the person has switched off can't be read"
            }
        }
    }

    init(permission: NotificationPermission) {
        self.permission = permission
    }

    mutating func withhold(_ id: String, _ reason: Reason) {
        withheld.append(Withheld(id: id, reason: reason))
    }

    var sorted: NotificationReport {
        var report = self
        report.scheduled.sort()
        report.unchanged.sort()
        report.cancelled.sort()
        report.withheld.sort { $0.id < $1.id }
        return report
    }
}

extension Sequence {
    /// Those that fit, and the others.
    fileprivate func parted(by fits: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}
