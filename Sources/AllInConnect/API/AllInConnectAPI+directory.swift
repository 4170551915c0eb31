import AppShell
import AppShellDirectoryFeature

extension AllInConnectAPI: OffersService {
    /// AIC-25: a search says where the person is.
    func offers(_ search: DirectorySearch) async throws(APIError) -> [Offer] {
        let query =
            location(search.position, radius: search.radius) + [
                ("category", search.category), ("type", search.kind.map { $0 == .event ? "EVENEMENT" : "OFFRE" }),
            ]
        return try await client.read(ReadableRecords<OfferRecord>.self, from: "/offers", query: query)
            .records(of: "GET /offers", reportingTo: environment.diagnostics)
            .map(\.offer)
    }

    func offer(_ id: Int) async throws(APIError) -> Offer {
        try await client.read(OfferRecord.self, from: "/offers/\(id)").offer
    }
}

extension AllInConnectAPI: PartnersService {
    /// AIC-25: a search says where the person is.
    func partners(_ search: DirectorySearch) async throws(APIError) -> [Partner] {
        let query = location(search.position, radius: search.radius) + [("category", search.category)]
        return try await client.read(ReadableRecords<PartnerRecord>.self, from: "/professionals", query: query)
            .records(of: "GET /professionals", reportingTo: environment.diagnostics)
            .map { $0.partner(of: "GET /professionals", reportingTo: environment.diagnostics) }
    }

    func partner(_ id: Int) async throws(APIError) -> Partner {
        let path = "/professionals/\(id)"
        return try await client.read(PartnerRecord.self, from: path)
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
