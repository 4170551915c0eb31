import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Absences of texts that nothing shows: warnings of a run, errors of lint.
struct AbsenceTests {
    private func warnings(_ script: String, change: (inout RunPlan) -> Void = { _ in }) -> [String] {
        let run = TinyRun(script: script, change: change)
        #expect(run.summary.succeeded, "\(run.pretty)")
        return run.summary.warnings.map(\.description)
    }

    private func script(_ steps: String..., tags: String = "") -> String {
        let body = steps.map { "    \($0)\n" }.joined()
        return "Feature: F\n\(tags)\n  Scenario: S\n    Given the app is open\n\(body)"
    }

    @Test("a text that nothing showed is a warning, once a place, with the text that was meant")
    func neverShown() {
        #expect(
            warnings(script(#"Then I do not see "Prix:490€""#, #"And I do not see "Citrons confits""#)) == [
                "f.feature:5: “Prix:490€” was on no screen of this run, and is in no text of the app and no answer of the "
                    + "back end. Did you mean “Prix : 490 €”? If it must never show, tag the scenario @never-shown. "
                    + "[text-never-shown]",
                "f.feature:6: “Citrons confits” was on no screen of this run, and is in no text of the app and no answer "
                    + "of the back end. Check how it is written. If it must never show, tag the scenario @never-shown. "
                    + "[text-never-shown]",
            ]
        )
        let run = TinyRun(script: script(#"Then I do not see "Prix:490€""#))
        #expect(run.pretty.contains("Warnings:\n  f.feature:5: “Prix:490€”"), "\(run.pretty)")
        #expect(run.messages.contains(#"\"code\":\"text-never-shown\""#), "\(run.messages)")
    }

    @Test(
        "all steps that say what must not show are meant",
        arguments: [
            #"I see 0 elements with the text "Citron""#, #"I do not see the notification "Citron""#,
            #"the notification "Citron" is not scheduled"#, #"I do not see "Citron" in "Bonjour""#,
        ]
    )
    func steps(_ step: String) {
        #expect(warnings(script("Then \(step)")).map { $0.contains("“Citron”") } == [true])
    }

    @Test("a text is known by a screen, before or after, by another step, and excepted by a tag")
    func known() {
        let open = #"When I tap "Dans 3 s""#
        #expect(warnings(script(#"Then I do not see "trois""#, open, "When I wait 3 seconds")).isEmpty)
        #expect(warnings(script(open, "When I wait 3 seconds", #"Then I do not see "nothing yet""#)).isEmpty)
        #expect(warnings(script(#"Then I do not see "trois""#, open)).count == 1)
        let later = #"Then I see "trois" within 4 seconds"#
        #expect(warnings(script(#"Then I do not see "trois""#, open, later)).isEmpty)
        #expect(warnings(script(#"Then I do not see "Citron""#, tags: "@never-shown")).isEmpty)
        let two =
            script(#"Then I do not see "Citron""#)
            + "  Scenario: T\n    Given the app is open\n    When a push notification arrives:\n"
            + "      \"\"\"\n      {\"aps\": {\"alert\": \"Un citron: Citron\"}}\n      \"\"\"\n"
        #expect(warnings(two).isEmpty)
    }

    /// The number of warnings of a run that need not succeed.
    private func count(_ script: String, library: StepLibrary = TinyKit.library) -> Int {
        TinyRun(script: script, library: library).summary.warnings.count
    }

    @Test("where a scenario fails before its last step, nothing is said: the others may show the text")
    func failed() {
        let absence = script(#"Then I do not see "trois""#)
        #expect(count(absence) == 1)
        let rest = "    When I tap \"Dans 3 s\"\n    And I wait 3 seconds\n"
        let other = "  Scenario: T\n    Given the app is open\n"
        for stop in ["I see \"Zut\"", "there is no such step"] {
            #expect(count(absence + other + "    Then \(stop)\n" + rest) == 0)
        }
        // All its steps were run.
        #expect(count(absence + other + "    Then I see \"Zut\"\n") == 1)
        // On purpose.
        #expect(count(absence + "  @expected-failure(TINY-1)\n" + other + "    Then I see \"Zut\"\n" + rest) == 1)
        var library = TinyKit.library
        library.step(.then, ["en": "the rest is left out"], "Skips.") { _ in throw StepSkipped("later") }
        #expect(count(absence + other + "    Then the rest is left out\n" + rest, library: library) == 1)
    }

    @Test("what ended while the run was being stopped has shown its texts")
    func stopped() {
        let text = script(
            #"Then I do not see "trois""#,
            #"And I do not see "Citron""#,
            #"When I tap "Dans 3 s""#,
            "And I wait 3 seconds"
        )
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let plan = RunPlan(products: [ProductScripts(kit: TinyKit.self, features: scripts.features)])
        let summary = ScenarioRunner.run(plan, on: StoppedEngine(plan), reports: [])
        #expect(summary.scenarios == [.passed: 1])
        #expect(summary.warnings.map { $0.text.contains("“Citron”") } == [true])
    }

    @Test("each absence of a phrase is meant")
    func phrases() {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script("Then all is gone"))], ids: &ids)
        let phrase = """
            Feature: Phrases
              Scenario: all is gone
                Then I do not see "Prix"
                And I do not see "Citron"

            """
        let product = ProductScripts(
            kit: TinyKit.self,
            features: scripts.features,
            phrases: PhraseBook([GherkinSource(uri: "x.phrases.feature", text: phrase)])
        )
        #expect(ScriptAbsences(product).absences.map(\.text) == ["Prix", "Citron"])
    }

    @Test("what one shard has seen is known once all are merged")
    func shards() throws {
        let both =
            script(#"Then I do not see "trois""#, #"And I do not see "Citron""#)
            + "  Scenario: T\n    Given the app is open\n    When I tap \"Dans 3 s\"\n    And I wait 3 seconds\n"
        var parts: [ShardTexts] = []
        for number in 1...2 {
            let run = TinyRun(script: both) { $0.shard = Shard(number, of: 2) }
            #expect(run.summary.warnings.isEmpty)
            parts.append(try #require(run.summary.shardTexts))
        }
        #expect(parts[0].warnings.count == 2)
        #expect(ShardTexts.warnings(of: parts).map { $0.text.contains("Citron") } == [true])
    }

    @Test("without a run, lint knows other steps, and says what it does not know")
    func lint() throws {
        #expect(
            try LintSample.issues(script(#"Then I do not see "Prix:doux""#, #"And I see "Prix : doux""#)) == [
                "f.feature:5: error: “Prix:doux” is in no text of the app, no sample data of the back end and no other "
                    + "step. Did you mean “Prix : doux”? If it must never show, tag the scenario @never-shown. "
                    + "[text-never-shown]"
            ]
        )
        let outline =
            script(#"Then I see "Prix""#) + "  Scenario Outline: <text>\n    Given the app is open\n"
            + "    Then I do not see \"<text>\"\n    Examples:\n      | text   |\n      | Prix   |\n      | Citron |\n"
        let found = try LintSample.issues(outline).filter { $0.contains("text-never-shown") }
        #expect(found.count == 1 && found[0].hasPrefix("f.feature:8: error: “Citron”"), "\(found)")
        #expect(try LintSample.issues(script(#"Then I do not see "Prix""#, #"And I see "Prix : 490 €""#)).isEmpty)
        let counted = script(#"Then I do not see "Citron""#, #"And I see 2 elements with the text "Citron""#)
        #expect(try !LintSample.issues(counted).contains { $0.contains("text-never-shown") })
        // The app may format numbers as it likes.
        #expect(try LintSample.issues(script(#"Then I do not see "Prix:490€""#)).isEmpty)
        #expect(try LintSample.issues(script(#"Then I do not see "Pri""#, tags: "@never-shown")).isEmpty)
    }
}

/// Is interrupted as soon as all attempts have ended, before the runner takes their results.
private final class StoppedEngine: ScenarioEngine {
    private let engine: InProcessEngine
    private var ended: [AttemptResult] = []

    init(_ plan: RunPlan) {
        engine = InProcessEngine(plan)
    }

    var hasRoom: Bool { true }
    var failure: String? { nil }
    var isInterrupted: Bool { true }

    func begin(_ request: AttemptRequest) {
        engine.begin(request)
        if let result = engine.next() { ended.append(result) }
    }

    func next() -> AttemptResult? { nil }

    func run(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult {
        engine.run(hook, isInterruptible: isInterruptible)
    }

    func stop() -> [AttemptResult] { ended }
    func close() {}
}

struct TextPileTests {
    @Test(
        "words are looked for as a whole, whatever is around them",
        arguments: [
            ("Prix : 490 €", false), ("490", false), ("€", false), (": 490", false), ("490\u{A0}€", false),
            ("l'école", false), ("École", false), ("490 € par", true), ("49", true), ("Prix 490", true), ("écol", true),
            ("$", true), ("prix", true),
        ]
    )
    func words(_ text: String, _ isLacking: Bool) {
        var pile = TextPile()
        pile.add("Prix\u{202F}: 490 €")
        pile.add("À l’école (École)", isWhole: false)
        #expect(pile.lacking([PlainText(text)]).isEmpty != isLacking)
        #expect(pile.texts == ["Prix : 490 €"])
    }

    @Test("each text is found in whichever line has it, and those that none has come in order")
    func several() {
        var pile = TextPile()
        for line in ["un deux trois", "deux trois", "quatre"] { pile.add(line) }
        let wanted = ["trois deux", "deux", "trois", "quatre cinq", "un deux", "quatre", "cinq"].map(PlainText.init)
        #expect(pile.lacking(wanted).map(\.description) == ["trois deux", "quatre cinq", "cinq"])
    }
}

/// What lint says of a script and a run would not show.
struct RunWarningTests {
    @Test("an outline without examples and an unknown placeholder are warnings, in the words of lint")
    func outlines() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: A
                Étant donné que l'application est ouverte
                Alors je vois "<prix>"
              Plan du scénario: B
                Étant donné que l'application est ouverte
                Alors je vois "<prx>"
                Exemples:
                  | prix  |
                  | 490 € |
            """
        let run = TinyRun(script: script)
        let lint = try LintSample.issues(script)
        let codes = ["outline-without-examples", "placeholder-unknown"]
        #expect(run.summary.warnings.map(\.code) == codes)
        for warning in run.summary.warnings {
            #expect(lint.contains { $0.contains(warning.text) && $0.contains(warning.code) }, "\(warning)")
        }
        #expect(run.pretty.contains("Did you mean <prix>?"))
    }

    @Test("steps in another language than the script: one line a script, and each in lint with the words to write")
    func languages() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              Scénario: A
                Étant donné que the app is open
                Alors I see "Prix" within 2 seconds
                Et je vois "Bonjour"
            """
        #expect(
            TinyRun(script: script).summary.warnings.map(\.description) == [
                "f.feature:4: 2 steps are in another language than this script. `./appshell lint` names each, with the "
                    + "words to write. [step-language]"
            ]
        )
        #expect(
            try LintSample.issues(script) == [
                "f.feature:4:5: warning: “the app is open” is in another language than this script. Write "
                    + "“l'application est ouverte”. [step-language]",
                "f.feature:5:5: warning: “I see \"Prix\" within 2 seconds” is in another language than this script. Write "
                    + "“je vois \"Prix\" dans les 2 secondes”. [step-language]",
            ]
        )
    }
}
