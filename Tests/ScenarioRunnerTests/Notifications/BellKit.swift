import AppShell
import AppShellHeadless
import FoundationEssentials
import Observation

@testable import ScenarioRunner

/// An app that asks, reminds and is pushed to: what the steps about notifications need.
enum BellApp: Product {
    static let manifest = AppManifest(id: "bell", name: "Bell", navigation: .stack(root: BellHome().route))

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [BellModule(environment: environment)]
    }
}

struct BellHome: Destination {
    static let name = "bell.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct BellOffer: Destination {
    static let name = "bell.offer"
    static let parameterNames = ["id"]
    let id: String

    init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.text("id")
    }

    var parameters: RouteParameters { ["id": id] }
}

final class BellModule: FeatureModule {
    static let offers = NotificationCategory(id: "offers", title: "Offres")
    static let reminders = NotificationCategory(id: "reminders", title: "Rappels")
    let id = "bell"
    private let scheduler: NotificationScheduler
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
        var stored: NotificationPreferences?
        scheduler = NotificationScheduler(
            environment: environment,
            categories: { [Self.offers, Self.reminders] },
            storage: NotificationPreferencesStorage(load: { stored }, save: { stored = $0 })
        )
    }

    func contribute(to contributions: inout Contributions) {
        let (scheduler, environment) = (scheduler, environment)
        contributions.destination(BellHome.self, placement: .stack) { _, _ in
            BellHomeScreen(scheduler: scheduler, environment: environment)
        }
        contributions.destination(BellOffer.self, placement: .stack) { offer, _ in BellOfferScreen(id: offer.id) }
        contributions.payload(
            PayloadRule(when: ["type": ["offer"]], parameters: [PayloadParameter("id", from: [.number("id")])]),
            to: BellOffer.self
        )
        contributions.notificationCategory(Self.offers)
        contributions.notificationCategory(Self.reminders)
        contributions.notificationPreferences { (try? scheduler.preferences()) ?? NotificationPreferences() }
    }
}

@Observable
final class BellHomeScreen: Screen {
    private var answer = "pas demandé"
    @ObservationIgnored private let scheduler: NotificationScheduler
    @ObservationIgnored private let environment: AppEnvironment

    init(scheduler: NotificationScheduler, environment: AppEnvironment) {
        self.scheduler = scheduler
        self.environment = environment
    }

    var content: Content {
        let preferences = (try? scheduler.preferences()) ?? NotificationPreferences()
        return .screen("Accueil") {
            Content.badge("Réponse", answer)
            Content.button("Demander") { await self.ask() }
            Content.button("Me rappeler") { await self.remind() }
            Content.button("Ne plus me rappeler") { _ = await self.scheduler.reschedule(group: "daily", to: []) }
            Content.button("Tout lire") { await self.environment.device.notifications.setBadge(0) }
            Content.button("Rappels coupés") { await self.mute(BellModule.reminders) }
            Content.button("Offres coupées") { await self.mute(BellModule.offers) }
            Content.toggle("Rappels", isOn: preferences.isOn(BellModule.reminders)) { _ in }
        }
    }

    private func ask() async {
        answer = "en attente"
        answer = await scheduler.requestPermission().permission.rawValue
    }

    private func mute(_ category: NotificationCategory) async {
        _ = await scheduler.update { $0.set(category.id, isOn: false) }
    }

    private func remind() async {
        let reminder = LocalNotification(
            id: "practice",
            title: "Rappel",
            body: "C'est l'heure",
            badge: 1,
            category: BellModule.reminders.id,
            payload: ["type": "offer", "id": "12"],
            trigger: .calendar(NotificationMoment(hour: 20, repeats: true))
        )
        _ = await scheduler.reschedule(group: "daily", to: [reminder])
    }
}

final class BellOfferScreen: Screen {
    private let id: String

    init(id: String) {
        self.id = id
    }

    var content: Content { .screen("Offre \(id)") { Content.text("Détail") } }
}

enum BellKit: TestKit {
    static var product: any Product.Type { BellApp.self }
    static let requirementPrefix = "BELL-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: BellApp.self,
            // 2026-03-27 10:00 in Paris.
            start: Date(timeIntervalSince1970: 1_774_602_000),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}
}
