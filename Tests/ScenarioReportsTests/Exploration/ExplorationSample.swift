import AppShellTexts
import ScenarioReports
import ScreenRendering

/// Explorations of a school's app as values.
enum ExplorationSample {
    private static let laws = [
        ("written-once", "What a person asks for once is kept once by the back end, whatever happens to the calls."),
        ("back-returns", "Back, or closing a sheet, leads to what was there, with all that was typed."),
        ("errors-heal", "Once the fault is over, an error heals by itself or by the button that it offers."),
        ("home-in-reach", "Every screen can be left, and from every state the first screen of the app can be reached."),
        (
            "loading-ends",
            "What loads comes to an end: no loading state outlives its calls and timers, or five minutes."
        ),
        ("accessible", "Every element has a label, every image a description, every screen a title."),
    ]
    .map { ExplorationReport.Law(name: $0, sentence: $1) }

    /// Two findings, one of them changed since it was accepted, and an accepted one.
    static let broken: ExplorationReport = {
        var report = holding
        report.waiting = 2_113
        report.divergences = [
            .init(fact: "calls in flight: 0 and 1", one: ["launch", "leave the app"], other: ["launch", "go offline"])
        ]
        report.findings = [writtenTwice, deadEnd, accepted]
        return report
    }()

    /// Every law holds.
    static let holding: ExplorationReport = {
        var report = ExplorationReport(product: "madinia", name: "Madinia", language: "fr", depth: 3, seed: 7)
        report.statesByDepth = [1, 24, 612, 11_708]
        report.expanded = 637
        report.transitions = 45_678
        report.beyond = 11_708
        report.comparisons = 1_000
        report.laws = laws
        report.screens = [
            "not running", "home", "in the background", "catalog.list", "blog.list", "contact.form",
            "catalog.formation",
            "home + coach.chat", "catalog.formation + catalog.pre-registration", "blog.article", "settings",
        ]
        report.ways = ways
        report.unreached = ["catalog.brochure", "settings.licences"]
        return report
    }()

    private static let ways: [ExplorationReport.Way] = {
        let inside = [
            ("home", "catalog.list", "tap tab “Formations”", 96),
            ("home", "catalog.list", "tap button “Voir les formations”", 96),
            ("home", "blog.list", "tap tab “Blog”", 96), ("home", "contact.form", "tap tab “Contact”", 90),
            ("home", "home + coach.chat", "tap button “Madi”", 88),
            ("home + coach.chat", "home", "tap button “Fermer”", 60),
            ("home", "settings", "tap button “Réglages”", 61), ("settings", "home", "tap button “Retour”", 40),
            ("catalog.list", "catalog.formation", "tap card “Starter”", 310),
            ("catalog.list", "catalog.formation", "tap card “Performer”", 300),
            ("catalog.list", "home", "tap tab “Accueil”", 80), ("catalog.list", "blog.list", "tap tab “Blog”", 80),
            ("blog.list", "catalog.list", "tap tab “Formations”", 70), ("blog.list", "home", "tap tab “Accueil”", 70),
            ("blog.list", "blog.article", "tap card “Bien écrire un prompt”", 150),
            ("blog.article", "blog.list", "tap button “Retour”", 55),
            ("blog.article", "catalog.formation", "tap link “Voir la formation”", 12),
            ("contact.form", "contact.form", "type into “Message”", 1_204),
            ("contact.form", "home", "tap tab “Accueil”", 44),
            ("catalog.formation", "catalog.list", "tap button “Retour”", 210),
            ("catalog.formation", "catalog.formation + catalog.pre-registration", "tap button “Pré-inscription”", 205),
            ("catalog.formation + catalog.pre-registration", "catalog.formation", "tap button “Fermer”", 120),
        ]
        let screens = [
            "home", "catalog.list", "blog.list", "contact.form", "catalog.formation", "blog.article", "settings",
        ]
        let outside = screens.flatMap { screen in
            [
                (screen, "in the background", "leave the app", 30),
                ("in the background", screen, "return to the app", 28),
                (screen, "not running", "force-quit", 30), (screen, "blog.article", "open a link", 9),
                (screen, "catalog.formation", "tap a push", 7),
            ]
        }
        return
            (inside + outside + [
                ("not running", "home", "launch", 112), ("not running", "blog.article", "open a link", 6),
            ])
            .map { ExplorationReport.Way(from: $0, to: $1, act: BilingualText($2), count: $3) }
            .sorted { ($0.from, $0.to, $0.act.english) < ($1.from, $1.to, $1.act.english) }
    }()

    private static let writtenTwice: ExplorationReport.Finding = {
        var finding = ExplorationReport.Finding(
            law: "written-once",
            subject: "catalog.pre-registration: POST /preinscriptions",
            fact: "Kept 2 times by the back end: POST /preinscriptions {\"email\": \"lucas@exemple.fr\"}",
            count: 12,
            acts: ["launch", "open a link", "type “lucas@exemple.fr” into “Email”", "tap button “Confirmer”"],
            command: "./appshell explore madinia --only written-once --depth 4 --seed 7"
        )
        finding.steps = [
            step("j'ouvre le lien \"madinia://formations/starter\" au lancement", SampleScreens.course()),
            step("je touche \"Pré-inscription\"", SampleScreens.emptyForm),
            step("le serveur reçoit POST /preinscriptions, mais la réponse se perd", SampleScreens.emptyForm),
            step("je saisis \"lucas@exemple.fr\" dans \"Email\"", SampleScreens.validForm()),
            step("je touche \"Confirmer\"", SampleScreens.failedForm),
            step("la loi \"written-once\" est respectée", SampleScreens.failedForm),
        ]
        finding.script = script("Loi « written-once » : catalog.pre-registration", finding.steps)
        finding.calls = ["POST /preinscriptions"]
        finding.change = ["- Confirmer", "+ Impossible d'envoyer la pré-inscription", "+ Réessayer"]
        return finding
    }()

