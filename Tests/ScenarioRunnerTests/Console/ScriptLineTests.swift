import Testing

@testable import ScenarioRunner

/// A step as somebody types it, or copies it from a script.
struct ScriptLineTests {
    @Test(
        "a keyword of either language is none of the step's text, and says its kind",
        arguments: [
            ("je vois \"a\"", nil, "je vois \"a\""), ("  Quand je vois \"a\"  ", .when, "je vois \"a\""),
            ("Étant donné qu'il fait beau", .given, "il fait beau"), ("Et que l'eau coule", nil, "l'eau coule"),
            ("Alors je vois :", .then, "je vois :"), ("* je vois", nil, "je vois"), ("Given a cat", .given, "a cat"),
            ("Then I see", .then, "I see"), ("quand je vois", nil, "quand je vois"),
            ("je tape sur \"Scénario: <x> | #1\"", nil, "je tape sur \"Scénario: <x> | #1\""),
        ] as [(String, ConsoleStep.Kind?, String)]
    )
    func keywords(line: String, kind: ConsoleStep.Kind?, text: String) {
        #expect(ConsoleStep(script: line, in: "fr") == ConsoleStep(kind: kind, text: text))
    }

    @Test("what stands under the step belongs to it")
    func arguments() {
        let table = ConsoleStep(script: "Alors je vois :\n  | a \\| b | c |\n  | d |  |", in: "fr")
        #expect(table == ConsoleStep(kind: .then, text: "je vois :", table: [["a | b", "c"], ["d", ""]]))
        let text = ConsoleStep(script: "I type:\n  \"\"\"\n  a\n\n    b\n  \"\"\"", in: "en")
        #expect(text == ConsoleStep(text: "I type:", docString: "a\n\n  b"))
    }

    @Test(
        "what is not one step is none",
        arguments: ["a\nQuand b\nAlors c", "", " \n", "x\n| a |\n| b | c |", "x\n\"\"\"\na"]
    )
    func none(lines: String) {
        #expect(ConsoleStep(script: lines, in: "fr") == nil)
    }
}
