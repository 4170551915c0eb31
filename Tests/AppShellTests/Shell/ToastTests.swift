import Testing

@testable import AppShell

/// Messages that pass over whatever is on top.
struct ToastTests {
    private func started(
        with sayings: @escaping (inout Contributions) -> Void = { _ in }
    ) throws -> (host: ShellHost, shell: Shell, screen: DiaryScreen) {
        let host = try ShellHost(with: sayings)
        host.start()
        return (host, try #require(host.shell), try #require(host.diary.top))
    }

    private func outline(_ shell: Shell) -> [String] {
        ContentSnapshot(shell.content).outline.split(separator: "\n").map(String.init)
    }

    private func say(_ text: String, _ screen: DiaryScreen, _ host: ShellHost) {
        screen.context.toast(text)
        host.executor.drain()
    }

    @Test("it is the last of what is on top, and nothing else has another place")
    func drawn() throws {
        let (host, shell, screen) = try started()
        let before = outline(shell)
        say("Copied", screen, host)
        #expect(outline(shell) == before + ["    toast “Copied”"])
        #expect(ContentSnapshot(shell.content).accessibilityIssues == [])
    }

    @Test("it goes by itself after four seconds")
    func passes() throws {
        let (host, shell, screen) = try started()
        let before = outline(shell)
        say("Copied", screen, host)
        #expect(shell.toast == Toast(text: "Copied", number: 1))
        #expect(host.clock.advance())
        host.executor.drain()
        #expect(host.clock.elapsed == .seconds(4))
        #expect(shell.toast == nil)
        #expect(outline(shell) == before)
    }

    @Test("another one takes its place, and has its own four seconds", arguments: ["Copied", "Sent"])
    func replaced(text: String) throws {
        let (host, shell, screen) = try started()
        say("Copied", screen, host)
        host.clock.advance(by: .seconds(3))
        say(text, screen, host)
        #expect(shell.toast == Toast(text: text, number: 2))
        #expect(outline(shell).count { $0.contains("toast") } == 1)
        #expect(host.clock.advance())
        host.executor.drain()
        #expect(host.clock.elapsed == .seconds(7))
        #expect(shell.toast == nil)
        #expect(!host.clock.advance())
    }

    @Test("it stays over screens that come and go, sheets and dialogs, and holds nobody up")
    func survives() throws {
        let (host, shell, screen) = try started()
        say("Copied", screen, host)
        screen.context.router.push(Book(7))
        host.executor.drain()
        #expect(outline(shell).last == "    toast “Copied”")
        let book = try #require(host.diary.top)
        book.question = "Sure?"
        #expect(outline(shell).suffix(2) == ["    button “Yes”", "    toast “Copied”"])
        host.tap("Yes")
        host.perform(.pop)
        #expect(outline(shell).last == "    toast “Copied”")
        screen.context.router.present(Note())
        host.executor.drain()
        let layers = ContentSnapshot(shell.content).children
        #expect(layers.map { $0.children.last?.role == .toast } == [false, true])
    }

    @Test("one that is covered, or gone, says it as well; a module does where it starts")
    func sayers() throws {
        let (host, shell, first) = try started { contributions in
            contributions.start { $0.router.toast("Welcome") }
        }
        #expect(shell.toast?.text == "Welcome")
        first.context.router.push(Book(7))
        host.executor.drain()
        say("From below", first, host)
        #expect(shell.toast?.text == "From below")
        let book = try #require(host.diary.top)
        host.perform(.pop)
        say("Deleted", book, host)
        #expect(shell.toast?.text == "Deleted")
    }

    @Test("an empty message is none, and a shell that is stopped says nothing more")
    func nothing() throws {
        let (host, shell, screen) = try started()
        say("", screen, host)
        #expect(shell.toast == nil)
        shell.stop()
        say("Late", screen, host)
        #expect(shell.toast == nil)
    }
}
