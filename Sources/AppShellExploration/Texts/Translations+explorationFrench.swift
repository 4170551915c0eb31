import AppShellTexts

extension Translations {
    /// Acts, states, and what is found without a law's check.
    static let explorationFrench = Translations(
        .french,
        [
            // Acts/CallFault.swift
            "malformed": "réponse illisible",
            "slow": "réponse lente",
            "timeout": "pas de réponse",
            "offline": "hors connexion",
            "lost": "réponse perdue",

            // Acts/ExplorationAct.swift
            "launch": "ouvrir l'application",
            "pull to refresh": "tirer pour rafraîchir",
            "dismiss the keyboard": "fermer le clavier",
            "leave the app": "mettre l'application en arrière-plan",
            "allow notifications": "autoriser les notifications",
            "deny notifications": "refuser les notifications",
            "force-quit": "quitter de force l'application",
            "return to the app": "revenir dans l'application",
            "the system ends the app": "le système arrête l'application",
            "open {}": "ouvrir {}",
            "tap the push {}": "taper sur la notification push {}",
            "tap the notification “{}”: “{}”": "taper sur la notification « {} » : « {} »",
            "allow notifications in the settings": "autoriser les notifications dans les réglages",
            "go online": "rétablir la connexion",
            "go offline": "couper la connexion",
            "wait for the next timer": "attendre la prochaine minuterie",
            "wait for two minutes": "attendre deux minutes",
            "wait for a day": "attendre un jour",
            "open a link": "ouvrir un lien",
            "tap a push": "taper sur une notification push",
            "tap a notification": "taper sur une notification",
            "double-tap {} “{}”": "taper deux fois sur « {2} » ({1})",
            "tap {} “{}”": "taper sur « {2} » ({1})",
            "hold {} “{}”": "maintenir « {2} » ({1})",
            "type “{}” into “{}”": "saisir « {} » dans « {} »",
            "type into “{}”": "saisir dans « {} »",
            "turn “{}” on": "allumer « {} »",
            "turn “{}” off": "éteindre « {} »",
            "set “{}” to {}": "régler « {} » sur {}",
            "choose “{}” in “{}”": "choisir « {} » dans « {} »",

            // Acts/Move.swift
            "{}, {} {}: {}": "{}, {} {} : {}",

            // Engine/EventLines.swift
            "A worker of the exploration wrote a line that is no event: {}":
                "Un processus de l'exploration a écrit une ligne qui n'est pas un événement : {}",

            // Engine/Exploration.swift
            "{}: {}": "{} : {}",
            "left alone": "laissée à elle-même",
            "The same acts came to a stop: {}": "Les mêmes actes n'ont pas pu être refaits : {}",
            "It did not end within {} s.": "Toujours en cours au bout de {} s.",

            // Engine/ExplorationWorker.swift
            "{} goes on for ever.": "{} : cela n'en finit pas.",
            "the states differ in {}": "les états diffèrent par : {}",
            "other acts can be done": "d'autres actes sont possibles",
            "after “{}” they differ in {}": "après « {} », ils diffèrent par : {}",
            "life": "cycle de vie",
            "navigation": "navigation",
            "content": "contenu",
            "storage": "stockage",
            "timers": "minuteries",
            "phone": "téléphone",
            "calls": "appels",
            "backend": "serveur",
            "time": "temps",
            "random": "hasard",

            // Laws/Law.swift, LawCheck.swift, StateView.swift
            "a step": "étape",
            "Left alone, the app never comes to rest.":
                "Laissée à elle-même, l'application ne se stabilise jamais.",
            "not running": "application fermée",
            "in the background": "application en arrière-plan",
        ]
    )
}
