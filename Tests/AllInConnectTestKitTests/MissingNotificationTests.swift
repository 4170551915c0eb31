import AllInConnectTestKit
import AppShellTesting
import Testing

/// A step that misses a notification shows what the process knows of the reasons.
struct MissingNotificationTests {
    private static let offer = #"Quand le serveur publie l'offre "Déjeuner" de "Croisette Bien-être""#
    private static let allowed = "Étant donné que j'autorise les notifications dans les réglages du téléphone"
    private static let near = """
        \(allowed)
            Étant donné que le téléphone est à "Nice"
            Étant donné que je suis connecté
            Quand j'ouvre l'onglet "Offres"
            Quand j'active "Autour de moi"
        """

    @Test(
        "each reason, and none that does not apply",
        arguments: [
            ("Étant donné que je suis connecté", ["The server has sent no notification."], "has not sent"),
            (
                "Étant donné que je suis connecté\n    \(offer)",
                ["The server knows no phone", "Notifications are not allowed"],
                "has sent no"
            ),
            (
                "\(allowed)\n    Étant donné que je suis connecté\n    \(offer)",
                ["The position of camille@exemple.fr is not known"], "radius"
            ),
            ("\(near)\n    \(offer)", ["It is farther from camille@exemple.fr than 10 km, their radius."], "position"),
        ]
    )
    func reasons(_ steps: String, _ expected: [String], _ absent: String) {
        for last in [
            #"Alors je vois la notification "Nouvelle offre""#, #"Quand je tape sur la notification "Nouvelle offre""#,
        ] {
            let run = ScriptRun(
                of: ["# language: fr\nFonctionnalité: F\n  Scénario: S\n    \(steps)\n    \(last)\n"],
                on: AllInConnectTestKit.self
            )
            #expect(run.output.contains("✘ \(last)"), "\(run.output)")
            for words in expected { #expect(run.output.contains(words), "\(run.output)") }
            #expect(!run.output.contains(absent), "\(run.output)")
        }
    }
}
