public import AppShell
public import Observation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A person's streak and reminder, fed with their sessions.
///
/// Calls return at once and hold at once; what is to be stored and planned goes on with the life of the app. Not
/// Sendable: it lives with the modules.
///
/// ```swift
/// let engagement = Engagement(strings: …, environment: environment)
/// PracticeHooks(
///     onFinish: { engagement.practised(at: $0.date, in: $0.timeZone, successfully: $0.isSuccessful) },
///     onHome: { engagement.askForConsentIfDue($0) }
/// )
/// ```
@Observable
public final class Engagement {
    private struct Session: Hashable {
        let day: PracticeDay
        let timeZone: TimeZone
    }

    private static let group = "engagement"

    /// What the system last said; nil until it was asked.
    private(set) var permission: NotificationPermission?
    /// What came of the last plan.
    private var report: NotificationReport?
    /// Whether a session has ended since the app was launched.
    @ObservationIgnored private var isQuestionDue = false
    /// Whether the sheet has been shown since then.
    @ObservationIgnored private var hasAsked = false
    /// Those that do not count yet, since the streak can't be read.
    @ObservationIgnored private var sessions: [Session] = []
    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored let strings: any EngagementStrings
    @ObservationIgnored let category: NotificationCategory
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let storedStreak: StoredValue<DailyStreak?>
    @ObservationIgnored private let consent: StoredValue<ReminderConsent?>
    @ObservationIgnored private let hour: StoredValue<ReminderHour?>
    @ObservationIgnored private let scheduler: NotificationScheduler
    @ObservationIgnored private let latest = LatestWork()

    public init(strings: any EngagementStrings, environment: AppEnvironment) {
        self.strings = strings
        self.environment = environment
        let category = NotificationCategory(id: ReminderPlan.id, title: strings.reminderCategory)
        self.category = category
        let values = environment.storage.values
        storedStreak = StoredValue(EngagementKeys.streak, in: values, empty: nil)
        consent = StoredValue(EngagementKeys.consent, in: values, empty: nil)
        hour = StoredValue(EngagementKeys.hour, in: values, empty: nil)
        // What the person has switched off is not wanted in the first place.
        scheduler = NotificationScheduler(
            environment: environment,
            categories: { [category] },
            storage: NotificationPreferencesStorage(load: { nil }, save: { _ in })
        )
    }

    // MARK: The streak

    /// A session has ended. The first successful one of a day counts (PI-FR11).
    ///
    /// - Parameters:
    ///   - date: when it ended, which may be days ago for one that was cut short; nil: now.
    ///   - zone: the identifier of the zone in which it ended, whose day counts; nil, or one that nobody knows: here.
    public func practised(at date: Date? = nil, in zone: String? = nil, successfully: Bool) {
        isQuestionDue = true
        guard successfully else { return }
        let zone = zone.flatMap { TimeZone(identifier: $0) } ?? timeZone
        let session = Session(day: PracticeDay(of: date ?? environment.clock.now, in: zone), timeZone: zone)
        if sessions.last != session { sessions.append(session) }
        countSessions()
        start { await self.catchUp() }
    }

    /// The days in a row, as they are to be shown now: 0 once a whole day was missed, and where they can't be read.
    public var streak: Int {
        storedStreak.value?.shown(on: today, in: timeZone) ?? 0
    }

    // MARK: The question

    /// Asks whether the person wants a reminder, once, after the first session (PI-FR14): presents a sheet.
    ///
    /// Call it when the screen that sessions return to has come on top, however often: once the sheet is closed,
    /// too. Closing it, or following a link that takes its place, is a no; who did not answer since the app ended is asked after a later session.
    public func askForConsentIfDue(_ router: Router) {
        guard isQuestionDue else { return }
        // Whoever may have answered is not asked; the note says why.
        guard consent.isKnown else { return }
        switch consent.value {
        case nil where hasAsked:
            isQuestionDue = false
            self.answer(.declined)
        case nil:
            if case .applied = router.present(ConsentSheet()) { hasAsked = true }
        case .accepted where permission == .notDetermined:
            // The app ended while the system's own question stood there.
            isQuestionDue = false
            start { await self.askSystem() }
        case .accepted, .declined:
            isQuestionDue = false
        }
    }

    // MARK: The reminder

    /// Whether the person wants a reminder; it may be that none comes, and ``note`` says why.
    public var isReminderOn: Bool { consent.value == .accepted }

