import AppShell
import AppShellCatalogFeature
import Foundation
import Synchronization

extension CatalogItem {
    /// A course, as a product of courses has it.
    init(
        id: Int,
        slug: String?,
        title: String,
        summary: String,
        objectives: [String],
        prerequisites: String?,
        duration: String,
        level: String,
        price: Decimal?,
        nextSession: Date?,
        category: CatalogCategory? = nil
    ) {
        self.init(
            id: id,
            slug: slug,
            title: title,
            summary: summary,
            facts: [
                CatalogFact("duration", "Durée", .text(duration)), CatalogFact("level", "Niveau", .text(level)),
                CatalogFact("price", "Prix", price.map { .price($0, currency: "EUR") } ?? .text("Sur demande")),
                CatalogFact("session", "Prochaine session", .nextSession(otherwise: "Date à venir")),
            ],
            sections: [CatalogSection("objectives", "Objectifs", .list(objectives))]
                + [prerequisites.map { CatalogSection("prerequisites", "Prérequis", .text($0)) }].compactMap(\.self),
            category: category,
            nextSession: nextSession
        )
    }

    static let starter = CatalogItem(
        id: 1,
        slug: "starter",
        title: "Starter",
        summary: "Les fondamentaux.",
        objectives: ["Comprendre", "Essayer"],
        prerequisites: "Aucun.",
        duration: "2 jours",
        level: "Débutant",
        price: 490,
        nextSession: Date(timeIntervalSince1970: 1_771_146_000),  // 15 February 2026
        category: CatalogCategory(id: 1, name: "Packs")
    )

    /// Nothing that may be absent is there.
    static let bare = CatalogItem(
        id: 9,
        slug: nil,
        title: "Atelier",
        summary: "Deux heures.",
        objectives: [],
        prerequisites: nil,
        duration: "2 heures",
        level: "Avancé",
        price: nil,
        nextSession: nil
    )

    /// Of another category.
    static let workshop = CatalogItem(
        id: 4,
        slug: "workshop",
        title: "Workshop",
        summary: "Une journée.",
        objectives: [],
        prerequisites: nil,
        duration: "1 jour",
        level: "Débutant",
        price: 100,
        nextSession: nil,
        category: CatalogCategory(id: 2, name: "Ateliers")
    )
}

struct SampleCatalogStrings: CatalogStrings, CatalogSessionStrings, PreRegistrationStrings {
    let list = "Cours"
    let item = "Course"
    let loading = "Chargement"
    let empty = "Aucun cours"
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french
    let notFound = "Ce cours n'existe pas."
    let share = "Partager"

    let allFilter = "Tout"
    let clearFilters = "Effacer"
    let nothingFound = "Rien de tel"

    let fewSeats = 5
    func seatsLeft(_ count: Int) -> String { "\(count) places" }
    func daysLeft(_ count: Int) -> String { "J-\(count)" }

    let preRegister = "Pré-inscription"
    let email = "Email"
    let invalidEmail = "Email invalide"
    let confirm = "Confirmer"
    let sending = "Envoi"
    let thanks = "Merci !"
    let done = "Enregistré"
    let unsent = "Pas envoyée"
    let dismiss = "Compris"
}

/// A back end whose answers a test sets.
final class SampleService: CatalogService, PreRegistrationService, HTTPTransport {
    private struct State {
        var answer: Result<[CatalogItem], APIError>
        var refusal: APIError?
        var requests: [PreRegistrationRequest] = []
        var registered: [CatalogItem] = []
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var fetches = 0
    }

    private let state: Mutex<State>

    init(_ answer: Result<[CatalogItem], APIError> = .success([.starter, .bare])) {
        state = Mutex(State(answer: answer))
    }

    var answer: Result<[CatalogItem], APIError> {
        get { state.withLock(\.answer) }
        set { state.withLock { $0.answer = newValue } }
    }

    /// What a pre-registration is answered with; nil takes it.
    var refusal: APIError? {
        get { state.withLock(\.refusal) }
        set { state.withLock { $0.refusal = newValue } }
    }

    var requests: [PreRegistrationRequest] { state.withLock(\.requests) }

    /// What the module said was taken.
    var registered: [CatalogItem] { state.withLock(\.registered) }

    func noteRegistered(_ course: CatalogItem) { state.withLock { $0.registered.append(course) } }

    /// From now on no pre-registration is answered, until ``release()``.
    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// How often courses, or one, were asked for.
    var fetches: Int { state.withLock(\.fetches) }

    func items() async throws(APIError) -> [CatalogItem] {
        state.withLock { $0.fetches += 1 }
        await Task.yield()  // while a call is under way, another one can come in
        return try state.withLock { state throws(APIError) in try state.answer.get() }
    }

    func item(_ key: String) async throws(APIError) -> CatalogItem {
        guard let course = try await items().first(where: { $0.answers(to: key) }) else { throw .notFound }
        return course
    }

    func preRegister(_ request: PreRegistrationRequest) async throws(APIError) {
        state.withLock { $0.requests.append(request) }
        await Task.yield()
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.isHeld { state.waiting.append(continuation) }
                return state.isHeld
            }
            if !isHeld { continuation.resume() }
        }
        if let refusal { throw refusal }
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("the catalogue calls its service, not the network")
    }
}

