import AppShell
import AppShellExploration
import AppShellHeadless
import Foundation
import Observation

/// A small app that keeps every law, and can be made to break each of them.
enum NotesApp: Product {
    /// What is wrong with it; the name of the law is before the dash.
    enum Bug: String, CaseIterable, Sendable {
        case trap = "no-trap: an empty note"
        case restless = "comes-to-rest: a refresh"
        case spinner = "loading-ends: a failed load"
        case noRetry = "errors-heal: a button that does nothing"
        case sendsTwice = "written-once: a second tap"
        case newKey = "written-once: a retry"
        case lies = "confirmed-is-stored: a failed note"
        case forgetsText = "typed-text-kept: a failed note"
        case forgetsDraft = "drafts-survive: an end by the system"
        case forgetsSwitch = "relaunch-keeps: a switch"
        case asksFirst = "relaunch-keeps: a switch that is kept once a question is answered"
        case remindsThoughOff = "switched-off-is-silent: a reminder"
        case noWayOut = "home-in-reach: a lock"
        case unlabelled = "accessible: a button"
        case twins = "distinct-names: two buttons"
        case impure = "pure-content: a counter"
        case optional = "clean-texts: an optional"

        var law: String { String(rawValue.prefix { $0 != ":" }) }
    }

    static let manifest = AppManifest(
        id: "notes",
        name: "Notes",
        navigation: .stack(root: NoteList().route),
        links: LinkPolicy(hosts: ["notes.example"]),
        restoration: .within(.seconds(3_600)),
        strings: .french
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [NotesModule(notes: Notes(environment, bug: Bug(rawValue: environment.configuration.apiKey)))]
    }

    /// Where the phones begin.
    enum Start: Sendable {
        case fresh, list
        /// With a text in it.
        case form
    }

    static func subject(_ bug: Bug? = nil, from start: Start = .fresh) -> ExplorationSubject {
        let inputs = ExplorationInputs(
            texts: ["Note": ["Du pain"]],
            links: ["https://notes.example/nowhere"],
            confirmations: ["Note envoyée"]
        )
        return ExplorationSubject(inputs: inputs) {
            let session = session(bug)
            guard start != .fresh else { return session }
            try session.launch()
            guard start == .form else { return session }
            try session.tap("Écrire")
            try session.type("Du pain", into: "Note")
            return session
        }
    }

    static func session(_ bug: Bug? = nil) -> HeadlessSession {
        HeadlessSession(
            product: NotesApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NotesBackend(),
            configuration: AppConfiguration(apiBaseURL: "https://notes.example/api", apiKey: bug?.rawValue ?? "")
        )
    }
}

struct NoteList: Destination {
    static let name = "notes.list"
    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

struct NoteForm: Destination {
    static let name = "notes.form"
    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

struct NotesModule: FeatureModule {
    let id = "notes"
    let notes: Notes

    func contribute(to contributions: inout Contributions) {
        contributions.destination(NoteList.self, placement: .stack) { _, context in
            NoteListScreen(notes: notes, context: context)
        }
        contributions.destination(NoteForm.self, placement: .stack, isInternal: true) { _, context in
            NoteFormScreen(notes: notes, context: context)
        }
        contributions.store(Notes.draftKey)
        contributions.store(Notes.loudKey)
        contributions.notificationPreferences { NotificationPreferences(areAllOff: true) }
    }
}

/// What the screens share.
@Observable
final class Notes {
    static let draftKey = StoredKey("notes.draft")
    static let loudKey = StoredKey("notes.loud")

    @ObservationIgnored let environment: AppEnvironment
    @ObservationIgnored let bug: NotesApp.Bug?
    @ObservationIgnored let api: APIClient
    @ObservationIgnored private let draft: StoredValue<String>
    @ObservationIgnored private let loud: StoredValue<Bool>
    @ObservationIgnored private var keys: [String: String] = [:]
    private var changes = 0

    init(_ environment: AppEnvironment, bug: NotesApp.Bug?) {
        self.environment = environment
        self.bug = bug
        api = APIClient(baseURL: environment.configuration.apiBaseURL ?? "", environment: environment)
        draft = StoredValue(Self.draftKey, in: environment.storage.values, empty: "")
        loud = StoredValue(Self.loudKey, in: environment.storage.values, empty: false)
    }

    var text: String {
        _ = changes
        return draft.value
    }

    var isLoud: Bool {
        _ = changes
        return loud.value
    }

    func type(_ text: String, _ tasks: TaskScope) {
        draft.change { $0 = text }
        changes += 1
        if bug != .forgetsDraft { tasks { await self.draft.save() } }
    }

    func setLoud(_ isOn: Bool, _ tasks: TaskScope) {
        loud.change { $0 = isOn }
        changes += 1
        tasks {
            if self.bug == .asksFirst { _ = await self.environment.device.notifications.requestPermission(.all) }
            if self.bug != .forgetsSwitch { await self.loud.save() }
            if self.bug == .remindsThoughOff { await self.remind() }
        }
    }