    /// Switches the reminder on or off. On asks the system for its permission, where nobody has asked yet.
    public func setReminder(_ isOn: Bool) {
        guard isOn != isReminderOn else { return }
        answer(isOn ? .accepted : .declined)
    }

    /// When the reminder comes, 0 to 23, on the clock of wherever the phone is; 20 unless another one was chosen.
    ///
    /// An hour that the clocks leave out on a day (02:00 on 29 March 2026 in Paris) is due when they change; one that
    /// comes twice, the first time.
    public var reminderHour: Int { (hour.value ?? .standard).hour }

    /// - Parameter newHour: 0 to 23; any other changes nothing.
    public func setReminderHour(_ newHour: Int) {
        guard let newHour = ReminderHour(newHour), hour.isKnown else { return }
        hour.change { $0 = newHour }
        start { await self.catchUp() }
    }

    /// Why no reminder comes although one is wanted, and what could not be read or stored; nil where all is well.
    public var note: String? {
        var texts: [String] = []
        for issue in [issue(of: storedStreak), issue(of: consent), issue(of: hour)].compactMap(\.self) {
            let text = strings.storage.text(for: issue)
            if !texts.contains(text) { texts.append(text) }
        }
        if let reason { texts.append(reason) }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// Why a value can't be read or was not stored.
    private func issue<Value: Codable & Hashable>(of stored: StoredValue<Value>) -> StorageError? {
        _ = stored.isKnown
        return stored.issue
    }

    private var reason: String? {
        guard isReminderOn else { return nil }
        return switch permission {
        case .denied: strings.refused
        case .notDetermined: strings.unanswered
        case .authorized, .provisional: report?.withheld.isEmpty == false ? strings.notTaken : nil
        case nil: nil
        }
    }

    /// - Returns: what one may wait for, until the system has answered too.
    @discardableResult
    func answer(_ answer: ReminderConsent) -> Task<Void, Never>? {
        // What can't be read can't be changed either; the note says why.
        guard consent.isKnown else { return nil }
        consent.change { $0 = answer }
        return start {
            // Before the system's question: the process may end while it stands there.
            await self.catchUp()
            if answer == .accepted { await self.askSystem() }
        }
    }

    // MARK: Keeping up

    /// Stores what has changed and plans the reminder anew. Asked for while it works, it does so once more.
    func catchUp() async {
        await latest { await self.pass() }
    }

    private func pass() async {
        countSessions()
        await see(environment.device.notifications.permission())
        await storedStreak.save()
        await consent.save()
        await hour.save()
        if isReminderOver { await environment.device.notifications.removeDelivered([ReminderPlan.id]) }
        let report = await scheduler.reschedule(group: Self.group, to: wanted)
        if self.report != report { self.report = report }
    }

    /// Where a session is still to come that would save a streak, and the person and the system want it said. What can't
    /// be read leaves it out: nothing is said that may not be so.
    private var wanted: [LocalNotification] {
        guard permission?.allowsNotifications == true, consent.value == .accepted, hour.isKnown,
            let streak = storedStreak.value
        else { return [] }
        let plan = ReminderPlan(
            streak: streak,
            hour: hour.value ?? .standard,
            strings: strings,
            timeZone: timeZone
        )
        return plan.notification(now: environment.clock.now).map { [$0] } ?? []
    }

    /// Whether one that stands in the notification centre has become untrue: practised since, or too late.
    private var isReminderOver: Bool {
        guard let streak = storedStreak.value else { return false }
        return streak.lastDay >= today || streak.shown(on: today, in: timeZone) == 0
    }

    private func askSystem() async {
        await see(scheduler.requestPermission([.alert, .sound]).permission)
        await catchUp()
    }

    private func see(_ permission: NotificationPermission) {
        if self.permission != permission { self.permission = permission }
    }

    private func countSessions() {
        // While the streak can't be read, the sessions wait: it must not begin anew.
        guard !sessions.isEmpty, storedStreak.isKnown else { return }
        var streak = storedStreak.value
        for session in sessions {
            streak =
                streak?.practised(on: session.day, in: session.timeZone)
                ?? DailyStreak(on: session.day, in: session.timeZone)
        }
        let counted = streak
        storedStreak.change { $0 = counted }
        sessions = []
    }

    @discardableResult
    private func start(_ work: @escaping () async -> Void) -> Task<Void, Never>? {
        tasks?(work)
    }

    private var timeZone: TimeZone { environment.formats.timeZone }

    private var today: PracticeDay { PracticeDay(of: environment.clock.now, in: timeZone) }
}
