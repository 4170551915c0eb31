import AppShell
import AppShellEngagementFeature

/// A product of engagement and one screen that stands for the summary of a session.
enum StreakApp: Product {
    static let manifest = AppManifest(
        id: "streak",
        name: "Streak",
        navigation: .stack(root: HomePlace().route),
        links: LinkPolicy(schemes: ["streak"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let engagement = Engagement(strings: SampleEngagementStrings(), environment: environment)
        return [
            EngagementModule(engagement: engagement, home: HomePlace.self), StreakPages(engagement: engagement),
        ]
    }
}

struct SampleEngagementStrings: EngagementStrings {
    let consentTitle = "A reminder every day?"
    let consentReason = "It saves your streak."
    let accept = "Yes please"
    let decline = "No thanks"
    let consentGranted = "The reminder will come"
    let reminderCategory = "Daily reminder"
    let reminderTitle = "Streak"
    func reminderText(_ days: Int) -> String {
        days == 1 ? "Your streak of 1 day awaits you" : "Your streak of \(days) days awaits you"
    }
    let refused = "Allow notifications in the phone's settings"
    let unanswered = "The phone waits for your answer"
    let notTaken = "The phone took no reminder"
    let storage: StorageErrorStrings = .french
}

struct HomePlace: Destination {
    static let name = "streak.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct SummaryPlace: Destination {
    static let name = "streak.summary"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct StreakPages: FeatureModule {
    let id = "pages"
    let engagement: Engagement

    func contribute(to contributions: inout Contributions) {
        contributions.destination(HomePlace.self, placement: .stack) { _, context in
            HomeScreen(engagement: engagement, router: context.router)
        }
        contributions.destination(SummaryPlace.self, placement: .stack, isInternal: true) { _, context in
            SummaryScreen(engagement: engagement, router: context.router)
        }
    }
}

/// Shows the streak and the settings, and ends sessions at a tap.
final class HomeScreen: Screen {
    private let engagement: Engagement
    private let router: Router

    init(engagement: Engagement, router: Router) {
        self.engagement = engagement
        self.router = router
    }

    var content: Content {
        .screen("Home") {
            Content.badge("Streak", "\(engagement.streak)")
            Content.button("Practise") { self.finish(successfully: true) }
            Content.button("Fail at once") { self.finish(successfully: false) }
            Content.toggle("Reminder", isOn: engagement.isReminderOn) { self.engagement.setReminder($0) }
            Content.field("Hour", value: "\(engagement.reminderHour)") { text in
                if let hour = Int(text) { self.engagement.setReminderHour(hour) }
            }
            engagement.note.map { Content.banner($0) }
        }
    }

    private func finish(successfully: Bool) {
        engagement.practised(successfully: successfully)
        router.push(SummaryPlace())
    }
}

final class SummaryScreen: Screen {
    private let engagement: Engagement
    private let router: Router

    init(engagement: Engagement, router: Router) {
        self.engagement = engagement
        self.router = router
    }

    var content: Content { .screen("Summary") { Content.badge("Streak", "\(engagement.streak)") } }

    func appear() async {
        engagement.askForConsentIfDue(router)
    }
}
