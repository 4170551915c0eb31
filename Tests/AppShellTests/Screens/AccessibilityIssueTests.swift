import AppShell
import Testing

struct AccessibilityIssueTests {
    private func issues(_ content: Content) -> [String] {
        ContentSnapshot(content).accessibilityIssues.map(\.description)
    }

    @Test("MAD-NFR10: a screen whose elements all say what they are has no issue")
    func sound() {
        let screen = Content.screen("Formations") {
            Content.heading("Nos formations", level: 2)
            Content.card("Starter") {
            } content: {
                Content.heading("Starter", level: 3)
                Content.image("Un cahier", source: "book")
            }
            Content.card("Master") {
            } content: {
                Content.heading("Master", level: 3)
            }
            Content.heading("Blog", level: 2)
            Content.field("Email", value: "") { _ in }
            Content.toggle("Rappels", isOn: false) { _ in }
            Content.choice("Niveau", options: ["Débutant", "Confirmé"], selected: nil) { _ in }
            Content.text("")
        }
        #expect(issues(screen) == [])
    }

    @Test(
        "MAD-NFR10: an interactive element without a label is named with its location and the fix",
        arguments: ["", " ", "\u{A0}\n", "\u{200B}"]
    )
    func unlabelled(_ label: String) {
        let screen = Content.screen("Contact") {
            Content.section("Écrire") {
                Content.button(label) {}
                Content.field(label, value: "Lucas") { _ in }
            }
        }
        #expect(
            issues(screen) == [
                "screen “Contact”: button in section “Écrire” has no label; give it a label that says what it does.",
                "screen “Contact”: field in section “Écrire” has no label; give it a label that says what to type.",
            ]
        )
    }

    @Test("MAD-NFR10: every role that can be acted on needs a label, a disabled one as well")
    func everyRole() {
        let screen = Content.screen("Tout") {
            Content.text("Tout")
            Content.button("", isEnabled: false) {}
            Content.link("") {}
            Content.card("") {
            } content: {
                Content.text("Dedans")
            }
            Content.toggle("", isOn: true) { _ in }
            Content.choice("", options: [""], selected: nil) { _ in }
        }
        let kinds = ContentSnapshot(screen).accessibilityIssues.map(\.kind)
        #expect(kinds == Array(repeating: .unlabelledElement, count: 6))
    }

    @Test("MAD-NFR10: an image without a description")
    func image() {
        #expect(
            issues(.screen("Blog") { Content.image("", source: "https://madinia.fr/a.png") }) == [
                "screen “Blog”: it is blank; say what is loading, missing or wrong.",
                "screen “Blog”: image has no description; give it a description of what it shows.",
            ]
        )
    }

    @Test("MAD-NFR10: two of one role and label in one group, whatever their space and case, are told once")
    func twins() {
        let screen = Content.screen("Panier") {
            Content.section("Articles") {
                for label in ["Retirer", "retirer ", "Retirer", "Ajouter"] { Content.button(label) {} }
            }
        }
        #expect(
            issues(screen) == [
                "screen “Panier”: button “Retirer” in section “Articles” is there 3 times; give each a label of its own."
            ]
        )
    }

    @Test("one label in two groups, or on two roles, can be told apart")
    func noTwins() {
        let screen = Content.screen("Panier") {
            for article in ["Livre", "Cahier"] { Content.section(article) { Content.button("Retirer") {} } }
            Content.link("Livre") {}
            Content.button("Livre") {}
            Content.text("Livre")
        }
        #expect(issues(screen) == [])
    }

    @Test("MAD-NFR10: a heading that skips a level names both")
    func skippedLevel() {
        let screen = Content.screen("Article") {
            Content.heading("Article", level: 1)
            Content.heading("Détail", level: 3)
            Content.heading("Suite", level: 2)
            Content.heading("Fin", level: 5)
        }
        #expect(
            issues(screen) == [
                "screen “Article”: heading 3 “Détail” is of level 3 right after level 1; "
                    + "make it of level 2, or put the level between above it.",
                "screen “Article”: heading 5 “Fin” is of level 5 right after level 2; "
                    + "make it of level 3, or put the level between above it.",
            ]
        )
    }

    @Test("the title of a screen stands for its heading of level 1; without one, headings begin with it")
    func topHeading() {
        #expect(issues(.screen("Titre") { Content.heading("Partie", level: 2) }) == [])
        #expect(
            ContentSnapshot(.screen("") { Content.heading("Titre", level: 1) }).accessibilityIssues.map(\.kind)
                == [.untitledScreen]
        )
        #expect(
            ContentSnapshot(.screen(" ") { Content.heading("Partie", level: 2) }).accessibilityIssues.map(\.kind)
                == [.untitledScreen, .missingTopHeading(first: 2)]
        )
    }

    @Test("MAD-NFR10: a screen with nothing to read is blank; one that says that it loads is not")
    func blank() {
        let blank = Content.screen("Vide") { Content.section("") { Content.text(" ") } }
        #expect(ContentSnapshot(blank).accessibilityIssues.map(\.kind) == [.blankScreen])
        #expect(issues(.screen("Vide") { Content.loading("Chargement…") }) == [])
    }

    @Test("a layer is audited with its bars, and each layer's headings begin anew")
    func layers() {
        func layer(_ role: Content.Role, _ title: String, level: Int) -> Content {
            let bar = Content(role: .bar, label: title, children: [.button("") {}])
            let screen = Content.screen(title) { Content.heading("Partie", level: level) }
            return Content(role: role, label: title, children: [bar, screen])
        }
        let app = Content(
            role: .app,
            label: "App",
            children: [layer(.layer, "Fond", level: 2), layer(.sheet, "Feuille", level: 3)]
        )
        #expect(
            issues(app) == [
                "screen “Fond”: button in bar “Fond” has no label; give it a label that says what it does.",
                "screen “Feuille”: button in bar “Feuille” has no label; give it a label that says what it does.",
                "screen “Feuille”: heading 3 “Partie” is of level 3 right after level 1; "
                    + "make it of level 2, or put the level between above it.",
            ]
        )
    }
}
