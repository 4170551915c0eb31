import AppShell
import OffersFeature
import PartnersFeature

extension AllInConnectAPI: OffersService {
    /// AIC-25: a search says where the person is.
    func offers(_ search: OfferSearch) async throws(APIError) -> [Offer] {
        let query = AllInConnectAPI.query(
            place(search.position, radius: search.radius) + [
                ("category", search.category), ("type", search.kind.map { $0 == .event ? "EVENEMENT" : "OFFRE" }),
            ]
        )
        let response = try await client.send(.get, "/offers" + query)
        return try SpringAnswer.read([OfferRecord].self, from: response).map(\.offer)
    }

    func offer(_ id: Int) async throws(APIError) -> Offer {
        try SpringAnswer.read(OfferRecord.self, from: try await client.send(.get, "/offers/\(id)")).offer
    }
}

extension AllInConnectAPI: PartnersService {
    /// AIC-25: a search says where the person is.
    func partners(_ search: PartnerSearch) async throws(APIError) -> [Partner] {
        let query = AllInConnectAPI.query(
            place(search.position, radius: search.radius) + [("category", search.category)]
        )
        let response = try await client.send(.get, "/professionals" + query)
        return try SpringAnswer.read([PartnerRecord].self, from: response).map(\.partner)
    }

    func partner(_ id: Int) async throws(APIError) -> Partner {
        try SpringAnswer.read(PartnerRecord.self, from: try await client.send(.get, "/professionals/\(id)")).partner
    }

    private func place(_ position: Position?, radius: Int?) -> [(name: String, value: String?)] {
        [
            ("latitude", position.map { AllInConnectAPI.degrees($0.latitude) }),
            ("longitude", position.map { AllInConnectAPI.degrees($0.longitude) }),
            ("radius", radius.map { "\($0)" }),
        ]
    }
}
