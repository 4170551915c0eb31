extension ProfessionalData {
    /// Sample data: one of each category at least.
    public static let samples: [ProfessionalData] = [
        ProfessionalData(
            id: 1,
            name: "Le Comptoir du Port",
            category: .food,
            address: "12 quai Lunel",
            city: "Nice",
            location: GeoPoint(latitude: 43.6957, longitude: 7.2846)
        ),
        ProfessionalData(
            id: 2,
            name: "Institut Mimosa",
            category: .beauty,
            address: "8 rue de France",
            city: "Nice",
            location: GeoPoint(latitude: 43.6960, longitude: 7.2610)
        ),
        ProfessionalData(
            id: 3,
            name: "Les Jardins de Menton",
            category: .leisure,
            address: "3 promenade du Soleil",
            city: "Menton",
            location: .menton
        ),
        ProfessionalData(
            id: 4,
            name: "Croisette Bien-être",
            category: .health,
            address: "45 boulevard de la Croisette",
            city: "Cannes",
            location: .cannes
        ),
        ProfessionalData(
            id: 5,
            name: "Antibes Dépannage",
            category: .services,
            address: "21 avenue Robert-Soleau",
            city: "Antibes",
            location: .antibes
        ),
        ProfessionalData(
            id: 6,
            name: "Atelier Saint-Tropez Conseil",
            category: .business,
            address: "5 place des Lices",
            city: "Saint-Tropez",
            location: .saintTropez
        ),
    ]
}
