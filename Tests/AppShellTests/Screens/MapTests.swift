import AppShell
import Testing

/// Places, as a list of pins.
struct MapTests {
    private func map(_ names: [String], latitude: Double = 43.7, action: (() -> Void)? = nil) throws -> Content {
        let position = try #require(Position(latitude: latitude, longitude: 7.2))
        return .map(
            "Boulangeries",
            pins: names.map { Content.MapPin($0, at: position, subtitle: "ouvert", action: action) }
        )
    }

    @Test("it is a list of pins in their order, each with its place")
    func pins() throws {
        let map = ContentSnapshot(try map(["Rosa", "Léa"]) {})
        #expect(map.outline == "map “Boulangeries”\n  pin “Rosa”: ouvert\n  pin “Léa”: ouvert")
        #expect(map.children.map(\.position?.latitude) == [43.7, 43.7])
        #expect(map.position == nil)
        #expect(map.children.map(\.isInteractive) == [true, true])
        #expect(try !ContentSnapshot(self.map(["Rosa"])).children[0].isInteractive)
    }

    @Test("a place that moves is another one")
    func places() throws {
        #expect(try ContentSnapshot(map(["Rosa"])) == ContentSnapshot(map(["Rosa"])))
        #expect(try ContentSnapshot(map(["Rosa"])) != ContentSnapshot(map(["Rosa"], latitude: 43.8)))
    }

    @Test("a tap does what the pin says")
    func tap() throws {
        var count = 0
        let map = try map(["Rosa"]) { count += 1 }
        guard case .tap(.immediate(let act)) = map.children[0].action else {
            Issue.record("it takes no tap")
            return
        }
        act()
        #expect(count == 1)
    }

    @Test("pins need a title of their own each")
    func issues() throws {
        #expect(ContentSnapshot(try map(["Rosa", "Léa"]) {}).accessibilityIssues == [])
        #expect(
            ContentSnapshot(try map(["Rosa", "Rosa", ""]) {}).accessibilityIssues.map(\.kind) == [
                .indistinguishable(count: 2), .unlabelledElement,
            ]
        )
    }
}
