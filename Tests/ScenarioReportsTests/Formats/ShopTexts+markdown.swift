/// What stands on the page of a run on GitHub.
extension ShopTexts {
    /// The step summary, without links.
    static let markdown = #"""
        ## ✘ 5 passed, 6 failed, 1 skipped, 1 flaky; 1 file could not be read; 1 hook around the run failed

        | | passed | skipped | pending | undefined | ambiguous | failed | total |
        |:--|--:|--:|--:|--:|--:|--:|--:|
        | scenarios | 5 | 1 | 1 | 2 | 1 | 2 | 12 |
        | steps | 18 | 4 | 1 | 2 | 1 | 1 | 27 |

        2 min 11.5 s of virtual time

        ### Errors in feature files

        <details><summary>✘ <code>Scenarios/Shop/broken.feature:5</code></summary>

        <pre>
        expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, \#
        #ScenarioLine, #RuleLine, #Comment, #Empty, got 'what'
        </pre>

        </details>

        ### Run hooks that did not pass

        <details><summary>✘ AfterAll hook “the shop closes” \#
        <code>Sources/ShopTestKit/ShopHooks.swift:15</code></summary>

        <pre>
        A till is still open.
        </pre>

        </details>

        ### Did not pass

        <details><summary>✘ <code>Scenarios/Boutique/panier d'été.feature:17</code> Payer l'été</summary>

        <p><b>Alors </b>je vois &quot;Merci, à bientôt &lt;3 &amp; plus&quot; <code>Scenarios/Boutique/panier \#
        d'été.feature:19</code></p>

        <pre>
        There is no “Merci, à bientôt &lt;3 &amp; plus”.
        expected: Merci, à bientôt &lt;3 &amp; plus
        actual: 100 % refusé
        </pre>

        <p>The screen at this point:</p>

        <pre>
        Paiement
          button “Payer 15 €”
          text “Carte refusée 💳”
        </pre>

        </details>

        <details><summary>? <code>Scenarios/Shop/search.feature:12</code> A filter that nobody wrote</summary>

        <p><b>Given </b>a filter by &quot;price&quot; <code>Scenarios/Shop/search.feature:13</code></p>

        <pre>
        No definition fits this step.
        </pre>

        <p><b>When </b>I sort by 2 columns <code>Scenarios/Shop/search.feature:14</code></p>

        <pre>
        No definition fits this step.
        </pre>

        </details>

        <details><summary>≈ <code>Scenarios/Shop/search.feature:17</code> Two definitions fit</summary>

        <p><b>When </b>I do what two definitions fit <code>Scenarios/Shop/search.feature:18</code></p>

        <pre>
        Two definitions fit:
        ShopSteps.swift:10
        ShopSteps.swift:20
        </pre>

        </details>

        <details><summary>… <code>Scenarios/Shop/search.feature:20</code> Next week</summary>

        <p><b>Given </b>a basket that comes next week <code>Scenarios/Shop/search.feature:21</code></p>

        <pre>
        Baskets come next week.
        </pre>

        </details>

        <details><summary>? <code>Scenarios/Shop/search.feature:27</code> It is empty</summary>

        <pre>
        It has no steps.
        </pre>

        </details>

        <details><summary>✘ <code>Scenarios/Shop/search.feature:30</code> Its hook fails</summary>

        <p>After hook “nothing is kept” <code>Sources/ShopTestKit/ShopHooks.swift:11</code></p>

        <pre>
        A basket is left.
        </pre>

        </details>

        ### Passed after a retry

        <details><summary>≠ <code>Scenarios/Boutique/panier d'été.feature:37</code> Utiliser le bon, passed on \#
        attempt 2</summary>

        <pre>
        attempt 2 differs from attempt 1 in step “j'utilise le bon”: first “request: POST /bons → 503”, then \#
        “request: POST /bons → 200”
        </pre>

        <p><b>Quand </b>j'utilise le bon <code>Scenarios/Boutique/panier d'été.feature:38</code></p>

        <pre>
        The server answers 503.
        </pre>

        <p>The screen at this point:</p>

        <pre>
        Bons
        </pre>

        </details>


        """#
}
