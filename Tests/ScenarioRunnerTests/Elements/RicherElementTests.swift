import AppShell
import AppShellHeadless
import MailSample
import Testing

@testable import ScenarioRunner

/// What scripts say of dialogs, menus, rows to swipe, disclosures, steppers, sliders, date pickers, films, sounds, maps, toasts, search fields and badges.
struct RicherElementTests {
    static let asking = ["je tape sur \"Supprimer\" dans \"Lettre de Ada\""]
    static let copying = ["je tape sur \"Copier le lien\""]
    static let askingInEnglish = ["I tap \"Supprimer\" in \"Lettre de Ada\""]

    @Test(
        "each step passes where it says what is there",
        arguments: [
            // Dialogs
            (asking, "la boîte de dialogue \"Supprimer la lettre ?\" est affichée"),
            (asking, "je vois \"Elle ne revient pas.\""),
            (asking, "je ne vois pas \"Fait : rien\""), ([], "aucune boîte de dialogue n'est affichée"),
            (asking + ["je tape sur \"Annuler\""], "je vois \"Lettre de Ada\""),
            (asking + ["je tape sur \"Supprimer\""], "je vois \"Fait : supprimé Ada\""),
            (
                asking + ["je tape sur \"Annuler\" dans \"Supprimer la lettre ?\""],
                "aucune boîte de dialogue n'est affichée"
            ),
            (asking, "je ne peux pas revenir en arrière parce que \"Supprimer la lettre\""),
            // Menus
            (["je tape sur \"Par date\" dans \"Trier\""], "je vois \"Fait : trié par date\""),
            (["je tape sur \"Archiver\" dans \"Lettre de Luc\""], "je vois \"Fait : archivé Luc\""),
            ([], "\"Par date\" est proposé dans \"Trier\""), ([], "\"Archiver\" n'est pas proposé dans \"Trier\""),
            ([], "je ne vois pas \"Par date\""),
            // Rows to swipe
            (["je balaie \"Lettre de Luc\" et tape sur \"Jeter\""], "je vois \"Fait : jeté Luc\""),
            (["je balaie \"Acheter du lait\" et tape sur \"Cocher\""], "je vois \"Fait : coché\""),
            ([], "je ne vois pas \"Jeter\""), ([], "je vois 0 fois \"Jeter\""),
            ([], "\"Jeter\" est proposé dans \"Lettre de Luc\""),
            ([], "\"Archiver\" n'est pas proposé dans \"Lettre de Luc\""), ([], "la liste \"Lettres\" a 2 éléments"),
            // Disclosures
            ([], "\"Conditions\" est replié"), ([], "je ne vois pas \"Rien n'est gratuit.\""),
            (["je tape sur \"Conditions\""], "\"Conditions\" est dépliée"),
            (["je tape sur \"Conditions\""], "je vois \"Rien n'est gratuit.\" dans \"Conditions\""),
            (["je tape deux fois de suite sur \"Conditions\""], "\"Conditions\" est repliée"),
            // Steppers, sliders, search fields, badges
            (["je règle \"Exemplaires\" sur \"5\""], "je vois \"Exemplaires : 5\""),
            ([], "je vois \"Rayon : 5 km\""), (["je règle \"Rayon\" sur \"10 km\""], "je vois \"Rayon : 10 km\""),
            (["je règle \"Rayon\" sur \"50\""], "je vois \"Rayon : 50 km\""),
            // Maps
            ([], "le plan \"Bureaux de poste\" a 3 repères"),
            ([], "je vois \"Menton : ouvert\" dans \"Bureaux de poste\""),
            (["je tape sur \"Menton\" dans \"Bureaux de poste\""], "je vois \"Fait : allé à Menton\""),
            // Films and sounds
            ([], "je vois \"Visite du bureau de poste : 2:30\""),
            ([], "je vois \"C'est Ada. Rappelle-moi.\" dans \"Message d'Ada\""), ([], "je vois \"1:02:05\""),
            // Toasts
            (copying, "le message passager \"Lien copié\" est affiché"), (copying, "je vois \"Lien copié\""),
            (copying + ["j'attends 3 secondes"], "le message passager \"Lien copié\" est affiché"),
            (copying + ["j'attends 4 secondes"], "aucun message passager n'est affiché"),
            (copying + ["je tape sur \"Archives\""], "le message passager \"Lien copié\" est affiché"),
            (copying + asking, "le message passager \"Lien copié\" est affiché"),
            (copying + asking + ["je tape sur \"Annuler\""], "je vois \"Lettre de Ada\""),
            (copying + ["j'attends 3 secondes"] + copying + ["j'attends 3 secondes"], "je vois \"Lien copié\""),
            ([], "aucun message passager n'est affiché"),
            // Date pickers
            ([], "je vois \"Date d'envoi : 12 mars 2026\""),
            (["je règle \"Date d'envoi\" sur \"1er mars 2026\""], "je vois \"Date d'envoi : 1er mars 2026\""),
            (["je règle \"Date d'envoi\" sur \"2026-03-31\""], "je vois \"Date d'envoi : 31 mars 2026\""),
            (["je règle \"Heure d'envoi\" sur \"7 h 05\""], "je vois \"Heure d'envoi : 07:05\""),
            (
                ["je règle \"Heure d'envoi\" sur \"23:59\"", "je règle \"Date d'envoi\" sur \"2 mars 2026\""],
                "je vois \"Heure d'envoi : 23:59\""
            ),
            ([], "le champ \"Chercher\" demande le clavier recherche"),
            ([], "l'onglet \"Courrier\" porte la pastille \"2\""), ([], "l'onglet \"Plus\" ne porte pas de pastille"),
            (
                asking + [
                    "je tape sur \"Supprimer\"", "je tape sur \"Supprimer\" dans \"Lettre de Luc\"",
                    "je tape sur \"Supprimer\"",
                ], "l'onglet \"Courrier\" ne porte pas de pastille"
            ),
        ] as [([String], String)]
    )
    func passes(_ steps: [String], _ check: String) {
        let result = MailKit.console(steps).run(ConsoleStep(text: check))
        #expect(result.status == .passed, "\(check): \(result.message ?? "")")
    }

