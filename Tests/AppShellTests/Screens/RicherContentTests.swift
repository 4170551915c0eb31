import AppShell
import Testing

/// Dialogs, menus, disclosures and steppers as content.
struct RicherContentTests {
    private func issues(_ content: Content) -> [String] {
        ContentSnapshot(content).accessibilityIssues.map(\.description)
    }

    @Test("a dialog has a title, and a button that closes it; what it asks does not stand for its screen")
    func dialogIssues() {
        let sound = Content.dialog("Sûr ?", message: "Tout part.") { Content.button("Oui") {}.destructive() }
        #expect(issues(sound) == [])
        #expect(
            issues(.dialog(" ") { Content.text("Voilà") }) == [
                "screen “ ”: dialog has no title; give it a title that says what is asked.",
                "screen “ ”: dialog has no button; give it a button that closes it.",
            ]
        )
        #expect(
            issues(.dialog("Sûr ?") { for _ in 0..<2 { Content.button("Oui") {} } }) == [
                "screen “Sûr ?”: button “Oui” in dialog “Sûr ?” is there 2 times; give each a label of its own."
            ]
        )
    }

    @Test("a menu, a disclosure, a stepper and a slider need a label, and one of their own each")
    func labels() {
        func all(_ label: String) -> [Content] {
            [
                .menu(label) { Content.button("Un") {} }, .stepper(label, value: 1, in: 1...2) { _ in },
                .slider(label, value: 1, in: 1...2) {
                    "\($0)"
                } set: { _ in
                },
                .disclosure(label, isExpanded: false) {
                } content: {
                    []
                },
            ]
        }
        #expect(issues(.screen("Tout") { all("Nom") }) == [])
        let unlabelled = Content.screen("Tout") {
            Content.text("Tout")
            all("")
        }
        let kinds = ContentSnapshot(unlabelled).accessibilityIssues.map(\.kind)
        #expect(kinds == Array(repeating: .unlabelledElement, count: 4))
        let twins = Content.screen("Tout") { all("Nom") + all("Nom") }
        #expect(
            ContentSnapshot(twins).accessibilityIssues.map(\.kind)
                == Array(repeating: .indistinguishable(count: 2), count: 4)
        )
    }

    @Test("what a disclosure holds is asked for only while it is unfolded", arguments: [false, true])
    func disclosure(isExpanded: Bool) {
        var count = 0
        let content = Content.disclosure("Plus", isExpanded: isExpanded) {
        } content: {
            counted(&count)
        }
        #expect(count == (isExpanded ? 1 : 0))
        #expect(content.children.count == (isExpanded ? 1 : 0))
        #expect(ContentSnapshot(content).summary == "disclosure “Plus” [\(isExpanded ? "expanded" : "collapsed")]")
    }

    private func counted(_ count: inout Int) -> Content {
        count += 1
        return .text("Dedans")
    }

    @Test("a snapshot says what is destructive, and from where to where a number goes")
    func snapshots() {
        #expect(ContentSnapshot(.button("Vider") {}.destructive()).summary == "button “Vider” [destructive]")
        func stepper(_ range: ClosedRange<Int>) -> ContentSnapshot {
            ContentSnapshot(.stepper("Âge", value: 3, in: range) { _ in })
        }
        #expect(stepper(1...5).summary == "stepper “Âge”: 3 [from 1 to 5]")
        #expect(stepper(1...5) == stepper(1...5))
        #expect(stepper(1...5) != stepper(1...6))
        #expect(ContentSnapshot(.button("Vider") {}) != ContentSnapshot(.button("Vider") {}.destructive()))
    }

    @Test("a card or a section has actions of its own; anything else becomes a section of its label")
    func rowActions() {
        func swiped(_ row: Content) -> Content { row.swipeActions { Content.button("Jeter") {} } }
        let card = swiped(.card("Lettre", action: {}) { Content.text("Bonjour") })
        #expect(card.role == .card)
        #expect(card.children.map(\.role) == [.text, .rowActions])
        #expect(card.rowActions?.children.map(\.label) == ["Jeter"])
        let row = swiped(.text("Lait"))
        #expect(row.role == .section)
        #expect(row.label == "Lait")
        #expect(row.children.map(\.role) == [.text, .rowActions])
        #expect(Content.text("Lait").rowActions == nil)
        #expect(issues(.screen("Tout") { [card, row] }) == [])
    }

    @Test("a row needs a label to be swiped by, and its actions one of their own each")
    func rowIssues() {
        let rows = Content.screen("Tout") {
            Content.section("") { Content.text("Lait") }.swipeActions { Content.button("Cocher") {} }
            Content.section("Pain") { Content.text("Pain") }.swipeActions {
                Content.button("Cocher") {}
                Content.button("Cocher") {}
            }
        }
        #expect(
            ContentSnapshot(rows).accessibilityIssues.map(\.kind) == [
                .unlabelledElement, .indistinguishable(count: 2),
            ]
        )
    }

    @Test("a screen gives its first dialog away, and all else without dialogs")
    func parts() {
        let screen = Content.screen("Un") {
            Content.dialog("Premier") {}
            Content.text("Reste")
            Content.dialog("Second") {}
        }
        #expect(screen.dialog?.label == "Premier")
        #expect(screen.withoutDialogs.children.map(\.label) == ["Reste"])
        #expect(screen.withoutDialogs.dialog == nil)
    }
}
