import AppShell
import Testing

/// What the shell draws itself, from the navigation state.
struct ShellContentTests {
    private func outline(_ host: ShellHost) throws -> [String] {
        ContentSnapshot(try #require(host.shell).content).outline.split(separator: "\n").map(String.init)
    }

    @Test("SHELL-1: at a root there is a bar without back, the screen, and the tabs with the selected one marked")
    func root() throws {
        let host = try ShellHost()
        host.start()
        #expect(
            try outline(host) == [
                "app “Library”", "  layer “first”", "    bar “first”", "    screen “first”", "      button “Wait”",
                "    tab bar “Tabs”", "      tab “One”: 1.circle [selected]", "      tab “Two”: 2.circle",
            ]
        )
    }

    @Test("SHELL-1: above a root there is back, a sheet can be closed, and what it covers is marked")
    func sheet() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(7).route))
        host.perform(.present(Note().route))
        #expect(
            try outline(host) == [
                "app “Library”", "  layer “book 7” [covered]", "    bar “book 7”", "      button “Back”",
                "    screen “book 7”", "      button “Wait”", "    tab bar “Tabs”",
                "      tab “One”: 1.circle [selected]", "      tab “Two”: 2.circle", "  sheet “note”",
                "    bar “note”", "      button “Close”", "    screen “note”", "      button “Wait”",
            ]
        )
    }

    @Test("SHELL-1: back pops, close dismisses, a tab selects")
    func taps() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(7).route))
        host.perform(.present(Note().route))
        host.tap("Close")
        #expect(host.shell?.navigation.sheets == [])
        host.tap("Back")
        #expect(host.shell?.navigation.current == Shelf("first").route)
        host.tap("Two")
        #expect(host.shell?.navigation.selected == "two")
    }

    @Test("before the start the layer is drawn empty")
    func before() throws {
        let host = try ShellHost()
        #expect(try outline(host).prefix(4) == ["app “Library”", "  layer", "    bar", "    screen"])
    }
}
