import AppShell
import Testing

/// A screen that can't be made is a value that is shown and recorded.
struct UnavailableScreenTests {
    private func shown(_ route: Route, in host: ShellHost) throws -> String {
        host.start()
        host.perform(.push(route))
        return ContentSnapshot(try #require(host.shell).content).outline
    }

    @Test("a screen that throws when it is made is shown as unavailable, with the reason, and one can go back")
    func throwing() throws {
        let host = try ShellHost()
        let route = Book(100).route
        let outline = try shown(route, in: host)
        #expect(outline.contains("empty “This screen is not available.”: the book is too heavy"))
        #expect(host.events.contains(.screenUnavailable(route, reason: "the book is too heavy")))
        host.tap("Back")
        #expect(host.shell?.navigation.current == Shelf("first").route)
    }

    @Test(
        "a route whose parameters make no destination is shown as unavailable",
        arguments: [
            (
                ["number": "007"],
                "the parameter “number” is “007”, not a whole number from 1 to 2^63-1 without leading zeros"
            ),
            ([:], "the parameter “number” is missing"),
        ] as [([String: String], String)]
    )
    func parameters(_ values: [String: String], _ reason: String) throws {
        let host = try ShellHost()
        let route = Route(name: "book", parameters: RouteParameters(values))
        #expect(try shown(route, in: host).contains(reason))
        #expect(host.events.contains(.screenUnavailable(route, reason: reason)))
    }

    @Test("it is told once, however often the screen is drawn or comes on top")
    func once() throws {
        let host = try ShellHost()
        let route = Book(100).route
        _ = try shown(route, in: host)
        host.perform(.present(Note().route))
        host.perform(.dismiss)
        _ = host.shell?.content
        let told = host.events.filter { if case .screenUnavailable = $0 { true } else { false } }
        #expect(told == [.screenUnavailable(route, reason: "the book is too heavy")])
    }
}
