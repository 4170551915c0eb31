import AppShell
import AppShellHeadless
import Foundation
import Observation
import ScenarioRunner

// The code of docs/first-feature.md: FirstFeatureTests compares the two.

/// The whole book.
struct Book: Destination {
    static let name = "guestbook.book"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// One entry, by its number from 1.
struct Entry: Destination {
    static let name = "guestbook.entry"
    static let parameterNames = ["number"]

    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

/// What people wrote, shared by the screens of one launch.
@Observable
final class GuestbookStore {
    private(set) var entries: [String] = []

    func sign(_ text: String) { entries.append(text) }
}

@Observable
final class BookScreen: Screen {
    private var draft = ""
    private var isAnonymous = false
    private var isSaving = false
    @ObservationIgnored private let store: GuestbookStore
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private let context: ScreenContext

    init(store: GuestbookStore, clock: any AppClock, context: ScreenContext) {
        self.store = store
        self.clock = clock
        self.context = context
    }

    var content: Content {
        .screen("Livre d'or") {
            Content.field("Votre mot", value: draft, isEnabled: !isSaving) { self.draft = $0 }
            Content.toggle("Anonyme", isOn: isAnonymous) { self.isAnonymous = $0 }
            Content.button("Signer", isEnabled: !draft.isEmpty && !isSaving, isBusy: isSaving) { await self.sign() }
            if store.entries.isEmpty {
                Content.empty("Personne n'a encore écrit")
            } else {
                Content.list("Les mots") {
                    for (index, text) in store.entries.enumerated() {
                        Content.card(text) {
                            self.context.router.push(Entry(number: index + 1))
                        } content: {
                            Content.text(text)
                        }
                    }
                }
            }
        }
    }

    private func sign() async {
        // While this awaits, another tap can come in.
        guard !isSaving, !draft.isEmpty else { return }
        isSaving = true
        defer { isSaving = false }
        // Cancelled when the screen goes: then nothing is signed.
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        store.sign(isAnonymous ? draft : "\(draft) (signé)")
        draft = ""
    }
}

final class EntryScreen: Screen {
    private let number: Int
    private let store: GuestbookStore

    init(number: Int, store: GuestbookStore) {
        self.number = number
        self.store = store
    }

    var content: Content {
        .screen("Mot n° \(number)") {
            if store.entries.indices.contains(number - 1) {
                Content.text(store.entries[number - 1])
            } else {
                Content.empty("Ce mot n'existe pas")
            }
        }
    }
}

struct GuestbookModule: FeatureModule {
    let id = "guestbook"
    let clock: any AppClock

    func contribute(to contributions: inout Contributions) {
        let store = GuestbookStore()
        contributions.destination(Book.self, placement: .stack) { _, context in
            BookScreen(store: store, clock: clock, context: context)
        }
        contributions.destination(Entry.self, placement: .stack) { entry, _ in
            EntryScreen(number: entry.number, store: store)
        }
        contributions.link("/mots", to: Book.self)
        contributions.link("/mots/{number}", aliases: ["/mot/{number}"], to: Entry.self)
    }
}

enum GuestbookApp: Product {
    static let manifest = AppManifest(
        id: "guestbook",
        name: "Livre d'or",
        navigation: .stack(root: Book().route),
        links: LinkPolicy(hosts: ["livre.example"], schemes: ["livre"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [GuestbookModule(clock: environment.clock)]
    }
}

enum GuestbookTestKit: TestKit {
    static var product: any Product.Type { GuestbookApp.self }
    static let requirementPrefix = "LIV-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: GuestbookApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NoServer()
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(
            .when,
            ["fr": "je signe {string}", "en": "I sign {string}"],
            "Writes a word in the book and waits until it is kept."
        ) { (world, text: String) in
            try world.session.type(text, into: "Votre mot")
            try world.session.tap("Signer")
            try world.session.wait(.seconds(1))
        }
    }
}

/// The guestbook has no back end.
struct NoServer: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
