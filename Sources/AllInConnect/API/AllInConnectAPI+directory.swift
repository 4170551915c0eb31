import AppShell
import AppShellDirectoryFeature

extension AllInConnectAPI: OffersService {
    /// AIC-25: a search says where the person is.
    func offers(_ search: DirectorySearch) async throws(APIError) -> [Offer] {
        let query = AllInConnectAPI.query(
            location(search.position, radius: search.radius) + [
                ("category", search.category), ("type", search.kind.map { $0 == .event ? "EVENEMENT" : "OFFRE" }),
            ]
        )
        let response = try await client.send(.get, "/offers" + query, expecting: [200])
        return try JSONBody.read(ReadableRecords<OfferRecord>.self, from: response)
            .records(of: "GET /offers", reportingTo: environment.diagnostics)
            .map(\.offer)
    }

    func offer(_ id: Int) async throws(APIError) -> Offer {
        try JSONBody.read(OfferRecord.self, from: try await client.send(.get, "/offers/\(id)", expecting: [200]))
            .offer
    }
}

extension AllInConnectAPI: PartnersService {
    /// AIC-25: a search says where the person is.
    func partners(_ search: DirectorySearch) async throws(APIError) -> [Partner] {
        let query = AllInConnectAPI.query(
            location(search.position, radius: search.radius) + [("category", search.category)]
        )
        let response = try await client.send(.get, "/professionals" + query, expecting: [200])
        return try JSONBody.read(ReadableRecords<PartnerRecord>.self, from: response)
            .records(of: "GET /professionals", reportingTo: environment.diagnostics)
            .map { $0.partner(of: "GET /professionals", reportingTo: environment.diagnostics) }
    }

    func partner(_ id: Int) async throws(APIError) -> Partner {
        let path = "/professionals/\(id)"
        return try JSONBody.read(PartnerRecord.self, from: try await client.send(.get, path, expecting: [200]))
            .partner(of: "GET \(path)", reportingTo: environment.diagnostics)
    }

    private func location(_ position: Position?, radius: Int?) -> [(name: String, value: String?)] {
        [
            ("latitude", position.map { AllInConnectAPI.degrees($0.latitude) }),
            ("longitude", position.map { AllInConnectAPI.degrees($0.longitude) }),
            ("radius", radius.map { "\($0)" }),
        ]
    }
}
