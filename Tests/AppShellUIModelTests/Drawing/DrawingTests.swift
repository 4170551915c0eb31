import AppShell
import ScriptTestSupport
import Testing

@testable import AppShellUIModel

/// How content becomes what views draw.
struct DrawingTests {
    private func texts(_ paragraph: Content) -> [String] {
        ParagraphRun.runs(of: paragraph).map { ($0.piece == nil ? "" : "*") + $0.text }
    }

    @Test("a paragraph's pieces stand where its text has them, in order; one that it lacks comes at the end")
    func runs() {
        let paragraph = Content.paragraph("Write it down, and down again.") {
            Content.strong("down")
            Content.emphasis("down")
            Content.code("nowhere")
        }
        #expect(texts(paragraph) == ["Write it ", "*down", ", and ", "*down", " again.", "*nowhere"])
        #expect(texts(.paragraph("Plain") {}) == ["Plain"])
        #expect(texts(.paragraph("All") { Content.strong("All") }) == ["*All"])
        #expect(texts(.paragraph("a") { Content.strong("") }) == ["a", "*"].filter { $0 != "*" })
    }

    @Test("all of a paragraph is drawn once, whatever its pieces")
    func wholeText() {
        var generator = MutationGenerator(seed: 7)
        for _ in 0..<300 {
            let words = (0...generator.number(0...8)).map { _ in ["a", "b", "ab", "é"][generator.number(0...3)] }
            let pieces = words.filter { _ in generator.chance(50) }
            let paragraph = Content.paragraph(words.joined(separator: " ")) {
                for piece in pieces { Content.strong(piece) }
            }
            let runs = ParagraphRun.runs(of: paragraph)
            #expect(runs.map(\.text).joined() == paragraph.label)
            #expect(runs.filter { $0.piece != nil }.map(\.text) == pieces)
        }
    }

    @Test("colours have eight bits each")
    func colours() {
        let color: AppColor = 0xFF8000
        #expect(color.components.red == 1 && color.components.blue == 0)
        #expect(abs(color.components.green - 0.502) < 0.001)
    }

    @Test("progress is a fraction where its value is a percentage")
    func progress() {
        #expect(Content.progress("p", fraction: 0.25).progressFraction == 0.25)
        #expect(Content.progress("p", fraction: 3).progressFraction == 1)
        #expect(Content.progress("p").progressFraction == nil)
        #expect(Content.badge("b", "50 %").progressFraction == nil)
    }

    @Test("a map is darkest where its figure is highest, and shows nothing as faint")
    func shades() {
        let points = [Content.Chart.Point("a", 0), .init("b", 5), .init("c", 10), .init("d", -3)]
        let chart = Content.Chart(.map, points: points, unit: "n")
        #expect(points.map { chart.shade(of: $0) } == [0.1, 0.55, 1, 0.1])
        #expect(Content.Chart(.map, points: [points[0]], unit: "n").shade(of: points[0]) == 0.1)
    }

    @Test("a keypad of the screen's own is drawn below what scrolls")
    func keypad() {
        let screen = Content.screen("Session") {
            Content.text("3.14")
            Content.keypad("Keys") { Content.key("1") {} }
            Content.dialog("Stop?") { Content.button("Yes") {} }
        }
        #expect(screen.pinnedKeypad?.label == "Keys")
        #expect(screen.scrolledChildren.map(\.label) == ["3.14"])
        #expect(Content.screen("Home") { Content.text("a") }.scrolledChildren.count == 1)
    }

    @Test("a card is one button unless something in it is acted on by itself")
    func cards() {
        func card(@ContentBuilder _ content: () -> [Content]) -> Content { .card("Card", action: {}, content: content) }
        #expect(!card { Content.section("Part") { Content.text("a") } }.holdsControls)
        #expect(card { Content.section("Part") { Content.button("b") {} } }.holdsControls)
        #expect(!card { Content(role: .menu, label: "More", children: [.button("b") {}]) }.holdsControls)
    }

    @Test("a password field is found however deep it is")
    func passwords() {
        func screen(_ keyboard: Content.Keyboard) -> Content {
            .screen("Sign in") {
                Content.list("Rows") {
                    Content.card("Card", action: {}) { Content.field("Field", value: "", keyboard: keyboard) { _ in } }
                }
            }
        }
        #expect(screen(.password).hasPasswordField)
        #expect(!screen(.email).hasPasswordField)
        for keyboard in [Content.Keyboard.password, .email] {
            #expect(screen(keyboard).needsAllViews)
            #expect(screen(keyboard).children.first?.needsAllViews == true, "a list is not lazy either")
        }
    }

    @Test("no stack that holds a field or a film may drop its views; others may")
    func lazy() {
        func screen(@ContentBuilder _ content: () -> [Content]) -> Content {
            .screen("Course") { Content.list("Rows") { Content.section("Part", content) } }
        }
        #expect(screen { Content.video("Film", source: "https://a.example/film.mp4") }.needsAllViews)
        #expect(screen { Content.audio("Talk", source: "https://a.example/talk.mp3") }.needsAllViews)
        #expect(!screen { Content.button("b") {} }.needsAllViews)
    }

    @Test("an effect is played once, however often its view is made, and from the first view on")
    @MainActor
    func effects() {
        let effects = PlayedEffects()
        func isPlayed(_ number: Int?, on label: String = "5", role: Content.Role = .key) -> Bool {
            var content = Content(role: role, label: label)
            content.state.look = Content.Look(effect: number.map { Content.Effect(.flash, number: $0) })
            return effects.isNew(on: content)
        }
        #expect(isPlayed(1))
        #expect(!isPlayed(1), "a lazy stack has made the view anew")
        #expect(isPlayed(2))
        #expect(isPlayed(2, on: "6") && isPlayed(2, role: .text), "another element")
        #expect(!isPlayed(nil))
        #expect(isPlayed(1), "another session counts from 1")
    }

    @Test("an element is not drawn again where it looks the same and nothing in it acts")
    func equal() {
        func section(_ text: String) -> Content { .section("Part") { Content.text(text) } }
        #expect(section("a").isDrawn(like: section("a")) && !section("a").isDrawn(like: section("b")))
        let button = Content.section("Part") { Content.button("b") {} }
        #expect(!button.isDrawn(like: button), "its closure may be another one")
    }

    @Test("pictures come from the network, by name or not at all")
    func pictures() {
        #expect(PictureSource("https://madinia.fr/a.png") == .remote("https://madinia.fr/a.png"))
        #expect(PictureSource("checkmark.circle.fill") == .named("checkmark.circle.fill"))
        #expect(PictureSource("") == .none && PictureSource(nil) == .none)
    }
}
