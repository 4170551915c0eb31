import ScenarioReports
import Testing

@testable import ScenarioRunner

/// The law on late answers as a step of a script: its last step before that is done before the answer and after it.
struct LateAnswerStepTests {
    private let script = """
        # language: fr
        Fonctionnalité: Lettres
          Scénario: Une réponse tardive
            Étant donné que l'application est ouverte
            Et que le serveur met 3 secondes à répondre au prochain appel GET "/letters"
            Quand je tape sur "Relire"
            Et que je saisis "Bonjour" dans le champ "Lettre"
            Alors la loi "late-answers" est respectée
        """

    @Test("an answer that replaces what was typed meanwhile fails the step")
    func broken() {
        let run = TinyRun(script: script, kit: LetterKit<EmptiedField>.self)
        #expect(run.message?.contains("late-answers") == true, "\(run.message ?? "")")
        #expect(run.message?.contains("GET /letters") == true)
        #expect(run.message?.contains("Bonjour") == true)
    }

    @Test("an answer that leaves it alone passes")
    func kept() {
        let run = TinyRun(script: script, kit: LetterKit<NoDefect>.self)
        #expect(run.summary.succeeded, "\(run.message ?? "")")
    }
}
