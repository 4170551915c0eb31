import CucumberGherkin
import ScenarioReports
import ScreenRendering

/// A run that shows all that the page has to show, with screens of the apps.
enum HTMLSample {
    static let run = SampleRun(
        [
            GherkinSource(uri: "Scenarios/Madinia/pre-inscription.feature", text: registration),
            GherkinSource(uri: "Scenarios/Madinia/catalogue.feature", text: catalogue),
            GherkinSource(uri: "Scenarios/PiTrainer/session.feature", text: session),
        ] + SampleRun.shopSources,
        behaviour
    )

    static let coverage = """
        {"dryRun":false,"groups":[{"name":"Madinia","prefix":"MAD-","measures":{"requirements":{"covered":2,"total":4,\
        "percent":50},"screens":{"covered":3,"total":5,"percent":60},"links":{"covered":1,"total":2,"percent":50}},\
        "requirements":[{"id":"MAD-FR5","kind":"scenario","title":"La liste montre toutes les formations","status":"covered",\
        "places":["Scenarios/Madinia/catalogue.feature:9"]},{"id":"MAD-FR8","kind":"scenario","title":"La pré-inscription",\
        "status":"failed","places":["Scenarios/Madinia/pre-inscription.feature:9"]},{"id":"MAD-FR31","kind":"test","title":\
        "Un </script><b>titre</b>","status":"missing","places":[]},{"id":"MAD-FR36","kind":"scenario","title":"L'ordre",\
        "status":"covered","places":["Scenarios/Madinia/catalogue.feature:9"]}],"screens":{"shown":["pages.home",\
        "catalog.list","catalog.item"],"neverShown":["pages.contact","blog.list"]},"actions":{"acted":[{"destination":\
        "catalog.item","role":"button","label":"Pré-inscription"}],"neverActed":[{"destination":"pages.home","role":\
        "button","label":"Lire le blog"}]},"links":{"followed":[{"pattern":"/formations/{key}","destination":\
        "catalog.item","alias":false}],"neverFollowed":[{"pattern":"/contact","destination":"pages.contact","alias":\
        false}],"unmatched":[]}}],"unknownTags":[{"id":"@MAD-FR99","places":["a.feature:3"],"suggestion":"@MAD-FR9"}],\
        "unknownTestIDs":[]}
        """

    /// As `appshell history --json` prints it.
    static let history = """
        {"runs":[{"startedAt":"2026-01-21T09:00:00.000Z","revision":"aaaaaaaaaaaa","passed":9,"failed":0,"flaky":0,\
        "isFinished":true,"cost":90},{"startedAt":"2026-01-22T09:00:00.000Z","revision":"bbbbbbbbbbbb","isClean":false,\
        "passed":7,"failed":2,"flaky":1,"isFinished":false,"cost":90},{"startedAt":"2026-01-23T09:00:00.000Z","passed":8,\
        "failed":1,"flaky":1,"isFinished":true,"cost":95}],"newlyFailing":[{"location":\
        "Scenarios/Madinia/pre-inscription.feature:10","name":"Un </script><b>nom</b>","product":"madinia","runs":1,"since":\
        "2026-01-23T09:00:00.000Z"}],"newlyFixed":[],"failing":[{"location":"Scenarios/Madinia/pre-inscription.feature:10",\
        "name":"N","product":"madinia","runs":1,"since":"2026-01-23T09:00:00.000Z"}],"flaky":[{"location":\
        "Scenarios/Madinia/catalogue.feature:37","name":"F","product":"madinia","runs":3,"flakyRuns":2}],"slower":[{"location":\
        "Scenarios/Madinia/catalogue.feature:31","name":"S","product":"madinia","milliseconds":[1000,4000],"requests":[2,3]}]}
        """

    /// The page that a run makes.
    static func page(
        of run: SampleRun,
        title: String = "Scenarios",
        coverage: String? = nil,
        history: String? = nil
    ) -> [UInt8] {
        var page: [UInt8] = []
        run.tell(HTMLReport(title: title, coverage: { coverage }, history: { history }) { page += $0 })
        return page
    }

    private static let registration = """
        # language: fr
        Fonctionnalité: Se pré-inscrire à une formation
          Une adresse suffit ; l'équipe écrit avant la session.

          Contexte:
            Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
            Et que l'application est ouverte

          @MAD-FR8 @formulaire
          Scénario: Le serveur refuse l'adresse
            Quand j'ouvre la fiche "Starter"
            Et je tape sur "Pré-inscription"
            Et je saisis "lucas" dans "Email"
            Et je saisis "lucas@exemple.fr" dans "Email"
            Et je tape sur "Confirmer"
            Alors je vois "Votre demande est enregistrée"
            Et le téléphone vibre : success

          @MAD-FR8
          Scénario: <img src=x onerror="document.title='pwned'"> n'est qu'un nom
            Quand j'ouvre la fiche "Starter"
            Alors je vois :
              | <script>alert(1)</script> | & "guillemets" |
              | 490 €                     | 2 jours        |

        """