    private static let deadEnd: ExplorationReport.Finding = {
        var finding = ExplorationReport.Finding(
            law: "home-in-reach",
            subject: "blog.article: tap a notification",
            fact: "No act leads back to “home” from blog.article.",
            count: 1,
            acts: ["launch", "tap the notification “Un nouvel article”: “Bien écrire un prompt”", "leave the app"],
            command: "./appshell explore madinia --only home-in-reach --depth 4 --seed 7"
        )
        finding.doubt = "No step says “tap the notification “Un nouvel article””."
        finding.acceptedFact = "No act leads back to “blog.list” from blog.article."
        finding.steps = [
            step("je lance l'application", SampleScreens.home), .init(text: "je quitte l'application", screen: nil),
        ]
        return finding
    }()

    private static let accepted: ExplorationReport.Finding = {
        var finding = ExplorationReport.Finding(
            law: "errors-heal",
            subject: "coach.chat: tap button “Réessayer”",
            fact: "“Réessayer” leaves the error on the screen.",
            count: 3,
            acts: ["launch", "tap button “Madi”", "tap button “Réessayer”"],
            command: "./appshell explore madinia --only errors-heal --depth 3 --seed 7"
        )
        finding.reason = "The back end keeps the quota of a day: trying again helps from midnight on."
        return finding
    }()

    /// The first finding of ``broken``, as an exploration in French tells it. It is made once, and read by any `Reader`.
    static let french: ExplorationReport = {
        var report = broken
        report.findings[0].subject = BilingualText(
            english: "catalog.pre-registration: POST /preinscriptions",
            localized: "catalog.pre-registration : POST /preinscriptions"
        )
        report.findings[0].fact = BilingualText(
            english: "The back end has 2 equal records in “preinscriptions”: {\"email\": \"lucas@exemple.fr\"}",
            localized:
                "Le serveur a 2 enregistrements égaux dans « preinscriptions » : {\"email\": \"lucas@exemple.fr\"}"
        )
        report.findings[1].acts = [
            BilingualText(english: "launch", localized: "ouvrir l'application"),
            BilingualText(english: "leave the app", localized: "mettre l'application en arrière-plan"),
        ]
        report.findings[1].doubt = BilingualText(
            english: "No step says “launch”.",
            localized: "Aucune étape ne dit « ouvrir l'application »."
        )
        for index in report.ways.indices where report.ways[index].act.english == "launch" {
            report.ways[index].act = BilingualText(english: "launch", localized: "ouvrir l'application")
        }
        return report
    }()

    /// Who reads it, with the texts of two laws, which are another module's.
    static let frenchReader = Reader(
        .french,
        translations: Translations.reports + [
            Translations(
                .french,
                [
                    "What a person asks for once is kept once by the back end, whatever happens to the calls.":
                        "Ce qu'une personne demande une fois, le serveur le garde une fois, quoi qu'il arrive aux appels.",
                    "Once the fault is over, an error heals by itself or by the button that it offers.":
                        "Une fois la panne finie, une erreur disparaît d'elle-même ou par le bouton qu'elle propose.",
                ]
            )
        ]
    )

    private static func step(_ text: String, _ outline: String) -> ExplorationReport.Step {
        let snapshot = ScreenSnapshot(
            navigation: "tab",
            screen: ScreenOutline.app(outline),
            theme: HTMLSample.schoolLook
        )
        return .init(text: text, screen: snapshot)
    }

    private static func script(_ name: String, _ steps: [ExplorationReport.Step]) -> String {
        let keywords = ["Étant donné que ", "Quand ", "Et ", "Et ", "Et ", "Alors "]
        let lines = zip(keywords, steps).map { "    \($0)\($1.text)" }
        return (["# language: fr", "Fonctionnalité: Madinia", "", "  Scénario: \(name)"] + lines).joined(
            separator: "\n"
        ) + "\n"
    }

    /// Texts that try to be more than texts, everywhere.
    static let hostile: ExplorationReport = {
        let texts = [
            "</script><script>alert('pwned')</script>", "\"quotes' & <b>tags</b> \\ {{TITLE}}", "\u{202E}العربية עברית",
            String(repeating: "long", count: 200), "controls \u{1B}[2J\u{0}\u{7}\u{85}\u{FFFE}\nlines",
            "]]>--></style>",
        ]
        var report = ExplorationReport(product: texts[0], name: texts[0], language: "fr", depth: 2, seed: .max)
        report.statesByDepth = [1, 6]
        report.from = texts[1]
        report.laws = texts.map { .init(name: $0, sentence: $0) }
        report.screens = texts
        report.unreached = texts
        let words = texts.map { BilingualText($0) }
        report.ways = zip(texts, words).flatMap { from, act in
            texts.map { .init(from: from, to: $0, act: act, count: 1) }
        }
        report.divergences = [.init(fact: words[0], one: words, other: words)]
        report.findings = texts.map { text in
            var finding = ExplorationReport.Finding(
                law: text,
                subject: BilingualText(text),
                fact: BilingualText(text),
                count: 1,
                acts: words,
                command: text
            )
            finding.script = text
            finding.doubt = BilingualText(text)
            finding.acceptedFact = text
            let element = ScreenElement(role: text, label: text, value: text, message: text, note: text)
            finding.steps = [.init(text: text, screen: ScreenSnapshot(navigation: text, screen: element))]
            return finding
        }
        report.findings[5].reason = texts[5]
        return report
    }()

    static let empty = ExplorationReport(product: "madinia", name: "Madinia", language: "fr", depth: 0, seed: 1)

    static let all = [broken, holding, hostile, empty]
}
