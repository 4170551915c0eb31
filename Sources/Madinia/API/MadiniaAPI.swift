import AppShell
import AppShellCatalogFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Madinia's Laravel back end (docs/apis.md).
struct MadiniaAPI: CatalogService, PreRegistrationService {
    static let productionURL = "https://api.madinia.fr/api/v1"
    /// More pages than this is a server that counts wrong.
    private static let maximumPages = 100

    let client: APIClient
    let diagnostics: any Diagnostics
    private let texts: AppTexts

    init(environment: AppEnvironment) {
        diagnostics = environment.diagnostics
        texts = environment.texts
        let configuration = environment.configuration
        client = APIClient(
            baseURL: configuration.apiBaseURL ?? MadiniaAPI.productionURL,
            headers: ["X-API-Key": configuration.apiKey],
            environment: environment
        )
    }

    func items() async throws(APIError) -> [CatalogItem] {
        try await list("/formations", of: FormationRecord.self).map { $0.item(texts) }
    }

    func item(_ key: String) async throws(APIError) -> CatalogItem {
        try await item("/formations/" + PercentEncoding.encoded(key), of: FormationRecord.self).item(texts)
    }

    func preRegister(_ request: PreRegistrationRequest) async throws(APIError) {
        let body = PreRegistrationBody(
            email: request.email,
            formation_id: request.itemID,
            timestamp: request.date.formatted(.iso8601)
        )
        try await client.send(
            .post,
            "/pre-registrations",
            json: body,
            idempotencyKey: request.idempotencyKey,
            expecting: [201]
        )
    }

    func item<Item: Decodable & Sendable>(_ path: String, of _: Item.Type) async throws(APIError) -> Item {
        try LaravelAnswer.item(Item.self, from: try await client.send(.get, path, expecting: [200]))
    }

    /// All pages of a list, in order; records that can't be read are left out and reported.
    func list<Item: Decodable & Sendable>(_ path: String, of _: Item.Type) async throws(APIError) -> [Item] {
        var items: [Item] = []
        var unread: [(location: String, records: ReadableRecords<Item>)] = []
        var next: String? = path
        var seen: Set<String> = []
        while let page = next {
            guard seen.insert(page).inserted, seen.count <= MadiniaAPI.maximumPages else {
                throw .unreadable("the pages of \(path) lead back to \(Redaction.url(page))")
            }
            let response = try await client.send(.get, page, expecting: [200])
            let answer = try LaravelAnswer.list(Item.self, from: response)
            let location = "GET \(path)" + (seen.count > 1 ? ", page \(seen.count)" : "")
            if !answer.items.issues.isEmpty { unread.append((location, answer.items)) }
            items += answer.items.records
            next = answer.next
        }
        // Records of which none can be read are another answer, not a list with a mistake in it.
        if items.isEmpty, let issue = unread.first?.records.issues.first {
            throw .unreadable("\(issue.index).\(issue.text)")
        }
        for (location, records) in unread { records.report(in: location, to: diagnostics) }
        return items
    }

    private struct PreRegistrationBody: Encodable {
        let email: String
        let formation_id: Int
        let timestamp: String
    }
}
