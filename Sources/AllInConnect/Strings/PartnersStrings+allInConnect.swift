import AppShell
import AppShellPartnersFeature

extension PartnersStrings {
    static let allInConnect = PartnersStrings(
        list: "Nos partenaires",
        loading: "Chargement des partenaires…",
        empty: "Aucun partenaire pour le moment.",
        retry: "Réessayer",
        errors: .french,
        search: PartnerSearchStrings(
            category: "Catégorie",
            allCategories: "Toutes les catégories",
            radius: "Distance",
            anyRadius: "Toutes les distances",
            kilometres: { "\($0)\u{A0}km" },
            aroundMe: "Autour de moi",
            locating: "Recherche de votre position…",
            denied: "Votre position n'est pas partagée : les distances ne sont pas connues. "
                + "Autorisez-la dans les réglages du téléphone pour voir qui est près de vous.",
            unavailable: "Votre position est introuvable pour l'instant : les distances ne sont pas connues.",
            nothing: "Aucun partenaire ne correspond à votre recherche.",
            clear: "Effacer la recherche"
        ),
        partner: "Partenaire",
        partnerLoading: "Chargement du partenaire…",
        notFound: "Ce partenaire n'existe pas ou plus.",
        category: "Catégorie",
        distance: "Distance",
        veryNear: "moins de 100\u{A0}m",
        address: "Adresse",
        offers: "Offres",
        events: "Événements",
        noOffers: "Aucune offre pour le moment.",
        offerCount: { $0 == 1 ? "1 offre ou événement" : "\($0) offres et événements" },
        share: "Partager"
    )
}