/// A world in which time passes when a test says so, and chance counts from 1.
final class StillWorld: AppClock, RandomSource, Connectivity, Haptics, WebPageOpener {
    private let count = Mutex<UInt64>(0)
    private let felt = Mutex<[HapticFeedback]>([])
    private let sleepers = Mutex<[(duration: Duration, continuation: CheckedContinuation<Void, Never>)]>([])

    var haptics: [HapticFeedback] { felt.withLock(\.self) }
    var isOnline: Bool { true }
    private let date = Mutex(Date(timeIntervalSince1970: 1_770_000_000))

    var now: Date { date.withLock(\.self) }

    func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }

    func sleep(for duration: Duration) async throws {
        await withCheckedContinuation { continuation in sleepers.withLock { $0.append((duration, continuation)) } }
        try Task.checkCancellation()
    }

    /// Wakes everyone who sleeps.
    ///
    /// - Returns: for how long each meant to.
    func passTime() -> [Duration] {
        let woken = sleepers.withLock { sleepers in
            defer { sleepers = [] }
            return sleepers
        }
        for sleeper in woken { sleeper.continuation.resume() }
        return woken.map(\.duration)
    }

    func next() -> UInt64 {
        count.withLock { count in
            count += 1
            return count
        }
    }

    func play(_ feedback: HapticFeedback) { felt.withLock { $0.append(feedback) } }

    func open(_ url: String) {}

    /// An environment in which the service stands where the network would be.
    func environment(_ service: SampleService, _ storage: Storage) -> AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: service,
            storage: storage,
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            )
        )
    }
}

/// The catalogue alone, as a product, on the main actor.
@MainActor
final class CatalogHost {
    let service: SampleService
    let world: StillWorld
    let shell: Shell

    /// - Parameter storage: what an earlier process has left.
    init(
        _ service: SampleService = SampleService(),
        of product: any Product.Type = SampleCatalog.self,
        world: StillWorld = StillWorld(),
        storage: Storage = .inMemory()
    ) throws {
        self.service = service
        self.world = world
        shell = Shell(graph: try AppGraph(product, in: world.environment(service, storage))) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
    }

    /// Lets everything that was started come to its next wait: all of it runs on this actor, in turn.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    func start(link: String? = nil) async {
        if let link { shell.receive(.link(link)) }
        shell.start()
        await settle()
    }

    func tap(_ label: String) async {
        if case .tap(let action) = find(label)?.action { shell.run(action) }
        await settle()
    }

    /// Pulls the topmost screen that can be.
    func refresh() async {
        func find(in content: Content) -> Content.Act? {
            if case .refresh(let refresh) = content.action { return refresh }
            return content.children.reversed().lazy.compactMap { find(in: $0) }.first
        }
        if let refresh = find(in: shell.content) { shell.run(refresh) }
        await settle()
    }

    func edit(_ label: String, _ text: String) {
        if case .edit(let edit) = find(label)?.action { edit(text) }
    }

    /// The element of that label that can be acted on, the topmost first.
    func find(_ label: String) -> Content? {
        func find(in content: Content) -> Content? {
            if content.label == label, content.action != nil { return content }
            return content.children.reversed().lazy.compactMap { find(in: $0) }.first
        }
        return find(in: shell.content)
    }

    var outline: String { ContentSnapshot(shell.content).outline }
}

extension PreRegistrationSetup {
    static func sample(_ service: SampleService) -> PreRegistrationSetup {
        PreRegistrationSetup(
            strings: SampleCatalogStrings(),
            service: service,
            payment: PaymentSetup(hosts: [], button: "Payer", note: "Sur le web."),
            onPreRegister: { course, _ in service.noteRegistered(course) }
        )
    }
}

/// A tiny product of nothing but the catalogue.
enum SampleCatalog: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [Tab(id: "courses", title: "Cours", symbol: "book", root: CatalogList())],
            selected: "courses"
        ),
        links: LinkPolicy(hosts: ["sample.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let service = environment.transport as? SampleService ?? SampleService()
        return [
            CatalogModule(
                tab: "courses",
                links: CatalogLinks(
                    list: "/courses",
                    listAliases: ["/"],
                    detail: "/courses/{key}",
                    detailAliases: ["/course/{key}"]
                ),
                payloads: CatalogPayloads(
                    detail: [PayloadRule(parameters: [PayloadParameter("key", from: [.text("course")])])]
                ),
                filters: [.categories("Catégorie")],
                preRegistration: .sample(service),
                strings: SampleCatalogStrings(),
                sessions: SampleCatalogStrings(),
                service: service,
                environment: environment
            )
        ]
    }
}

/// A catalogue of which all is left out that may be.
enum PlainCatalog: Product {
    static let manifest = SampleCatalog.manifest

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [
            CatalogModule(
                tab: "courses",
                links: CatalogLinks(list: "/courses", detail: "/courses/{key}"),
                strings: SampleCatalogStrings(),
                service: environment.transport as? SampleService ?? SampleService(),
                environment: environment
            )
        ]
    }
}
