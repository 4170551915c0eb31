import AppShell
import AppShellHeadless
import Foundation
import Observation
import Synchronization

@testable import ScenarioRunner

/// A back end of a few lines: notes, a limit of calls a minute, and the time at which each note came.
final class NotesBackend: ScriptedBackend {
    struct Note: Codable, Equatable, Sendable {
        var text: String
        var date: Date
    }

    struct Data: Codable, Equatable, Sendable {
        var notes: [Note] = []
        var maximum = 100
    }

    private struct State {
        var data = Data()
        /// Not a part of what is mirrored.
        var calls = 0
    }

    private let state = Mutex(State())

    var data: Data {
        get { state.withLock(\.data) }
        set { state.withLock { $0.data = newValue } }
    }

    var mirroredState: Data {
        get { data }
        set { data = newValue }
    }

    func beginAnew() {
        state.withLock { $0.calls = 0 }
    }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        state.withLock { state in
            state.calls += 1
            if state.calls > 20 { return HTTPResponse(status: 429) }
            let path = request.url.split(separator: "?")[0]
            let location = String(path)
            switch request.method {
            case .get:
                let lines = state.data.notes.map { "\($0.text) à \($0.date.timeIntervalSince1970)" }
                let escaped = location.replacing("/", with: "\\/")
                return HTTPResponse(
                    status: 200,
                    body: Array((lines + [location, escaped]).joined(separator: "\n").utf8)
                )
            default:
                guard state.data.notes.count < state.data.maximum else { return HTTPResponse(status: 409) }
                state.data.notes.append(Note(text: String(decoding: request.body, as: UTF8.self), date: date))
                return HTTPResponse(status: 201)
            }
        }
    }
}

enum NotesApp: Product {
    static let manifest = AppManifest(id: "notes", name: "Notes", navigation: .stack(root: NotesPlace().route))

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [NotesModule(environment: environment)]
    }
}

struct NotesPlace: Destination {
    static let name = "notes.root"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct NotesModule: FeatureModule {
    let id = "notes"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(NotesPlace.self, placement: .stack) { [environment] _, _ in
            NotesScreen(api: APIClient(baseURL: "https://notes.example/api", environment: environment))
        }
    }
}

@Observable
final class NotesScreen: Screen {
    private var lines: [String] = []
    private var note = "lait"
    @ObservationIgnored private let api: APIClient

    init(api: APIClient) {
        self.api = api
    }

    var content: Content {
        .screen("Notes") {
            Content.field("Note", value: note) { self.note = $0 }
            Content.button("Ajouter") { await self.add() }
            Content.button("Ajouter deux") { await self.addTwo() }
            Content.button("Relire") { await self.read() }
            for line in lines { Content.text(line) }
        }
    }

    func appear() async {
        await read()
    }

    private func read() async {
        do throws(APIError) {
            let answer = try await api.send(.get, "/notes?page=1")
            lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n").map(String.init)
        } catch {
            lines = ["erreur : \(error.group)"]
        }
    }

    private func add() async {
        do throws(APIError) { try await add(note) } catch { lines = ["erreur : \(error.group)"] }
    }

    private func add(_ note: String) async throws(APIError) {
        let answer = try await api.send(.post, "/notes", body: Array(note.utf8))
        lines = ["ajouté : \(answer.status)"]
    }

    private func addTwo() async {
        let api = api
        async let first = api.send(.post, "/notes", body: Array("un".utf8))
        async let second = api.send(.post, "/notes", body: Array("deux".utf8))
        do { lines = ["\(try await second.status), \(try await first.status)"] } catch { lines = ["erreur"] }
    }
}

enum NotesKit: TestKit {
    static var product: any Product.Type { NotesApp.self }
    static let requirementPrefix = "NOTES-"

    static func makeSession() -> HeadlessSession {
        let backend = NotesBackend()
        backend.data.notes = [.init(text: "pain", date: Date(timeIntervalSince1970: 0))]
        return HeadlessSession(
            product: NotesApp.self,
            start: Date(timeIntervalSince1970: 1_000_000.25),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: backend
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(.given, ["fr": "le serveur garde la note {string}"], "Puts a note there.") {
            (world, text: String) in
            let backend = try world.backend(NotesBackend.self)
            backend.data.notes.append(.init(text: text, date: world.session.clock.now))
        }
        library.step(.given, ["fr": "le serveur prend au plus {int} notes"], "Bounds them.") { (world, count: Int) in
            try world.backend(NotesBackend.self).data.maximum = count
        }
        library.step(.then, ["fr": "le serveur a {int} note(s)"], "How many there are.") { (world, count: Int) in
            let backend = try world.backend(NotesBackend.self)
            try world.eventually {
                let notes = backend.data.notes.map(\.text)
                return notes.count == count ? nil : "The back end has \(notes.count) notes: \(notes)."
            }
        }
        library.step(.when, ["fr": "je relis deux fois en regardant le serveur"], "Acts and looks in one step.") {
            (world) in
            let backend = try world.backend(NotesBackend.self)
            for _ in 0..<2 {
                let count = backend.data.notes.count
                try world.session.tap("Ajouter")
                guard backend.data.notes.count == count + 1 else {
                    throw StepFailure("The back end has \(backend.data.notes.count) notes, not \(count + 1).")
                }
                backend.data.notes.append(.init(text: "entre", date: world.session.clock.now))
                try world.session.tap("Relire")
            }
        }
        library.step(.when, ["fr": "je recommence sur un autre téléphone"], "A second phone while this one goes on.") {
            world in
            let other = try world.replayed()
            try other.session.tap("Ajouter")
            let count = try other.backend(NotesBackend.self).data.notes.count
            other.session.end()
            world.log("\(count)")
        }
    }
}
