import AppShellExploration
import AppShellTexts
import CucumberGherkin
import FoundationEssentials
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Runs chaos on one script, in this process.
struct LetterChaos {
    static let script = """
        # language: fr
        Fonctionnalité: Lettres
          Scénario: Une lettre part
            Étant donné que l'application est ouverte
            Quand je saisis "Bonjour" dans le champ "Lettre"
            Alors le champ "Lettre" affiche "Bonjour"
            Quand je tape sur "Envoyer"
            Alors je vois "Lettre partie"
        """

    let report: ChaosReport
    var text: String { ChaosText.text(of: report) }

    init<Defect: LetterDefect>(
        _ defect: Defect.Type,
        script: String = Self.script,
        change: (inout ChaosRun.Options) -> Void = { _ in }
    ) {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        let product = ProductScripts(kit: LetterKit<Defect>.self, features: scripts.features)
        let plan = RunPlan(products: [product], errors: scripts.errors)
        var options = ChaosRun.Options()
        change(&options)
        report = ChaosRun(plan, options: options, on: InProcessEngine(plan)).run()
    }

    func finding(_ law: String) -> ChaosFinding? { report.findings.first { $0.law == law } }
}

struct ChaosTests {
    @Test("an app without defects keeps all laws, whatever goes wrong")
    func clean() {
        let chaos = LetterChaos(NoDefect.self)
        #expect(chaos.report.open.isEmpty, "\(chaos.text)")
        // Two calls with each fault, and two ways to end the app after all steps but the last and an assertion.
        #expect(chaos.report.run == 2 * CallFault.allCases.count + 2 * 3)
        #expect(chaos.report.moot == 0)
        #expect(chaos.report.broken == 0)
    }

    @Test("an act that can't be done any more ends its variation, without failing")
    func moot() {
        let script = LetterChaos.script.replacing("je saisis", with: "je tape sur \"Relire\"\n    Et que je saisis")
        let chaos = LetterChaos(NoDefect.self, script: script) { $0.only = .fault(.serverError, call: 1) }
        #expect(chaos.report.moot == 1, "\(chaos.text)")
        #expect(chaos.report.open.isEmpty)
    }

    @Test("a letter whose answer is lost is sent twice")
    func duplicate() throws {
        let chaos = LetterChaos(RepeatedLetters.self)
        let finding = try #require(chaos.finding("written-once"), "\(chaos.text)")
        #expect(finding.variation == "call 2: timeout" || finding.variation == "call 2: lost")
        #expect(finding.fact.contains("2 equal records"))
        #expect(finding.count >= 2)
        #expect(chaos.report.open.map(\.law) == ["written-once"], "\(chaos.text)")
        let script = try #require(finding.script)
        #expect(finding.doubt == nil)
        #expect(script.contains(#"la loi "written-once" est respectée"#))
        // What is not needed is left out.
        #expect(!script.contains("je vois"))
    }

    @Test("loading that outlives a time-out is found after the step that loads")
    func spinner() throws {
        let chaos = LetterChaos(EndlessSpinner.self)
        let finding = try #require(chaos.finding("loading-ends"), "\(chaos.text)")
        #expect(finding.variation == "call 1: timeout")
        #expect(finding.doubt == nil)
        #expect(chaos.report.open.map(\.law) == ["loading-ends"], "\(chaos.text)")
    }

    @Test("a draft that the end of the app loses is found")
    func draft() throws {
        let chaos = LetterChaos(LostDraft.self)
        let finding = try #require(chaos.finding("drafts-survive"), "\(chaos.text)")
        #expect(finding.variation == "relaunch after step 2")
        #expect(finding.doubt == nil)
        #expect(chaos.report.open.map(\.law) == ["drafts-survive"], "\(chaos.text)")
    }

    @Test(
        "the variation of a finding breaks the law alone",
        arguments: ["call 2: lost", "call 2: timeout"]
    )
    func reproduction(text: String) throws {
        let variation = try #require(ChaosVariation(text))
        let chaos = LetterChaos(RepeatedLetters.self) { $0.only = variation }
        #expect(chaos.report.run == 1)
        #expect(chaos.finding("written-once")?.variation == text)
        #expect(chaos.text.contains(#"./appshell run f.feature:3 --chaos-only "\#(text)""#))
        #expect(LetterChaos(NoDefect.self) { $0.only = variation }.report.held == 1)
    }

    @Test("a script that tells a finding fails by its law")
    func told() throws {
        let script = try #require(LetterChaos(RepeatedLetters.self).finding("written-once")?.script)
        let run = TinyRun(script: script, kit: LetterKit<RepeatedLetters>.self)
        #expect(run.summary.succeeded == false)
        #expect(run.message?.contains("written-once") == true)
    }

    @Test("a scenario that does not pass is told and not varied")
    func failing() {
        let script = LetterChaos.script.replacing("je vois \"Lettre partie\"", with: "je vois \"Rien\"")
        let chaos = LetterChaos(NoDefect.self, script: script)
        #expect(chaos.report.scenarios == 0)
        #expect(chaos.report.run == 0)
        #expect(chaos.report.notPassing.map(\.location) == ["f.feature:3"])
    }

    @Test("what breaks without a fault is none of chaos's findings")
    func unvaried() {
        // Sent twice on purpose: the back end has two equal letters anyway.
        let again = """
                Quand je saisis "Bonjour" dans le champ "Lettre"
                Et que je tape sur "Envoyer"
                Alors je vois "Lettre partie"
            """
        let script = LetterChaos.script + "\n" + again
        let chaos = LetterChaos(NoDefect.self, script: script)
        #expect(chaos.report.scenarios == 1)
        #expect(chaos.report.open.isEmpty, "\(chaos.text)")
    }

