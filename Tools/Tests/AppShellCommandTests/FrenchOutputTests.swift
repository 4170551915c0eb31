import AppShell
import AppShellInspection
import AppShellTexts
import ScenarioRunner
import Testing

@testable import AppShellCommand

/// What `open`, `push`, `graph`, `check` and `aasa` print in French; what programs read stays in English.
struct FrenchOutputTests {
    private static func french(_ arguments: String..., input: String = "") throws -> Command {
        try Command(arguments + ["--lang", "fr"], input: input)
    }

    private static func inFrench<Value>(_ say: () throws -> Value) rethrows -> Value {
        let translations = Translations.command + Translations.runner
        return try Reader.$current.withValue(Reader(.french, translations: translations), operation: say)
    }

    @Test("open says what a link opens, and why")
    func open() throws {
        let run = try Self.french("open", "madinia", "https://madinia.fr/formations/performer")
        #expect(run.status == 0)
        #expect(
            run.output == """
                résultat  ouverture de catalog.item(key: performer)
                onglet    Formations
                pile      catalog.list
                          catalog.item(key: performer)
                écran     Performer

                """
        )
        let missed = try Self.french("open", "madinia", "https://madinia.fr/formatons/x", "--explain")
        #expect(
            missed.output.hasPrefix(
                """
                résultat  ouverture de catalog.home à la place : aucun lien du produit ne ressemble à /formatons/x
                onglet    Accueil
                pile      catalog.home
                écran     Accueil

                https://madinia.fr/formatons/x
                  lu comme : https://madinia.fr/formatons/x
                  ne correspond à aucun motif
                  le plus proche : /formations/{key:slug} du module catalog : le segment 1 est « formatons », pas « formations »

                """
            ),
            "\(missed.output)"
        )
        let foreign = try Self.french("open", "madinia", "https://exemple.fr/x")
        #expect(foreign.output.hasPrefix("résultat  ignoré : l'hôte « exemple.fr » n'est pas de ce produit\n"))
    }

    @Test("push says what a tap opens, and why each rule matches or not")
    func push() throws {
        let waiting = try Self.french(
            "push",
            "allinconnect",
            "-",
            input: #"{"screen": "order_detail", "entityId": 3}"#
        )
        #expect(waiting.output.hasPrefix("résultat  en attente : verrou « "), "\(waiting.output)")
        #expect(waiting.output.contains("\nensuite   account.order(id: 3)\n"))
        let explained = try Self.french(
            "push",
            "madinia",
            "-",
            "--explain",
            input: #"{"aps": {"badge": "3"}, "type": "formation", "id": 0}"#
        )
        #expect(
            explained.output.contains(
                "\n\nLa charge utile ne mène nulle part : la règle la plus proche est celle de « "
            ),
            "\(explained.output)"
        )
        #expect(
            explained.output.contains(
                "\n  - version 1, catalog.item de « catalog » (« type » vaut « formation », {key} tiré de « slug » ou « id ») : "
            )
        )
        #expect(
            explained.output.hasSuffix(
                "\n  - aps.badge est un texte, et non un nombre entier à partir de 0 : considéré comme absent\n"
            )
        )
        let broken = try Self.french("push", "madinia", "-", "--explain", input: "[1]")
        #expect(
            broken.output.hasSuffix(
                """

                La charge utile ne peut pas être lue, aucune règle n'a donc été essayée : la charge utile est un tableau. \
                Remède : envoyer un objet, {"aps": {…}, …}.

                """
            ),
            "\(broken.output)"
        )
    }

    @Test("graph names what a product is made of")
    func graph() throws {
        let graph = try AppGraph(NotesApp.self, in: .ofScripts())
        #expect(
            Self.inFrench { GraphText(graph.summary).text } == """
                Notes (notes)

                une seule pile
                  notes.list
                arrivées
                  hôtes                      notes.example
                  schémas                    notes
                  liens sans correspondance  sont ignorés
                  charges utiles             version 2, puis 1

                module notes
                  destinations
                    notes.list        pile  durable
                    notes.detail(id)  pile  durable
                  liens
                    /                   notes.list    https://notes.example/
                    /notes/{id}         notes.detail  https://notes.example/notes/7
                    /n/{id}      alias  notes.detail  https://notes.example/n/7
                  règles de charge utile
                    notes.detail  version 2  « screen » vaut « memo » ou « note », {id} tiré de « id » ou « ref »
                  raccourcis
                    list  All notes  notes.list
                  clés enregistrées
                    notes.all  schéma 3
                  verrous au démarrage
                    sign-in  fait attendre ce qui arrive  nobody is signed in
                  catégories de notifications
                    shared  Shared notes  inactive par défaut
                    due     Due today     active

                module silent
                  ne propose rien

                """
        )
        #expect(
            try Self.french("graph", "madinia").output.hasPrefix(
                "Madinia (madinia)\n\nonglets\n  accueil     Accueil     catalog.home  affiché au démarrage\n"
            )
        )
    }

    @Test("check tells each issue with the fact and the fix; its JSON is the same in every language")
    func check() throws {
        let report = CheckReport(checks: [
            CompositionCheck(FaultyApp.self, in: try .ofScripts(), today: ExpiryDay(2026, 1, 1))
        ])
        #expect(
            Self.inFrench { report.text } == """
                La composition de « faulty » a 3 défauts :
                  - [destination-duplicate] second : la destination « notes.list » est proposée par « first » et par « second ». \
                Remède : en renommer une : les noms d'un module commencent par son identifiant.
                  - [tab-selected-unknown] manifeste : l'application démarre sur l'onglet « two », qu'elle n'a pas. Remède : \
                démarrer sur l'un de ceux-ci : « one ».
                  - [link-dead] second : le motif « /notes/{id} » mène à « notes.detail », qu'aucun module ne propose. Remède : \
                déclarer la destination, ou enlever le lien.

                """
        )
        #expect(Self.inFrench { report.json } == report.json)
    }

    @Test("check --aasa tells each difference with the link that shows it")
    func association() throws {
        let right = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"]).output
        let file = right.replacing("\"/contact\"", with: "\"/contacts\"")
        let run = try Self.french("check", "madinia", "--aasa", "-", input: file)
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                """

                  - https://madinia.fr/contact correspond au motif /contact du module « contact », mais s'ouvre dans le \
                navigateur (non transmis :
                """
            ),
            "\(run.output)"
        )
        #expect(
            run.output.contains(
                "\n  - https://madinia.fr/contacts est transmis à l'application par $.applinks.details[0].components["
            )
        )
        #expect(
            run.output.hasSuffix(
                """
                l'application ouvrirait l'onglet prévu pour les liens sans correspondance, « accueil ». Remède : l'exclure avant \
                cette règle, restreindre la règle, ou déclarer un motif.

                """
            )
        )
        let wrong = #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": 1}, {"exclude": "yes"}]}]}}"#
        let unreadable = try Self.french("check", "madinia", "--aasa", "-", input: wrong)
        #expect(
            unreadable.errors == """
                entrée standard : $.applinks.details[0].components[0]["/"] : il y a un nombre entier, alors qu'il faut un texte. \
                Remède : le mettre entre guillemets droits.
                entrée standard : $.applinks.details[0].components[1].exclude : il y a un texte, alors qu'il faut un booléen. \
                Remède : écrire true ou false, sans guillemets.

                """
        )
    }

    @Test("aasa says what a file does with a link")
    func aasa() throws {
        let file = """
            {"applinks": {"apps": 1, "details": [
              {"appIDs": ["T.one"], "components": [
                {"/": "/help/website/*", "exclude": true, "comment": "stays in the browser"},
                {"/": "/help/*", "?": {"articleNumber": "????"}}, {"/": "/help/website/new"}]},
              {"appID": "T.two", "paths": ["/news/"]}]}}
            """
        let short = try Self.french("aasa", "-", "https://a.fr/help/1?articleNumber=12", input: file)
        #expect(
            short.output == """
                https://a.fr/help/1?articleNumber=12
                  T.one : non transmis : aucune règle de l'application ne correspond
                    - $.applinks.details[0].components[0] : le chemin « /help/1 » ne correspond pas à « /help/website/* »
                    - $.applinks.details[0].components[1] : la clé « articleNumber » de la requête vaut « 12 », ce qui ne \
                correspond pas à « ???? »
                    - $.applinks.details[0].components[2] : le chemin « /help/1 » ne correspond pas à « /help/website/new »
                  T.two : non transmis : aucune règle de l'application ne correspond
                    - $.applinks.details[1].paths[0] : le chemin « /help/1 » ne correspond pas à « /news/ »
                  note : $.applinks.apps : apps doit être un tableau vide ; les applications se nomment dans details
                  note : $.applinks.details[0].components[2] : ne s'applique jamais, car $.applinks.details[0].components[0] \
                correspond déjà à tous ses liens

                """
        )
        let excluded = try Self.french("aasa", "-", "/help/website/1", "--app", "T.one", input: file)
        #expect(
            excluded.output.contains(
                "  T.one : non transmis : exclu par $.applinks.details[0].components[0] (« stays in the browser »)\n"
            )
        )
    }

    @Test(
        "what programs read is the same in every language",
        arguments: [
            ["open", "madinia", "https://madinia.fr/formatons/x", "--explain", "--json"],
            ["open", "madinia", "https://exemple.fr/x", "--explain", "--json"], ["graph", "madinia", "--json"],
            ["check", "madinia", "--json"], ["graph", "madinia", "--aasa", "--team", "ABCDE12345"],
        ]
    )
    func json(_ arguments: [String]) throws {
        let (english, french) = (try Command(arguments), try Command(arguments + ["--lang", "fr"]))
        #expect(english.output == french.output)
        #expect(english.output.hasPrefix("{"))
    }

    @Test("a payload is explained to programs in English")
    func explainedJSON() throws {
        for payload in ["[1]", #"{"aps": {"badge": "3"}, "type": "formation"}"#] {
            let arguments = ["push", "madinia", "-", "--explain", "--json"]
            let english = try Command(arguments, input: payload)
            #expect(try Command(arguments + ["--lang", "fr"], input: payload).output == english.output)
        }
    }

    @Test("the console and a failed step show the screen in French")
    func screen() throws {
        let steps = "l'application est ouverte\nj'ouvre l'onglet \"Contact\"\nje saisis \"Ada\" dans le champ \"Nom\"\n"
        let console = try Self.french("console", "madinia", input: steps)
        #expect(console.output.contains("\n    couche « Contact »\n"), "\(console.output)")
        #expect(console.output.contains("\n    + champ « Nom » : Ada [valide ✓, exemple « Votre nom », actif]\n"))

        let scratch = try Scratch()
        let script = try scratch.write(
            """
            # language: fr
            Fonctionnalité: F
              Scénario: S
                Étant donné que l'application est ouverte
                Quand j'ouvre l'onglet "Formations"
                Et que je tape sur "Starter"
                Alors je vois "Prix : 500 €"

            """,
            to: "Madinia/f.feature"
        )
        let run = try Command(["run", "--format", "pretty", script], followsScripts: true)
        #expect(
            run.output.contains(
                """
                        Une partie de l'écran (--screen full le montre en entier) :
                          onglet formations : catalog.list › catalog.item(key: starter)
                          couche « Starter »
                            … 4 lignes
                            écran « Starter »
                              titre de niveau 1 « Starter »
                              badge « Durée » : 2 jours
                              badge « Niveau » : Débutant
                              badge « Prix » : 490\u{00A0}€
                """
            ),
            "\(run.output)"
        )
    }
}
