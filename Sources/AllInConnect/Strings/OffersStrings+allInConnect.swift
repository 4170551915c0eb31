import AppShell
import AppShellOffersFeature

extension OffersStrings {
    static let allInConnect = OffersStrings(
        list: "Offres et événements",
        loading: "Chargement des offres…",
        empty: "Aucune offre pour le moment.",
        retry: "Réessayer",
        errors: .french,
        search: OfferSearchStrings(
            category: "Catégorie",
            allCategories: "Toutes les catégories",
            kind: "Type",
            allKinds: "Offres et événements",
            offers: "Offres",
            events: "Événements",
            radius: "Distance",
            anyRadius: "Toutes les distances",
            kilometres: { "\($0)\u{A0}km" },
            aroundMe: "Autour de moi",
            locating: "Recherche de votre position…",
            denied: "Votre position n'est pas partagée : les distances ne sont pas connues. "
                + "Autorisez-la dans les réglages du téléphone pour voir ce qui est près de vous.",
            unavailable: "Votre position est introuvable pour l'instant : les distances ne sont pas connues.",
            nothing: "Aucune offre ne correspond à votre recherche.",
            clear: "Effacer la recherche"
        ),
        facts: OfferFactStrings(
            category: "Catégorie",
            kind: "Type",
            event: "Événement",
            price: "Prix",
            free: "Gratuit",
            currency: "EUR",
            distance: "Distance",
            veryNear: "moins de 100\u{A0}m",
            date: "Date",
            period: { start, end in
                guard let end else { return "\(start.day) à \(start.time)" }
                return start.day == end.day
                    ? "\(start.day), de \(start.time) à \(end.time)"
                    : "du \(start.day) à \(start.time) au \(end.day) à \(end.time)"
            },
            validity: "Validité",
            validDays: { from, to in
                switch (from, to) {
                case (let from?, let to?): "du \(from) au \(to)"
                case (let from?, nil): "à partir du \(from)"
                case (nil, let to?): "jusqu'au \(to)"
                case (nil, nil): ""
                }
            },
            state: "État",
            ended: { $0 == .event ? "Terminé" : "Terminée" },
            place: { name, city in city.map { "\(name), \($0)" } ?? name }
        ),
        offer: "Offre",
        event: "Événement",
        offerLoading: "Chargement de l'offre…",
        eventLoading: "Chargement de l'événement…",
        offerNotFound: "Cette offre n'existe pas ou plus.",
        eventNotFound: "Cet événement n'existe pas ou plus.",
        professional: "Proposé par",
        share: "Partager"
    )
}
