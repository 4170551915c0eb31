import CucumberExpressions
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct StepLibraryTests {
    @Test("the generic steps have no error, and each is said in French and English")
    func generic() {
        let library = StepLibrary.withGenericSteps()
        #expect(library.errors.map(\.description) == [])
        let french = library.currentDefinitions.filter { $0.language == "fr" }
        let english = library.currentDefinitions.filter { $0.language == "en" }
        #expect(french.map(\.location) == english.map(\.location))
        #expect(library.definitions.allSatisfy { $0.summary.hasSuffix(".") })
    }

    @Test("a second expression in a language is a former wording: scripts may say it, and no suggestion does")
    func formerWordings() {
        var library = StepLibrary()
        library.step(.when, ["en": "I pay by card", "en": "I pay with plastic"], "Pays.") { _ in }
        #expect(library.matches("I pay with plastic").map(\.index) == [1])
        #expect(library.definitions.map(\.replacement) == [nil, "I pay by card"])
        #expect(library.currentDefinitions.map(\.expression.source) == ["I pay by card"])
        #expect(library.suggestions(for: "I pay with plastik") == [])
    }

    @Test("a body that takes another number of arguments is an error with its location")
    func arity() {
        var library = StepLibrary()
        library.step(.when, ["fr": "je compte {int} et {int}"], "Counts.", file: "F.swift", line: 7) { (_, _: Int) in }
        #expect(
            library.errors.map(\.description) == ["F.swift:7: “je compte {int} et {int}” has 2 parameters, its body 1"]
        )
        #expect(library.definitions.isEmpty)
    }

    @Test("an expression that can't be read is an error with the official text")
    func unreadable() {
        var library = StepLibrary()
        library.step(.when, ["fr": "je compte {nombre}"], "Counts.", file: "F.swift", line: 7) { (_, _: Int) in }
        #expect(library.errors.first?.description.contains("Undefined parameter type 'nombre'") == true)
    }

    @Test("a body that takes another type than a built-in parameter gives is an error; an optional or any value, not")
    func builtInType() {
        var library = StepLibrary()
        library.step(.when, ["fr": "je compte {int}"], "Counts.", file: "F.swift", line: 7) { (_, _: String) in }
        library.step(.when, ["fr": "{word} {float}"], "Both.", file: "F.swift", line: 8) { (_, _: String, _: Float) in }
        library.step(.when, ["fr": "je note {int}"], "Maybe.") { (_, _: Int?) in }
        library.step(.when, ["fr": "je garde {string}"], "Any.") { (_, _: any Sendable) in }
        #expect(
            library.errors.map(\.description) == [
                "F.swift:7: “je compte {int}”: {int} gives Int, while its body takes String",
                "F.swift:8: “{word} {float}”: {float} gives Double, while its body takes Float",
            ]
        )
        #expect(library.definitions.count == 2)
    }

    @Test("a body that takes another type than one of the project's own gives fails its step, naming both")
    func type() {
        var library = StepLibrary()
        library.define(ParameterType(name: "number", patterns: ["\\d"]) { Int($0[0] ?? "") ?? 0 })
        library.step(.when, ["fr": "je compte {number}"], "Counts.") { (_, _: String) in }
        let run = TinyRun(steps: ["Quand je compte 3"], library: library)
        #expect(run.message == "{number} gives Int, while the step's body takes String.")
    }

    @Test("an expression without a word, and a language that Gherkin does not have, are errors")
    func vain() {
        var library = StepLibrary()
        library.step(.when, ["fr": " "], "Empty.", file: "F.swift", line: 7) { _ in }
        library.step(.when, ["fr-FR": "je compte"], "Counts.", file: "F.swift", line: 8) { _ in }
        #expect(
            library.errors.map(\.description) == [
                "F.swift:7: the expression is empty",
                "F.swift:8: “je compte”: Gherkin has no language “fr-FR”; did you mean “fr”?",
            ]
        )
    }

    @Test("steps are found by their literal beginning, also where it is empty")
    func index() {
        var library = StepLibrary()
        library.step(.then, ["fr": "{string} est là"], "Any.") { (_, _: String) in }
        library.step(.then, ["fr": "je vois {string}"], "See.") { (_, _: String) in }
        library.step(.then, ["fr": "je vois {string} dans {string}"], "See in.") { (_, _: String, _: String) in }
        #expect(library.matches("\"a\" est là").map(\.index) == [0])
        #expect(library.matches("je vois \"a\"").map(\.index) == [1])
        #expect(library.matches("je vois \"a\" dans \"b\"").map(\.index) == [2])
        #expect(library.matches("je voi \"a\"").isEmpty)
        #expect(library.matches("").isEmpty)
    }

    @Test("no generic step can be said in the words of another one")
    func distinct() {
        let library = StepLibrary.withGenericSteps()
        let samples = [
            "{string}": "\"a\"", "{int}": "3", "{double}": "43.5", "{word}": "success", "{method}": "GET",
            "{duration}": "3 secondes",
            "{date}": "15 février 2026", "{time}": "9 h 30", "(s)": "", "(e)": "",
        ]
        for definition in library.definitions {
            var text = definition.expression.source
            for (name, sample) in samples.sorted(by: { $0.key < $1.key }) {
                text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: sample)
            }
            #expect(library.matches(text).count == 1, "\(text)")
        }
    }
}
