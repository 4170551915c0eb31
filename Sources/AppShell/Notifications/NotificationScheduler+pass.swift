#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension NotificationScheduler {
    /// Makes the device's pending notifications equal to the wanted ones.
    func pass() async -> NotificationReport {
        let permission = await device.permission()
        let all = await device.pending()
        // Those of others stay, and count towards the limit.
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

    /// Whether this scheduler may cancel it.
    private func isOwn(_ notification: LocalNotification) -> Bool {
        guard let group = notification.group else { return false }
        return wanted[notification.id] != nil || groups.contains(group) || released.contains(notification.id)
    }

    /// Forgets one-time notifications that no longer wait: they were shown. Adopted ones may have been cancelled.
    private func forgetShown(pending: [String: LocalNotification]) {
        wanted = wanted.filter { id, wanted in
            !wanted.isArmed || wanted.notification.trigger.repeats && !wanted.isAdopted || pending[id] != nil
        }
    }

    /// Another scheduler may have replaced an adopted notification: the new one is wanted now.
    private func followOthers(pending: [String: LocalNotification]) {
        for (id, entry) in wanted where entry.isAdopted {
            guard let notification = pending[id], notification != entry.notification else { continue }
            wanted[id] = Wanted(notification: notification, since: now, isArmed: true, isAdopted: true)
        }
    }

    /// The soonest of those that the person has not switched off.
    private func choose(
        room: Int,
        pending: [String: LocalNotification],
        _ report: inout NotificationReport
    ) -> [LocalNotification] {
        let preferences: NotificationPreferences
        do { preferences = try self.preferences() } catch {
            // Anything may be switched off. What waits already was allowed when it was scheduled.
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
            } else if let error = trigger.error {
                report.withhold(id, .refused(.invalidTrigger(error)))
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

    /// An interval counts from when the device got it, unless it starts anew. A calendar moment counts from now.
    private func due(_ entry: Wanted) -> Date? {
        let start = if case .after = entry.notification.trigger, !entry.isAnew { entry.since ?? now } else { now }
        return entry.notification.trigger.nextDate(after: start, in: environment.formats.timeZone).map { max($0, now) }
    }

    /// The device has it, or has shown it.
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

    /// Schedules one. Where the device refuses, the outdated one that it would have replaced is cancelled.
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

/// The result of a call of ``NotificationScheduler``: ids, sorted.
public struct NotificationReport: Hashable, Sendable {
    /// As the device had it.
    public internal(set) var permission: NotificationPermission
    /// Scheduled on the device, new or replacing another.
    public internal(set) var scheduled: [String] = []
    /// Equal ones waited already.
    public internal(set) var unchanged: [String] = []
    /// Taken back from the device.
    public internal(set) var cancelled: [String] = []
    /// Wanted but not on the device. Tried again with the next call.
    public internal(set) var withheld: [Withheld] = []
    /// Why the person's choices could not be read or stored.
    public internal(set) var storageIssue: String?

    /// A wanted notification that is not on the device.
    public struct Withheld: Hashable, Sendable {
        /// The ``LocalNotification/id``.
        public let id: String
        /// Why it is not there.
        public let reason: Reason
    }

    /// Why a wanted notification is not on the device.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// nil: everything is.
        case switchedOff(category: String?)
        /// The device refused it.
        case refused(NotificationError)
        /// The person's choices can't be read, and without them nothing is shown.
        case preferencesUnreadable

        /// The reason in words.
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
    /// The elements that fit, and the others.
    fileprivate func parted(by fits: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}
