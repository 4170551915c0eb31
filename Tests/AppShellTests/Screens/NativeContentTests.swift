import AppShell
import Testing

/// A view of the app's own, and what stands for it where there are no views.
struct NativeContentTests {
    private func map(_ tap: @escaping () -> Void = {}) -> Content {
        .native(
            "map",
            parameters: ["center": "48.85,2.35"],
            description: .list("Partners nearby") {
                Content.text("Bakery, 200 m")
                Content.button("Bakery, 200 m", action: tap)
            }
        )
    }

    @Test("hosts without views show the description, and no trace of the view")
    func description() {
        var plain = map()
        plain.native = nil
        #expect(ContentSnapshot(map()) == ContentSnapshot(plain))
        #expect(ContentSnapshot(map()).outline.contains("list “Partners nearby”"))
    }

    @Test("a copy that is changed keeps its view")
    func copies() {
        let original = map()
        var copy = original
        copy.label = "Partners far away"
        #expect(copy.native == Content.NativeView("map", parameters: ["center": "48.85,2.35"]))
        #expect(original.label == "Partners nearby")
    }

    @Test("the view acts by an element of the description, found by its label; what acts comes first")
    func element() throws {
        var taps = 0
        let found = try #require(map { taps += 1 }.element(labelled: "Bakery, 200 m"))
        if case .tap(.immediate(let tap)) = found.action { tap() }
        #expect(taps == 1)
        #expect(map().element(labelled: "Partners nearby")?.role == .list)
        #expect(map().element(labelled: "Museum") == nil)
    }
}
