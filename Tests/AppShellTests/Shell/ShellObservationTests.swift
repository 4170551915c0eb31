import AppShell
import Observation
import Synchronization
import Testing

/// A host draws the content, and draws again when it hears of a change.
struct ShellObservationTests {
    /// Each changes what is drawn.
    private let mutations: [(name: String, (ShellHost) -> Void)] = [
        ("start", { $0.start() }),
        ("push", { $0.perform(.push(Book(7).route)) }),
        ("present", { $0.perform(.present(Note().route)) }),
        ("dismiss", { $0.perform(.dismiss) }),
        ("pop", { $0.perform(.pop) }),
        ("select", { $0.perform(.select("two")) }),
        ("a link", { $0.follow("/books/8") }),
        ("replace", { $0.perform(.replace(Book(9).route)) }),
    ]

    @Test("a host that drew before a mutation is told, from before the start on, and draws what there is then")
    func everyMutation() throws {
        let host = try ShellHost()
        let shell = try #require(host.shell)
        for (name, mutate) in mutations {
            let drawn = ContentSnapshot(shell.content)
            #expect(isTold(shell) { mutate(host) }, "\(name)")
            #expect(ContentSnapshot(shell.content) != drawn, "\(name)")
        }
    }

    @Test("the phases, the keyboard and the end are told too: the day may be another one, a field may be hidden")
    func phases() throws {
        let host = try ShellHost()
        let shell = try #require(host.shell)
        host.start()
        #expect(isTold(shell) { shell.enterBackground() })
        #expect(isTold(shell) { shell.enterForeground() })
        #expect(isTold(shell) { shell.focusedField = "Name" })
        #expect(isTold(shell) { shell.stop() })
    }

    private func isTold(_ shell: Shell, of mutate: () -> Void) -> Bool {
        let told = Told()
        withObservationTracking {
            _ = ContentSnapshot(shell.content)
        } onChange: {
            told.flag.store(true, ordering: .relaxed)
        }
        mutate()
        return told.flag.load(ordering: .relaxed)
    }

    private final class Told: Sendable {
        let flag = Atomic(false)
    }
}
