import AppShell
import AppShellHeadless
import Foundation
import Observation
import ScenarioRunner
import Synchronization

// The code of docs/backed-feature.md: BackedFeatureTests compares the two.

struct Idea: Hashable, Codable, Sendable {
    let id: Int
    let text: String
}

/// What the feature needs from a back end.
protocol IdeasService: Sendable {
    func ideas() async throws(APIError) -> [Idea]
    func send(_ idea: UnsentIdea) async throws(APIError)
}

struct UnsentIdea: Hashable, Codable, Sendable {
    /// One for one intention, so that the server counts a repeated call once.
    let key: String
    let text: String
}

struct IdeasAPI: IdeasService {
    let client: APIClient

    private struct Page: Codable { let data: [Idea] }

    func ideas() async throws(APIError) -> [Idea] {
        try await client.read(Page.self, from: "/ideas").data
    }

    func send(_ idea: UnsentIdea) async throws(APIError) {
        let body = ["text": idea.text]
        try await client.send(.post, "/ideas", json: body, idempotencyKey: idea.key, expecting: [201])
    }
}

/// The ideas, kept for the next launch, and those that still have to be sent.
@Observable
final class IdeasStore {
    static let cacheKey = StoredKey("ideas.cache")
    static let outboxKey = StoredKey("ideas.outbox")

    let load: LatestLoad<[Idea]>
    private(set) var isSending = false
    private(set) var sendingError: APIError?
    @ObservationIgnored private let service: any IdeasService
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let cache: StoredValue<[Idea]>
    @ObservationIgnored private let outbox: StoredValue<[UnsentIdea]>

    init(service: any IdeasService, environment: AppEnvironment) {
        self.service = service
        self.environment = environment
        let values = environment.storage.values
        cache = StoredValue(IdeasStore.cacheKey, in: values, empty: [])
        outbox = StoredValue(IdeasStore.outboxKey, in: values, empty: [])
        load = LatestLoad(known: cache.value.isEmpty ? nil : cache.value)
    }

    var unsent: [UnsentIdea] { outbox.value }

    func refresh() async {
        let result = await load.ifIdle { () async throws(APIError) in try await self.service.ideas() }
        guard case .success(let ideas) = result else { return }
        cache.change { $0 = ideas }
        await cache.save()
    }

    func add(_ text: String) async {
        let idea = UnsentIdea(key: environment.random.identifier(), text: text)
        outbox.change { $0.append(idea) }
        // Before the call: a process that ends here still knows the key.
        await outbox.save()
        await sendAll()
    }

    func sendAll() async {
        guard !isSending else { return }
        isSending = true
        sendingError = nil
        while let idea = outbox.value.first, sendingError == nil {
            do throws(APIError) {
                try await service.send(idea)
                outbox.change { $0.removeAll { $0.key == idea.key } }
                await outbox.save()
            } catch {
                sendingError = error
            }
        }
        isSending = false
        if sendingError == nil { await refresh() }
    }
}

@Observable
final class IdeasScreen: Screen {
    private var draft = ""
    @ObservationIgnored private let store: IdeasStore

    init(store: IdeasStore) {
        self.store = store
    }

    var content: Content {
        .screen("Idées") {
            Content.field("Votre idée", value: draft) { self.draft = $0 }
            Content.button("Proposer", isEnabled: !draft.isEmpty) { await self.propose() }
            if !store.unsent.isEmpty { unsent }
            Content.loaded(
                store.load.state,
                loading: "Chargement des idées…",
                errors: .french,
                retry: "Réessayer",
                retriesStale: true,
                load: { await self.store.refresh() },
                content: { ideas in self.list(ideas) }
            )
        }
    }

    private var unsent: Content {
        Content.banner(store.isSending ? "Envoi en cours…" : "Pas encore envoyé") {
            for idea in store.unsent { Content.text(idea.text) }
            if let error = store.sendingError {
                Content.text(APIErrorStrings.french.text(for: error))
                Content.button("Envoyer de nouveau") { await self.store.sendAll() }
            }
        }
    }

    private func list(_ ideas: [Idea]) -> [Content] {
        if ideas.isEmpty { return [Content.empty("Aucune idée pour l'instant")] }
        return [Content.list("Les idées") { for idea in ideas { Content.text(idea.text) } }]
    }

    func appear() async { await store.refresh() }

    private func propose() async {
        let text = draft
        draft = ""
        // A second tap finds an empty draft.
        guard !text.isEmpty else { return }
        await store.add(text)
    }
}

struct Ideas: Destination {
    static let name = "ideas.list"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct IdeasModule: FeatureModule {
    let id = "ideas"
    let service: any IdeasService
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        let store = IdeasStore(service: service, environment: environment)
        contributions.destination(Ideas.self, placement: .stack) { _, _ in IdeasScreen(store: store) }
        contributions.link("/idees", to: Ideas.self)
        contributions.store(IdeasStore.cacheKey)
        contributions.store(IdeasStore.outboxKey)
        contributions.task(on: .launch) { await store.sendAll() }
        contributions.task(on: .foreground) { await store.sendAll() }
    }
}

enum IdeasApp: Product {
    static let manifest = AppManifest(
        id: "ideas",
        name: "Idées",
        navigation: .stack(root: Ideas().route),
        links: LinkPolicy(hosts: ["idees.example"], schemes: ["idees"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let url = environment.configuration.apiBaseURL ?? "https://idees.example/api"
        let client = APIClient(baseURL: url, environment: environment)
        return [IdeasModule(service: IdeasAPI(client: client), environment: environment)]
    }
}

/// The server as a plain function: keeps ideas, and remembers the keys of its writes.
final class IdeasBackend: HTTPHandler {
    private let kept = Mutex<(ideas: [Idea], keys: Set<String>)>(([], []))

    var ideas: [Idea] { kept.withLock { $0.ideas } }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        guard request.url.hasSuffix("/ideas") else { return HTTPResponse(status: 404) }
        switch request.method {
        case .get: return json(["data": ideas], status: 200)
        case .post: return add(request)
        default: return HTTPResponse(status: 405)
        }
    }

    private func add(_ request: HTTPRequest) -> HTTPResponse {
        guard let text = try? JSONDecoder().decode([String: String].self, from: Data(request.body))["text"],
            let key = request.headers["Idempotency-Key"]
        else { return HTTPResponse(status: 422) }
        kept.withLock { kept in
            if kept.keys.insert(key).inserted { kept.ideas.append(Idea(id: kept.ideas.count + 1, text: text)) }
        }
        return json(["data": text], status: 201)
    }

    private func json(_ value: some Encodable, status: Int) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: (try? JSONBody.write(value)) ?? []
        )
    }
}

enum IdeasTestKit: TestKit {
    static var product: any Product.Type { IdeasApp.self }
    static let requirementPrefix = "IDE-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: IdeasApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: IdeasBackend()
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(
            .then,
            ["fr": "le serveur a {int} idée(s)", "en": "the server has {int} idea(s)"],
            "How many ideas the back end keeps, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(IdeasBackend.self)
            try world.now {
                Mismatch("The number of ideas", expected: count, actual: backend.ideas.count)?.description
            }
        }
    }
}
