import AppShell
import AppShellBlogFeature
import AppShellCatalogFeature
import AppShellContactFeature
import AppShellDirectoryFeature
import AppShellNotificationsFeature

/// The town hall's server, as the features need it.
struct MairieAPI {
    private let client: APIClient
    private let texts: AppTexts

    init(environment: AppEnvironment) {
        let url = environment.configuration.apiBaseURL ?? "https://api.mairie.example/v1"
        client = APIClient(baseURL: url, environment: environment)
        texts = environment.texts
    }
}

extension MairieAPI: CatalogService, PreRegistrationService {
    func items() async throws(APIError) -> [CatalogItem] {
        try await client.read([ActivityRecord].self, from: "/activites").map { $0.item(texts) }
    }

    func item(_ key: String) async throws(APIError) -> CatalogItem {
        try await client.read(ActivityRecord.self, from: "/activites/" + key).item(texts)
    }

    func preRegister(_ request: PreRegistrationRequest) async throws(APIError) {
        let body = RegistrationRecord(activite: request.itemID, courriel: request.email)
        try await client.send(
            .post,
            "/inscriptions",
            json: body,
            idempotencyKey: request.idempotencyKey,
            expecting: [201]
        )
    }
}

extension MairieAPI: BlogService {
    func articles() async throws(APIError) -> [Article] {
        try await client.read([NewsRecord].self, from: "/actualites").map(\.article)
    }

    func article(_ key: String) async throws(APIError) -> Article {
        try await client.read(NewsRecord.self, from: "/actualites/" + key).article
    }
}

/// The town is small: the phone searches in all there is.
extension MairieAPI: OffersService, PartnersService {
    func offers(_ search: DirectorySearch) async throws(APIError) -> [Offer] {
        try await client.read([EventRecord].self, from: "/agenda").map(\.offer)
            .filter { search.kind == nil || $0.kind == search.kind }
    }

    func offer(_ id: Int) async throws(APIError) -> Offer {
        try await client.read(EventRecord.self, from: "/agenda/\(id)").offer
    }

    func partners(_ search: DirectorySearch) async throws(APIError) -> [Partner] {
        try await client.read([PlaceRecord].self, from: "/adresses").map { $0.partner(texts) }
            .filter { search.category == nil || $0.category == search.category }
    }

    func partner(_ id: Int) async throws(APIError) -> Partner {
        try await client.read(PlaceRecord.self, from: "/adresses/\(id)").partner(texts)
    }
}

extension MairieAPI: ContactService {
    func send(_ message: ContactMessage) async throws(APIError) {
        let body = ["nom": message.name, "courriel": message.email, "texte": message.message]
        try await client.send(
            .post,
            "/messages",
            json: body,
            idempotencyKey: message.idempotencyKey,
            expecting: [201]
        )
    }
}

extension MairieAPI: DeviceService {
    func register(_ registration: DeviceRegistration) async throws(APIError) {
        let body = ["version": registration.appVersion]
        try await client.send(.put, "/appareils/" + registration.token.reveal(), json: body, expecting: [204])
    }

    func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError) {
        let body = ["actualites": preferences.isOn("actualites")]
        try await client.send(.put, "/appareils/" + token.reveal() + "/preferences", json: body, expecting: [204])
    }
}
