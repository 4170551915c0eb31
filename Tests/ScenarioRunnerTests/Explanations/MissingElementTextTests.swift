import Testing

@testable import ScenarioRunner

/// A missing element: the screen, the nearest there is, what is pending.
struct MissingElementTextTests {
    private static let quiet = "The app waits for nothing: no timer, no request."

    @Test("words that are not there: the screen, the nearest with their roles, and that nothing is pending")
    func reading() {
        #expect(
            StallKit.message(of: "Alors je vois \"Prix : 5 €\"") == """
                “Prix : 5 €” is not on the screen “Boutique”.
                Nearest: badge “Prix : 4\u{202F}€” in card “Thé vert”
                \(Self.quiet)
                """
        )
    }

    @Test(
        "the nearest are found whatever the case, the accents and the apostrophes, and by words in common",
        arguments: [
            ("the VERT", "Nearest: card “Thé vert” in section “Thés”\n         button “Étape 1 : le thé”"),
            ("etape 2 : l'eau", "Nearest: button “Étape 2 : l’eau”\n         button “Étape 1 : le thé”"),
            ("Ouvrir mon panier", "Nearest: button “Panier ouvert”"),
            ("Tourne", "Nearest: button “Tourner”"),
        ]
    )
    func nearest(_ label: String, _ nearest: String) {
        #expect(
            StallKit.message(of: "Quand je tape sur \"\(label)\"")
                == "No element to tap on the screen “Boutique” is called “\(label)”.\n" + nearest
        )
    }

    @Test("nothing alike: what can be tapped is listed, and no more than one takes in")
    func nothingAlike() {
        #expect(
            StallKit.message(of: "Quand je tape sur \"xyzzy\"") == """
                No element to tap on the screen “Boutique” is called “xyzzy”.
                Available: card “Thé vert”, button “Voir tout”, button “Étape 1 : le thé”, button “Étape 2 : l’eau”, \
                button “Tout effacer”, button “Panier ouvert”, button “Vibrer”, button “Bientôt” and 6 more.
                """
        )
        #expect(
            StallKit.message(of: "Quand j'active \"Voir\"") == """
                No switch on the screen “Boutique” is called “Voir”.
                Nearest: button “Voir tout” in section “Thés”
                         button “Voir tout” in section “Cafés”
                """
        )
        #expect(
            StallKit.message(of: "Quand j'active \"xyzzy\"") == """
                No switch on the screen “Boutique” is called “xyzzy”.
                There is no switch on it.
                """
        )
        #expect(StallKit.message(of: "Alors je vois \"xyzzy\"")?.contains("\nNothing there is similar.\n") == true)
    }

    @Test("an act names first what it could be done to")
    func kinds() {
        let order = "Quand j'ouvre l'onglet \"Commande\""
        #expect(
            StallKit.message(of: order, "Et que je saisis \"x\" dans le champ \"Commande\"")
                == "Tab “Commande” is no field."
        )
        #expect(
            StallKit.message(of: order, "Et que je saisis \"x\" dans le champ \"Prénom\"") == """
                No field on the screen “Commande” is called “Prénom”.
                Nearest: field “Nom”
                """
        )
        // A button and the tab are called so too: a switch is looked for.
        #expect(
            StallKit.message(of: order, "Et que j'active \"Emballage\"", "Et que j'active \"Command\"") == """
                No switch on the screen “Commande” is called “Command”.
                Nearest: tab “Commande”
                         button “Commander” [disabled]
                """
        )
    }

    @Test("within an element: both are named; a container that is not there is told from words that are not")
    func container() {
        #expect(
            StallKit.message(of: "Alors je vois \"Prix : 5 €\" dans \"Thés\"") == """
                “Prix : 5 €” is not in “Thés” on the screen “Boutique”.
                Nearest: badge “Prix : 4\u{202F}€” in card “Thé vert”
                \(Self.quiet)
                """
        )
        #expect(
            StallKit.message(of: "Alors je vois \"Prix\" dans \"Tisanes et thés\"") == """
                No section, list or card on the screen “Boutique” is called “Tisanes et thés”.
                Nearest: section “Thés”
                \(Self.quiet)
                """
        )
    }

    @Test("rows of a table that are not there are all named, each with its number and its nearest")
    func rows() {
        let table = "Alors je vois :\n  | Prix : 4 € |\n  | Thé noir |\n  | Cafes |"
        #expect(
            StallKit.message(of: table) == """
                2 of the 3 rows do not hold.
                Row 2: “Thé noir” is not on the screen “Boutique”.
                  Nearest: card “Thé vert” in section “Thés”
                           button “Étape 1 : le thé”
                Row 3: “Cafes” is not on the screen “Boutique”.
                  Nearest: section “Cafés”
                \(Self.quiet)
                """
        )
    }

    @Test("what a sheet covers is named with its screen, the sheet, and how to close it, also where it is but near")
    func covered() {
        let open = "Quand je tape sur \"Panier ouvert\""
        let close = "Close that first: « je ferme la feuille » (“I close the sheet”)."
        #expect(
            StallKit.message(of: open, "Et que je tape sur \"Vibrer\"")
                == "Button “Vibrer” is on the screen “Boutique”, covered by the sheet “Panier”.\n" + close
        )
        #expect(
            StallKit.message(of: open, "Alors je vois \"4 €\"") == """
                Badge “Prix” is on the screen “Boutique”, covered by the sheet “Panier”.
                \(close)
                \(Self.quiet)
                """
        )
        #expect(
            StallKit.message(of: open, "Et que je tape sur \"Vibre\"") == """
                No element to tap on the screen “Panier” is called “Vibre”.
                Nearest: button “Vibrer” on the screen “Boutique”, covered by the sheet “Panier”
                """
        )
        #expect(
            StallKit.message(of: open, "Et que je reviens en arrière") == """
                There is nothing to go back to from “Panier”, which is a sheet.
                Close it: « je ferme la feuille » (“I close the sheet”).
                """
        )
    }

    @Test("what floats over the screen is said to be hidden by the keyboard")
    func keyboard() {
        let type = "Quand j'ouvre l'onglet \"Commande\"\nEt que je saisis \"Zoé\" dans le champ \"Nom\""
        let fact = """
            Button “Une question ?” is hidden while the keyboard is up for the field “Nom”.
            Dismiss the keyboard first: « je ferme le clavier » (“I dismiss the keyboard”).
            """
        #expect(StallKit.message(of: type, "Et que je tape sur \"Une question ?\"") == fact)
        #expect(StallKit.message(of: type, "Alors je vois \"Une question ?\"") == fact + "\n" + Self.quiet)
    }

    @Test("several of one label are listed with what they stand in, and how to name one")
    func ambiguous() {
        #expect(
            StallKit.message(of: "Quand je tape sur \"Voir tout\"") == """
                “Voir tout” matches 2 elements:
                  button “Voir tout” in section “Thés”
                  button “Voir tout” in section “Cafés”
                Name what contains it, if the step allows it: « … dans "Thés" » (“… in "Thés"”).
                """
        )
        #expect(
            StallKit.message(of: "Quand je tape sur \"Étape\"") == """
                “Étape” matches 2 elements:
                  button “Étape 1 : le thé” in screen “Boutique”
                  button “Étape 2 : l’eau” in screen “Boutique”
                Write the whole label, such as "Étape 1 : le thé".
                """
        )
    }

    @Test("what can only be read says what it stands in; what takes another act says which")
    func kindsOfAct() {
        #expect(
            StallKit.message(of: "Quand je tape sur \"Prix\"")
                == "Badge “Prix”: 4\u{202F}€ can't be acted on; it stands in card “Thé vert”, which can."
        )
        #expect(
            StallKit.message(of: "Quand je tape sur \"Tout effacer\"") == """
                Button “Tout effacer” must be held for 3 s; a tap does nothing.
                Say « je maintiens … pendant 3 s » (“I hold … for 3 s”).
                """
        )
        #expect(StallKit.message(of: "Quand j'active \"Vibrer\"") == "Button “Vibrer” is no switch.")
        #expect(
            StallKit.message(of: "Quand je ferme la feuille") == "No sheet is open: “Boutique” is the screen on top."
        )
    }
}