    private static let catalogue = """
        # language: fr
        Fonctionnalité: Découvrir les formations
          Ce qu'il faut savoir d'une formation se lit en cinq secondes.

          Contexte:
            Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
            Et que l'application est ouverte

          @MAD-FR5 @MAD-FR36
          Scénario: La liste montre toutes les formations
            Quand j'ouvre l'onglet "Formations"
            Et le serveur répond
            Alors je vois "Starter"

          @MAD-FR6
          Plan du scénario: Une carte porte les badges de la formation
            Quand j'ouvre l'onglet "Formations"
            Alors je vois dans "<formation>" :
              | Durée : <durée> |
              | Prix : <prix>   |

            Exemples:
              | formation | durée   | prix    |
              | Starter   | 2 jours | 490 €   |
              | Performer | 2 jours | 790 €   |
              | Master    | 3 jours | 1 490 € |

          Règle: Le prix est celui du catalogue

            @MAD-FR7
            Scénario: Un prix qui change
              Quand j'ouvre l'onglet "Formations"
              Et le serveur répond
              Et le prix de "Starter" passe à 390 €

            @MAD-FR7 @lent
            Scénario: Madi connaît les prix
              Quand je demande à Madi
              Alors elle répond

        """

    private static let session = """
        # language: fr
        Fonctionnalité: Une session
          Scénario: Quatre décimales
            Quand je tape les chiffres "1415"
            Et je tape le chiffre "9"
            Et je tape une décimale fausse
            Et j'ouvre les réglages

        """

    private static func snapshot(_ navigation: String, _ outline: String) -> ScreenSnapshot {
        let isTraining = navigation.hasPrefix("practice.")
        return ScreenSnapshot(
            navigation: navigation,
            screen: ScreenOutline.app(outline),
            theme: isTraining ? trainingLook : schoolLook
        )
    }

    /// Two looks, as a run of two products has.
    static let schoolLook = ScreenTheme(
        light: ["background": "#fbf7f2", "surface": "#ffffff", "tint": "#4b2fa8", "tint-fill": "#ece6fa"],
        dark: [
            "background": "#15121d", "surface": "#211c2d", "fill": "#302940", "text": "#f4effa",
            "secondary": "#bdb3cc", "separator": "#3b334c", "tint": "#c4b2ff", "on-tint": "#23124f",
            "tint-fill": "#33284f", "success": "#86ddaa", "error": "#ff9e9e",
        ],
        common: ["radius": "18px", "heading-family": "ui-serif, Georgia, serif"]
    )

    private static let trainingLook: ScreenTheme = {
        let colors = [
            "background": "#000000", "surface": "#05090c", "fill": "#0d1a20", "text": "#f2fcff",
            "secondary": "#8fb3bd", "separator": "#17323a", "tint": "#00e5ff", "on-tint": "#001318",
            "tint-fill": "#03242b",
        ]
        return ScreenTheme(light: colors, dark: colors, common: ["radius": "4px"])
    }()

    private static func passed(
        _ navigation: String,
        _ outline: String,
        _ events: [(kind: String, text: String)] = [],
        after duration: Duration = .milliseconds(350),
        actingOn acted: [StepResult.ActedOn] = []
    ) -> [SampleOutcome] {
        [SampleOutcome(duration: duration, snapshot: snapshot(navigation, outline), events: events, acted: acted)]
    }

    /// An element as it stands in a screen.
    private static func element(_ role: String, _ label: String, in outline: String) -> StepResult.ActedOn {
        var path: [Int] = []
        func find(in element: ScreenElement) -> Bool {
            if element.role == role, element.label == label { return true }
            for (index, child) in element.children.enumerated() {
                path.append(index)
                if find(in: child) { return true }
                path.removeLast()
            }
            return false
        }
        _ = find(in: ScreenOutline.app(outline))
        return StepResult.ActedOn(role: role, label: label, path: path)
    }

    private static func call(_ line: String, _ outcome: String) -> [(kind: String, text: String)] {
        [("request", line), ("response", "\(line): \(outcome)")]
    }