    @Test(
        "each step passes in English as well",
        arguments: [
            (askingInEnglish, "the \"Supprimer la lettre ?\" dialog is shown"), ([], "no dialog is shown"),
            (["I tap \"Copier le lien\""], "the \"Lien copié\" toast is shown"), ([], "no toast is shown"),
            (["I swipe \"Lettre de Luc\" and tap \"Jeter\""], "I see \"Fait : jeté Luc\""),
            ([], "the \"Bureaux de poste\" map has 3 pins"),
            ([], "\"Conditions\" is collapsed"), (["I tap \"Conditions\""], "\"Conditions\" is expanded"),
            (["I set \"Exemplaires\" to \"1\""], "I see \"Exemplaires : 1\""),
            (["I set \"Rayon\" to \"15 km\""], "I see \"Rayon: 15 km\""),
            (["I set \"Date d'envoi\" to \"13 mars 2026\""], "I see \"Date d'envoi: 13 mars 2026\""),
            ([], "the \"Chercher\" field uses the search keyboard"), ([], "the \"Courrier\" tab has the badge \"2\""),
            ([], "the \"Plus\" tab has no badge"),
        ] as [([String], String)]
    )
    func passesInEnglish(_ steps: [String], _ check: String) {
        let result = MailKit.console(steps, language: "en").run(ConsoleStep(text: check))
        #expect(result.status == .passed, "\(check): \(result.message ?? "")")
    }

