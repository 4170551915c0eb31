import AppShell
import Testing

/// Before the start, after the stop, and after the shell itself.
struct ShellEndTests {
    private let push = NavigationCommand.push(Book(7).route)

    @Test("before the start a command is refused, and no screen is made")
    func before() throws {
        let host = try ShellHost()
        #expect(host.perform(push) == .refused(.notRunning))
        #expect(host.diary.look() == [])
        #expect(host.shell?.navigation.current == Shelf("first").route)
    }

    @Test("the stop ends the screens' work and lets them go; then every command is refused")
    func stop() throws {
        let host = try ShellHost()
        host.start()
        host.tap("Wait")
        _ = host.diary.look()
        host.shell?.stop()
        host.executor.drain()
        #expect(host.diary.look() == ["first was cancelled", "gone first"])
        #expect(host.perform(push) == .refused(.notRunning))
        #expect(host.diary.look() == [])
    }

    @Test("a shell that was stopped is not started again")
    func restart() throws {
        let host = try ShellHost()
        host.start()
        host.shell?.stop()
        _ = host.diary.look()
        host.start()
        host.shell?.enterForeground()
        host.executor.drain()
        #expect(host.diary.look() == [])
        #expect(host.perform(push) == .refused(.notRunning))
    }

    @Test("a task that outlives the shell is refused what it asks, and traps nothing")
    func outlives() throws {
        let host = try ShellHost()
        host.start()
        var outcomes: [NavigationOutcome] = []
        let router = try #require(host.screen).context.router
        let clock = host.clock
        host.shell?.run(
            .task {
                try? await clock.sleep(for: .seconds(1))
                outcomes.append(router.send(.pop))
                outcomes.append(router.open(Book(7)))
            }
        )
        host.executor.drain()
        host.release()
        while clock.advance() { host.executor.drain() }
        host.executor.drain()
        #expect(outcomes == [.refused(.notRunning), .refused(.notRunning)])
    }

    @Test(
        "what the modules hold goes with the shell, stopped or not, also where they keep a router",
        arguments: [true, false]
    )
    func modules(isStopped: Bool) throws {
        final class Store {
            var router: Router?
        }
        weak var held: Store?
        let host = try ShellHost { contributions in
            let store = Store()
            held = store
            contributions.task(on: .background) { withExtendedLifetime(store) {} }
        }
        host.start()
        held?.router = host.screen?.context.router
        #expect(held != nil)
        if isStopped {
            host.tap("Wait")
            host.shell?.stop()
        }
        host.release()
        host.executor.drain()
        #expect(held == nil)
    }

    @Test("a screen that closes itself late, when another one is on top, closes nothing")
    func lateClose() throws {
        let host = try ShellHost()
        host.start()
        let first = try #require(host.screen)
        host.perform(push)
        #expect(first.context.close() == .refused(.notOnTop(Shelf("first").route, top: Book(7).route)))
        #expect(host.screen?.context.close() == host.shell.map { .applied($0.navigation) })
        #expect(host.shell?.navigation.current == Shelf("first").route)
    }

    @Test("an action runs with the life of the screen on top: it is cancelled with it")
    func actions() throws {
        let host = try ShellHost()
        host.start()
        host.perform(push)
        var isCancelled = false
        let clock = host.clock
        host.shell?.run(
            .task {
                try? await clock.sleep(for: .seconds(1))
                isCancelled = Task.isCancelled
            }
        )
        host.executor.drain()
        host.perform(.pop)
        #expect(isCancelled)
    }
}
