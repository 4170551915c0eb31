import ScenarioReports
import Testing

/// A step that was copied from the vocabulary as it stands there, letters between parentheses included.
struct CopiedStepTests {
    @Test(
        "what to write is said",
        arguments: [
            ("le serveur a reçu 1 appel(s)", "le serveur a reçu 1 appel"),
            ("le serveur a reçu 2 appel(s)", "le serveur a reçu 2 appels"),
            (#"le serveur a reçu 0 appel(s) GET "/x(y)""#, #"le serveur a reçu 0 appel GET "/x(y)""#),
            (#""Envoyer" est désactivé(e)"#, #""Envoyer" est désactivée"#),
        ]
    )
    func copied(_ text: String, _ plain: String) {
        let run = TinyRun(steps: ["Alors \(text)"])
        #expect(run.statuses == [.undefined])
        #expect(run.message?.contains("write « \(plain) »") == true, "\(run.message ?? "")")
    }

    @Test("parentheses that are no choice are not spoken of")
    func others() {
        let run = TinyRun(steps: ["Alors je ne sais quoi (dit-on)"])
        #expect(run.statuses == [.undefined])
        #expect(run.message?.contains("Letters between parentheses") == false)
    }
}
