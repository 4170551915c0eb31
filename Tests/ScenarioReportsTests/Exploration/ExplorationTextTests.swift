import AppShellTexts
import Testing

@testable import ScenarioReports

@Suite("An exploration in a terminal")
struct ExplorationTextTests {
    @Test("The findings with their scripts, what is accepted, and the counts")
    func broken() {
        #expect(
            ExplorationSample.broken.text(style: TextStyle(isColored: false)) == """
                Madinia: 12,345 states within 3 acts of the launch, 45,678 acts done, 11 screens. 2,113 states
                within that depth were not checked. Left out: 11,708 states at that depth and beyond.

                ✘ written-once: What a person asks for once is kept once by the back end, whatever happens to the
                  calls.
                  catalog.pre-registration: POST /preinscriptions
                  Kept 2 times by the back end: POST /preinscriptions {"email": "lucas@exemple.fr"}
                  Last act: tap button “Confirmer”. It calls POST /preinscriptions.
                    - Confirmer
                    + Impossible d'envoyer la pré-inscription
                    + Réessayer
                  In 12 cases; the shortest has 3 acts after the launch.

                    # language: fr
                    Fonctionnalité: Madinia

                      Scénario: Loi « written-once » : catalog.pre-registration
                        Étant donné que j'ouvre le lien "madinia://formations/starter" au lancement
                        Quand je touche "Pré-inscription"
                        Et le serveur reçoit POST /preinscriptions, mais la réponse se perd
                        Et je saisis "lucas@exemple.fr" dans "Email"
                        Et je touche "Confirmer"
                        Alors la loi "written-once" est respectée

                  Again: ./appshell explore madinia --only written-once --depth 4 --seed 7

                ✘ home-in-reach: Every screen can be left, and from every state the first screen of the app can be
                  reached.
                  blog.article: tap a notification
                  No act leads back to “home” from blog.article.
                  Last act: leave the app.
                  In 1 case; the shortest has 2 acts after the launch.
                  Accepted as “No act leads back to “blog.list” from blog.article.” before: look again.
                  Doubt: No step says “tap the notification “Un nouvel article””.

                    1. launch
                    2. tap the notification “Un nouvel article”: “Bien écrire un prompt”
                    3. leave the app

                  Again: ./appshell explore madinia --only home-in-reach --depth 4 --seed 7

                Accepted:
                  errors-heal, coach.chat: tap button “Réessayer”: The back end keeps the quota of a day: trying ag…

                1 pair of states that count as equal differs:
                  calls in flight: 0 and 1
                  - launch; leave the app
                  - launch; go offline

                Never on display: catalog.brochure, settings.licences

                2 findings, 1 accepted

                """
        )
    }

    @Test("In French, with the script and the command as they are")
    func french() {
        let text = Reader.$current.withValue(ExplorationSample.frenchReader) {
            ExplorationSample.french.text(style: TextStyle(isColored: false))
        }
        #expect(
            text.replacing("\u{202F}", with: "_") == """
                Madinia : 12_345 états à 3 actes au plus du lancement, 45_678 actes faits, 11 écrans. 2_113 états en
                deçà de cette profondeur n'ont pas été vérifiés. Laissés de côté : 11_708 états à cette profondeur
                et au-delà.

                ✘ written-once : Ce qu'une personne demande une fois, le serveur le garde une fois, quoi qu'il
                  arrive aux appels.
                  catalog.pre-registration : POST /preinscriptions
                  Le serveur a 2 enregistrements égaux dans « preinscriptions » : {"email": "lucas@exemple.fr"}
                  Dernier acte : tap button “Confirmer”. Appels : POST /preinscriptions.
                    - Confirmer
                    + Impossible d'envoyer la pré-inscription
                    + Réessayer
                  Dans 12 cas ; le plus court compte 3 actes après le lancement.

                    # language: fr
                    Fonctionnalité: Madinia

                      Scénario: Loi « written-once » : catalog.pre-registration
                        Étant donné que j'ouvre le lien "madinia://formations/starter" au lancement
                        Quand je touche "Pré-inscription"
                        Et le serveur reçoit POST /preinscriptions, mais la réponse se perd
                        Et je saisis "lucas@exemple.fr" dans "Email"
                        Et je touche "Confirmer"
                        Alors la loi "written-once" est respectée

                  Pour le refaire : ./appshell explore madinia --only written-once --depth 4 --seed 7

                ✘ home-in-reach : Every screen can be left, and from every state the first screen of the app can be
                  reached.
                  blog.article: tap a notification
                  No act leads back to “home” from blog.article.
                  Dernier acte : mettre l'application en arrière-plan.
                  Dans 1 cas ; le plus court compte 1 acte après le lancement.
                  Accepté auparavant pour un autre fait, « No act leads back to “blog.list” from blog.article. » : à
                  revoir.
                  Doute : Aucune étape ne dit « ouvrir l'application ».

                    1. ouvrir l'application
                    2. mettre l'application en arrière-plan

                  Pour le refaire : ./appshell explore madinia --only home-in-reach --depth 4 --seed 7

                Acceptés :
                  errors-heal, coach.chat: tap button “Réessayer” : The back end keeps the quota of a day: trying a…

                1 paire d'états tenus pour égaux diffère :
                  calls in flight: 0 and 1
                  - launch ; leave the app
                  - launch ; go offline

                Jamais à l'écran : catalog.brochure, settings.licences

                2 constats, 1 accepté

                """
        )
    }

    @Test("All laws hold")
    func holding() {
        #expect(
            ExplorationSample.holding.text(style: TextStyle(isColored: false)) == """
                Madinia: 12,345 states within 3 acts of the launch, 45,678 acts done, 11 screens. The laws were
                checked in every state within that depth. Left out: 11,708 states at that depth and beyond.

                Never on display: catalog.brochure, settings.licences

                0 findings, 0 accepted

                """
        )
    }

    @Test("Nothing was explored")
    func empty() {
        #expect(
            ExplorationSample.empty.text(style: TextStyle(isColored: false)) == """
                Madinia: 0 states within 0 acts of the launch, 0 acts done, 0 screens. Complete.

                0 findings, 0 accepted

                """
        )
    }

    @Test("States beyond the depth are told apart, and so is where it began")
    func beyond() {
        var report = ExplorationSample.empty
        report.from = "Scenarios/Madinia/contact.feature:12"
        report.depth = 1
        report.statesByDepth = [1, 2, 30]
        report.waiting = 1
        report.beyond = 1
        report.screens = ["contact.form"]
        report.transitions = 1
        #expect(
            report.text(style: TextStyle(isColored: false)) == """
                Madinia: 3 states within 1 act of Scenarios/Madinia/contact.feature:12 and 30 further away, 1 act
                done, 1 screen. 1 state within that depth was not checked. Left out: 1 state at that depth and
                beyond.

                0 findings, 0 accepted

                """
        )
    }

    @Test("No depth is too much")
    func depths() {
        var report = ExplorationSample.holding
        for depth in [Int.min, -1, 0, .max] {
            report.depth = depth
            #expect(report.text(style: TextStyle(isColored: false)).hasPrefix("Madinia: "))
        }
    }

    @Test("Prose takes 100 columns at most, whatever it says")
    func columns() {
        let report = ExplorationSample.hostile
        var plain = report
        plain.findings = report.findings.map { finding in
            var finding = finding
            (finding.script, finding.command) = (nil, "")
            return finding
        }
        let text = plain.text(style: TextStyle(isColored: false))
        #expect(text.split(separator: "\n").allSatisfy { String($0).columns <= 100 })
        #expect(!report.text(style: TextStyle(isColored: true)).contains("\u{1B}[2J"))
    }

    @Test("In French no line begins with a mark, or ends with an opening one")
    func frenchWrapping() {
        #expect("ab : d « e » f ; g".wrapped(to: 6, first: 6, in: .french) == ["ab : d", "« e »", "f ; g"])
    }

    @Test(
        "Lines are broken at spaces, and longer words wherever they must",
        arguments: [
            ("", [""]), ("one two", ["one", "two"]), ("a b c d e", ["a b", "c d e"]),
            ("abcdefghijkl", ["abcd", "efghi", "jkl"]),
            ("a bcdefgh i", ["a", "bcdef", "gh i"]), ("日本語日本", ["日本", "語日", "本"]),
        ]
    )
    func wrapping(text: String, lines: [String]) {
        #expect(text.wrapped(to: 5, first: 4) == lines)
    }
}
