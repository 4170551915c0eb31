import AppShell
import AppShellPartnersFeature

extension PartnersStrings {
    static let sample = PartnersStrings(
        list: "Partenaires",
        loading: "Chargement",
        empty: "Aucun partenaire",
        retry: "Réessayer",
        errors: .french,
        search: PartnerSearchStrings(
            category: "Catégorie",
            allCategories: "Toutes",
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
        partner: "Partenaire",
        partnerLoading: "Chargement du partenaire…",
        notFound: "Partenaire inconnu",
        category: "Catégorie",
        distance: "Distance",
        veryNear: "à deux pas",
        address: "Adresse",
        offers: "Ses offres",
        events: "Ses événements",
        noOffers: "Rien pour l'instant",
        offerCount: { "\($0) à voir" },
        share: "Partager"
    )
}
