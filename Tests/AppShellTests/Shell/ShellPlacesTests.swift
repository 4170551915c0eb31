import Observation
import Synchronization
import Testing

@testable import AppShell

/// Content by place and depth, for hosts with stacks of their own.
struct ShellPlacesTests {
    private func started(with sayings: @escaping (inout Contributions) -> Void = { _ in }) throws -> ShellHost {
        let host = try ShellHost(with: sayings)
        host.start()
        _ = host.diary.look()
        return host
    }

    @Test("screens below the top and on other tabs have content, out of reach")
    func below() throws {
        let host = try started()
        let shell = try #require(host.shell)
        host.perform(.push(Book(7).route))
        let root = try #require(shell.content(at: .base("one"), depth: 0))
        #expect(root.label == "first" && root.state.isCovered)
        let top = try #require(shell.content(at: .base("one"), depth: 1))
        #expect(top.label == "book 7" && !top.state.isCovered)
        #expect(shell.content(at: .base("one"), depth: 2) == nil)
        #expect(shell.content(at: .base("three"), depth: 0) == nil)
        #expect(shell.content(at: .sheet(0), depth: 0) == nil)
        #expect(shell.content(at: .base("two"), depth: 0) == nil, "never shown")
        host.perform(.select("two"))
        #expect(shell.content(at: .base("one"), depth: 1)?.state.isCovered == true)
        #expect(shell.content(at: .base("two"), depth: 0)?.state.isCovered == false)
    }

    @Test("sheets have places by their height, and cover what is under them")
    func sheets() throws {
        let host = try started()
        let shell = try #require(host.shell)
        host.perform(.present(Note().route))
        host.perform(.push(Book(7).route))
        #expect(shell.content(at: .sheet(0), depth: 0)?.label == "note")
        #expect(shell.content(at: .sheet(0), depth: 1)?.label == "book 7")
        #expect(shell.content(at: .base("one"), depth: 0)?.state.isCovered == true)
        #expect(shell.isOnTop(.sheet(0), depth: 1))
        #expect(!shell.isOnTop(.sheet(0), depth: 0))
        #expect(!shell.isOnTop(.base("one"), depth: 0))
        #expect(shell.navigation.topPlace == .sheet(0))
        #expect(shell.navigation.basePlace == .base("one"))
    }

    @Test("a screen below the top of a restored stack is made when a host asks, and appears when it comes on top")
    func restored() throws {
        let earlier = try started()
        earlier.perform(.push(Book(7).route))
        earlier.perform(.push(Book(8).route))
        let saved = try #require(earlier.shell?.savedState)

        let host = try ShellHost()
        let shell = try #require(host.shell)
        shell.makeScreen(at: .base("one"), depth: 0)
        host.receive(.restoration(saved))
        host.start()
        #expect(host.diary.look() == ["make book 8", "appear book 8"])
        #expect(shell.content(at: .base("one"), depth: 1) == nil)
        shell.makeScreen(at: .base("one"), depth: 1)
        shell.makeScreen(at: .base("one"), depth: 1)
        shell.makeScreen(at: .base("one"), depth: 9)
        host.executor.drain()
        #expect(host.diary.look() == ["make book 7"])
        #expect(shell.content(at: .base("one"), depth: 1)?.label == "book 7")
        host.perform(.pop)
        #expect(host.diary.look() == ["gone book 8", "appear book 7"])
    }

    @Test("whatever changes a screen, or its place, redraws a host that looked before")
    func observation() throws {
        let host = try ShellHost()
        let shell = try #require(host.shell)
        let places: [(StackPlace, Int)] = [
            (.base("one"), 0), (.base("one"), 1), (.base("two"), 0), (.base("two"), 1), (.sheet(0), 0), (.sheet(0), 1),
        ]
        func labels() -> [String] {
            places.map { place, depth in
                shell.content(at: place, depth: depth).map { "\($0.label)\($0.state.isCovered ? " covered" : "")" }
                    ?? "none"
            }
        }
        let mutations: [(String, () -> Void)] = [
            ("start", { host.start() }),
            ("push", { host.perform(.push(Book(7).route)) }),
            ("select", { host.perform(.select("two")) }),
            ("a link", { host.follow("/books/8") }),
            ("present", { host.perform(.present(Note().route)) }),
            ("push on a sheet", { host.perform(.push(Book(9).route)) }),
            ("dismiss", { host.perform(.dismiss) }),
            ("pop", { host.perform(.pop) }),
            ("make", { shell.makeScreen(at: .base("two"), depth: 0) }),
        ]
        for (name, mutate) in mutations.dropLast() {
            let drawn = labels()
            // A host draws each place in a view of its own.
            let told = places.map { place, depth in
                isTold { _ = shell.content(at: place, depth: depth) }
            }
            mutate()
            for (index, (old, new)) in zip(drawn, labels()).enumerated() where old != new {
                #expect(told[index].isTrue, "\(name): \(places[index])")
            }
            #expect(drawn != labels(), "\(name)")
        }
    }

