import AppShell
import Foundation
import Synchronization
import Testing

@testable import AppShellHeadless

/// More than a hundred keys in one go, 10 ms after one another, before any task of the host has run: each counts in its
/// place and at its time.
struct BurstTests {
    private static let keys = Sample.pi.prefix(101).map { "\($0)" }

    /// What the summary says of a session in which every key counted as it was struck.
    private static let expected = [
        "Score": "101 décimales", "Erreurs": "0", "Durée": "1 s", "Intervalle médian": "10\u{A0}ms",
        "Régularité": "100\u{A0}%",
    ]

    @Test("PI-NFR6: on the headless host")
    func headless() throws {
        let phone = try Phone()
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        let clock = phone.session.clock
        try phone.session.act { shell throws(HeadlessError) in
            Keys(shell).strike(Self.keys, on: shell) { clock.advance(by: .milliseconds(10)) }
        }
        try phone.session.hold("Terminer", for: .seconds(3))
        for (label, value) in Self.expected { #expect(try phone.value(label) == value) }
    }

    @Test("PI-NFR6: on a MainActor host, also on one that runs its tasks backwards", arguments: [false, true])
    @MainActor
    func mainActor(isBackwards: Bool) async throws {
        let host = try TickingHost(isBackwards: isBackwards)
        try await host.open()
        let keys = Keys(host.shell)
        keys.strike(Self.keys, on: host.shell) { host.clock.advance(by: .milliseconds(10)) }
        host.hold("Terminer")
        // No task had a chance to run since the first key.
        for (label, value) in Self.expected { #expect(host.find(label)?.value == value) }
        await host.close()
    }

    @Test("PI-NFR6: with a task for each key, a host that runs tasks backwards types something else")
    @MainActor
    func tasks() async throws {
        let host = try TickingHost(isBackwards: true)
        try await host.open()
        let keys = Keys(host.shell)
        let scope = host.makeScope()
        for key in Self.keys {
            guard let act = keys.acts[key] else { continue }
            scope { host.shell.run(act) }
            host.clock.advance(by: .milliseconds(10))
        }
        await host.settle()
        host.hold("Terminer")
        #expect(host.find("Erreurs")?.value != "0")
        await host.close()
    }
}

/// The keys as they were drawn before the burst, as a host holds them.
private struct Keys {
    var acts: [String: Content.Act] = [:]

    init(_ shell: Shell) {
        func visit(_ content: Content) {
            if content.role == .key, case .tap(let act) = content.action { acts[content.label] = act }
            content.children.forEach(visit)
        }
        visit(shell.content)
    }

    func strike(_ keys: [String], on shell: Shell, then wait: () -> Void) {
        for key in keys {
            guard let act = acts[key] else { continue }
            shell.run(act)
            wait()
        }
    }
}

/// A host on the main actor, whose time stands still but for what a test lets pass.
@MainActor
private final class TickingHost {
    let clock = TickingClock()
    private(set) lazy var shell = Shell(graph: graph) { self.makeScope() }
    private let graph: AppGraph
    private let isBackwards: Bool
    /// Tasks that wait to be run, in the order in which they were started.
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(isBackwards: Bool) throws {
        self.isBackwards = isBackwards
        let environment = AppEnvironment(
            clock: clock,
            random: SeededRandom(seed: 1),
            transport: Nowhere(),
            storage: .inMemory(),
            device: Device(connectivity: Nowhere(), haptics: Nowhere(), webPages: Nowhere()),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        )
        graph = try AppGraph(PracticeApp.self, in: environment)
    }

    func makeScope() -> TaskScope {
        TaskScope { operation in
            nonisolated(unsafe) let operation = operation
            return Task { @MainActor in
                if self.isBackwards { await withCheckedContinuation { self.waiting.append($0) } }
                await operation()
            }
        }
    }

    /// Lets every task come to its next wait.
    func settle() async {
        for _ in 0..<100 {
            await Task.yield()
            while let task = waiting.popLast() { task.resume() }
        }
    }

    /// Goes to a session in learn mode, in which errors would show.
    func open() async throws {
        shell.start()
        await settle()
        if case .choose(let choose) = find("Mode")?.action { choose("Apprentissage") }
        if case .tap(let act) = find("S'entraîner")?.action { shell.run(act) }
        await settle()
        _ = try #require(find("Pavé numérique"))
    }

    func hold(_ label: String) {
        if case .hold(_, let act) = find(label)?.action { shell.run(act) }
    }

    func close() async {
        shell.stop()
        await settle()
    }

    func find(_ label: String) -> Content? {
        func find(_ content: Content) -> Content? {
            content.label == label ? content : content.children.lazy.compactMap(find).first
        }
        return find(shell.content)
    }
}

private final class TickingClock: AppClock {
    private let elapsed = Mutex(Duration.zero)

    var now: Date { Phone.start + elapsed.withLock { $0 } / .seconds(1) }

    func advance(by duration: Duration) {
        elapsed.withLock { $0 += duration }
    }

    func sleep(for duration: Duration) async throws { try await Task.sleep(for: .seconds(3_600)) }
}

private struct Nowhere: HTTPTransport, Connectivity, Haptics, WebPageOpener {
    var isOnline: Bool { true }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse { HTTPResponse(status: 404) }

    func play(_ feedback: HapticFeedback) {}

    func open(_ url: String) {}
}
