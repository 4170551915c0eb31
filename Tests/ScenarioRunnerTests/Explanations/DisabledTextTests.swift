import Testing

@testable import ScenarioRunner

/// A disabled element says by what.
struct DisabledTextTests {
    private static let order = "Quand j'ouvre l'onglet \"Commande\""
    private static let tap = "Et que je tape sur \"Commander\""

    private static func type(_ text: String, into field: String) -> String {
        "Et que je saisis \"\(text)\" dans le champ \"\(field)\""
    }

    @Test("by fields that are empty or invalid, with the words at the field")
    func fields() {
        #expect(
            StallKit.message(of: Self.order, Self.tap)
                == "Button “Commander” is disabled: field “Nom” is empty, field “Adresse e-mail” is empty."
        )
        let message = StallKit.message(
            of: Self.order,
            Self.type("Zoé", into: "Nom"),
            Self.type("zoe", into: "Adresse e-mail"),
            Self.tap
        )
        #expect(message == "Button “Commander” is disabled: field “Adresse e-mail” is invalid (“Il manque un @.”).")
    }

    @Test("by its own work, with the request that goes on; what waits for that is disabled by it")
    func busy() {
        let send = [
            Self.order, Self.type("Zoé", into: "Nom"), Self.type("z@o.fr", into: "Adresse e-mail"),
            "Et que le serveur met 5 secondes à répondre", Self.tap,
        ]
        let pending = """

            The app still waits for:
              the answer to POST /api/orders, due in 5 s
              the time limit of a request, due in 10 s
            """
        #expect(StallKit.run(send + [Self.tap]).message == "Button “Commander” is disabled: it is busy." + pending)
        #expect(
            StallKit.run(send + [Self.type("Léo", into: "Nom")]).message
                == "Field “Nom” is disabled: button “Commander” is busy." + pending
        )
    }

    @Test("by the switch beside it that is off, where nothing else on the screen is to blame; else it says so")
    func switches() {
        let filled = [Self.order, Self.type("Zoé", into: "Nom"), Self.type("z@o.fr", into: "Adresse e-mail")]
        #expect(
            StallKit.run(filled + ["Et que je tape sur \"Ruban\""]).message
                == "Button “Ruban” is disabled: toggle “Emballage cadeau” is off."
        )
        #expect(
            StallKit.run(filled + ["Et que j'active \"Emballage cadeau\"", "Et que je tape sur \"Ruban\""]).message
                == "Button “Ruban” is disabled, and nothing on the screen says why."
        )
    }

    @Test("a step that expects it enabled says expected, actual and by what")
    func state() {
        #expect(
            StallKit.message(of: Self.order, "Alors \"Commander\" est activable") == """
                The state of button “Commander” is not as expected.
                  expected: enabled
                  actual:   disabled
                Button “Commander” is disabled: field “Nom” is empty, field “Adresse e-mail” is empty.
                The app waits for nothing: no timer, no request.
                """
        )
    }
}
