import AppShell
import AppShellHeadless
import Testing

@testable import ScenarioRunner

/// A console that remembers.
struct StepRecorderTests {
    private static func recorder(_ texts: String...) -> StepRecorder {
        let recorder = StepRecorder(ProductScripts(kit: DeskKit.self, features: []), language: "fr")
        for text in ["l'application est ouverte"] + texts {
            #expect(recorder.run(ConsoleStep(text: text)).status == .passed, "\(text)")
        }
        return recorder
    }

    @Test(
        "a step that does not pass is not kept, and leaves the phone as it was",
        arguments: ["je danse", "je vois \"Fait : rien\"", "tout va bien ici", "je tape sur \"Prix\""]
    )
    func failure(text: String) {
        // What comes later would come while the step waits.
        let opening = "je tape sur \"Ouvrir\" dans \"Bas\""
        let recorder = Self.recorder(opening, "je tape sur \"Plus tard\"", "j'attends 2,5 s")
        let elapsed = recorder.console.session.clock.elapsed
        #expect(recorder.run(ConsoleStep(text: text)).status != .passed)
        #expect(recorder.steps.count == 4)
        #expect(recorder.console.session.clock.elapsed == elapsed)
        #expect(recorder.run(ConsoleStep(text: "je vois \"Fait : bas\" à cet instant")).status == .passed)
    }

    @Test("the last step is taken back, and the one before it, down to the start")
    func undo() {
        let recorder = Self.recorder("je tape sur \"Ouvrir\" dans \"Haut\"", "je tape sur \"Ouvrir\" dans \"Bas\"")
        #expect(recorder.undo()?.text == "je tape sur \"Ouvrir\" dans \"Bas\"")
        #expect(recorder.console.status("je vois \"Fait : haut\"") == .passed)
        #expect(recorder.undo()?.text == "je tape sur \"Ouvrir\" dans \"Haut\"")
        #expect(recorder.console.status("je vois \"Fait : rien\"") == .passed)
        #expect(recorder.undo()?.text == "l'application est ouverte")
        #expect(!recorder.console.session.isRunning)
        #expect(recorder.undo() == nil)
    }

    @Test("another language is spoken from now on, and the steps so far are said in it")
    func speak() {
        let recorder = Self.recorder("je tape sur \"Ouvrir\" dans \"Haut\"", "je siffle")
        recorder.speak("en")
        #expect(recorder.language == "en")
        #expect(recorder.steps.map(\.text) == ["the app is open", "I tap \"Ouvrir\" in \"Haut\"", "je siffle"])
        #expect(recorder.console.language == "en")
        #expect(recorder.console.status("I see \"Fait : haut\"") == .passed)
        #expect(recorder.script(named: "x").language == "en")
    }

    @Test("the script has the steps that passed; one of a single language stays as it is")
    func script() {
        let recorder = Self.recorder("je siffle", "j'attends 1 minute")
        let script = recorder.script(named: "x", in: "en")
        #expect(script.steps.map(\.text) == ["the app is open", "je siffle", "I wait 1 minute"])
        #expect(script.verify(against: recorder.console.session.trace) == nil)
    }

    @Test(
        "a concise script leaves out the waits and the acts on the keyboard that change nothing, and joins the others"
    )
    func concise() {
        let idle = Self.recorder(
            "j'attends 140 ms",
            "je place le curseur dans le champ \"Nom\"",
            "je saisis \"Zoé\" dans le champ \"Nom\"",
            "je ferme le clavier",
            "j'attends 1 seconde"
        )
        let short = idle.script(named: "x", isConcise: true)
        #expect(short.steps.map(\.text) == ["l'application est ouverte", "je saisis \"Zoé\" dans le champ \"Nom\""])
        #expect(short.verify(against: idle.console.session.trace) == nil)

        let busy = Self.recorder(
            "je tape sur \"Plus tard\"",
            "j'attends 1 seconde",
            "j'attends 2,5 secondes",
            "je tape sur \"Ouvrir\" dans \"Haut\""
        )
        let kept = busy.script(named: "x", isConcise: true)
        #expect(kept.steps[2...].map(\.text) == ["j'attends 3,5 secondes", "je tape sur \"Ouvrir\" dans \"Haut\""])
        #expect(kept.verify(against: busy.console.session.trace) == nil)
    }
}
