import AppShell
import AppShellExploration
import AppShellHeadless
import Foundation
import Observation

/// An app whose calls outlive its screens, and which can be made to take answers that come too late.
enum DeskApp: Product {
    enum Bug: String, CaseIterable, Sendable {
        case takesOlderTopic, skipsSecondChange, overwritesName, showsCardOfOther, keepsCardOfOther, closesWhateverShows

        /// What differs in the finding.
        var fact: String {
            switch self {
            case .takesOlderTopic: "the screen says “Notes : Notes de sport”, not “Notes : Notes de cuisine”."
            case .skipsSecondChange: "the back end does not keep"
            case .overwritesName: "the screen says “Nom : Lucas”, not “Nom : Bonjour”."
            case .showsCardOfOther: "the screen says “Carte 4821”, not nothing."
            case .keepsCardOfOther: "value “desk.card” is not"
            case .closesWhateverShows: "led to desk.home, not to desk.folder."
            }
        }
    }

    static let manifest = AppManifest(
        id: "desk",
        name: "Bureau",
        navigation: .stack(root: DeskHome().route),
        links: LinkPolicy(hosts: ["desk.example"]),
        restoration: .within(.seconds(3_600)),
        strings: .french
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [DeskModule(desk: Desk(environment, bug: Bug(rawValue: environment.configuration.apiKey)))]
    }

    /// Phones with a screen open.
    static func subject(_ bug: Bug? = nil) -> ExplorationSubject {
        ExplorationSubject(laws: Law.standard.filter { $0.name == "late-answers" }) {
            let session = try session(bug?.rawValue ?? "")
            if bug == .closesWhateverShows { try session.tap("Écrire") }
            return session
        }
    }

    /// The key of an app that asks again at each answer, 200 times.
    static let asksAgain = "asksAgain"

    /// A phone with the folder open.
    static func session(_ apiKey: String) throws -> HeadlessSession {
        let session = HeadlessSession(
            product: DeskApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: DeskBackend(),
            configuration: AppConfiguration(apiBaseURL: "https://desk.example/api", apiKey: apiKey)
        )
        try session.launch()
        try session.tap("Dossier")
        return session
    }
}

struct DeskHome: Destination {
    static let name = "desk.home"
    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

struct DeskFolder: Destination {
    static let name = "desk.folder"
    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

struct DeskForm: Destination {
    static let name = "desk.form"
    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

struct DeskModule: FeatureModule {
    let id = "desk"
    let desk: Desk

    func contribute(to contributions: inout Contributions) {
        contributions.destination(DeskHome.self, placement: .stack) { _, context in
            DeskScreen(title: "Bureau") { [.button("Dossier") { context.router.push(DeskFolder()) }] }
        }
        contributions.destination(DeskFolder.self, placement: .stack, isInternal: true) { [desk] _, context in
            DeskScreen(title: "Dossier") {
                desk.content + [.button("Écrire") { context.router.push(DeskForm()) }]
            }
        }
        contributions.destination(DeskForm.self, placement: .stack, isInternal: true) { [desk] _, _ in
            DeskScreen(title: "Écrire") { [.button("Envoyer") { desk.send() }] }
        }
        contributions.store(Desk.cardKey)
        contributions.start { [desk] in desk.start = $0 }
    }
}

@Observable
final class DeskScreen: Screen {
    @ObservationIgnored private let title: String
    @ObservationIgnored private let children: () -> [Content]

    init(title: String, children: @escaping () -> [Content]) {
        (self.title, self.children) = (title, children)
    }

    var content: Content {
        .screen(title) { for child in children() { child } }
    }
}

@Observable
final class Desk {
    static let cardKey = StoredKey("desk.card")

    @ObservationIgnored private let bug: DeskApp.Bug?
    /// How often it asks again at an answer.
    @ObservationIgnored private var repeats: Int
    @ObservationIgnored private let api: APIClient
    @ObservationIgnored private let stored: StoredValue<String>
    @ObservationIgnored var start: AppStart?
    private var topic = "aucun"
    private var notes = ""
    private var wantsAlerts = false
    @ObservationIgnored private var savedAlerts = false
    @ObservationIgnored private var isSaving = false
    private var name = ""
    private var card = ""
    private var isSignedIn = true
    @ObservationIgnored private var isSending = false