    @Test(
        "each step fails with what is there instead",
        arguments: [
            ([], "the \"Sûr ?\" dialog is shown", "The title of the dialog"),
            (askingInEnglish, "no dialog is shown", "The dialog on top"),
            (askingInEnglish, "I tap \"Archives\"", "covered by the dialog “Supprimer la lettre ?”"),
            (askingInEnglish, "I open the \"Plus\" tab", "covered by the dialog “Supprimer la lettre ?”"),
            (askingInEnglish, "I go back", "the dialog “Supprimer la lettre ?” waits for an answer"),
            (askingInEnglish, "I pull to refresh", "can't be pulled to refresh"),
            ([], "I tap \"Par date\"", "Say « je tape sur \"Par date\" dans \"Trier\" »"),
            ([], "I tap \"Trier\"", "Menu “Trier” is opened by a tap on one of its buttons: “Par date”"),
            ([], "I tap \"Par auteur\" in \"Trier\"", "Button “Par auteur” is disabled"),
            ([], "I see \"Par date\"", "“Par date” is not on the screen “Courrier”"),
            ([], "\"Archiver\" is offered in \"Trier\"", "It offers: “Par date”, “Par auteur”."),
            ([], "I tap \"Jeter\"", "Say « je balaie \"Lettre de Ada\" et tape sur \"Jeter\" »"),
            (
                [], "I tap \"Jeter\" in \"Lettre de Luc\"",
                "Button “Jeter” comes out when “Lettre de Luc” is swiped."
            ), ([], "I see \"Jeter\"", "“Jeter” is not on the screen “Courrier”"),
            (
                [], "I swipe \"Lettre de Luc\" and tap \"Archiver\"",
                "Card “Lettre de Luc” has no action “Archiver”, only “Marquer comme lue”, “Transférer”, “Jeter”."
            ), ([], "I swipe \"Lettre de Luc\" and tap \"Transférer\"", "Button “Transférer” is disabled"),
            ([], "I swipe \"Archives\" and tap \"Jeter\"", "Button “Archives” is no row to swipe"),
            ([], "I swipe \"Lettre\" and tap \"Jeter\"", "“Lettre” matches 2 elements"),
            ([], "I swipe \"Rien\" and tap \"Jeter\"", "No row to swipe on the screen “Courrier” is called “Rien”."),
            (askingInEnglish, "I swipe \"Lettre de Luc\" and tap \"Jeter\"", "covered by the dialog"),
            ([], "the \"Bureaux de poste\" map has 1 pin", "The number of pins of map “Bureaux de poste”"),
            (
                [], "the \"Lettres\" map has 2 pins",
                "There is no map “Lettres” on the screen “Courrier”; available: “Bureaux de poste”."
            ),
            ([], "the \"Bureaux de poste\" list has 3 items", "There is no list “Bureaux de poste”"),
            ([], "\"Conditions\" is expanded", "collapsed"),
            ([], "\"Archives\" is expanded", "Button “Archives” neither folds nor unfolds."),
            ([], "I set \"Exemplaires\" to \"6\"", "Stepper “Exemplaires” can't be set to 6: it goes from 1 to 5"),
            ([], "I set \"Exemplaires\" to \"trois\"", "“trois” is not a whole number, such as 3."),
            ([], "I set \"Archives\" to \"3\"", "Button “Archives” is no value to set"),
            (
                [], "I set \"Rayon\" to \"60 km\"",
                "Slider “Rayon” can't be set to “60 km”: it goes from “5 km” to “50 km” in steps of 5, such as “50 km”."
            ), ([], "I set \"Rayon\" to \"7\"", "can't be set to “7”"),
            ([], "I set \"Rayon\" to \"loin\"", "such as “25 km”."),
            ([], "I set \"Rayon\" to \"0 km\"", "such as “5 km”."),
            (
                [], "I set \"Date d'envoi\" to \"2026-04-01\"",
                "Date picker “Date d'envoi” can't be set to “2026-04-01”: it goes from “1er mars 2026” to “31 mars 2026”, such as “12 mars 2026” or “2026-03-12”."
            ), ([], "I set \"Date d'envoi\" to \"31 février 2026\"", "such as “12 mars 2026”"),
            ([], "I set \"Date d'envoi\" to \"demain\"", "can't be set to “demain”"),
            ([], "I set \"Heure d'envoi\" to \"25:00\"", "can't be set to “25:00”: set it to “19:30”, for instance."),
            ([], "I tap \"Visite du bureau de poste\"", "can't be acted on"),
            ([], "I tap \"Date d'envoi\"", "takes what is put in, and no tap"),
            ([], "I tap \"Rayon\"", "Slider “Rayon” takes what is put in, and no tap"),
            ([], "I tap \"Exemplaires\"", "Stepper “Exemplaires” takes what is put in, and no tap"),
            ([], "the \"Chercher\" field uses the text keyboard", "search"),
            ([], "the \"Lien copié\" toast is shown", "The toast"),
            (["I tap \"Copier le lien\""], "no toast is shown", "“Lien copié”"),
            ([], "the \"Courrier\" tab has the badge \"3\"", "The badge of the tab “Courrier”"),
            ([], "the \"Courrier\" tab has no badge", "The badge of the tab “Courrier”"),
        ] as [([String], String, String)]
    )
    func fails(_ steps: [String], _ step: String, _ message: String) {
        let result = MailKit.console(steps, language: "en").run(ConsoleStep(text: step))
        #expect(result.status == .failed)
        #expect(result.message?.contains(message) == true, "\(result.message ?? "")")
    }

