/// What the formats write of the shop's run, word for word.
enum ShopTexts {
    /// The features as pretty tells them.
    static let prettyScenarios = #"""

        ✔ BeforeAll hook “the shop opens”
            The shop is open.

        @boutique
        Fonctionnalité: Le panier « d'été » 🧺  Scenarios/Boutique/panier d'été.feature

          @REQ-1
          Scénario: Vider le panier  # 12
            ✔ Étant donné que le panier contient :
                | article      | prix |
                | Café "crème" | 3 €  |
                | 日本茶 🍵    | 12 € |
            ✔ Quand je touche "Vider"
                3 articles, dont “Café”
            ✔ Alors je vois "Votre panier est vide"

          @REQ-2 @paiement
          Scénario: Payer l'été  # 17
            ✔ Étant donné que le panier contient :
                | article      | prix |
                | Café "crème" | 3 €  |
                | 日本茶 🍵    | 12 € |
            ✔ Quand je touche "Payer"
                attached: “reçu.png” image/png, 4 bytes
                attached: application/json, 13 bytes
            ✘ Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé
                The screen at this point:
                  Paiement
                    button “Payer 15 €”
                    text “Carte refusée 💳”
            - Et le panier est vide

          @REQ-2 @paiement
          Scénario: Payer l'été  # 17  (attempt 2)
            ✔ Étant donné que le panier contient :
                | article      | prix |
                | Café "crème" | 3 €  |
                | 日本茶 🍵    | 12 € |
            ✔ Quand je touche "Payer"
                attached: “reçu.png” image/png, 4 bytes
                attached: application/json, 13 bytes
            ✘ Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé
                Details at Scenarios/Boutique/panier d'été.feature:17 above.
            - Et le panier est vide

          Plan du scénario: Ajouter l'ananas  # 28
            ✔ Étant donné que le panier contient :
                | article      | prix |
                | Café "crème" | 3 €  |
                | 日本茶 🍵    | 12 € |
            ✔ Quand j'ajoute "l'ananas" pour 5 €
            ✔ Alors le total est de 20 €

          Plan du scénario: Ajouter 🍓  # 29
            ✔ Étant donné que le panier contient :
                | article      | prix |
                | Café "crème" | 3 €  |
                | 日本茶 🍵    | 12 € |
            ✔ Quand j'ajoute "🍓" pour 1 €
            ✔ Alors le total est de 15 €

          Règle: Une remise ne vaut qu'une fois

            @flaky
            Scénario: Utiliser le bon  # 37
              ✔ Étant donné que le panier contient :
                  | article      | prix |
                  | Café "crème" | 3 €  |
                  | 日本茶 🍵    | 12 € |
              ✔ Étant donné un bon de 5 €
              ✘ Quand j'utilise le bon
                  Scenarios/Boutique/panier d'été.feature:38
                  The server answers 503.
                  The screen at this point:
                    Bons
              - Alors le total est de 10 €

            @flaky
            Scénario: Utiliser le bon  # 37  (attempt 2)
              ≠ attempt 2 differs from attempt 1 in step “j'utilise le bon”: first “request: POST /bons → 503”, \#
        then “request: POST /bons → 200”
              ✔ Étant donné que le panier contient :
                  | article      | prix |
                  | Café "crème" | 3 €  |
                  | 日本茶 🍵    | 12 € |
              ✔ Étant donné un bon de 5 €
              ✔ Quand j'utilise le bon
              ✔ Alors le total est de 10 €

        Feature: Search  Scenarios/Shop/search.feature

          Scenario: Nothing is found  # 3
            ✔ When I look for "it's <b>"
            ✔ Then this is said:
                """markdown
                Nothing found.

                  Try “tea”.
                """

          Scenario: A filter that nobody wrote  # 12
            ? Given a filter by "price"
                Scenarios/Shop/search.feature:13
                No definition fits this step.
            ? When I sort by 2 columns
                Scenarios/Shop/search.feature:14
                No definition fits this step.
            - Then I see "Tea"

          Scenario: Two definitions fit  # 17
            ≈ When I do what two definitions fit
                Scenarios/Shop/search.feature:18
                Two definitions fit:
                ShopSteps.swift:10
                ShopSteps.swift:20

          Scenario: Next week  # 20
            … Given a basket that comes next week
                Scenarios/Shop/search.feature:21
                Baskets come next week.
            - Then I see "Tea"

          Scenario: Not on this phone  # 24
            - Given a phone with a pen
                Scenarios/Shop/search.feature:25
                No phone here has a pen.

          Scenario: It is empty  # 27
            ? It has no steps.

          @kept
          Scenario: Its hook fails  # 30
            ✔ Then I see "Tea"
            ✘ After hook “nothing is kept”
                Sources/ShopTestKit/ShopHooks.swift:11
                A basket is left.

          @kept
          Scenario: Its hook fails  # 30  (attempt 2)
            ✔ Then I see "Tea"
            ✘ After hook “nothing is kept”
                Sources/ShopTestKit/ShopHooks.swift:11
                A basket is left.


        """#
}
