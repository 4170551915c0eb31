import CucumberGherkin
import ScenarioReports
import ScreenRendering

/// A run in which everything happens that reports have to tell, in French and in English.
extension SampleRun {
    static let shop = SampleRun(shopSources, shopBehaviour)

    /// The scripts of ``shop``; the last one has an error.
    static let shopSources = [
        GherkinSource(uri: "Scenarios/Boutique/panier d'été.feature", text: basket),
        GherkinSource(uri: "Scenarios/Shop/search.feature", text: search),
        GherkinSource(
            uri: "Scenarios/Shop/broken.feature",
            text: "Feature: Broken\n\n  Scenario: It\n    Given a\n    what\n"
        ),
    ]

    private static let basket = """
        # language: fr
        @boutique
        Fonctionnalité: Le panier « d'été » 🧺

          Contexte:
            Étant donné que le panier contient :
              | article      | prix |
              | Café "crème" | 3 €  |
              | 日本茶 🍵      | 12 € |

          @REQ-1
          Scénario: Vider le panier
            Quand je touche "Vider"
            Alors je vois "Votre panier est vide"

          @REQ-2 @paiement
          Scénario: Payer l'été
            Quand je touche "Payer"
            Alors je vois "Merci, à bientôt <3 & plus"
            Et le panier est vide

          Plan du scénario: Ajouter <quoi>
            Quand j'ajoute "<quoi>" pour <prix> €
            Alors le total est de <total> €

            Exemples: Des fruits
              | quoi    | prix | total |
              | l'ananas | 5   | 20    |
              | 🍓       | 1   | 15    |

          Règle: Une remise ne vaut qu'une fois

            Contexte:
              Étant donné un bon de 5 €

            @flaky
            Scénario: Utiliser le bon
              Quand j'utilise le bon
              Alors le total est de 10 €

        """

    private static let search = #"""
        Feature: Search

          Scenario: Nothing is found
            When I look for "it's <b>"
            Then this is said:
              """markdown
              Nothing found.

                Try “tea”.
              """

          Scenario: A filter that nobody wrote
            Given a filter by "price"
            When I sort by 2 columns
            Then I see "Tea"

          Scenario: Two definitions fit
            When I do what two definitions fit

          Scenario: Next week
            Given a basket that comes next week
            Then I see "Tea"

          Scenario: Not on this phone
            Given a phone with a pen

          Scenario: It is empty

          @kept
          Scenario: Its hook fails
            Then I see "Tea"

