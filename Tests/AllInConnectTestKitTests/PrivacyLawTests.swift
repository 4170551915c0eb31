import AllInConnectTestKit
import AppShellTesting
import Testing

/// The law `members-are-private` of the test kit.
struct PrivacyLawTests {
    @Test(
        "a member's name may show to that member alone",
        arguments: [("je suis connecté en tant que \"julien@exemple.fr\"", true), ("je suis connecté", false)]
    )
    func name(_ beginning: String, isKept: Bool) {
        let script = """
            # language: fr
            Fonctionnalité: F
              Scénario: S
                Étant donné que \(beginning)
                Et que le serveur publie l'offre "Déjeuner chez Moreau" de "Croisette Bien-être"
                Quand j'ouvre l'onglet "Offres"
                Alors je vois "Déjeuner chez Moreau"
                Et la loi "members-are-private" est respectée

            """
        let run = ScriptRun(of: [script], on: AllInConnectTestKit.self)
        #expect(run.output.contains("✘ Et la loi \"members-are-private\" est respectée") != isKept, "\(run.output)")
        #expect(run.output.contains("✔ Alors je vois"), "\(run.output)")
    }
}
