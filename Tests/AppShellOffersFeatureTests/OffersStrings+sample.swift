import AppShell
import AppShellOffersFeature

extension OffersStrings {
    static let sample = OffersStrings(
        list: "Offres",
        loading: "Chargement",
        empty: "Aucune offre",
        retry: "Réessayer",
        errors: .french,
        search: OfferSearchStrings(
            category: "Catégorie",
            allCategories: "Toutes",
            kind: "Type",
            allKinds: "Tout",
            offers: "Les offres",
            events: "Les événements",
            radius: "Rayon",
            anyRadius: "Partout",
            kilometres: { "\($0) km" },
            aroundMe: "Autour de moi",
            locating: "Position demandée",
            denied: "Position refusée",
            unavailable: "Position inconnue",
            nothing: "Rien de tel",
            clear: "Effacer"
        ),
        facts: OfferFactStrings(
            category: "Catégorie",
            kind: "Type",
            event: "Événement",
            price: "Prix",
            free: "Gratuit",
            currency: "EUR",
            distance: "Distance",
            veryNear: "à deux pas",
            date: "Date",
            period: { start, end in "\(start.day) \(start.time)" + (end.map { " – \($0.day) \($0.time)" } ?? "") },
            validity: "Validité",
            validDays: { from, to in
                [from.map { "dès \($0)" }, to.map { "jusqu'à \($0)" }].compactMap(\.self).joined(separator: " ")
            },
            state: "État",
            ended: { $0 == .event ? "Terminé" : "Terminée" },
            place: { name, city in city.map { "\(name), \($0)" } ?? name }
        ),
        offer: "Offre",
        event: "Événement",
        offerLoading: "Chargement de l'offre…",
        eventLoading: "Chargement de l'événement…",
        offerNotFound: "Offre inconnue",
        eventNotFound: "Événement inconnu",
        professional: "Proposé par",
        share: "Partager"
    )
}
