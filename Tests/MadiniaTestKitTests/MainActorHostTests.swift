import AppShell
import Foundation
import Madinia
import MadiniaBackend
import Observation
import Testing

/// Madinia's screens, unchanged, on the main actor with the real clock: what a SwiftUI host would do.
@MainActor
struct MainActorHostTests {
    @Test("the catalogue loads, a tap opens a detail, and a double tap registers once")
    func registers() async throws {
        let backend = MadiniaBackend(apiKey: "key")
        let host = try MainActorHost(backend: backend)
        host.tap("Formations")
        try await host.wait(for: "Starter")
        host.tap("Starter")
        try await host.wait(for: "Pré-inscription")
        host.tap("Pré-inscription")
        try await host.wait(for: "Email")
        host.edit("Email", "lucas@exemple.fr")
        host.tap("Confirmer", times: 2)
        try await host.wait(for: "Merci ! Nous vous contacterons bientôt.")
        #expect(backend.preRegistrations.map(\.email) == ["lucas@exemple.fr"])
        #expect(host.changes > 0, "the host was told of no change")
    }

    @Test("a link followed before the start opens its screen")
    func opensLink() async throws {
        let host = try MainActorHost(backend: MadiniaBackend(apiKey: "key"), link: "https://madinia.fr/formations/2")
        try await host.wait(for: "Performer")
        #expect(host.shell.navigation.selected == "formations")
    }
}

/// A host as an app has one: tasks on the main actor, content read again when observation says so.
@MainActor
private final class MainActorHost {
    let shell: Shell
    private(set) var changes = 0

    init(backend: MadiniaBackend, link: String? = nil) throws {
        let environment = AppEnvironment(
            clock: WallClock(),
            random: Chance(),
            transport: DirectTransport(handler: backend),
            storage: .inMemory(),
            device: Device(connectivity: Silent(), haptics: Silent(), webPages: Silent()),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            configuration: AppConfiguration(apiKey: "key")
        )
        shell = Shell(graph: try AppGraph(MadiniaApp.self, in: environment)) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
        if let link { shell.receive(.link(link)) }
        shell.start()
        observe()
    }

    /// Reads the content and is called back at the next change, once: SwiftUI's way.
    private func observe() {
        withObservationTracking {
            _ = ContentSnapshot(shell.content)
        } onChange: {
            // Called in the midst of the change: a screen that left its host's actor stops the test here.
            MainActor.preconditionIsolated("a screen changed off the main actor")
            Task { @MainActor [weak self] in
                self?.changes += 1
                self?.observe()
            }
        }
    }

    func tap(_ label: String, times: Int = 1) {
        guard case .tap(let action) = element(label, where: { $0.action != nil })?.action else {
            Issue.record("nothing to tap is called \(label)")
            return
        }
        for _ in 0..<times { shell.run(action) }
    }

    func edit(_ label: String, _ text: String) {
        guard case .edit(let edit) = element(label, where: { $0.action != nil })?.action else {
            Issue.record("no field is called \(label)")
            return
        }
        edit(text)
    }

    /// Until the words are on the top layer; a minute at most, for a machine that is very busy.
    func wait(for label: String) async throws {
        var rounds = 0
        while element(label) == nil, rounds < 6_000 {
            try await Task.sleep(for: .milliseconds(10))
            rounds += 1
        }
        #expect(element(label) != nil, "\(label) never came:\n\(ContentSnapshot(shell.content).outline)")
    }

    private func element(_ label: String, where fits: @escaping (Content) -> Bool = { _ in true }) -> Content? {
        func find(_ content: Content) -> Content? {
            if content.label == label, fits(content) { return content }
            return content.children.lazy.compactMap(find).first
        }
        return shell.content.children.last.flatMap(find)
    }
}

private struct WallClock: AppClock {
    var now: Date { Date() }
    func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

private struct Chance: RandomSource {
    func next() -> UInt64 { .random(in: .min ... .max) }
}

private struct DirectTransport: HTTPTransport {
    let handler: MadiniaBackend

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        await Task.yield()
        return handler.respond(to: request, at: Date())
    }
}

private struct Silent: Connectivity, Haptics, WebPageOpener {
    var isOnline: Bool { true }
    func play(_ feedback: HapticFeedback) {}
    func open(_ url: String) {}
}
