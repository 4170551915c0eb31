import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Observation
import Testing

/// The screens, unchanged, on the main actor: what a SwiftUI host would do.
@MainActor
struct OfferMainActorHostTests {
    @Test("AIC-25, AIC-28: search, list, detail and back on the main actor, and each change is told there")
    func way() async throws {
        let backend = OfferBackend()
        let nice = try #require(Position.nice)
        backend.with { $0.position = .success(nice) }
        let host = try Host(backend)
        await host.settle()
        #expect(host.outline.contains("card “Menu”"))
        host.act("Autour de moi")
        await host.settle()
        #expect(backend.searches.last == DirectorySearch(position: nice))
        #expect(host.outline.contains("1,2"))
        host.act("Menu")
        await host.settle()
        #expect(host.outline.contains("heading 1 “Menu”"))
        host.act("Autre personne")
        await host.settle()
        #expect(backend.details == [1, 1])
        #expect(host.changes > 0, "the host was told of no change")
    }

    /// A host as an app has one: tasks on the main actor, content read again when observation says so.
    @MainActor
    private final class Host {
        let shell: Shell
        private(set) var changes = 0

        init(_ backend: OfferBackend) throws {
            // A phone gives the environment; nothing of it is run.
            var environment = try OffersPhone(launch: false).session.environment
            environment.transport = BackendTransport(backend: backend)
            let graph = try AppGraph(OffersApp.self, in: environment)
            shell = Shell(graph: graph) {
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

        /// Lets everything that was started come to its next wait: all of it runs on this actor, in turn.
        func settle() async { for _ in 0..<100 { await Task.yield() } }

        var outline: String { ContentSnapshot(shell.content).outline }

        func act(_ label: String) {
            func find(in content: Content) -> Content? {
                if content.label == label, content.action != nil { return content }
                return content.children.lazy.compactMap { find(in: $0) }.first
            }
            switch find(in: shell.content)?.action {
            case .tap(let tap): shell.run(tap)
            case .set(let set): set(true)
            default: Issue.record("nothing to act on: \(label)")
            }
        }
    }
}

/// Leads a product to its back end where there is no simulated server.
struct BackendTransport: HTTPTransport {
    let backend: OfferBackend

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("the offers call their service, not the network")
    }
}
