import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineLifecycleSteps() {
        step(
            .given,
            ["fr": "j'ouvre l'application pour la première fois", "en": "I open the app for the first time"],
            "Starts the app on a phone where it has just been installed."
        ) { world in
            guard !world.session.hasLaunched else {
                throw StepFailure(
                    localized(
                        "The app has run in this scenario already; say « je relance l'application » (“I relaunch the app”)."
                    )
                )
            }
            try world.session.launch()
        }
        step(
            .given,
            ["fr": "l'application est ouverte", "en": "the app is open"],
            "Starts the app."
        ) { world in
            try world.session.launch()
        }
        step(
            .when,
            ["fr": "j'ouvre l'application depuis le lien {string}", "en": "I open the app from the link {string}"],
            "Opens a link while the app is not running: a cold start."
        ) { (world, link: String) in
            if world.session.isRunning { world.session.kill() }
            try world.session.receive(.link(link))
        }
        step(
            .when,
            ["fr": "j'ouvre le lien {string}", "en": "I open the link {string}"],
            "Opens a link: the app comes to the foreground, or starts."
        ) { (world, link: String) in
            try world.session.receive(.link(link))
        }
        step(
            .when,
            ["fr": "je quitte de force l'application", "en": "I force-quit the app", "en": "I kill the app"],
            "Ends the process, as a swipe in the app switcher does. The next launch starts afresh."
        ) { world in
            guard world.session.isRunning else { throw HeadlessError.notRunning }
            world.session.kill(by: .person)
        }
        step(
            .when,
            [
                "fr": "le système arrête l'application en arrière-plan",
                "en": "the system terminates the app in the background",
                "en": "the system ends the app in the background",
            ],
            "Ends the process to free memory. The next launch restores where the user left off."
        ) { world in
            guard world.session.isRunning else { throw HeadlessError.notRunning }
            guard world.session.isInBackground else { throw HeadlessError.notInBackground }
            world.session.kill(by: .system)
        }
        step(
            .when,
            ["fr": "je relance l'application", "en": "I relaunch the app"],
            "Ends the process if it is running, and starts the app again."
        ) { world in
            try world.session.launch()
        }
        step(
            .when,
            ["fr": "je mets l'application en arrière-plan", "en": "I put the app in the background"],
            "Switches to another app; this one keeps running."
        ) { world in
            try world.session.enterBackground()
        }
        step(
            .when,
            ["fr": "je reviens dans l'application", "en": "I return to the app", "en": "I come back to the app"],
            "Brings the app back to the foreground."
        ) { world in
            try world.session.enterForeground()
        }
    }
}
