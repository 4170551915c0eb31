import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("The texts of reports")
struct TextTests {
    @Test(
        "colours: NO_COLOR, then FORCE_COLOR, TERM=dumb, CI services that show them, and whether it is a terminal",
        arguments: [
            ([:], true, true), ([:], false, false),
            (["NO_COLOR": "1"], true, false), (["NO_COLOR": "0"], true, false), (["NO_COLOR": ""], true, true),
            (["NO_COLOR": "1", "FORCE_COLOR": "3"], true, false),
            (["FORCE_COLOR": "0"], true, false), (["FORCE_COLOR": "false"], true, false),
            (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "2"], false, true),
            (["FORCE_COLOR": "3"], false, true), (["FORCE_COLOR": "true"], false, true),
            (["FORCE_COLOR": ""], false, false), (["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
            (["TERM": "dumb"], true, false), (["TERM": "xterm-256color"], true, true),
            (["CI": "true"], false, false), (["CI": "true"], true, true),
            (["CI": "true", "GITHUB_ACTIONS": "true"], false, true),
            (["CI": "true", "GITLAB_CI": "true"], false, true),
            (["CI": "true", "GITHUB_ACTIONS": "false"], false, false),
            (["CI": "true", "GITHUB_ACTIONS": "true", "NO_COLOR": "1"], false, false),
            (["CI": "true", "GITHUB_ACTIONS": "true", "TERM": "dumb"], false, false),
        ] as [([String: String], Bool, Bool)]
    )
    func colors(environment: [String: String], isTerminal: Bool, expected: Bool) {
        #expect(TextStyle.isColored(environment: environment, isTerminal: isTerminal) == expected)
    }

    @Test("a text is cut to columns, not to characters: what is wide takes two")
    func clipping() {
        #expect("Payer l'été".clipped(to: 11) == "Payer l'été")
        #expect("Payer l'été".clipped(to: 8) == "Payer l…")
        #expect("日本茶".clipped(to: 6) == "日本茶")
        #expect("日本茶".clipped(to: 5) == "日本…")
        #expect("日本茶".clipped(to: 4) == "日…")
        #expect("👨‍👩‍👧 x".clipped(to: 3) == "👨‍👩‍👧…")
        #expect("abc".clipped(to: 1) == "…")
        #expect("abc".clipped(to: 0) == "")
        #expect("abc".clipped(to: -1) == "")
    }

    @Test("whatever is cut fits, and what fits is not cut")
    func clippingLaw() {
        var chance = MutationGenerator(seed: 1)
        for _ in 0..<400 {
            let text = chance.mutation(
                of: "Le café 日本 🍵 e\u{301}",
                with: ["é", "日", "🍵", "\u{200D}", "\u{301}", "\u{FE0F}", "a"]
            )
            let width = chance.below(30)
            let cut = text.clipped(to: width)
            #expect(cut.columns <= width)
            #expect((cut == text) == (text.columns <= width), "\(text) at \(width)")
        }
    }

    @Test(
        "what would command a terminal is shown instead; ends of lines, tabs and the reports' colours stay",
        arguments: [
            ("Payer l'été « vite »\n\tet\u{A0}bien", "Payer l'été « vite »\n\tet\u{A0}bien"),
            ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("\u{1B}[2J\u{1B}[1;1H", "␛[2J␛[1;1H"),
            ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"), ("\u{1B}[m\u{1B}[1234m\u{1B}[", "␛[m␛[1234m␛["),
            ("a\rb\u{8}c\u{7F}\0", "a␍b␈c␡␀"), ("\r\n", "␍\n"), ("é\u{9B}2J\u{85}", "é\u{FFFD}2J\u{FFFD}"),
        ]
    )
    func controls(text: String, expected: String) {
        #expect(text.withVisibleControls.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test("a text on one line has nothing that moves the cursor")
    func oneLine() {
        #expect("a\nb\r\nc\u{1B}[2Kd\u{85}e\u{2028}f".onOneLine == "a b  c [2Kd e f")
        #expect("l'été 🍵".onOneLine == "l'été 🍵")
    }

    @Test("durations are told in days and hours, or hours, minutes and seconds, without what is zero")
    func durations() {
        #expect(Duration.zero.words == "0 s")
        #expect(Duration.milliseconds(-5).words == "0 s")
        #expect(Duration.microseconds(5).words == "0 s")
        #expect(Duration.milliseconds(15).words == "0.015 s")
        #expect(Duration.milliseconds(2_500).words == "2.5 s")
        #expect(Duration.milliseconds(62_500).words == "1 min 2.5 s")
        #expect(Duration.seconds(86_399).words == "23 h 59 min 59 s")
        #expect(Duration.seconds(86_400).words == "1 d")
        #expect(Duration.seconds(8_298_927).words == "96 d 1 h")
        #expect(Duration.seconds(3_605).words == "1 h 5 s")
    }

    @Test("an excerpt of a screen has what contains its lines above them")
    func excerpt() {
        let cards = (1...20).map { "    card “Carte \($0)”\n      texte “Mot \($0)”\n" }.joined()
        let screen = "a.b\nécran “E”\n  liste “L”\n" + cards
        let excerpt = ScreenExcerpt(of: screen, message: "Nearest: card “Carte 10”", step: "je vois \"Mot\"").text
        #expect(excerpt.contains("\n    … 14 lines\n    card “Carte 8”\n      texte “Mot 8”\n"), "\(excerpt)")
    }

    @Test("a word is quoted where a shell would take it for something else")
    func shellWords() {
        #expect(ShellWord.quoted("Scenarios/été-1.feature:12") == "Scenarios/été-1.feature:12")
        #expect(ShellWord.quoted("panier d'été.feature:3") == "'panier d'\\''été.feature:3'")
        #expect(ShellWord.quoted("a b") == "'a b'")
        #expect(ShellWord.quoted("$(x)") == "'$(x)'")
        #expect(ShellWord.quoted("a\nb") == "'a\nb'")
        #expect(ShellWord.quoted("") == "''")
        #expect(ShellWord.quoted("~x") == "'~x'")
    }
}
