import AppShell
import AppShellContactFeature
import Foundation
import Synchronization

extension ViewedItem {
    static let starter = ViewedItem(type: "course", id: 1, title: "Starter")
    static let performer = ViewedItem(type: "course", id: 2, title: "Performer")
    /// Of another type, with the same number.
    static let prompts = ViewedItem(type: "article", id: 1, title: "5 prompts")
}

struct SampleContactStrings: ContactStrings, ContactSubjectStrings {
    let title = "Contact"
    let heading = "Une question ?"
    let introduction = "Écrivez-nous."
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french

    let nameLabel = "Nom"
    let namePlaceholder = "Votre nom"

    let emailLabel = "Email"
    let emailPlaceholder = "vous@exemple.fr"

    let messageLabel = "Message"
    let messagePlaceholder = "Votre message"

    let invalidName = "Nom invalide"
    let invalidEmail = "Email invalide"
    let invalidMessage = "Message invalide"
    func about(_ title: String) -> String { "À propos de: \(title)" }
    let dismiss = "Retirer"
    func prefill(_ title: String) -> String { "Question concernant \(title)" }
    let send = "Envoyer"
    let sending = "Envoi"
    let thanks = "Message envoyé !"
    let answer = "Nous vous répondrons sous 24-48h"
    let done = "Envoyé"
}

/// A back end whose answers a test sets, and may hold back.
final class SampleService: ContactService, HTTPTransport {
    private struct State {
        var refusal: APIError?
        var messages: [ContactMessage] = []
        var sent: [ContactMessage] = []
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// What a message is answered with; nil takes it.
    var refusal: APIError? {
        get { state.withLock(\.refusal) }
        set { state.withLock { $0.refusal = newValue } }
    }

    /// Everything that came in.
    var messages: [ContactMessage] { state.withLock(\.messages) }

    /// What the module said was sent.
    var sent: [ContactMessage] { state.withLock(\.sent) }

    func noteSent(_ message: ContactMessage) { state.withLock { $0.sent.append(message) } }

    /// From now on nothing is answered, until ``release()``.
    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func send(_ message: ContactMessage) async throws(APIError) {
        state.withLock { $0.messages.append(message) }
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
        throw .unreachable("the form calls its service, not the network")
    }
}

/// A phone that remembers what was felt; its chance counts from 1.
final class SamplePhone: AppClock, RandomSource, Connectivity, Haptics, WebPageOpener {
    private let count = Mutex<UInt64>(0)
    private let felt = Mutex<[HapticFeedback]>([])

    var haptics: [HapticFeedback] { felt.withLock(\.self) }
    var isOnline: Bool { true }
    private let date = Mutex(Date(timeIntervalSince1970: 1_770_000_000))

    var now: Date { date.withLock(\.self) }

    func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }

    func sleep(for duration: Duration) async throws { try Task.checkCancellation() }

    func next() -> UInt64 {
        count.withLock { count in
            count += 1
            return count
        }
    }

    func play(_ feedback: HapticFeedback) { felt.withLock { $0.append(feedback) } }

    func open(_ url: String) {}

    func environment(_ service: SampleService, _ storage: Storage = .inMemory()) -> AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: service,
            storage: storage,
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        )
    }
}

/// The contact form, beside a tab in which things are viewed, as a product.
enum SampleContact: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [
                Tab(id: "contact", title: "Contact", symbol: "envelope", root: ContactForm()),
                Tab(id: "shelf", title: "Rayon", symbol: "book", root: Shelf()),
            ],
            selected: "contact"
        ),
        links: LinkPolicy(hosts: ["sample.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let service = environment.transport as? SampleService ?? SampleService()
        let viewed = ViewedItems()
        return [
            ShelfModule(viewed: viewed),
            ContactModule(
                tab: "contact",
                link: "/contact",
                strings: SampleContactStrings(),
                service: service,
                subject: ContactSubject(viewed: viewed, strings: SampleContactStrings()),
                onSent: { service.noteSent($0) },
                environment: environment
            ),
        ]
    }
}

/// The same, whose messages are about nothing but what they say.
enum PlainContact: Product {
    static let manifest = SampleContact.manifest

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let service = environment.transport as? SampleService ?? SampleService()
        return [
            ShelfModule(viewed: ViewedItems()),
            ContactModule(
                tab: "contact",
                link: "/contact",
                strings: SampleContactStrings(),
                service: service,
                onSent: { service.noteSent($0) },
                environment: environment
            ),
        ]
    }
}

/// Another feature, in which things are viewed.
struct Shelf: Destination {
    static let name = "shelf"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct ShelfModule: FeatureModule {
    let id = "shelf"
    let viewed: ViewedItems

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Shelf.self, placement: .tab("shelf")) { _, _ in ShelfScreen(viewed: viewed) }
        contributions.link("/shelf", to: Shelf.self)
    }
}

final class ShelfScreen: Screen {
    private let viewed: ViewedItems

    init(viewed: ViewedItems) {
        self.viewed = viewed
    }

    var content: Content {
        .screen("Rayon") {
            for item in [ViewedItem.starter, .performer, .prompts] {
                Content.button(item.title) { self.viewed.record(item) }
            }
        }
    }
}

/// The sample product on the main actor.
@MainActor
final class ContactHost {
    let service = SampleService()
    let phone = SamplePhone()
    let shell: Shell

    /// - Parameter storage: what an earlier process has left.
    init(of product: any Product.Type = SampleContact.self, storage: Storage = .inMemory()) throws {
        shell = Shell(graph: try AppGraph(product, in: phone.environment(service, storage))) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
    }

    /// On the form, after things were viewed.
    static func started(
        viewing items: [ViewedItem] = [],
        storage: Storage = .inMemory()
    ) async throws -> ContactHost {
        let host = try ContactHost(storage: storage)
        host.shell.start()
        await host.settle()
        await host.view(items)
        return host
    }

    /// Goes where things are viewed, views some, and comes back.
    func view(_ items: [ViewedItem]) async {
        await select("shelf")
        for item in items { await tap(item.title) }
        await select("contact")
    }

    func select(_ tab: TabID) async {
        shell.perform(.select(tab))
        await settle()
    }

    func fill(name: String = "Sophie", email: String = "sophie@x.fr", message: String? = "Bonjour") {
        edit("Nom", name)
        edit("Email", email)
        if let message { edit("Message", message) }
    }

    /// Lets everything that was started come to its next wait: all of it runs on this actor, in turn.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    func tap(_ label: String) async {
        if let content = find(label), !content.state.isDisabled, case .tap(let action) = content.action {
            shell.run(action)
        }
        await settle()
    }

    func edit(_ label: String, _ text: String) {
        if let field = find(label), !field.state.isDisabled, case .edit(let edit) = field.action { edit(text) }
    }

    /// The element of that label that can be acted on, the topmost first.
    func find(_ label: String) -> Content? {
        find { $0.label == label && $0.action != nil }
    }

    private func find(where isWanted: (Content) -> Bool) -> Content? {
        func find(in content: Content) -> Content? {
            if isWanted(content) { return content }
            for child in content.children.reversed() {
                if let found = find(in: child) { return found }
            }
            return nil
        }
        return find(in: shell.content)
    }

    /// What is on the screen, one element a line.
    var lines: [String] {
        let screen = find { $0.role == .screen }.map { ContentSnapshot($0).outline } ?? ""
        return screen.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    var message: String? { find("Message")?.value }
}
