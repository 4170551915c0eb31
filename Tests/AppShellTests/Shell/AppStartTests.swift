import Testing

@testable import AppShell

/// What modules do when the app starts, and what they keep of it.
struct AppStartTests {
    @Test("SHELL-1: a start runs once, before the first screen is made, and not when the product is composed")
    func beforeTheFirstScreen() throws {
        var lines: [String] = []
        var diary: Diary?
        let host = try ShellHost { contributions in
            contributions.start { _ in lines.append("first, after \(diary?.lines.count ?? -1) lines") }
            contributions.start { _ in lines.append("second") }
        }
        diary = host.diary
        #expect(lines == [])
        host.start()
        #expect(lines == ["first, after 0 lines", "second"])
        #expect(host.diary.look().first == "make first")
    }

    @Test("SHELL-1: a start may settle what holds a lock")
    func beforeLocks() throws {
        var isSignedIn = false
        let lock = NavigationLock(name: "signed-out", policy: .defer, scope: .arrivals, reason: "nobody is here")
        let host = try ShellHost { contributions in
            contributions.startLock(lock) { !isSignedIn }
            contributions.start { _ in isSignedIn = true }
        }
        host.start()
        #expect(host.shell?.navigation.locks == [])
    }

    @Test("SHELL-1: its router navigates whatever is on top; after the end it is refused")
    func router() throws {
        var router: Router?
        let host = try ShellHost { contributions in contributions.start { router = $0.router } }
        host.start()
        let app = try #require(router)
        host.perform(.push(Book(7).route))
        host.perform(.present(Note().route))
        _ = host.diary.look()
        app.send(.reset)
        host.executor.drain()
        #expect(host.shell?.navigation == host.shell?.graph.initialState)
        #expect(host.diary.look().contains("gone book 7"))
        host.shell?.stop()
        #expect(app.send(.reset) == .refused(.notRunning))
    }

    @Test("SHELL-1: its tasks outlive screens and end with the app")
    func tasks() throws {
        var tasks: TaskScope?
        var lines: [String] = []
        let host = try ShellHost { contributions in contributions.start { tasks = $0.tasks } }
        host.start()
        let app = try #require(tasks)
        host.perform(.push(Book(7).route))
        app { lines.append("began") }
        host.perform(.reset)
        #expect(lines == ["began"])
        host.shell?.stop()
        app { lines.append("never") }
        host.executor.drain()
        #expect(lines == ["began"])
        #expect(app.isCancelled)
    }
}
