import AppShell
import AppShellHeadless
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct NotificationStepTests {
    private func run(_ script: String) -> TinyRun {
        TinyRun(script: script, library: BellKit.library, kit: BellKit.self)
    }

    private func french(_ steps: String) -> TinyRun {
        let lines = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        return run("# language: fr\nFonctionnalité: F\n  Scénario: S\n\(lines)")
    }

    private func expectPass(_ steps: String) {
        let run = french(steps)
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test("the answer given beforehand is what the app hears; it asks once")
    func allowed() {
        expectPass(
            """
            Soit l'application est ouverte
            Et j'autorise les notifications
            Alors l'application a demandé l'autorisation des notifications 0 fois
            Quand je tape sur "Demander"
            Alors je vois "Réponse : authorized"
            Quand je tape sur "Demander"
            Alors l'application a demandé l'autorisation des notifications 1 fois
            """
        )
    }

    @Test("without an answer the question stays on the screen until the person gives one")
    func undecided() {
        expectPass(
            """
            Soit l'application est ouverte
            Quand je tape sur "Demander"
            Alors je vois "Réponse : en attente"
            Quand je refuse les notifications
            Alors je vois "Réponse : denied"
            Quand je tape sur "Demander"
            Alors je vois "Réponse : denied"
            Et l'application a demandé l'autorisation des notifications 1 fois
            """
        )
    }

    @Test("a question goes with the app that asked it")
    func killedWhileAsking() {
        expectPass(
            """
            Soit l'application est ouverte
            Quand je tape sur "Demander"
            Et je relance l'application
            Et j'autorise les notifications
            Alors je vois "Réponse : pas demandé"
            Quand je tape sur "Demander"
            Alors je vois "Réponse : authorized"
            """
        )
    }

    @Test("an answer that nobody will ask for fails the step, and names the settings")
    func tooLate() {
        let run = french(
            """
            Soit l'application est ouverte
            Et je refuse les notifications
            Quand je tape sur "Demander"
            Et j'autorise les notifications
            """
        )
        #expect(
            run.message == """
                The permission is already denied, and the system asks only once; say « dans les réglages du téléphone » \
                (“in the phone's settings”).
                """
        )
    }

    @Test("PI-FR12 a reminder by the calendar comes every day at its hour, to an app that was killed too")
    func reminder() {
        expectPass(
            """
            Soit l'application est ouverte
            Et j'autorise les notifications
            Et je tape sur "Demander"
            Quand je tape sur "Me rappeler"
            Alors la notification "Rappel" est programmée pour le 27 mars 2026 à 20 h
            Et je ne vois aucune notification
            Quand je quitte de force l'application
            Et j'attends 10 heures
            Alors je vois la notification "Rappel" avec le texte "C'est l'heure"
            Et le badge de l'application est 1
            Et la notification "Rappel" est programmée pour le 28 mars 2026 à 20 h
            Quand je tape sur la notification "Rappel"
            Alors l'écran "Offre 12" est affiché
            Et je ne vois aucune notification
            Quand j'attends 47 heures
            Alors je vois la notification "Rappel"
            Et la notification "C'est l'heure" est programmée pour le 30 mars 2026 à 20 h
            """
        )
    }

    @Test("what the app takes back or the person switches off does not come; without permission it is kept")
    func takenBack() {
        expectPass(
            """
            Soit l'application est ouverte
            Quand je tape sur "Me rappeler"
            Alors aucune notification n'est programmée
            Quand j'autorise les notifications
            Et je tape sur "Demander"
            Alors la notification "Rappel" est programmée pour le 27 mars 2026 à 20 h
            Quand je tape sur "Rappels coupés"
            Alors aucune notification n'est programmée
            Quand je relance l'application
            Et je tape sur "Me rappeler"
            Et je tape sur "Ne plus me rappeler"
            Et j'attends 2 jours
            Alors je ne vois aucune notification
            Et je ne vois pas la notification "Rappel"
            """
        )
    }

    @Test("a push opens its place from a cold start, the background and the foreground; a second callback does nothing")
    func push() {
        let push = """
            une notification push arrive :
            \"""
            {"aps": {"alert": {"title": "Promo", "body": "Ce soir"}, "badge": 3}, "type": "offer", "id": 7}
            \"""
            """
        for start in [
            "Soit l'application est ouverte",
            "Soit l'application est ouverte\nEt je mets l'application en arrière-plan",
            "Soit l'application est ouverte\nEt je quitte de force l'application",
        ] {
            expectPass(
                """
                \(start)
                Et j'autorise les notifications dans les réglages du téléphone
                Et le système livre deux fois le même tap
                Quand \(push)
                Alors je vois la bannière "Promo"
                Et le badge de l'application est 3
                Quand je tape sur la notification "Promo"
                Alors l'écran "Offre 7" est affiché
                Quand je reviens en arrière
                Et le système livre à nouveau le dernier tap
                Alors l'écran "Accueil" est affiché
                Quand je tape sur "Tout lire"
                Alors le badge de l'application est 0
                """
            )
        }
    }

    @Test("where its place is on the screen a push comes without a banner; switched off it does not come at all")
    func presentation() {
        let push = """
            une notification push arrive :
            \"""
            {"aps": {"alert": "Ce soir", "badge": 3, "category": "offers"}, "type": "offer", "id": 7}
            \"""
            """
        expectPass(
            """
            Soit l'application est ouverte
            Et j'autorise les notifications dans les réglages du téléphone
            Quand \(push)
            Et je tape sur la notification "Ce soir"
            Et \(push)
            Alors je ne vois aucune bannière
            Et je vois la notification "Ce soir"
            Quand je supprime la notification "Ce soir"
            Et je reviens en arrière
            Et je tape sur "Tout lire"
            Et je tape sur "Offres coupées"
            Et \(push)
            Alors je ne vois aucune notification
            Et le badge de l'application est 0
            Quand je refuse les notifications dans les réglages du téléphone
            Et je quitte de force l'application
            Et \(push)
            Alors je ne vois aucune notification
            """
        )
    }

    @Test("a reminder follows the phone to another zone")
    func travel() {
        expectPass(
            """
            Soit j'autorise les notifications dans les réglages du téléphone
            Et l'application est ouverte
            Quand je tape sur "Me rappeler"
            Et le téléphone passe au fuseau horaire "America/Martinique"
            Alors la notification "Rappel" est programmée pour le 27 mars 2026 à 20 h
            Quand j'attends 14 heures
            Alors je ne vois aucune notification
            Quand j'attends 1 heure
            Alors je vois la notification "Rappel"
            """
        )
    }

    @Test("English steps do what the French ones do")
    func english() {
        let run = run(
            """
            Feature: F
              Scenario: S
                Given the app is open
                And I allow notifications
                And the phone's push token is "0a1b"
                When I tap "Demander"
                Then the app has asked for notification permission 1 time
                When I tap "Me rappeler"
                Then the notification "Rappel" is scheduled for 27 March 2026 at 20:00
                When the phone moves to the time zone "Europe/London"
                And I tap "Ne plus me rappeler"
                Then no notification is scheduled
                Given the system delivers the same tap twice
                When a push notification arrives:
                  \"""
                  {"aps": {"alert": {"title": "Promo", "body": "Tonight"}, "badge": 2}}
                  \"""
                Then I see the notification "Promo" with the text "Tonight"
                And I see the banner "Promo"
                And the app's badge is 2
                When I tap the notification "Promo"
                And the system delivers the last tap again
                Then I see no notification
                And I see no banner
                And I do not see the notification "Promo"
                Given I deny notifications in the phone's settings
                And I allow notifications in the phone's settings
                When a push notification arrives:
                  \"""
                  {"aps": {"alert": "Again"}}
                  \"""
                Then I see the notification "Again"
                When I clear the notification "Again"
                Then I see no notification
                Given I deny notifications in the phone's settings
                And I deny notifications
            """
        )
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test(
        "what is not there fails with what is",
        arguments: [
            (
                "Alors je vois la notification \"Promo\"",
                """
                The phone shows no notification “Promo”.
                It shows none.
                Scheduled:
                  “Rappel”: “C'est l'heure”, 2026-03-27 20:00:00+0100
                The app waits for nothing: no timer, no request.
                """
            ),
            ("Quand je tape sur la notification \"Promo\"", "The phone shows no notification “Promo”; it shows none."),
            (
                "Alors aucune notification n'est programmée",
                """
                Notifications are scheduled.
                Scheduled:
                  “Rappel”: “C'est l'heure”, 2026-03-27 20:00:00+0100
                """
            ),
            (
                "Alors la notification \"Rappel\" est programmée pour le 27 mars 2026 à 21 h",
                """
                The due date of the notification “Rappel” is not as expected.
                  expected: 2026-03-27 21:00:00+0100
                  actual:   2026-03-27 20:00:00+0100
                The app waits for nothing: no timer, no request.
                """
            ),
            (
                "Alors le badge de l'application est 2",
                """
                The app's badge is not as expected.
                  expected: 2
                  actual:   0
                """
            ),
            (
                "Alors l'application a demandé l'autorisation des notifications 1 fois",
                """
                The number of notification permission alerts is not as expected.
                  expected: 1
                  actual:   0
                """
            ),
            ("Quand le système livre à nouveau le dernier tap", "No notification has been tapped yet; tap one first."),
            (
                "Quand une notification push arrive :",
                "This step needs the payload under it: JSON between two lines of \"\"\"."
            ),
            (
                "Soit le jeton push du téléphone est \"xyz\"",
                "“xyz” is not a push token; write pairs of hexadecimal digits, as in “0a1b2c”."
            ),
            (
                "Quand le téléphone passe au fuseau horaire \"Paris\"",
                "Unknown time zone “Paris”; write “Europe/Paris”, “Asia/Tokyo”…"
            ),
        ] as [(String, String)]
    )
    func failures(_ step: String, _ message: String) {
        let run = french(
            """
            Soit j'autorise les notifications dans les réglages du téléphone
            Et l'application est ouverte
            Quand je tape sur "Me rappeler"
            \(step)
            """
        )
        #expect(run.message == message)
    }

    @Test(
        "a tap on a notification that is not allowed says why, and which step allows it",
        arguments: [
            ([], "the app has not asked for them"),
            (["Soit je refuse les notifications dans les réglages du téléphone"], "the user has refused them"),
        ] as [([String], String)]
    )
    func notAllowed(_ before: [String], _ reason: String) {
        let fix =
            "Say « j'autorise les notifications dans les réglages du téléphone » (“I allow notifications in the phone's "
            + "settings”) before that, or « j'autorise les notifications » (“I allow notifications”) where the app asks."
        let opening = before + ["Soit l'application est ouverte"]
        let tap = "Quand je tape sur la notification \"A\""
        let none = french((opening + [tap]).joined(separator: "\n"))
        #expect(
            none.message == """
                The phone shows no notification “A”; it shows none.
                Notifications are not allowed: \(reason).
                \(fix)
                """
        )
        let push = [
            "Quand une notification push arrive :", "  \"\"\"",
            "  {\"aps\":{\"alert\":{\"title\":\"A\",\"body\":\"b\"}}}", "  \"\"\"",
        ]
        let unshown = french((opening + push + [tap]).joined(separator: "\n"))
        #expect(
            unshown.message == """
                The phone shows no notification “A”; it shows none.
                These arrived while notifications were not allowed (\(reason)):
                  “A”: “b”
                \(fix)
                """
        )
    }

    @Test("the same script gives the same trace")
    func determinism() throws {
        let traces = try (0..<2).map { _ in
            let session = BellKit.makeSession()
            session.setNotificationPermission(.authorized)
            try session.launch()
            try session.tap("Me rappeler")
            try session.wait(.seconds(3 * 86_400))
            try session.receivePush(#"{"aps":{"alert":"Ce soir"},"type":"offer","id":7}"#)
            try session.tapNotification("Ce soir")
            return session.trace.text
        }
        #expect(traces[0] == traces[1])
        #expect(traces[0].contains("phone: notification “practice” scheduled for 2026-03-27T19:00:00Z\n"))
        #expect(traces[0].contains("phone: notification “Rappel”: “C'est l'heure”: banner, sound, badge, list\n"))
    }
}
