import AppShell

/// Reminds the reader two days before a book is due, at nine o'clock.
final class LoanReminders {
    static let category = NotificationCategory(id: "loans.due", title: "Retours à venir")
    static let wishKey = StoredKey("loans.reminders")
    static let group = "loans"
    private static let daysBefore = 2
    private static let hour = 9

    private let wish: StoredValue<Bool>
    private let scheduler: NotificationScheduler
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
        wish = StoredValue(Self.wishKey, in: environment.storage.values, empty: false)
        scheduler = NotificationScheduler(
            environment: environment,
            categories: { [Self.category] },
            // The reader's wish is one switch, which this feature keeps.
            storage: NotificationPreferencesStorage(load: { nil }, save: { _ in })
        )
    }

    var isOn: Bool { wish.value }

    /// - Returns: why none will come; nil where all is well.
    func set(_ isOn: Bool, for loans: [Loan]) async -> String? {
        wish.change { $0 = isOn }
        await wish.save()
        if isOn, await scheduler.requestPermission().permission == .denied {
            return "Les notifications sont refusées dans les réglages du téléphone"
        }
        await schedule(for: loans)
        return nil
    }

    /// Makes the phone's reminders those of these loans.
    func schedule(for loans: [Loan]) async {
        let today = LoanDay(of: environment.clock.now, in: environment.formats.timeZone)
        let ahead = isOn ? loans.filter { $0.due.adding(-Self.daysBefore) > today } : []
        _ = await scheduler.reschedule(group: Self.group, to: ahead.map(reminder))
    }

    private func reminder(_ loan: Loan) -> LocalNotification {
        LocalNotification(
            id: "loans.due.\(loan.id)",
            title: "À rendre dans \(Self.daysBefore) jours",
            body: "\(loan.title), le \(loan.due.text(in: environment.formats))",
            category: Self.category.id,
            payload: ["type": "loan"],
            trigger: loan.due.adding(-Self.daysBefore).trigger(hour: Self.hour)
        )
    }
}
