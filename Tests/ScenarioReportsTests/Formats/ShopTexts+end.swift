/// What reports end with.
extension ShopTexts {
    /// What did not pass, where why has been told before.
    static let listed = #"""
        Did not pass:
          ✘ Scenarios/Boutique/panier d'été.feature:17  Payer l'été (attempt 2)
          ? Scenarios/Shop/search.feature:12  A filter that nobody wrote
          ≈ Scenarios/Shop/search.feature:17  Two definitions fit
          … Scenarios/Shop/search.feature:20  Next week
          ? Scenarios/Shop/search.feature:27  It is empty
          ✘ Scenarios/Shop/search.feature:30  Its hook fails (attempt 2)
        Rerun only these:
          ./appshell run 'Scenarios/Boutique/panier d'\''été.feature:17' Scenarios/Shop/search.feature:12:17:20:27:30


        """#

    /// What did not pass, with why.
    static let explained = #"""
        Did not pass:
          ✘ Scenarios/Boutique/panier d'été.feature:17  Payer l'été (attempt 2)
              ✘ Alors je vois "Merci, à bientôt <3 & plus"
                  Scenarios/Boutique/panier d'été.feature:19
                  There is no “Merci, à bientôt <3 & plus”.
                  expected: Merci, à bientôt <3 & plus
                  actual: 100 % refusé
                  The screen at this point:
                    Paiement
                      button “Payer 15 €”
                      text “Carte refusée 💳”
          ? Scenarios/Shop/search.feature:12  A filter that nobody wrote
              ? Given a filter by "price"
                  Scenarios/Shop/search.feature:13
                  No definition fits this step.
              ? When I sort by 2 columns
                  Scenarios/Shop/search.feature:14
                  No definition fits this step.
          ≈ Scenarios/Shop/search.feature:17  Two definitions fit
              ≈ When I do what two definitions fit
                  Scenarios/Shop/search.feature:18
                  Two definitions fit:
                  ShopSteps.swift:10
                  ShopSteps.swift:20
          … Scenarios/Shop/search.feature:20  Next week
              … Given a basket that comes next week
                  Scenarios/Shop/search.feature:21
                  Baskets come next week.
          ? Scenarios/Shop/search.feature:27  It is empty
              It has no steps.
          ✘ Scenarios/Shop/search.feature:30  Its hook fails (attempt 2)
              ✘ After hook “nothing is kept”
                  Sources/ShopTestKit/ShopHooks.swift:11
                  A basket is left.

        Rerun only these:
          ./appshell run 'Scenarios/Boutique/panier d'\''été.feature:17' Scenarios/Shop/search.feature:12:17:20:27:30


        """#

    /// What follows.
    static let end = #"""
        Run hooks that did not pass:
          ✘ AfterAll hook “the shop closes”  Sources/ShopTestKit/ShopHooks.swift:15
              A till is still open.

        Passed after a retry:
          Scenarios/Boutique/panier d'été.feature:37  Utiliser le bon (attempt 2)
            ≠ attempt 2 differs from attempt 1 in step “j'utilise le bon”: first “request: POST /bons → 503”, \#
        then “request: POST /bons → 200”
            ✘ Quand j'utilise le bon
                Scenarios/Boutique/panier d'été.feature:38
                The server answers 503.
                The screen at this point:
                  Bons

        1 error in feature files:
          Scenarios/Shop/broken.feature:5:5: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, \#
        #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'what'

        12 scenarios (5 passed, 1 skipped, 1 pending, 2 undefined, 1 ambiguous, 2 failed)
        27 steps (18 passed, 4 skipped, 1 pending, 2 undefined, 1 ambiguous, 1 failed)
        2 min 11.5 s of virtual time
        5 passed, 6 failed, 1 skipped, 1 flaky; 1 file could not be read; 1 hook around the run failed

        """#
}
