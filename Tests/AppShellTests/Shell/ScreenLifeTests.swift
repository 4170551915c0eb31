import AppShell
import Testing

/// What appears gets a screen, what is popped is gone, with its work cancelled.
struct ScreenLifeTests {
    private let book = Book(7).route

    @Test("SHELL-1: at the start the selected tab's root is made and appears, and no other screen is")
    func start() throws {
        let host = try ShellHost()
        #expect(host.diary.look() == [])
        host.start()
        #expect(host.diary.look() == ["make first", "appear first"])
        host.start()
        #expect(host.diary.look() == [], "a second start is none")
    }

    @Test("SHELL-1: a pushed screen is made and appears; popped, it is gone, and what it covered appears again")
    func pushPop() throws {
        let host = try ShellHost()
        host.start()
        _ = host.diary.look()
        host.perform(.push(book))
        #expect(host.diary.look() == ["make book 7", "appear book 7"])
        host.perform(.pop)
        #expect(host.diary.look() == ["gone book 7", "appear first"])
    }

    @Test("SHELL-1: the work of a popped screen is cancelled, that of a covered one goes on")
    func cancelled() throws {
        let host = try ShellHost()
        host.start()
        host.tap("Wait")
        host.perform(.push(book))
        host.tap("Wait")
        _ = host.diary.look()
        host.perform(.pop)
        #expect(host.diary.look().sorted() == ["appear first", "book 7 was cancelled", "gone book 7"])
        #expect(host.clock.advance())
        host.executor.drain()
        #expect(host.diary.look() == ["first waited"])
    }

    @Test("SHELL-1: another tab's root is made when it is first looked at, and kept")
    func tabs() throws {
        let host = try ShellHost()
        host.start()
        _ = host.diary.look()
        host.perform(.select("two"))
        #expect(host.diary.look() == ["make second", "appear second"])
        host.perform(.select("one"))
        #expect(host.diary.look() == ["appear first"])
        host.perform(.select("two"))
        #expect(host.diary.look() == ["appear second"])
    }

    @Test("SHELL-1: a sheet covers; closed, it is gone and what was under it appears again")
    func sheet() throws {
        let host = try ShellHost()
        host.start()
        _ = host.diary.look()
        host.perform(.present(Note().route))
        #expect(host.diary.look() == ["make note", "appear note"])
        host.perform(.dismiss)
        #expect(host.diary.look() == ["gone note", "appear first"])
    }

    @Test("SHELL-1: a screen in the midst of a stack is made only when one comes back to it")
    func middle() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(book))
        host.perform(.push(Book(8).route))
        _ = host.diary.look()
        host.perform(.popToRoot)
        #expect(host.diary.look().sorted() == ["appear first", "gone book 7", "gone book 8"])
    }

    @Test("SHELL-1: two quick pushes of one route show one screen; the second is refused")
    func quickPushes() throws {
        let host = try ShellHost()
        host.start()
        _ = host.diary.look()
        let first = host.shell?.perform(.push(book))
        let second = host.shell?.perform(.push(book))
        host.executor.drain()
        #expect(host.shell.map { first == .applied($0.navigation) } == true)
        #expect(second == .refused(.alreadyOnTop(book)))
        #expect(host.diary.look() == ["make book 7", "appear book 7"])
    }

    @Test("SHELL-1: a refused or deferred command changes neither the state nor the screens")
    func refused() throws {
        let host = try ShellHost()
        host.start()
        let lock = NavigationLock(name: "form", policy: .defer, reason: "because")
        host.perform(.lock(lock))
        let before = host.shell?.navigation
        _ = host.diary.look()
        #expect(host.perform(.push(book)) == .deferred(lock))
        #expect(host.perform(.unlock("other")) == .refused(.noSuchLock("other")))
        #expect(host.shell?.navigation == before)
        #expect(host.diary.look() == [])
    }

    @Test("a destination that nobody contributes is refused, and told to the observer")
    func unknown() throws {
        let host = try ShellHost()
        host.start()
        let command = NavigationCommand.push(Route(name: "nowhere"))
        #expect(host.perform(command) == .refused(.unknownDestination("nowhere")))
        #expect(host.events.last == .command(command, .refused(.unknownDestination("nowhere"))))
        let before = host.events.count
        #expect(host.shell?.content.label == "Library")
        #expect(host.events.count == before, "drawing tells the observer nothing")
    }
}
