import AppShell
import AppShellNotificationsFeature

extension NotificationsSetup {
    /// AIC-19: asked at launch; registered for whoever is signed in (AIC-2).
    static func allInConnect(_ texts: AppTexts, onUnauthorized: @escaping () -> Void) -> NotificationsSetup {
        NotificationsSetup(
            question: .atLaunch,
            refused: texts("Les notifications sont désactivées dans les réglages du téléphone."),
            registration: .members(onUnauthorized: onUnauthorized)
        )
    }
}

/// AIC-8, AIC-9. The ids are the API's names.
struct AllInConnectSubscriptionStrings: SubscriptionStrings {
    let texts: AppTexts

    var switches: [SubscriptionItem] {
        [
            SubscriptionItem(id: "notifyNewOffers", title: texts("Nouvelles offres")),
            SubscriptionItem(id: "notifyNewProNearby", title: texts("Nouveaux professionnels à proximité")),
            SubscriptionItem(id: "notifyLocalEvents", title: texts("Événements locaux")),
        ]
    }
    var topics: [SubscriptionItem] {
        BusinessCategory.allCases.map { SubscriptionItem(id: $0.rawValue, title: $0.title(texts)) }
    }
    var errors: APIErrorStrings { texts.apiErrors }
    var radius: String { texts("Rayon de notification") }
    func kilometres(_ radius: Int) -> String { texts("\(radius) km") }
    var loading: String { texts("Chargement de vos préférences…") }
    var notLoaded: String { texts("Vos préférences n'ont pas pu être chargées.") }
    var notSaved: String { texts("Vos préférences n'ont pas pu être enregistrées.") }
    var restored: String { texts("Ce choix a été refusé : vos préférences précédentes sont rétablies.") }
}
