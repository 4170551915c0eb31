import AllInConnectBackend
import AppShell
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
            Law(everyState: "members-are-private", "A member's name and card show to that member alone.") { state in
                for member in [UserData.camille, .julien] {
                    let shown = state.texts.first { $0.contains(member.lastName) || $0.contains(member.card.number) }
                    if let shown, state.signedInEmail != member.email { return shown }
                }
                return nil
            }
        ]
    }
}

extension StateView {
    /// By the last sign-in, unless its session has ended.
    fileprivate var signedInEmail: String? {
        guard session.disk.files.contains(where: { $0.name == "account.session" }) else { return nil }
        let signIn = exchanges.last { $0.request.url.hasSuffix("/auth/authenticate") && $0.status == 200 }
        return try? signIn.map { try JSONValue(parsing: $0.request.body)["email"]?.stringValue } ?? nil
    }
}
