import AppShellNotificationsFeature

extension NotificationsSetup {
    /// AIC-19: asked at launch; registered for whoever is signed in (AIC-2).
    static func allInConnect(onUnauthorized: @escaping () -> Void) -> NotificationsSetup {
        NotificationsSetup(
            question: .atLaunch,
            refused: "Les notifications sont désactivées dans les réglages du téléphone.",
            registration: .members(onUnauthorized: onUnauthorized)
        )
    }
}

/// AIC-8, AIC-9. The ids are the API's names.
struct AllInConnectSubscriptionStrings: SubscriptionStrings {
    let switches = [
        SubscriptionItem(id: "notifyNewOffers", title: "Nouvelles offres"),
        SubscriptionItem(id: "notifyNewProNearby", title: "Nouveaux professionnels à proximité"),
        SubscriptionItem(id: "notifyLocalEvents", title: "Événements locaux"),
    ]
    let topics = BusinessCategory.allCases.map { SubscriptionItem(id: $0.rawValue, title: $0.title) }
    let radius = "Rayon de notification"
    func kilometres(_ radius: Int) -> String { "\(radius) km" }
    let loading = "Chargement de vos préférences…"
    let notLoaded = "Vos préférences n'ont pas pu être chargées."
    let notSaved = "Vos préférences n'ont pas pu être enregistrées."
    let restored = "Ce choix a été refusé : vos préférences précédentes sont rétablies."
}