    private static let listed = "tab formations: catalog.list"
    private static let opened = listed + " › catalog.item(key: starter)"
    private static let asked = opened + " + sheet catalog.pre-registration(course: 1, title: Starter)"
    private static let training = "practice.home › practice.session(constant: pi) [locked: practice.session]"
    private static let catalogueCall = call("GET https://api.madinia.fr/api/v1/formations", "200")
    private static let registrationCall = call("POST https://api.madinia.fr/api/v1/pre-registrations", "422")

    private static let behaviour: SampleBehaviour = {
        let shop = SampleRun.shopBehaviour
        var behaviour = shop
        let outcomes: [String: [SampleOutcome]] = [
            "l'application est ouverte": passed(
                "tab accueil: pages.home",
                SampleScreens.home,
                [("app", "launch"), ("navigation", "start: tab accueil: pages.home"), ("phone", "haptics prepared")]
            ),
            "j'ouvre la fiche \"Starter\"": passed(
                opened,
                SampleScreens.course(),
                [("arrival", "1 link https://madinia.fr/formations/starter: opened catalog.item(key: starter)")]
                    + call("GET https://api.madinia.fr/api/v1/formations/starter", "200")
                    + [("navigation", "open catalog.item(key: starter) on formations: \(opened)")],
                after: .milliseconds(1_250)
            ),
            "je tape sur \"Pré-inscription\"": passed(
                asked,
                SampleScreens.emptyForm,
                [("navigation", "present catalog.pre-registration(course: 1, title: Starter): \(asked)")],
                actingOn: [element("button", "Pré-inscription", in: SampleScreens.course())]
            ),
            "je saisis \"lucas\" dans \"Email\"": passed(
                asked,
                SampleScreens.invalidForm,
                actingOn: [element("field", "Email", in: SampleScreens.emptyForm)]
            ),
            "je saisis \"lucas@exemple.fr\" dans \"Email\"": passed(asked, SampleScreens.validForm()),
            "je tape sur \"Confirmer\"": passed(
                asked,
                SampleScreens.failedForm,
                registrationCall + [("phone", "haptic error")],
                after: .seconds(3)
            ),
            "je vois \"Votre demande est enregistrée\"": [
                SampleOutcome(
                    status: .failed,
                    duration: .seconds(10),
                    message: """
                        There is no “Votre demande est enregistrée” on the screen “Pré-inscription”.
                          expected: “Votre demande est enregistrée”
                          actual:   “Certaines informations sont à corriger.”
                        The app is quiet: nothing is pending. The nearest elements:
                          failure “Certaines informations sont à corriger.”
                          text “Laissez votre adresse : nous vous écrivons avant la session.”
                        """,
                    errorType: "StepFailure",
                    attachments: [
                        Attachment(
                            .text("{\"message\":\"The given data was invalid.\",\"errors\":{\"email\":[\"blocked\"]}}"),
                            mediaType: "application/json",
                            fileName: "answer.json"
                        )
                    ]
                )
            ],
            "j'ouvre l'onglet \"Formations\"": passed(
                listed,
                SampleScreens.loading,
                [("navigation", "select formations: \(listed)"), catalogueCall[0]]
            ),
            "le serveur répond": passed(listed, SampleScreens.courses(), [catalogueCall[1]], after: .seconds(2)),
            "le prix de \"Starter\" passe à 390 €": passed(
                listed,
                SampleScreens.courses(price: "390 €", count: 5),
                catalogueCall,
                after: .seconds(86_400)
            ),
            "je demande à Madi": passed("tab accueil: coach.chat", SampleScreens.chat),
            "elle répond": [
                SampleOutcome(status: .failed, message: "The answer did not come.", errorType: "StepFailure"),
                SampleOutcome(),
            ],
            "je tape les chiffres \"1415\"": passed(
                training,
                SampleScreens.session("1415", keyNote: "flash 1"),
                Array(repeating: [("phone", "haptic click"), ("phone", "sound key")], count: 4).flatMap(\.self)
            ),
            "je tape le chiffre \"9\"": passed(
                training,
                SampleScreens.session("14159", keyNote: "flash 1"),
                Array(repeating: ("phone", "haptic click"), count: 3)
            ),
            "je tape une décimale fausse": passed("practice.home › practice.summary", SampleScreens.summary),
            "j'ouvre les réglages": passed("practice.home › settings.root", SampleScreens.settings),
        ]
        behaviour.outcomes.merge(outcomes) { _, new in new }
        behaviour.divergences["Madi connaît les prix"] = Divergence(
            earlier: 0,
            later: 1,
            step: "elle répond",
            before: "request: POST https://api.madinia.fr/api/v1/coach",
            after: nil
        )
        return behaviour
    }()
}
