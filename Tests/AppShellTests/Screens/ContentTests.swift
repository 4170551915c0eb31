import Testing

@testable import AppShell

struct ContentTests {
    @Test("changing a copy of an element leaves the other, and its snapshot, as they were")
    func copies() {
        let original = Content.section("Blog") { Content.text("Un") }
        let before = ContentSnapshot(original)
        var copy = original
        copy.label = "Autre"
        copy.children[0].label = "Deux"
        #expect(original.label == "Blog")
        #expect(original.children[0].label == "Un")
        #expect(ContentSnapshot(original) == before)
        #expect(ContentSnapshot(copy).outline == "section “Autre”\n  text “Deux”")
    }

    @Test("a snapshot is of the moment: a change after it shows in the next one only")
    func moments() {
        var content = Content.section("Blog") { Content.text("Un") }
        let first = ContentSnapshot(content)
        content.children.append(.text("Deux"))
        content.children[0].state.isDisabled = true
        #expect(first.children.map(\.label) == ["Un"])
        #expect(ContentSnapshot(content).children.map(\.state.isDisabled) == [true, false])
    }

    @Test("snapshots are compared by what they show, whether they share memory or not")
    func equality() {
        func content(_ text: String) -> Content { .list("Liste") { for _ in 0..<2 { Content.text(text) } } }
        let one = ContentSnapshot(content("Un"))
        #expect(one == one)
        #expect(one == ContentSnapshot(content("Un")))
        #expect(one.hashValue == ContentSnapshot(content("Un")).hashValue)
        #expect(one != ContentSnapshot(content("Deux")))
    }
}
