#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keeps what waits on the device equal to what the app wants shown, within what the person allows.
///
/// Features say what they want, by group, as often as they like: « the reminders are these ». Each call compares that
/// with what waits on the device, changes only what differs, and answers with a ``NotificationReport``. What can't be
/// scheduled now (no permission, switched off, too many) is kept and tried again with every later call, so nothing is
/// lost while the app runs; what waited on the device when it started counts as wanted until its group is given anew.
///
/// An app may have several, each with groups of its own: none cancels or brings back what another one scheduled.
///
/// ```swift
/// await scheduler.reschedule(group: "sessions", to: reminders(for: nextSession))
/// ```
///
/// Calls that overlap take turns, in the order in which they came. Not Sendable: it lives with the modules it serves.
public final class NotificationScheduler {
    /// What is wanted, and how far it got.
    struct Wanted {
        var notification: LocalNotification
        /// When it was given to the device; nil for what the device does not have.
        var since: Date?
        /// Whether its absence from the device means that it has been shown.
        var isArmed: Bool
        /// Whether it was found on the device and not given to this scheduler: another one may change it.
        var isAdopted = false
        /// Whether the device is given it again even where it has an equal one, so that an interval starts anew.
        var isAnew = false
    }

    let device: any DeviceNotifications
    let environment: AppEnvironment
    let storage: NotificationPreferencesStorage
    var wanted: [String: Wanted] = [:]
    /// The groups that were given to ``reschedule(group:to:)``: what waits there and is not wanted goes.
    private(set) var groups: Set<String> = []
    /// What was wanted until this call.
    var released: Set<String> = []
    private let readCategories: () -> [NotificationCategory]
    private var loaded: NotificationPreferences?
    private var hasAdopted = false
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameter categories: those that the product's modules contribute, asked for whenever they are needed: a
    ///   scheduler is made with its module, before the graph knows them all. A notification of a category that is not
    ///   among them comes unless the person has switched that category off.
    public init(
        environment: AppEnvironment,
        categories: @escaping () -> [NotificationCategory],
        storage: NotificationPreferencesStorage
    ) {
        device = environment.device.notifications
        self.environment = environment
        readCategories = categories
        self.storage = storage
    }

    /// Those that the product's modules contribute, as they are known now.
    public var categories: [NotificationCategory] { readCategories() }

    // MARK: What is wanted

    /// Makes what waits in a group exactly these: cancels what is gone, replaces what has changed, leaves what is equal.
    ///
    /// One that is equal and has been shown already is scheduled again, if its trigger still has a moment to come; one
    /// with ``NotificationTrigger/after(_:repeats:)`` that still waits goes on counting from when it was scheduled. An
    /// id has one place: one that stands in another group moves to this one, and of two with one id the last counts.
    public func reschedule(
        group: String,
        to notifications: [LocalNotification]
    ) async -> NotificationReport {
        await inTurn {
            let before = wanted
            groups.insert(group)
            wanted = wanted.filter { $0.value.notification.group != group }
            for notification in notifications { want(notification, in: group, before: before) }
            return await self.pass()
        }
    }

    /// Schedules one in a group, beside what waits there. One of the same id is replaced; `after` counts from now. An
    /// equal one that can't be replaced now, for want of permission or of readable preferences, waits on as it was.
    public func schedule(_ notification: LocalNotification, group: String) async -> NotificationReport {
        await inTurn {
            self.want(notification, in: group, before: self.wanted)
            self.wanted[notification.id]?.isAnew = true
            return await self.pass()
        }
    }

    /// Takes back what is wanted, by ids; one that is not wanted changes nothing.
    public func cancel(_ ids: [String]) async -> NotificationReport {
        await inTurn {
            for id in ids where self.wanted.removeValue(forKey: id) != nil { self.released.insert(id) }
            return await self.pass()
        }
    }

    /// Tries again what could not be scheduled: when the app comes to the foreground, where the person may have been to
    /// the device's settings.
    public func refresh() async -> NotificationReport {
        await inTurn { await self.pass() }
    }

    // MARK: What is allowed

    /// Asks the person, if nobody has yet, and schedules what waited for the answer.
    public func requestPermission(
        _ options: NotificationPermissionOptions = .all
    ) async -> (permission: NotificationPermission, report: NotificationReport) {
        // Not in turn: a person may take minutes, and what is scheduled meanwhile is kept.
        let permission = await device.requestPermission(options)
        return (permission, await refresh())
    }

    /// What the person has chosen, as stored; loaded at first use.
    ///
    /// - Throws: what the storage throws. Nothing is scheduled then, and nothing is stored over it.
    public func preferences() throws -> NotificationPreferences {
        if let loaded { return loaded }
        let preferences = try storage.load() ?? NotificationPreferences()
        loaded = preferences
        return preferences
    }

    /// Changes what the person has chosen: effective at once, then stored, then what waits follows.
    ///
    /// A change that comes while another is being stored is not lost: what is stored last is the newest.
    public func update(_ change: (inout NotificationPreferences) -> Void) async -> NotificationReport {
        if var preferences = try? preferences() {
            change(&preferences)
            loaded = preferences
        }
        return await inTurn {
            var fault: String?
            do { try await self.storage.save(try self.preferences()) } catch { fault = "\(error)" }
            var report = await self.pass()
            report.storageIssue = report.storageIssue ?? fault
            return report
        }
    }

    // MARK: Turns

    private func want(_ notification: LocalNotification, in group: String, before: [String: Wanted]) {
        var notification = notification
        notification.group = group
        let old = before[notification.id]
        let since = old?.notification == notification ? old?.since : nil
        wanted[notification.id] = Wanted(notification: notification, since: since, isArmed: false)
    }

    /// What an earlier process of the app left on the device.
    private func adopt() async {
        guard !hasAdopted else { return }
        hasAdopted = true
        let now = environment.clock.now
        for notification in await device.pending() where notification.group != nil {
            wanted[notification.id] = Wanted(notification: notification, since: now, isArmed: true, isAdopted: true)
        }
    }

    private func inTurn(_ body: () async -> NotificationReport) async -> NotificationReport {
        if isBusy {
            // Whoever ends hands the turn over: nobody slips in between.
            await withCheckedContinuation { waiting.append($0) }
        }
        isBusy = true
        await adopt()
        let report = await body()
        isBusy = false
        if !waiting.isEmpty {
            isBusy = true
            waiting.removeFirst().resume()
        }
        return report
    }
}

/// Where the person's choices are kept.
public struct NotificationPreferencesStorage {
    /// nil where nothing was stored yet.
    public let load: () throws -> NotificationPreferences?
    public let save: (NotificationPreferences) async throws -> Void

    public init(
        load: @escaping () throws -> NotificationPreferences?,
        save: @escaping (NotificationPreferences) async throws -> Void
    ) {
        self.load = load
        self.save = save
    }
}
