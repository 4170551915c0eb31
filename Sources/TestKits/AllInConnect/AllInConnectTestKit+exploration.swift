public import AppShellExploration
import AppShellHeadless
import ScenarioRunner

extension AllInConnectTestKit {
    public static var explorationInputs: ExplorationInputs {
        ExplorationInputs(
            texts: ["Adresse e-mail": ["camille@exemple.fr"], "Mot de passe": ["azur-2026"]],
            links: examples.links,
            payloads: examples.payloads.map(\.json)
        )
    }

    public static var explorationLaws: [Law] {
        Law.standard + [
            Law(everyState: "members-are-private", "Nobody is signed in: no member's name and no card shows.") {
                state in
                let isSignedIn = state.session.disk.files.contains { $0.name == "account.session" }
                guard !isSignedIn else { return nil }
                return state.texts.first { text in ["Durand", "Moreau", "AIC-000"].contains { text.contains($0) } }
            }
        ]
    }
}
