import AppShell
import AppShellHeadless
import Testing

@testable import ScenarioRunner

/// Steps run one at a time.
struct StepConsoleTests {
    @Test("a step says what came of it, and of what kind it is")
    func results() {
        let console = StepConsole(kit: DeskKit.self, language: "fr")
        let open = console.run(ConsoleStep(text: "l'application est ouverte"))
        #expect(open.status == .passed)
        #expect(open.kind == .given)
        #expect(open.message == nil)
        #expect(console.run(ConsoleStep(kind: .when, text: "je vois \"Prix\"")).kind == .when)
        let missing = console.run(ConsoleStep(text: "je vois \"Prx\""))
        #expect(missing.status == .failed)
        #expect(missing.kind == .then)
        #expect(missing.message?.contains("“Prx” is not on the screen") == true)
        #expect(console.status("tout va bien ici") == .ambiguous)
        #expect(console.status("I see \"Prix\"") == .passed)
    }

    @Test("what no definition matches gets the likeliest steps, in the language of the console")
    func suggestions() {
        let french = StepConsole.open("fr").run(ConsoleStep(text: "je tappe sur \"Ouvrir\""))
        #expect(french.status == .undefined)
        #expect(french.suggestions.first == "je tape sur \"Ouvrir\"")
        let english = StepConsole.open("en").run(ConsoleStep(text: "I tapp \"Ouvrir\""))
        #expect(english.suggestions.first == "I tap \"Ouvrir\"")
        #expect(StepConsole.open("fr").run(ConsoleStep(text: "je vois \"Prx\"")).suggestions == [])
    }

    @Test("a text or a table goes with the step that takes it, and with no other")
    func arguments() throws {
        let console = StepConsole.open()
        #expect(console.status("je saisis dans le champ \"Nom\" :", docString: "Ada\n\"Lovelace\"") == .passed)
        #expect(try console.session.content().outline.contains("Ada\n\"Lovelace\""))
        #expect(console.status("je vois :", table: [["Prix"], ["490 €"]]) == .passed)
        #expect(console.status("je vois :", table: [["Prix"], ["491 €"]]) == .failed)
        let idle = console.run(ConsoleStep(text: "j'attends 1 seconde", docString: "x"))
        #expect(idle.message == "This step takes no table and no text under it; what stands there is not looked at.")
        #expect(console.status("je vois :") == .failed)
    }

    @Test("a quote and a line break in a step's text are what they are")
    func texts() throws {
        let console = StepConsole.open()
        #expect(console.status("je tape sur 'Dire \"oui\"'") == .passed)
        #expect(console.status("je vois \"Fait : oui\"") == .passed)
        #expect(console.status("je saisis \"une\ndeux\" dans le champ \"Nom\"") == .passed)
        #expect(try console.world.finder().interactive("Nom").element.value == "une\ndeux")
    }

    @Test("what is no step, or more than one, is told", arguments: ["", "  ", "\n"])
    func none(text: String) {
        let console = StepConsole.open()
        #expect(console.status(text) == .undefined)
        let uneven = console.run(ConsoleStep(text: "je vois :", table: [["Prix"], ["490 €", "x"]]))
        #expect(uneven.status == .undefined)
        #expect(uneven.message == "This is not one step.")
    }

    @Test("an app that is not running is no obstacle to looking around")
    func notRunning() {
        let console = StepConsole(kit: DeskKit.self, language: "fr")
        #expect(console.step(for: .tap(times: 1), at: [0]) == nil)
        #expect(console.assertions(at: [0]).isEmpty)
        #expect(console.completions(of: "je tape sur \"", limit: 9).isEmpty)
        #expect(console.status("je tape sur \"Ouvrir\"") == .failed)
    }

    @Test("the kit's hooks run before the first step and at the end")
    func hooks() {
        var library = DeskKit.library
        nonisolated(unsafe) var calls: [String] = []
        library.before { _ in calls.append("before") }
        library.after { _ in calls.append("after") }
        let console = StepConsole(ProductScripts(kit: DeskKit.self, library: library, features: []), language: "fr")
        #expect(calls == [])
        _ = console.run(ConsoleStep(text: "l'application est ouverte"))
        _ = console.run(ConsoleStep(text: "je vois \"Prix\""))
        #expect(calls == ["before"])
        console.end()
        #expect(calls == ["before", "after"])
    }
}
