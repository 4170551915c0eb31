import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Tokens and passwords are in nothing that is written: traces, screens, messages, reports, error texts.
struct SecretsNowhereTests {
    private static let script = """
        # language: fr
        Fonctionnalité: Compte
          Scénario: Se connecter
            Soit l'application est ouverte
            Quand je tape sur "Se connecter"
            Alors je vois "400"
            Et le serveur a reçu 1 appel POST "/auth/authenticate"

          Plan du Scénario: Ce qui échoue montre les appels
            Soit l'application est ouverte
            Quand je tape sur "Se connecter"
            Alors <attente>

            Exemples:
              | attente                                                              |
              | le serveur a reçu 9 appels                                           |
              | le serveur a reçu 2 appels GET "/me"                             |
              | le serveur a reçu GET "/me" avec l'en-tête "Authorization" "non" |
              | le serveur a reçu GET "/me" avec l'en-tête "X-API-Key" "non"     |
              | je vois "rien de tel"                                                |

          Scénario: Un corps qui n'est pas celui qu'on attend
            Soit l'application est ouverte
            Quand je tape sur "Se connecter"
            Alors le serveur a reçu POST "/auth/authenticate" avec :
              | password | non |

          Scénario: Un appel en suspens
            Soit l'application est ouverte
            Et le serveur ne répond plus
            Quand je tape sur "Se connecter"
            Alors je vois "400"
        """

    @Test("MAD-NFR7: a known token and a known password are in nothing that a run writes")
    func nowhere() {
        let run = TinyRun(script: Self.script, library: SecretKit.library, kit: SecretKit.self)
        #expect(run.results.map(\.status) == [.passed] + Array(repeating: .failed, count: 7))
        let parts = SecretBackend.token.split(separator: ".").map(String.init) + [SecretBackend.token]
        for secret in parts + [SecretBackend.password] {
            for (name, text) in [("pretty", run.pretty), ("messages", run.messages)] {
                let place = text.firstRange(of: secret).map { text[..<$0.lowerBound].suffix(300) }
                #expect(place == nil, "“\(secret)” in \(name), after …\(place ?? "")")
            }
        }
        // What was written is what would show them: the calls are there, and the token's place is marked.
        #expect(run.messages.contains("/me?access_token=***"), "\(run.messages.suffix(4_000))")
        #expect(run.pretty.contains("‹secret›"))
    }
}
