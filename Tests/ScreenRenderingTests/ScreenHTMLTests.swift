import ScreenRendering
import Testing

struct ScreenHTMLTests {
    private let html = ScreenHTML(ScreenHTML.Options(paths: true, language: "fr"))

    /// Every role, with a child and texts that would do harm as HTML.
    private static let roles = [
        "app", "layer", "sheet", "dialog", "bar", "tab bar", "tab", "screen", "section", "list", "heading 1",
        "heading 6", "text", "badge", "image", "banner", "progress", "paragraph", "strong", "emphasis", "code", "quote",
        "ordered list", "bubble", "own bubble", "overlay", "button", "link", "card", "menu", "disclosure", "field",
        "toggle", "choice", "option", "stepper", "keypad", "key", "chart", "empty", "failure", "loading", "of tomorrow",
    ]
    private static let hostile = "\"><script>alert('é')</script>&\u{0}"

    @Test("each role is one node that says where it is, and no text becomes markup", arguments: roles)
    func oneNode(_ role: String) {
        let child = ScreenElement(role: "text", label: "child")
        let element = ScreenElement(
            role: role,
            label: Self.hostile,
            value: Self.hostile,
            flags: [.interactive, .invalid, .covered],
            message: Self.hostile,
            placeholder: Self.hostile,
            drawing: {
                var drawing = ScreenDrawing()
                drawing.placement = Self.hostile
                drawing.glow = Self.hostile
                drawing.opacity = .infinity
                drawing.effect = Self.hostile
                drawing.effectNumber = 1
                drawing.chart = .init(form: "line", unit: Self.hostile, labels: [Self.hostile], values: [1])
                return drawing
            }(),
            children: [child]
        )
        let drawn = html.html(of: ScreenElement(role: "app", label: "", children: [element]))
        #expect(!drawn.contains("<script"))
        #expect(!drawn.contains("\u{0}"))
        #expect(drawn.contains("data-path=\"0\""), "\(drawn)")
        let pieces = ScreenHTML().pieces(of: element)
        let whole = pieces.map { if case .html(let text) = $0 { text } else { "" } }.joined()
        #expect(whole.count { $0 == "<" } == whole.count { $0 == ">" })
        #expect(pieces.filter { $0 == .child(0) }.count == 1, "\(role) draws its child \(pieces)")
    }

    @Test("what takes acts says which, where it is and what it is called")
    func acts() {
        func drawn(_ role: String, _ flags: ScreenElement.Flags = [.interactive], hold: Int? = nil) -> String {
            var drawing = ScreenDrawing()
            drawing.holdTime = hold
            return html.html(
                of: ScreenElement(role: role, label: "Envoyer", flags: flags, drawing: hold == nil ? nil : drawing)
            )
        }
        #expect(
            drawn("button").contains(#"<button class="e e-button" data-path="" data-act="tap" type="button">Envoyer"#)
        )
        #expect(drawn("button", [.interactive, .disabled]).contains(" disabled"))
        #expect(drawn("button", hold: 3_000).contains(#"data-act="hold" data-hold="3000""#))
        #expect(drawn("toggle", [.interactive, .selected]).contains(#"role="switch" aria-checked="true""#))
        #expect(drawn("field").contains("<label"))
        #expect(drawn("field").contains(#"data-act="edit""#))
        #expect(drawn("card").contains(#"aria-label="Envoyer""#))
        #expect(drawn("screen").contains(#"data-act="refresh""#))
        #expect(!drawn("screen", []).contains("data-act"))
        #expect(drawn("sheet").contains(#"role="dialog" aria-modal="true" aria-label="Envoyer""#))
        #expect(drawn("layer", [.covered]).contains(" inert"))
    }

    @Test("a few short options are a row of radio buttons, many are a menu; each can be chosen by its label")
    func choices() {
        func choice(_ names: [String]) -> String {
            let options = names.map { name in
                ScreenElement(
                    role: "option",
                    label: name,
                    flags: name == "B" ? [.interactive, .selected] : [.interactive]
                )
            }
            return html.html(
                of: ScreenElement(role: "choice", label: "Type", value: "B", flags: [.interactive], children: options)
            )
        }
        let row = choice(["A", "B"])
        #expect(row.contains(#"role="radiogroup" aria-label="Type""#))
        #expect(row.contains(#"role="radio" aria-checked="true" data-option="B""#))
        let menu = choice(["A", "B", "C", "D", "E"])
        #expect(menu.contains(#"<option value="B" selected>B</option>"#))
        #expect(menu.contains(#"data-act="choose""#))
    }

    @Test("the pieces of a paragraph stand in it, in their places")
    func pieces() {
        let pieces = [("text", "Ni "), ("strong", "trop"), ("text", ", ni trop peu.")]
        let drawn = html.html(
            of: ScreenElement(
                role: "paragraph",
                label: "Ni trop, ni trop peu.",
                children: pieces.map { ScreenElement(role: $0.0, label: $0.1) }
            )
        )
        #expect(drawn.hasPrefix(#"<div class="e e-paragraph e-text" data-path="" role="paragraph"><p class="e e-text"#))
        #expect(drawn.contains(#">Ni </p><strong class="e e-strong" data-path="1">trop</strong><p"#))
        let plain = html.html(of: ScreenElement(role: "text", label: "Ni trop", children: []))
        #expect(plain.hasPrefix("<p "))
    }

    @Test("French texts keep their punctuation on the line, labels for machines stay as they are")
    func typography() {
        let button = html.html(of: ScreenElement(role: "card", label: "Prêt ? « Oui » : 490 €"))
        #expect(button.contains("Prêt\u{202F}? «\u{A0}Oui\u{A0}»\u{A0}: 490\u{A0}€"))
        #expect(button.contains(#"aria-label="Prêt ? « Oui » : 490 €""#))
        let english = ScreenHTML(.init(language: "en")).html(of: ScreenElement(role: "text", label: "Ready ? 5 %"))
        #expect(english.contains("Ready ? 5 %"))
    }

    @Test("a theme is custom properties and nothing else, whatever a file says it is")
    func themes() {
        let theme = ScreenTheme(
            light: ["tint": "#123456", "evil": "red;} body {display:none", "x{": "y"],
            dark: ["tint": "#abcdef"],
            common: [:]
        )
        let css = theme.css(selector: ".glass")
        #expect(css.contains("--tint:#123456;"))
        #expect(css.contains(":root[data-theme=dark] .glass{color-scheme:dark;--tint:#abcdef;}"))
        #expect(!css.contains("evil"))
        #expect(!css.contains("x{:"))
    }

    @Test("charts draw each figure inside their box")
    func charts() {
        for form in ["line", "bars", "map"] {
            for values in [
                [], [0], [5, 0, 12.5], [1e300, -1e300, .infinity, .nan], [Double](repeating: 3, count: 200),
            ] {
                var drawing = ScreenDrawing()
                drawing.chart = .init(form: form, unit: "", labels: values.indices.map(String.init), values: values)
                let drawn = html.html(of: ScreenElement(role: "chart", label: "C", value: "v", drawing: drawing))
                #expect(!drawn.contains("nan") && !drawn.contains("inf"))
                #expect(drawn.contains("<svg") == !values.isEmpty)
            }
        }
    }
}