    init(_ environment: AppEnvironment, bug: DeskApp.Bug?) {
        self.bug = bug
        repeats = environment.configuration.apiKey == DeskApp.asksAgain ? 200 : 0
        api = APIClient(baseURL: environment.configuration.apiBaseURL ?? "", environment: environment)
        stored = StoredValue(Self.cardKey, in: environment.storage.values, empty: "")
    }

    var content: [Content] {
        [
            .choice("Sujet", options: ["sport", "cuisine"], selected: topic) { self.choose($0) },
            .text("Notes : \(notes)"),
            .toggle("Alertes", isOn: wantsAlerts) { self.setAlerts($0) },
            .field("Nom", value: name) { self.name = $0 },
            .button("Reprendre mon nom") { self.fillIn() },
            isSignedIn ? .button("Ma carte") { self.loadCard() } : .text("Déconnecté"),
            .text(card),
            .button("Déconnexion", isEnabled: isSignedIn) { self.signOut() },
        ]
    }

    private func read(_ path: String, _ take: @escaping (String) async -> Void) {
        start?.tasks {
            guard let answer = try? await self.api.send(.get, path) else { return }
            await take(String(decoding: answer.body, as: UTF8.self))
        }
    }

    private func choose(_ topic: String) {
        self.topic = topic
        read("/notes/\(topic)") { if topic == self.topic || self.bug == .takesOlderTopic { self.notes = $0 } }
    }

    private func setAlerts(_ isOn: Bool) {
        wantsAlerts = isOn
        guard !isSaving else { return }
        isSaving = true
        start?.tasks {
            repeat {
                let wanted = self.wantsAlerts
                _ = try? await self.api.send(.put, "/alerts", body: Array("\(wanted)".utf8))
                self.savedAlerts = wanted
            } while self.savedAlerts != self.wantsAlerts && self.bug != .skipsSecondChange
            self.isSaving = false
        }
    }

    private func fillIn() {
        let before = name
        read("/name") { answer in
            if self.name == before || self.bug == .overwritesName { self.name = answer }
            guard self.repeats > 0 else { return }
            self.repeats -= 1
            self.fillIn()
        }
    }

    private func loadCard() {
        read("/card") { text in
            if self.isSignedIn || self.bug == .showsCardOfOther { self.card = text }
            guard self.isSignedIn || self.bug == .keepsCardOfOther else { return }
            self.stored.change { $0 = text }
            await self.stored.save()
        }
    }

    private func signOut() {
        (isSignedIn, card) = (false, "")
        stored.change { $0 = "" }
        start?.tasks { await self.stored.save() }
    }

    func send() {
        guard !isSending else { return }
        isSending = true
        start?.tasks {
            _ = try? await self.api.send(.post, "/notes", body: Array("note".utf8))
            self.start?.router.send(self.bug == .closesWhateverShows ? .pop : .close(DeskForm().route))
            self.isSending = false
        }
    }
}

final class DeskBackend: MirroredBackend, @unchecked Sendable {
    struct Data: Codable, Equatable, Sendable {
        var alerts = "false"
        var notes = 0
    }

    private let lock = NSLock()
    private var data = Data()

    var mirroredState: Data {
        get { lock.withLock { data } }
        set { lock.withLock { data = newValue } }
    }

    func respond(to request: HTTPRequest, at time: Date) -> HTTPResponse {
        lock.withLock {
            switch request.method {
            case .put: data.alerts = String(decoding: request.body, as: UTF8.self)
            case .post: data.notes += 1
            default: break
            }
            let name = request.url.split(separator: "/").last ?? ""
            let text = ["name": "Lucas", "card": "Carte 4821"][name] ?? "Notes de \(name)"
            return HTTPResponse(status: 200, body: Array(text.utf8))
        }
    }
}