    @Test("a sample is the same for the same seed, and another for another")
    func sample() {
        let numbers = ChaosSample.numbers(20, of: 1_000, seed: 7)
        #expect(numbers.count == 20)
        #expect(numbers == numbers.sorted())
        #expect(numbers == ChaosSample.numbers(20, of: 1_000, seed: 7))
        #expect(numbers != ChaosSample.numbers(20, of: 1_000, seed: 8))
        #expect(ChaosSample.numbers(20, of: 5, seed: 1) == [0, 1, 2, 3, 4])
        let chaos = LetterChaos(NoDefect.self) { $0.budget = 5 }
        #expect(chaos.report.run == 5)
        #expect(chaos.text.contains("5 of 20 variations (seed 1)"))
    }

    @Test("an accepted finding is told, and does not count")
    func accepted() throws {
        let finding = try #require(LetterChaos(LostDraft.self).finding("drafts-survive"))
        let json = """
            {"accepted": [{"law": "\(finding.law)", "subject": "\(finding.subject)", "fact": "\(finding.fact)",
            "reason": "Letters are short."}]}
            """
        let entries = try AcceptedFindings(json: Data(json.utf8))
        let chaos = LetterChaos(LostDraft.self) { $0.accepted = ["letters": entries] }
        #expect(chaos.report.open.isEmpty)
        #expect(chaos.text.contains("Accepted:"))
        #expect(chaos.text.contains("Letters are short."))
    }
}

/// What a run of chaos says in French, and what it says in English all the same.
struct FrenchChaosTests {
    private static let reader = Reader(.french, translations: Translations.runner)

    private static func inFrench<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Reader.$current.withValue(reader, operation: body)
    }

    private static func json(_ report: ChaosReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    @Test("the text is French but for the variation in the command, which is to be pasted")
    func text() throws {
        let text = Self.inFrench { LetterChaos(LostDraft.self).text }
        #expect(
            text.hasPrefix(
                """
                drafts-survive : letters.desk : champ « Lettre », après un arrêt par le système (1 variation)
                  Ce qui a été saisi est encore là après un autre onglet, une autre application, et un arrêt de \
                l'application par le système.
                  « Bonjour » se trouvait dans « Lettre » ; à présent : vide.
                  dans f.feature:3 « Une lettre part »
                  avec « relance après l'étape 2 », après « Quand je saisis "Bonjour" dans le champ "Lettre" »
                  ./appshell run f.feature:3 --chaos-only "relaunch after step 2"

                    # language: fr
                """
            ),
            "\(text)"
        )
        #expect(text.hasSuffix("en infraction ; 1 constat\n"), "\(text)")
        let lost = try #require(ChaosVariation("call 2: lost"))
        let one = Self.inFrench { LetterChaos(RepeatedLetters.self) { $0.only = lost }.text }
        #expect(one.contains("avec « appel 2 : réponse perdue », après"))
        #expect(one.contains(#"--chaos-only "call 2: lost""#))
        #expect(
            one.hasSuffix("1 scénario, 1 sur 20 variations : 0 conforme, 0 sans objet, 1 en infraction ; 1 constat\n")
        )
    }

    @Test("the report for programs is the same for every reader")
    func report() throws {
        let english = try Self.json(LetterChaos(LostDraft.self).report)
        #expect(try Self.inFrench { try Self.json(LetterChaos(LostDraft.self).report) } == english)
        #expect(english.contains("“Bonjour” stood in “Lettre”; now it is empty."))
    }

    @Test("what is accepted is so for every reader")
    func accepted() throws {
        let finding = try #require(LetterChaos(LostDraft.self).finding("drafts-survive"))
        let json = """
            {"accepted": [{"law": "\(finding.law)", "subject": "\(finding.subject)", "fact": "\(finding.fact)",
            "reason": "Les lettres sont courtes."}]}
            """
        let entries = try AcceptedFindings(json: Data(json.utf8))
        let chaos = Self.inFrench { LetterChaos(LostDraft.self) { $0.accepted = ["letters": entries] } }
        #expect(chaos.report.open.isEmpty)
        let text = Self.inFrench { chaos.text }
        #expect(text.contains("Acceptés :\n  drafts-survive : letters.desk : champ « Lettre », "))
        #expect(text.hasSuffix("0 constat, 1 accepté\n"), "\(text)")
    }
}

struct ChaosVariationTests {
    @Test(
        "a variation is read as it is printed",
        arguments: ["call 3: lost", "call 12: 429", "relaunch after step 4", "force-quit after step 1"]
    )
    func printed(text: String) {
        #expect(ChaosVariation(text)?.description == text)
    }

    @Test(
        "what is no variation is not read",
        arguments: ["", "call", "call 0: lost", "call 3 lost", "call 3: gone", "relaunch after step 0", "after step 3"]
    )
    func unreadable(text: String) {
        #expect(ChaosVariation(text) == nil)
    }

    @Test("a profile lists each call with each fault, then each step with each ending")
    func profile() {
        let profile = ChaosProfile(calls: [0, 2, 2], endings: [1, 2])
        let all = (0..<profile.count).map { profile.variation(at: $0) }
        #expect(Set(all).count == 2 * CallFault.allCases.count + 4)
        #expect(profile.step(of: .fault(.lost, call: 2)) == 1)
        #expect(profile.step(of: .fault(.lost, call: 3)) == nil)
        #expect(profile.step(of: .relaunch(.person, step: 2)) == 1)
        #expect(profile.step(of: .relaunch(.person, step: 3)) == nil)
    }
}
