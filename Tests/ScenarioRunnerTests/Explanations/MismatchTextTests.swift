import Testing

@testable import ScenarioRunner

/// A wrong value: expected and actual, one above the other, the same everywhere.
struct MismatchTextTests {
    private static let quiet = "The app waits for nothing: no timer, no request."
    private static let order = "Quand j'ouvre l'onglet \"Commande\""
    private static func type(_ text: String) -> String { "Et que je saisis \"\(text)\" dans le champ \"Nom\"" }

    @Test(
        "every kind of value is told in the same words",
        arguments: [
            ("l'écran \"Panier\" est affiché", "The title of the top screen", "“Panier”", "“Boutique”"),
            ("l'onglet \"Commande\" est sélectionné", "The selected tab", "“Commande”", "“Boutique”"),
            ("le serveur a reçu 2 appels GET \"/teas\"", "The number of calls GET /teas", "2", "0"),
            ("le badge de l'application est 3", "The app's badge", "3", "0"),
            ("le téléphone vibre : success", "The phone's haptic feedback", "success", "none"),
            ("\"Vibrer\" est dessiné à 20 %", "The opacity of button “Vibrer”", "20 %", "100 %"),
            ("\"Vibrer\" a une lueur forte", "The glow of button “Vibrer”", "strong", "none"),
            ("\"Vibrer\" tremble", "The last effect of button “Vibrer”", "shake", "none"),
            ("\"Vibrer\" est désactivé", "The state of button “Vibrer”", "disabled", "enabled"),
            ("le champ \"Nom\" est actif", "The field with focus", "“Nom”", "none"),
            ("la page web \"https://a.fr\" est ouverte", "The last web page opened", "“https://a.fr”", "none"),
        ]
    )
    func kinds(_ step: String, _ subject: String, _ expected: String, _ actual: String) {
        let wanted = """
            \(subject) is not as expected.
              expected: \(expected)
              actual:   \(actual)
            """
        let message = StallKit.message(of: "Alors \(step)") ?? ""
        #expect(message == wanted || message.hasPrefix(wanted + "\n"), "\(message)")
    }

    @Test("short texts stand one above the other; from twelve characters on, a caret shows where they differ")
    func texts() {
        #expect(
            StallKit.message(of: Self.order, Self.type("Zoé"), "Alors le champ \"Nom\" affiche \"Zoe\"") == """
                The text of the field “Nom” is not as expected.
                  expected: “Zoe”
                  actual:   “Zoé”
                \(Self.quiet)
                """
        )
        #expect(
            StallKit.message(
                of: Self.order,
                Self.type("Zoé Dupont-Martin"),
                "Alors le champ \"Nom\" affiche \"Zoé Dupond-Martin\""
            )
                == """
                The text of the field “Nom” is not as expected.
                  expected: “Zoé Dupond-Martin”
                  actual:   “Zoé Dupont-Martin”
                                      ^ from character 10
                \(Self.quiet)
                """
        )
    }

    @Test("long texts are cut to what stands around their first difference; lines are counted")
    func longTexts() {
        let start = String(repeating: "abcdefghi ", count: 8)
        #expect(
            TextDifference(expected: start + "fin", actual: start + "faim" + start).lines == [
                "  They differ from character 82:",
                "  expected: “…bcdefghi abcdefghi fin”",
                "  actual:   “…bcdefghi abcdefghi faimabcdefghi abcdefghi abcdefghi ab…”",
            ]
        )
        #expect(
            TextDifference(expected: "un\ndeux\ntrois", actual: "un\ndeux\ntrès").lines == [
                "  They differ from character 11 (line 3):",
                "  expected: “un⏎deux⏎trois”",
                "  actual:   “un⏎deux⏎très”",
            ]
        )
        #expect(
            TextDifference(expected: "4 €", actual: "4\u{00A0}€").lines == [
                "  expected: “4 €”", "  actual:   “4\\u{00A0}€”",
            ]
        )
    }

    @Test("two texts that differ are never shown alike, wherever and however they differ")
    func neverAlike() {
        var random = SplitMix(seed: 7)
        let alphabet: [Character] = ["a", "b", "é", " ", "\u{00A0}", "\n", "’", "'"]
        for _ in 0..<500 {
            let left = String((0..<Int(random.next() % 150)).map { _ in alphabet[Int(random.next() % 8)] })
            let right = left.prefix(Int(random.next() % 150)) + String(alphabet[Int(random.next() % 8)])
            guard left != right else { continue }
            let shown = TextDifference(expected: left, actual: String(right)).lines.filter {
                $0.contains(":   “") || $0.contains("ted: “")
            }
            #expect(shown.count == 2)
            #expect(shown.first?.dropFirst(12) != shown.last?.dropFirst(12), "\(left) / \(right)")
            #expect(shown.allSatisfy { !$0.contains(where: \.isNewline) && $0.count < 620 })
        }
    }

    @Test("a body is compared row by row: each wrong one is named, and what is secret is not shown")
    func body() {
        let table = """
            Alors le serveur a reçu POST "/orders" avec :
              | name          | Zoe      |
              | contact.email | z@o.fr   |
              | contact.phone | 06       |
              | token         | x        |
            """
        let send = "Et que je saisis \"z@o.fr\" dans le champ \"Adresse e-mail\"\nEt que je tape sur \"Commander\""
        #expect(
            StallKit.message(of: Self.order, Self.type("Zoé"), send, table) == """
                The body of the last POST /orders is not as expected.
                  row 1, “name”
                    expected: “Zoe”
                    actual:   “Zoé”
                  row 3, “contact.phone”
                    expected: “06”
                    actual:   (absent); present: “contact”, “name”, “token”
                  row 4, “token”
                    expected: “x”, whose fingerprint is ***
                    actual:   ***(c632)
                It received:
                  POST https://shop.example/api/orders
                \(Self.quiet)
                """
        )
    }

    @Test("rows in another order are shown as they stand")
    func order() {
        let table = "Alors je vois dans l'ordre :\n  | Étape 2 : l'eau |\n  | Étape 1 : le thé |\n  | Vibrer |"
        #expect(
            StallKit.message(of: table) == """
                The position of “Étape 1 : le thé” (row 2) is not as expected.
                  expected: after “Étape 2 : l'eau” (row 1)
                  actual:   not after it
                “Étape 1 : le thé” is in button “Étape 1 : le thé”.
                “Étape 2 : l'eau” is in button “Étape 2 : l’eau”.
                \(Self.quiet)
                """
        )
    }

    @Test("a link's outcome is told with what it should have been")
    func arrivals() {
        let message = StallKit.message(
            of: "Quand j'ouvre le lien \"https://ailleurs.fr/x\"",
            "Alors le lien est ignoré parce que \"rien\""
        )
        #expect(
            message == """
                The outcome of the link https://ailleurs.fr/x is not as expected.
                  expected: ignored because of “rien”
                  actual:   ignored: the host “ailleurs.fr” is not one of this product's
                """
        )
    }
}

/// SplitMix64.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
