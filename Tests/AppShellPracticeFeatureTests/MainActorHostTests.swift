import AppShell
import Foundation
import Observation
import Testing

/// The screens, unchanged, on the main actor: what a SwiftUI host would do.
@MainActor
struct MainActorHostTests {
    @Test("PI-S3.0: home, session, summary and home again on the main actor, and each change is told")
    func way() async throws {
        let host = try MainActorHost()
        try await host.wait(for: "S'entraîner")
        host.tap("S'entraîner")
        try await host.wait(for: "Pavé numérique")
        for digit in Sample.pi.prefix(25) { host.tap("\(digit)") }
        try await host.wait(for: "30 > 26433")
        #expect(host.shell.navigation.locks.count == 2)
        host.shell.enterBackground()
        host.shell.enterForeground()
        host.tap("0", times: 2)
        try await host.wait(for: "Session terminée")
        host.tap("Terminer")
        try await host.wait(for: "S'entraîner")
        #expect(host.shell.navigation.locks.isEmpty)
        #expect(host.changes > 0, "the host was told of no change")
    }
}

/// A host as an app has one: tasks on the main actor, content read again when observation says so.
@MainActor
private final class MainActorHost {
    let shell: Shell
    private(set) var changes = 0

    init() throws {
        let environment = AppEnvironment(
            clock: WallClock(),
            random: Chance(),
            transport: NoNetwork(),
            storage: .inMemory(),
            device: Device(connectivity: Silent(), haptics: Silent(), webPages: Silent()),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        )
        shell = Shell(graph: try AppGraph(PracticeApp.self, in: environment)) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
        shell.start()
        observe()
    }

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

    /// Until the words are on the screen; a minute at most, for a machine that is very busy.
    func wait(for label: String) async throws {
        var rounds = 0
        // At least once, so that tasks and observation get their turn.
        repeat {
            rounds += 1
            try await Task.sleep(for: .milliseconds(10))
        } while element(label) == nil && rounds < 6_000
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

private struct NoNetwork: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse { HTTPResponse(status: 404) }
}

private struct Silent: Connectivity, Haptics, WebPageOpener {
    var isOnline: Bool { true }

    func play(_ feedback: HapticFeedback) {}

    func open(_ url: String) {}
}
