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

extension SubscriptionStrings {
    /// AIC-8, AIC-9. The ids are the API's names.
    static var allInConnect: SubscriptionStrings {
        SubscriptionStrings(
            switches: [
                Item(id: "notifyNewOffers", title: "Nouvelles offres"),
                Item(id: "notifyNewProNearby", title: "Nouveaux professionnels à proximité"),
                Item(id: "notifyLocalEvents", title: "Événements locaux"),
            ],
            radius: "Rayon de notification",
            kilometres: { "\($0) km" },
            topics: BusinessCategory.allCases.map { Item(id: $0.rawValue, title: $0.title) },
            loading: "Chargement de vos préférences…",
            notLoaded: "Vos préférences n'ont pas pu être chargées.",
            notSaved: "Vos préférences n'ont pas pu être enregistrées.",
            restored: "Ce choix a été refusé : vos préférences précédentes sont rétablies."
        )
    }
}
