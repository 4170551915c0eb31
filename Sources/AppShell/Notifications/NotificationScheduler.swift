#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keeps the device's pending notifications equal to those that the app wants, as far as the person allows.
///
/// Features name the notifications of a group as often as they like. Each call changes only what differs on the device
/// and returns a ``NotificationReport``. What can't be scheduled now (no permission, switched off, too many) is tried
/// again with every later call. What waited on the device at the start counts as wanted until its group is named.
///
/// An app may have several schedulers with separate groups. None cancels or restores what another one scheduled, but for
/// what waits on the device when it first looks: its switches hold for that too.
///
/// ```swift
/// await scheduler.reschedule(group: "sessions", to: reminders(for: nextSession))
/// ```
///
/// Overlapping calls take turns in order. Not Sendable: it belongs to the isolation of its modules.
public final class NotificationScheduler {
    /// A wanted notification and its state.
    struct Wanted {
        var notification: LocalNotification
        /// When the device got it; nil where it doesn't have it.
        var since: Date?
        /// Whether it was shown once the device no longer has it.
        var isArmed: Bool
        /// Whether it was found on the device: another scheduler may change it.
        var isAdopted = false
        /// Whether to schedule it again even over an equal one, so that its interval starts anew.
        var isAnew = false
    }

    let device: any DeviceNotifications
    let environment: AppEnvironment
    let storage: NotificationPreferencesStorage
    var wanted: [String: Wanted] = [:]
    /// The groups named so far: unwanted notifications there are cancelled.
    private(set) var groups: Set<String> = []
    /// Those wanted until this call.
    var released: Set<String> = []
    private let readCategories: () -> [NotificationCategory]
    private var loaded: NotificationPreferences?
    private var hasAdopted = false
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - categories: those that the product's modules contribute. A closure, since a scheduler is made before the graph
    ///     knows them all. An unknown category counts as on until the person switches it off.
    ///   - storage: keeps the person's choices.
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

    /// The categories that the product's modules contribute.
    public var categories: [NotificationCategory] { readCategories() }

    // MARK: What is wanted

    /// Makes these the notifications of a group: cancels the missing, replaces the changed and keeps the equal ones.
    ///
    /// One that was shown already is scheduled again if its trigger has another moment to come. An interval that still
    /// runs continues. A notification of another group moves to this one; of two with one id the last counts.
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

    /// Adds one to a group, replacing one of the same id. Its interval starts now.
    ///
    /// An equal one keeps waiting where it can't be replaced, without permission or readable preferences.
    public func schedule(_ notification: LocalNotification, group: String) async -> NotificationReport {
        await inTurn {
            self.want(notification, in: group, before: self.wanted)
            self.wanted[notification.id]?.isAnew = true
            return await self.pass()
        }
    }

    /// Takes back wanted notifications by id. Unknown ids are ignored.
    public func cancel(_ ids: [String]) async -> NotificationReport {
        await inTurn {
            for id in ids where self.wanted.removeValue(forKey: id) != nil { self.released.insert(id) }
            return await self.pass()
        }
    }

    /// Tries again what could not be scheduled. Call it in the foreground: the person may come from the settings.
    public func refresh() async -> NotificationReport {
        await inTurn { await self.pass() }
    }

    // MARK: What is allowed

    /// Asks the person for permission, once, and schedules what waited for the answer.
    public func requestPermission(
        _ options: NotificationPermissionOptions = .all
    ) async -> (permission: NotificationPermission, report: NotificationReport) {
        // Not in turn: the person may take minutes.
        let permission = await device.requestPermission(options)
        return (permission, await refresh())
    }

    /// The person's choices, loaded at first use.
    ///
    /// - Throws: what the storage throws. Nothing is scheduled or stored then.
    public func preferences() throws -> NotificationPreferences {
        if let loaded { return loaded }
        let preferences = try storage.load() ?? NotificationPreferences()
        loaded = preferences
        return preferences
    }

    /// Changes the person's choices at once, then stores them and updates the device.
    ///
    /// Changes may overlap: the newest state is stored last.
    public func update(_ change: (inout NotificationPreferences) -> Void) async -> NotificationReport {
        if var preferences = try? preferences() {
            change(&preferences)
            loaded = preferences
        }
        return await inTurn {
            var issue: String?
            do { try await self.storage.save(try self.preferences()) } catch { issue = "\(error)" }
            var report = await self.pass()
            report.storageIssue = report.storageIssue ?? issue
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

    /// Takes over what an earlier process of the app left on the device.
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
            // The call before hands its turn over, so that no other gets in between.
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
    /// The stored choices; nil before the first.
    public let load: () throws -> NotificationPreferences?
    /// Stores the choices.
    public let save: (NotificationPreferences) async throws -> Void

    /// - Parameters:
    ///   - load: returns the stored choices; nil before the first.
    ///   - save: stores the choices.
    public init(
        load: @escaping () throws -> NotificationPreferences?,
        save: @escaping (NotificationPreferences) async throws -> Void
    ) {
        self.load = load
        self.save = save
    }
}