    private func remind() async {
        let trigger = NotificationTrigger.after(.seconds(60), repeats: false)
        let reminder = LocalNotification(id: "notes.one", title: "Notes", body: "Encore une ?", trigger: trigger)
        try? await environment.device.notifications.schedule(reminder)
    }

    func load() async throws(APIError) -> Int {
        let answer = try await api.send(.get, "/notes")
        guard let count = Int(String(decoding: answer.body, as: UTF8.self)) else { throw .unreadable("no number") }
        return count
    }

    /// The same text is the same intention until it was taken.
    func send(_ text: String) async throws(APIError) {
        if bug == .trap { precondition(text.count != 1) }
        let isNew = bug == .sendsTwice || bug == .newKey
        let key = isNew ? environment.random.identifier() : keys[text] ?? environment.random.identifier()
        keys[text] = key
        _ = try await api.send(.post, "/notes", body: Array(text.utf8), idempotencyKey: key, expecting: [201])
        keys[text] = nil
    }
}

@Observable
final class NoteListScreen: Screen {
    private var count: LoadingState<Int> = .idle
    @ObservationIgnored private let notes: Notes
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private var reads = 0

    init(notes: Notes, context: ScreenContext) {
        self.notes = notes
        self.context = context
    }

    func appear() async { await load() }

    var content: Content {
        .screen("Notes", refresh: { await self.load() }) {
            Content.loaded(
                count,
                loading: "Chargement…",
                errors: .french,
                retry: "Réessayer",
                load: { if self.notes.bug != .noRetry { await self.load() } }
            ) { count in
                [.text(notes.bug == .optional ? "\(String(describing: Optional(count)))" : "\(count) notes gardées")]
            }
            if notes.bug == .impure { Content.text("Lu \(read()) fois") }
            Content.toggle("Sons", isOn: notes.isLoud) { self.notes.setLoud($0, self.context.tasks) }
            Content.button("Écrire") {
                self.context.router.push(NoteForm())
            }
            if notes.bug == .unlabelled { Content.button("") {} }
            if notes.bug == .twins {
                Content.button("Aide") {}
                Content.button("Aide") {}
            }
        }
    }

    private func read() -> Int {
        reads += 1
        return reads
    }

    private func load() async {
        if notes.bug == .restless, count.value != nil { while !Task.isCancelled { await Task.yield() } }
        guard !count.isUnderWay else { return }
        let before = count
        count = before.started
        do throws(APIError) { count = .loaded(try await notes.load()) } catch {
            if notes.bug == .spinner, error != .cancelled { return }
            count = before.failed(with: error)
        }
    }
}

@Observable
final class NoteFormScreen: Screen {
    private var isSending = false
    private var error: APIError?
    private var isSent = false
    @ObservationIgnored private let notes: Notes
    @ObservationIgnored private let context: ScreenContext

    init(notes: Notes, context: ScreenContext) {
        self.notes = notes
        self.context = context
    }

    func appear() async {
        guard notes.bug == .noWayOut else { return }
        context.router.send(.lock(NavigationLock(name: "notes", policy: .refuse, reason: "a note is written")))
    }

    var content: Content {
        .screen("Écrire") {
            if isSent { Content.text("Note envoyée") }
            Content.field("Note", value: notes.text, isEnabled: !isSending) { self.type($0) }
            if let error {
                Content.failure(APIErrorStrings.french.text(for: error), retry: "Réessayer") { await self.send() }
            } else {
                Content.button("Envoyer", isEnabled: !notes.text.isEmpty && !isSending, isBusy: isSending) {
                    await self.send()
                }
            }
        }
    }

    private func type(_ text: String) {
        notes.type(text, context.tasks)
        (error, isSent) = (nil, false)
    }

    private func send() async {
        guard !isSending || notes.bug == .sendsTwice else { return }
        isSending = true
        let text = notes.text
        do throws(APIError) {
            try await notes.send(text)
            (isSent, error) = (true, nil)
            notes.type("", context.tasks)
        } catch {
            if notes.bug == .lies { isSent = true } else { self.error = error }
            if notes.bug == .forgetsText { notes.type("", context.tasks) }
        }
        isSending = false
    }
}

/// Keeps notes; a key counts once.
final class NotesBackend: MirroredBackend, @unchecked Sendable {
    struct Data: Codable, Equatable, Sendable {
        struct Note: Codable, Equatable, Sendable {
            var id: Int
            var text: String
        }

        var notes: [Note] = []
        var keys: [String] = []
    }

    private let lock = NSLock()
    private var data = Data()

    var mirroredState: Data {
        get { lock.withLock { data } }
        set { lock.withLock { data = newValue } }
    }

    func respond(to request: HTTPRequest, at time: Date) -> HTTPResponse {
        lock.withLock {
            guard request.method == .post else {
                return HTTPResponse(status: 200, body: Array("\(data.notes.count)".utf8))
            }
            let key = request.headers["Idempotency-Key"] ?? ""
            if !data.keys.contains(key) {
                data.keys.append(key)
                data.notes.append(.init(id: data.notes.count, text: String(decoding: request.body, as: UTF8.self)))
            }
            return HTTPResponse(status: 201)
        }
    }
}