    @Test("phases, the keyboard and a screen that is made redraw too")
    func phases() throws {
        let earlier = try started()
        earlier.perform(.push(Book(7).route))
        let saved = try #require(earlier.shell?.savedState)
        let host = try ShellHost()
        let shell = try #require(host.shell)
        host.receive(.restoration(saved))
        host.start()
        let mutations: [() -> Void] = [
            { shell.makeScreen(at: .base("one"), depth: 0) }, { shell.enterBackground() }, { shell.enterForeground() },
        ]
        for mutate in mutations {
            let told = isTold { _ = shell.content(at: .base("one"), depth: 0) }
            mutate()
            #expect(told.isTrue)
        }
        let top = isTold { _ = shell.content(at: .base("one"), depth: 1) }
        shell.focusedField = "Name"
        #expect(top.isTrue)
    }

    @Test("overlays are asked for by themselves, and are gone while somebody types in the base")
    func overlays() throws {
        let host = try started { contributions in
            contributions.overlay("help", at: .bottomTrailing) { _ in .button("Help") {} }
            contributions.destination(Form.self, placement: .tab("one"), isInternal: true) { _, _ in FormScreen() }
        }
        let shell = try #require(host.shell)
        #expect(shell.overlays(at: .bottomTrailing).map(\.children.first?.label) == ["Help"])
        #expect(shell.overlays(at: .banner).isEmpty)
        host.perform(.push(Form().route))
        shell.focusedField = "Name"
        #expect(shell.overlays(at: .bottomTrailing).isEmpty)
        host.perform(.pop)
        host.perform(.present(Form().route))
        shell.focusedField = "Name"
        #expect(shell.overlays(at: .bottomTrailing).map(\.children.first?.label) == ["Help"])
    }

    @Test("where a screen that a host asks for removes a lock, what the lock held opens with its screen")
    func unlocking() throws {
        let declare: (inout Contributions) -> Void = { contributions in
            contributions.destination(Form.self, placement: .tab("one"), isInternal: true) { _, context in
                context.router.send(.unlock("form"))
                return FormScreen()
            }
        }
        let earlier = try started(with: declare)
        earlier.perform(.push(Form().route))
        earlier.perform(.push(Book(8).route))
        let saved = try #require(earlier.shell?.savedState)

        let host = try ShellHost(with: declare)
        let shell = try #require(host.shell)
        host.receive(.restoration(saved))
        host.start()
        host.perform(.lock(NavigationLock(name: "form", policy: .defer, scope: .arrivals, reason: "because")))
        host.follow("/note")
        #expect(host.held.count == 1)
        _ = host.diary.look()
        shell.makeScreen(at: .base("one"), depth: 1)
        host.executor.drain()
        #expect(host.diary.look() == ["make note", "appear note"])
    }

    private struct Form: Destination {
        static let name = "form"

        init() {}

        init(parameters: RouteParameters) throws(RouteError) {}
    }

    private final class FormScreen: Screen {
        var content: Content {
            .screen("form") { Content.field("Name", value: "") { _ in } }
        }
    }

    private func isTold(_ look: () -> Void) -> Told {
        let told = Told()
        withObservationTracking(look) { told.flag.store(true, ordering: .relaxed) }
        return told
    }

    private final class Told: Sendable {
        let flag = Atomic(false)
        var isTrue: Bool { flag.load(ordering: .relaxed) }
    }
}
