extension OfferData {
    /// Sample data: offers and events of the professionals of ``ProfessionalData/samples``.
    public static let samples: [OfferData] = [
        OfferData(
            id: 101,
            title: "Menu dégustation pour deux",
            description: "Cinq plats de saison, poissons du port et desserts maison, sur présentation de la carte.",
            priceInCents: 5_900,
            start: "2026-01-02T08:00:00Z",
            end: "2026-03-31T21:00:00Z",
            category: .food,
            professionalID: 1
        ),
        OfferData(
            id: 102,
            title: "Soin du visage découverte",
            description: "Trente minutes de soin, première visite, du mardi au vendredi.",
            priceInCents: 2_950,
            start: "2026-01-02T08:00:00Z",
            end: "2026-02-28T18:00:00Z",
            category: .beauty,
            professionalID: 2
        ),
        OfferData(
            id: 103,
            title: "Visite des jardins",
            description: "Une entrée achetée, une entrée offerte.",
            priceInCents: 1_200,
            start: "2026-01-02T08:00:00Z",
            end: "2026-12-31T17:00:00Z",
            category: .leisure,
            professionalID: 3
        ),
        OfferData(
            id: 104,
            title: "Massage aux huiles, 60 minutes",
            description: "Vingt pour cent de réduction sur présentation de la carte.",
            priceInCents: 6_400,
            start: "2026-01-05T08:00:00Z",
            end: "2026-04-30T18:00:00Z",
            category: .health,
            professionalID: 4
        ),
        OfferData(
            id: 105,
            title: "Diagnostic de chauffage",
            description: "Le déplacement est offert aux membres.",
            start: "2026-01-05T08:00:00Z",
            category: .services,
            professionalID: 5
        ),
        OfferData(
            id: 201,
            title: "Fête du Citron",
            description: "Ateliers et dégustations dans les jardins, ouverts à tous.",
            priceInCents: 0,
            start: "2026-02-14T09:00:00Z",
            end: "2026-03-01T18:00:00Z",
            kind: .event,
            category: .leisure,
            professionalID: 3
        ),
        OfferData(
            id: 202,
            title: "Petit déjeuner des indépendants",
            description: "Se rencontrer entre professionnels, une fois par mois.",
            priceInCents: 1_500,
            start: "2026-01-20T07:30:00Z",
            end: "2026-01-20T09:30:00Z",
            kind: .event,
            category: .business,
            professionalID: 6
        ),
    ]
}
