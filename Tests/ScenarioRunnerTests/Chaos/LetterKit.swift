import AppShell
import AppShellExploration
import AppShellHeadless
import FoundationEssentials
import Observation
import ScenarioRunner
import Synchronization

/// What is wrong with an app that sends letters.
protocol LetterDefect: Sendable {
    /// A letter whose answer was lost is sent again as another one.
    static var repeatsLetters: Bool { get }
    /// Loading goes on once the server did not answer.
    static var spinsForEver: Bool { get }
    /// The draft is written, and not read at the launch.
    static var losesDrafts: Bool { get }
    /// The answer to a call that reads empties the field.
    static var emptiesField: Bool { get }
}

extension LetterDefect {
    static var repeatsLetters: Bool { false }
    static var spinsForEver: Bool { false }
    static var losesDrafts: Bool { false }
    static var emptiesField: Bool { false }
}

enum NoDefect: LetterDefect {}
enum RepeatedLetters: LetterDefect { static let repeatsLetters = true }
enum EndlessSpinner: LetterDefect { static let spinsForEver = true }
enum EmptiedField: LetterDefect { static let emptiesField = true }
enum LostDraft: LetterDefect { static let losesDrafts = true }

/// An app of one screen: how many letters there are, and one to write.
enum LetterApp<Defect: LetterDefect>: Product {
    static var manifest: AppManifest {
        AppManifest(
            id: "letters",
            name: "Lettres",
            navigation: .stack(root: LetterDesk().route),
            links: LinkPolicy(hosts: ["letters.example"])
        )
    }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [LetterModule<Defect>(environment: environment)]
    }
}

private struct LetterDesk: Destination {
    static let name = "letters.desk"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private let draftKey = StoredKey("letters.draft")

private struct LetterModule<Defect: LetterDefect>: FeatureModule {
    let id = "letters"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(LetterDesk.self, placement: .stack) { _, context in
            LetterScreen<Defect>(environment: environment, tasks: context.tasks)
        }
        contributions.store(draftKey)
    }
}

@Observable
private final class LetterScreen<Defect: LetterDefect>: Screen {
    private var text = ""
    private var notice = ""
    private var isSending = false
    private var count: String?
    private var isLoading = false
    private var hasFailed = false
    @ObservationIgnored private let draft: StoredValue<String>
    @ObservationIgnored private let client: APIClient
    @ObservationIgnored private let tasks: TaskScope

    init(environment: AppEnvironment, tasks: TaskScope) {
        self.tasks = tasks
        client = APIClient(baseURL: "https://letters.example/api", environment: environment)
        draft = StoredValue(draftKey, in: environment.storage.values, empty: "")
        if !Defect.losesDrafts { text = draft.value }
    }

    var content: Content {
        .screen("Lettres") {
            if isLoading {
                Content.loading("Chargement des lettres")
            } else if hasFailed {
                Content.failure("Le serveur ne répond pas", retry: "Réessayer") { await self.load() }
            } else {
                Content.text(count ?? "")
                Content.button("Relire") { await self.load() }
            }
            Content.field("Lettre", value: text, isEnabled: !isSending) { self.type($0) }
            Content.button("Envoyer", isEnabled: !text.isEmpty && !isSending, isBusy: isSending) { await self.send() }
            if !notice.isEmpty { Content.text(notice) }
        }
    }

    func appear() async { await load() }

    private func type(_ new: String) {
        text = new
        draft.change { $0 = new }
        tasks { await self.draft.save() }
    }

    private func load() async {
        guard !isLoading else { return }
        isLoading = true
        hasFailed = false
        do throws(APIError) {
            let answer = try await client.send(.get, "/letters", retry: .once())
            let body = String(decoding: answer.body, as: UTF8.self)
            if Defect.emptiesField { type("") }
            if let number = Int(body) { count = "\(number) lettres" } else { hasFailed = true }
        } catch {
            if Defect.spinsForEver, case .timedOut = error.group { return }
            hasFailed = true
        }
        isLoading = false
    }

    private func send() async {
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        let body = Array(#"{"text":"\#(text)"}"#.utf8)
        do throws(APIError) {
            if Defect.repeatsLetters {
                do throws(APIError) { try await send(body, retry: .once()) } catch {
                    try await send(body, retry: .once())
                }
            } else {
                try await send(body, retry: .standard)
            }
            notice = "Lettre partie"
            type("")
        } catch {
            notice = "La lettre n’est pas partie"
        }
    }

    private func send(_ body: [UInt8], retry: RetryPolicy) async throws(APIError) {
        _ = try await client.send(.post, "/letters", body: body, expecting: [201], retry: retry)
    }
}

/// Keeps letters; a key counts once.
final class LetterBackend: MirroredBackend {
    struct Letters: Codable, Equatable, Sendable {
        var texts: [String] = []
        var keys: [String] = []
    }

    private let state = Mutex(Letters())

    var mirroredState: Letters {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        state.withLock { letters in
            guard request.method == .post else {
                return HTTPResponse(
                    status: 200,
                    headers: ["Content-Type": "application/json"],
                    body: Array("\(letters.texts.count)".utf8)
                )
            }
            let key = request.headers["Idempotency-Key"] ?? ""
            if !letters.keys.contains(key) {
                letters.keys.append(key)
                letters.texts.append(String(decoding: request.body, as: UTF8.self))
            }
            return HTTPResponse(status: 201, headers: ["Content-Type": "application/json"], body: Array("{}".utf8))
        }
    }
}

enum LetterKit<Defect: LetterDefect>: TestKit {
    static var product: any Product.Type { LetterApp<Defect>.self }
    static var requirementPrefix: String { "LET-" }

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: LetterApp<Defect>.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: LetterBackend(),
            configuration: AppConfiguration(apiBaseURL: "https://letters.example/api")
        )
    }

    static var explorationInputs: ExplorationInputs { ExplorationInputs(confirmations: ["Lettre partie"]) }

    static func define(in library: inout StepLibrary) {}
}
