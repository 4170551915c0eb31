import AppShellTexts
import FoundationEssentials
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Laws after each step of a scenario.
struct StepLawsTests {
    private static let slowAnswer = """
        # language: fr
        Fonctionnalité: Lettres
          Scénario: Réponse tardive
            Étant donné que l'application est ouverte
            Et que je saisis "Bonjour" dans le champ "Lettre"
            Et que le serveur met 1 minute à répondre au prochain appel POST "/letters"
            Quand je tape sur "Envoyer"
            Et que j'attends 1 minute
            Alors je vois "Lettre partie"

        """

    private static let silence = """
        # language: fr
        Fonctionnalité: Lettres
          Scénario: Silence
            Étant donné que le serveur ne répond pas au prochain appel GET "/letters"
            Et que l'application est ouverte
            Quand j'attends 5 minutes
            Alors je vois "Lettre"

        """

    private static func run<Defect: LetterDefect>(
        _ defect: Defect.Type,
        _ script: String,
        accepted: String? = "{\"accepted\": []}"
    ) throws -> TinyRun {
        let findings = try accepted.map { try AcceptedFindings(json: Data($0.utf8)) }
        return TinyRun(script: script, kit: LetterKit<Defect>.self) { plan in
            plan.options.accepted = findings.map { ["letters": $0] }
        }
    }

    @Test("what keeps the laws passes", arguments: [slowAnswer, silence, LetterChaos.script])
    func kept(script: String) throws {
        let run = try Self.run(NoDefect.self, script)
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test("a record that is written twice fails the step after which nothing is under way")
    func duplicate() throws {
        let run = try Self.run(RepeatedLetters.self, Self.slowAnswer)
        #expect(run.statuses == [.passed, .passed, .passed, .passed, .failed, .skipped], "\(run.pretty)")
        let message = try #require(run.message)
        #expect(message.contains("The law “written-once” is broken on letters.desk: texts."))
        #expect(message.contains("The back end has 2 equal records in “texts”"))
        #expect(message.contains("It says: What a person asks for once is kept once by the back end"))
        #expect(run.pretty.contains("text “Lettre partie”"), "The screen is shown.")
    }

    @Test("a French reader is told in French")
    func french() throws {
        let run = try Reader.$current.withValue(Reader(.french)) { try Self.run(RepeatedLetters.self, Self.slowAnswer) }
        #expect(run.message?.contains("La loi « written-once » n'est pas respectée par") == true, "\(run.pretty)")
        #expect(run.message?.contains("En voici le texte : Ce qu'une personne demande une fois") == true)
    }

    @Test("loading that nothing can end fails the step, whatever comes next")
    func loading() throws {
        let run = try Self.run(EndlessSpinner.self, Self.silence)
        #expect(run.statuses == [.passed, .passed, .failed, .skipped], "\(run.pretty)")
        #expect(run.message?.contains("The law “loading-ends” is broken") == true, "\(run.pretty)")
    }

    @Test("without the option no law is checked")
    func off() throws {
        let run = try Self.run(EndlessSpinner.self, Self.silence, accepted: nil)
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test("what exploration.json accepts fails nothing, in any language")
    func accepted() throws {
        let entry = """
            {"law": "loading-ends", "subject": "letters.desk: loading “Chargement des lettres”", "reason": "A sample.",
             "fact": "loading “Chargement des lettres” stays, and nothing is under way that could end it."}
            """
        let run = try Self.run(EndlessSpinner.self, Self.silence, accepted: "{\"accepted\": [\(entry)]}")
        #expect(run.summary.succeeded, "\(run.pretty)")
    }
}