        """#

    static let shopBehaviour: SampleBehaviour = {
        var behaviour = SampleBehaviour()
        behaviour.retries = 1
        behaviour.hooks = [
            hook("hook-0", .beforeTestRun, "the shop opens", line: 3),
            hook("hook-1", .beforeTestCase, nil, line: 7),
            hook("hook-2", .afterTestCase, "nothing is kept", tags: "@kept", line: 11),
            hook("hook-3", .afterTestRun, "the shop closes", line: 15),
        ]
        behaviour.messages["It is empty"] = "It has no steps."
        behaviour.divergences["Utiliser le bon"] = Divergence(
            earlier: 0,
            later: 1,
            step: "j'utilise le bon",
            before: "request: POST /bons → 503",
            after: "request: POST /bons → 200"
        )
        behaviour.outcomes = shopOutcomes
        return behaviour
    }()

    private static func hook(
        _ id: String,
        _ kind: RunHook.Kind,
        _ name: String?,
        tags: String? = nil,
        line: Int
    ) -> RunHook {
        let location = FileLocation(file: "Sources/ShopTestKit/ShopHooks.swift", line: line)
        return RunHook(id: id, kind: kind, name: name, tagExpression: tags, location: location)
    }

    private static let shopOutcomes: [String: [SampleOutcome]] = [
        "je touche \"Vider\"": [
            SampleOutcome(
                attachments: [Attachment(.text("3 articles, dont “Café”"), mediaType: Attachment.logMediaType)],
                snapshot: ScreenSnapshot(navigation: "tab Panier", screen: screen("Panier", ["Votre panier est vide"])),
                events: [
                    ("request", "DELETE /panier"), ("response", "204 DELETE /panier"), ("phone", "haptic success"),
                ]
            )
        ],
        "je touche \"Payer\"": [
            SampleOutcome(
                attachments: [
                    Attachment(.bytes([0x89, 0x50, 0x4E, 0x47]), mediaType: "image/png", fileName: "reçu.png"),
                    Attachment(.text("{\"total\": 15}"), mediaType: "application/json"),
                ],
                snapshot: ScreenSnapshot(
                    navigation: "tab Panier › sheet Paiement",
                    screen: screen("Paiement", ["Payer 15 €"])
                ),
                events: [("navigation", "sheet Paiement")]
            )
        ],
        "je vois \"Merci, à bientôt <3 & plus\"": [
            SampleOutcome(
                status: .failed,
                duration: .milliseconds(60_000),
                message:
                    "There is no “Merci, à bientôt <3 & plus”.\nexpected: Merci, à bientôt <3 & plus\nactual: 100 % refusé",
                errorType: "StepFailure",
                screen: "Paiement\n  button “Payer 15 €”\n  text “Carte refusée 💳”",
                events: [("request", "POST /paiements"), ("response", "402 POST /paiements")]
            )
        ],
        "j'utilise le bon": [
            SampleOutcome(
                status: .failed,
                message: "The server answers 503.",
                errorType: "StepFailure",
                screen: "Bons",
                events: [("request", "POST /bons → 503")]
            ),
            SampleOutcome(events: [("request", "POST /bons → 200")]),
        ],
        "a filter by \"price\"": [SampleOutcome(status: .undefined, message: "No definition fits this step.")],
        "I sort by 2 columns": [SampleOutcome(status: .undefined, message: "No definition fits this step.")],
        "I do what two definitions fit": [
            SampleOutcome(status: .ambiguous, message: "Two definitions fit:\nShopSteps.swift:10\nShopSteps.swift:20")
        ],
        "a basket that comes next week": [SampleOutcome(status: .pending, message: "Baskets come next week.")],
        "a phone with a pen": [SampleOutcome(status: .skipped, message: "No phone here has a pen.")],
        "After hook “nothing is kept”": [
            SampleOutcome(status: .failed, message: "A basket is left.", errorType: "HookFailure")
        ],
        "BeforeAll hook “the shop opens”": [
            SampleOutcome(attachments: [Attachment(.text("The shop is open."), mediaType: Attachment.logMediaType)])
        ],
        "AfterAll hook “the shop closes”": [
            SampleOutcome(status: .failed, message: "A till is still open.", errorType: "HookFailure")
        ],
    ]

    private static func screen(_ title: String, _ lines: [String]) -> ScreenElement {
        ScreenElement(
            role: "screen",
            label: title,
            children: [ScreenElement(role: "heading 1", label: title)]
                + lines.map { ScreenElement(role: "button", label: $0, flags: [.interactive]) }
        )
    }
}

extension SampleRun {
    /// As many scenarios as are asked for, fifty in a file, each with as many steps as are asked for; one of a hundred
    /// fails.
    static func grown(scenarios: Int, steps: Int = 8) -> SampleRun {
        var sources: [GherkinSource] = []
        for first in stride(from: 0, to: scenarios, by: 50) {
            var text = "# language: fr\n@boutique\nFonctionnalité: Rayon \(first / 50)\n"
            for scenario in first..<min(first + 50, scenarios) {
                text += "\n  @REQ-\(scenario % 40)\n  Scénario: Le client n° \(scenario) achète un café\n"
                for step in 0..<steps {
                    let keyword = step == 0 ? "Étant donné que" : step == steps - 1 ? "Alors" : "Quand"
                    let isFailing = scenario % 100 == 99 && step == steps - 1
                    text += "    \(keyword) \(isFailing ? "rien ne va plus" : "je touche \"Café \(step)\"")\n"
                }
            }
            sources.append(GherkinSource(uri: "Scenarios/Boutique/rayon-\(first / 50).feature", text: text))
        }
        let failure = SampleOutcome(
            status: .failed,
            message: "Il n'y a plus de café.",
            errorType: "StepFailure",
            screen: "Café"
        )
        return SampleRun(sources, SampleBehaviour(outcomes: ["rien ne va plus": [failure]]))
    }
}
