extension AllInConnectData {
    /// Sample data, all of it made up: two members and a directory of the Côte d'Azur.
    public static let samples = AllInConnectData(
        users: [.camille, .julien],
        professionals: ProfessionalData.samples,
        offers: OfferData.samples,
        orders: [
            OrderData(
                id: 501,
                userID: 1,
                title: "Menu dégustation pour deux",
                status: "Confirmée",
                date: "2026-01-05T18:30:00Z"
            ),
            OrderData(
                id: 502,
                userID: 2,
                title: "Massage aux huiles, 60 minutes",
                status: "En attente",
                date: "2026-01-04T09:15:00Z"
            ),
        ],
        messages: [
            MessageData(
                id: 801,
                userID: 1,
                title: "Le Comptoir du Port",
                body: "Votre table est réservée vendredi à 20 h. À bientôt !",
                date: "2026-01-05T18:35:00Z"
            ),
            MessageData(
                id: 802,
                userID: 2,
                title: "Institut Mimosa",
                body: "Nous vous proposons samedi à 10 h, est-ce que cela vous convient ?",
                date: "2026-01-04T11:00:00Z"
            ),
        ]
    )
}

extension UserData {
    /// Sample data; the password is « azur-2026 ».
    public static let camille = UserData(
        id: 1,
        email: "camille@exemple.fr",
        password: "azur-2026",
        firstName: "Camille",
        lastName: "Durand",
        card: Card(number: "AIC-0001-2026", type: "Premium", validUntil: "2026-12-31")
    )

    /// Sample data; the password is « riviera-2026 ».
    public static let julien = UserData(
        id: 2,
        email: "julien@exemple.fr",
        password: "riviera-2026",
        firstName: "Julien",
        lastName: "Moreau",
        card: Card(number: "AIC-0002-2026", type: "Découverte", validUntil: "2026-06-30")
    )
}
