import AppShell
import Testing

struct APIErrorStringsTests {
    static let strings: [(APIError, String)] = [
        (.offline, "Connexion requise"),
        (.timedOut, "Le serveur met trop de temps à répondre."),
        (.unreachable("x"), "Le serveur est injoignable."),
        (.invalid(message: "x", fields: [:]), "Certaines informations sont à corriger."),
        (.tooManyRequests(retryAfter: nil), "Trop de demandes. Réessayez dans un moment."),
        (.tooManyRequests(retryAfter: 11), "Trop de demandes. Réessayez dans 11 secondes."),
        (.tooManyRequests(retryAfter: 119), "Trop de demandes. Réessayez dans 119 secondes."),
        (.tooManyRequests(retryAfter: 120), "Trop de demandes. Réessayez dans 2 minutes."),
        (.tooManyRequests(retryAfter: 121), "Trop de demandes. Réessayez dans 3 minutes."),
        (.unauthorized(status: 401), "L'accès a été refusé."),
        (.notFound, "Cette page n'existe pas ou plus."),
        (.rejected(status: 400, message: "x"), "La demande n'a pas pu être traitée."),
        (.server(status: 500, message: "x"), "Le serveur rencontre un problème."),
        (
            .server(status: 503, message: "x", retryAfter: 90),
            "Le serveur rencontre un problème. Réessayez dans 90 secondes."
        ),
        (.misconfigured("x"), "La demande n'a pas pu être traitée."),
        (.unreadable("x"), "La réponse du serveur est illisible."),
    ]

    @Test("MAD-NFR20: each group of errors has its French words", arguments: strings)
    func french(_ error: APIError, _ text: String) {
        #expect(APIErrorStrings.french.text(for: error) == text)
    }

    @Test("one second is one second", arguments: [(0, "un moment"), (1, "1 seconde")])
    func singular(_ seconds: Int, _ wait: String) {
        let text = APIErrorStrings.french.text(for: .tooManyRequests(retryAfter: seconds))
        #expect(text == "Trop de demandes. Réessayez dans \(wait).")
    }

    static let waits = [
        (3_540, "59 minutes"), (3_541, "1 heure"), (3_600, "1 heure"), (3_601, "1 heure et 1 minute"),
        (5_400, "1 heure et 30 minutes"), (7_200, "2 heures"), (86_341, "1 jour"), (86_401, "1 jour et 1 heure"),
        (172_800, "2 jours"), (172_801, "2 jours et 1 heure"), (2_592_000, "30 jours"),
    ]

    @Test("a long wait is said in hours and days, and never too short", arguments: waits)
    func longWait(_ seconds: Int, _ wait: String) {
        let text = APIErrorStrings.french.text(for: .tooManyRequests(retryAfter: seconds))
        #expect(text == "Trop de demandes. Réessayez dans \(wait).")
    }

    @Test("no number a server may send as Retry-After stops the app")
    func greatest() async {
        // In a process of its own: a trap would end all other tests with it.
        await #expect(processExitsWith: .success) {
            _ = APIErrorStrings.french.text(for: .tooManyRequests(retryAfter: .max))
        }
    }
}
