public import AppShellExploration
import ScenarioRunner

extension MadiniaTestKit {
    public static var explorationInputs: ExplorationInputs {
        ExplorationInputs(
            texts: [
                "Email": ["lucas@exemple.fr", "lucas@x"],
                "Nom": ["Sophie"],
                "Message": ["Quand a lieu la prochaine session ?"],
                "Votre message": ["Quel est le prix de Starter ?"],
            ],
            links: examples.links,
            payloads: examples.payloads.map(\.json),
            confirmations: ["Merci ! Nous vous contacterons bientôt.", "Message envoyé"]
        )
    }
}