    @Test(
        "what a person does in the page is a step that does the same",
        arguments: [
            ([], .tap(times: 1), "Par date", "je tape sur \"Par date\" dans \"Trier\""),
            ([], .tap(times: 1), "Conditions", "je tape sur \"Conditions\""),
            ([], .tap(times: 1), "Jeter", "je balaie \"Lettre de Ada\" et tape sur \"Jeter\""),
            ([], .tap(times: 2), "Cocher", "je balaie \"Acheter du lait\" et tape sur \"Cocher\""),
            ([], .tap(times: 1), "Menton", "je tape sur \"Menton\""),
            ([], .adjust(4), "Exemplaires", "je règle \"Exemplaires\" sur \"4\""),
            ([], .slide(20), "Rayon", "je règle \"Rayon\" sur \"20 km\""),
            ([], .pick("2026-03-20"), "Date d'envoi", "je règle \"Date d'envoi\" sur \"20 mars 2026\""),
            ([], .pick("08:15"), "Heure d'envoi", "je règle \"Heure d'envoi\" sur \"08:15\""),
            (asking, .tap(times: 1), "Annuler", "je tape sur \"Annuler\""),
        ] as [([String], ScreenAct, String, String)]
    )
    func recorded(_ steps: [String], _ act: ScreenAct, _ label: String, _ text: String) throws {
        let console = MailKit.console(steps)
        let step = try #require(console.step(for: act, at: console.path(label)))
        #expect(step.text == text)
        #expect(console.run(step).status == .passed)
    }

    @Test("a slider that is moved to none of its numbers is no step")
    func unknownNumber() throws {
        let console = MailKit.console()
        #expect(console.step(for: .slide(7), at: try console.path("Rayon")) == nil)
    }

    @Test("a toast is part of the state while it is shown")
    func toastState() throws {
        let console = MailKit.console()
        let before = console.session.digest[.content]
        _ = console.run(ConsoleStep(text: Self.copying[0]))
        #expect(console.session.digest[.content] != before)
        let toast = try console.path("Lien copié")
        #expect(console.assertions(at: toast).first?.text == "le message passager \"Lien copié\" est affiché")
        _ = console.run(ConsoleStep(text: "j'attends 4 secondes"))
        #expect(console.session.digest[.content] == before)
    }

    @Test("a date that a picker does not take is a step that says why")
    func unknownDate() throws {
        let console = MailKit.console()
        let step = try #require(console.step(for: .pick("2026-04-01"), at: console.path("Date d'envoi")))
        #expect(step.text == "je règle \"Date d'envoi\" sur \"2026-04-01\"")
        #expect(console.run(step).status == .failed)
    }

    @Test("what is out of sight is not read in order either", arguments: ["Archiver", "Jeter"])
    func order(_ hidden: String) {
        var step = ConsoleStep(text: "je vois dans l'ordre :")
        step.table = [["Lettre de Ada"], [hidden]]
        #expect(MailKit.console().run(step).status == .failed)
        step.table = [["Lettre de Ada"], ["Lettre de Luc"]]
        #expect(MailKit.console().run(step).status == .passed)
    }

    @Test("the buttons of one menu in two cards are told by their cards")
    func twins() throws {
        let console = MailKit.console()
        let texts = try console.paths("Archiver").map { console.step(for: .tap(times: 1), at: $0)?.text }
        #expect(texts == ["Ada", "Luc"].map { "je tape sur \"Archiver\" dans \"Lettre de \($0)\"" })
    }

    @Test("what is pointed at has an assertion of its own, which holds")
    func offered() throws {
        let console = MailKit.console()
        func first(_ label: String) throws -> String? { console.assertions(at: try console.path(label)).first?.text }
        #expect(try first("Par date") == "\"Par date\" est proposé dans \"Trier\"")
        #expect(try first("Bureaux de poste") == "le plan \"Bureaux de poste\" a 3 repères")
        #expect(try first("Jeter") == "\"Jeter\" est proposé dans \"Lettre de Ada\"")
        #expect(try first("Conditions") == "\"Conditions\" est replié")
        #expect(try first("Exemplaires") == "je vois \"Exemplaires : 2\"")
        #expect(try first("Rayon") == "je vois \"Rayon : 5 km\"")
        let dialog = MailKit.console(Self.asking)
        let place = try #require(try dialog.world.finder().elements.first?.path)
        #expect(
            dialog.assertions(at: place).first?.text == "la boîte de dialogue \"Supprimer la lettre ?\" est affichée"
        )
        let tabs = try console.world.finder().elements.filter { $0.element.role == .tab }
        #expect(
            console.assertions(at: tabs[0].path).map(\.text).contains("l'onglet \"Courrier\" porte la pastille \"2\"")
        )
    }
}

extension MailKit {
    /// A console on the open app, after these steps.
    fileprivate static func console(_ steps: [String] = [], language: String = "fr") -> StepConsole {
        let console = StepConsole(kit: MailKit.self, language: language)
        for step in [language == "fr" ? "l'application est ouverte" : "the app is open"] + steps {
            _ = console.run(ConsoleStep(text: step))
        }
        return console
    }
}
