import Testing

@testable import AppShell

/// A dialog of the screen on top, which the shell draws above everything; and badges on tabs.
struct DialogTests {
    private func asking() throws -> (ShellHost, Shell, DiaryScreen) {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(7).route))
        let screen = try #require(host.diary.top)
        screen.question = "Sure?"
        return (host, try #require(host.shell), screen)
    }

    @Test("it is the layer on top, and covers all below; its screen does not have it as well")
    func drawn() throws {
        let (_, shell, screen) = try asking()
        let outline = ContentSnapshot(shell.content).outline.split(separator: "\n").map(String.init)
        #expect(outline[1] == "  layer “book 7” [covered]")
        #expect(outline.suffix(2) == ["  dialog “Sure?”: Think.", "    button “Yes”"])
        #expect(outline.count { $0.contains("Sure?") } == 1)
        screen.question = nil
        #expect(!ContentSnapshot(shell.content).outline.contains("covered"))
    }

    @Test("nobody goes back or closes a sheet past it; its own screen and links do", arguments: [true, false])
    func back(isSheet: Bool) throws {
        let (host, shell, screen) = try asking()
        var top = screen
        if isSheet {
            top = try #require(open(Note().route, from: screen, on: host))
            top.question = "Sure?"
        }
        let before = shell.navigation
        let outcomes = [shell.perform(.pop), shell.perform(.dismiss)]
        #expect(outcomes == [.refused(.dialogShown("Sure?")), .refused(.dialogShown("Sure?"))])
        #expect(shell.navigation == before)
        guard case .applied = top.context.close() else {
            Issue.record("its screen may go")
            return
        }
        #expect(shell.navigation.current == (isSheet ? Book(7) as any Destination : Shelf("first")).route)
    }

    @Test("it is not drawn while another screen is on top of its own, and is there again then")
    func covered() throws {
        let (host, shell, screen) = try asking()
        _ = try #require(open(Book(8).route, from: screen, on: host))
        #expect(shell.content.children.map(\.role) == [.layer])
        #expect(shell.content(at: .base("one"), depth: 1)?.dialog == nil)
        host.perform(.pop)
        #expect(shell.content.children.map(\.role) == [.layer, .dialog])
        #expect(shell.content(at: .base("one"), depth: 1)?.dialog?.label == "Sure?")
    }

    private func open(_ route: Route, from screen: DiaryScreen, on host: ShellHost) -> DiaryScreen? {
        screen.context.router.send(route == Note().route ? .present(route) : .push(route))
        host.executor.drain()
        return host.diary.top
    }

    @Test(
        "the badges of a tab add up, and none is shown for nothing",
        arguments: [([2, 1], 3), ([0, -4], nil), ([], nil)]
    )
    func badges(counts: [Int], shown: Int?) throws {
        let host = try ShellHost { contributions in
            for count in counts { contributions.badge(on: "two") { count } }
        }
        host.start()
        let shell = try #require(host.shell)
        #expect(shell.badge(on: "two") == shown ?? 0)
        #expect(shell.badge(on: "one") == 0)
        let tabs = ContentSnapshot(shell.content).children[0].children.last?.children
        #expect(tabs?.map(\.state.badge) == [nil, shown])
    }
}
