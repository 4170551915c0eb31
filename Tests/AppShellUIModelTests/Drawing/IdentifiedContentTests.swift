import AppShell
import AppShellUIModel
import Testing

struct IdentifiedContentTests {
    private func ids(_ contents: [Content]) -> [IdentifiedContent.ID] { IdentifiedContent.all(of: contents).map(\.id) }

    @Test("a field is the same one when a text or a banner above it comes or goes")
    func keeps() {
        let fields = [Content.field("Email", value: "") { _ in }, Content.field("Password", value: "") { _ in }]
        let bare = ids(fields)
        let told = ids([.text("Your session has expired."), .badge("Price", "490 €")] + fields)
        #expect(Array(told.suffix(2)) == bare)
    }

    @Test("no two elements share an identity, and a text that says something else is the same one")
    func isUnique() {
        let all = ids([.text("a"), .text("a"), .button("b") {}, .button("b") {}, .text("c")])
        #expect(Set(all).count == 5)
        #expect(ids([.text("one")]) == ids([.text("two")]))
    }
}
