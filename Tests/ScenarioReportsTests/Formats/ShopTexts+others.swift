/// What the formats write that have nothing in common.
extension ShopTexts {
    /// What goes to a terminal of 80 columns; ␍ stands for CR, ␛ for ESC.
    static let bar = #"""
        ␍␛[2K░░░░░░░░░░░░░░░░░░░░  0/12  0 %  Vider le panier␍␛[2K✘ Scenarios/Boutique/panier d'été.feature:17  \#
        Payer l'été (attempt 2)
            ✘ Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé
                The screen at this point:
                  Paiement
                    button “Payer 15 €”
                    text “Carte refusée 💳”
        ␍␛[2K███░░░░░░░░░░░░░░░░░  2/12  16 %  1 failed  Ajouter l'ananas␍␛[2K? \#
        Scenarios/Shop/search.feature:12  A filter that nobody wrote
            ? Given a filter by "price"
                Scenarios/Shop/search.feature:13
                No definition fits this step.
            ? When I sort by 2 columns
                Scenarios/Shop/search.feature:14
                No definition fits this step.
        ␍␛[2K███████████░░░░░░░░░  7/12  58 %  2 failed  Two definitions fit␍␛[2K≈ \#
        Scenarios/Shop/search.feature:17  Two definitions fit
            ≈ When I do what two definitions fit
                Scenarios/Shop/search.feature:18
                Two definitions fit:
                ShopSteps.swift:10
                ShopSteps.swift:20
        ␍␛[2K█████████████░░░░░░░  8/12  66 %  3 failed  Next week␍␛[2K… Scenarios/Shop/search.feature:20  Next \#
        week
            … Given a basket that comes next week
                Scenarios/Shop/search.feature:21
                Baskets come next week.
        ␍␛[2K███████████████░░░░░  9/12  75 %  4 failed  Not on this phone␍␛[2K? \#
        Scenarios/Shop/search.feature:27  It is empty
            It has no steps.
        ␍␛[2K██████████████████░░  11/12  91 %  5 failed  Its hook fails␍␛[2K✘ Scenarios/Shop/search.feature:30 \#
         Its hook fails (attempt 2)
            ✘ After hook “nothing is kept”
                Sources/ShopTestKit/ShopHooks.swift:11
                A basket is left.
        ␍␛[2K████████████████████  12/12  100 %  6 failed


        """#

    /// Workflow commands.
    static let github = #"""
        ::error file=Scenarios/Shop/broken.feature,line=5,col=5,title=Error in a feature file::expected: \#
        #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, \#
        #Comment, #Empty, got 'what'
        ::error file=Sources/ShopTestKit/ShopHooks.swift,line=15,title=AfterAll hook “the shop closes”::A till \#
        is still open.
        ::error file=Scenarios/Boutique/panier d'été.feature,line=19,title=Payer l'été::Alors je vois "Merci, à \#
        bientôt <3 & plus"%0AThere is no “Merci, à bientôt <3 & plus”.%0Aexpected: Merci, à bientôt <3 & \#
        plus%0Aactual: 100 %25 refusé
        ::error file=Scenarios/Shop/search.feature,line=13,title=A filter that nobody wrote::Given a filter \#
        by "price"%0ANo definition fits this step.
        ::error file=Scenarios/Shop/search.feature,line=18,title=Two definitions fit::When I do what two \#
        definitions fit%0ATwo definitions fit:%0AShopSteps.swift:10%0AShopSteps.swift:20
        ::error file=Scenarios/Shop/search.feature,line=27,title=It is empty::It has no steps.
        ::error file=Sources/ShopTestKit/ShopHooks.swift,line=11,title=Its hook fails::After hook “nothing is \#
        kept”%0AA basket is left.
        ::warning file=Scenarios/Shop/search.feature,line=21,title=Next week::Given a basket that comes next \#
        week%0ABaskets come next week.
        ::warning file=Scenarios/Boutique/panier d'été.feature,line=37,title=Flaky%3A Utiliser le bon::Passed \#
        on attempt 2.%0Aattempt 2 differs from attempt 1 in step “j'utilise le bon”: first “request: POST /bons \#
        → 503”, then “request: POST /bons → 200”
        ::notice title=Scenarios::5 passed, 6 failed, 1 skipped, 1 flaky; 1 file could not be read; 1 hook around the run failed

        """#

    /// One file a line.
    static let rerun = #"""
        Scenarios/Boutique/panier d'été.feature:17
        Scenarios/Shop/search.feature:12:17:20:27:30
        Scenarios/Shop/broken.feature

        """#

    /// Swift.
    static let snippets = #"""
        // Scenarios/Shop/search.feature:13
        library.step(.given, ["en": "a filter by {string}"], "…") { (world, string: String) in
            throw StepPending()
        }

        // Scenarios/Shop/search.feature:14
        library.step(.when, ["en": "I sort by {int} columns"], "…") { (world, int: Int) in
            throw StepPending()
        }

        """#
}
