import AppShellTexts

extension Translations {
    static let headlessFrench = Translations(
        .french,
        [
            // Elements/ElementFinder+obstacles.swift: after « Raison : »
            "it says “{}”": "message « {} »",
            "it is busy": "opération en cours",
            "{} is off": "{} éteint",
            "the {} is shown": "{} à l'écran",
            "and {} more": "et {} de plus",
            "{} is invalid (“{}”)": "{} invalide (« {} »)",
            "{} is invalid": "{} invalide",
            "{} is empty": "{} vide",
            "{} has nothing chosen": "{} sans option choisie",
            "{} goes on": "{} en cours",
            "{} is busy": "{} : opération en cours",

            // Session/ModuleMistake.swift
            "the app reads the flag “{}”, which the product does not list":
                "l'application lit l'option « {} », que le produit n'énumère pas",
            "the app sends the event “{}”, which no module declares":
                "l'application envoie l'événement « {} », qu'aucun module ne déclare",
            "Declare it where its module contributes: contributions.event(…).":
                "Déclarez-le là où son module se présente : contributions.event(…).",
            "a tap on the notification “{}” would open nothing: {}":
                "un appui sur la notification « {} » n'ouvrirait rien : {}",
            "Contribute a payload rule that fits, or correct the payload; without any, a tap opens the app as it is.":
                "Déclarez une règle de charge utile qui convienne, ou corrigez la charge utile ; sans elle, un appui ouvre l'application telle quelle.",
            "Add its declaration to the product's flags.": "Ajoutez sa déclaration aux options du produit (flags).",
            "the app uses the stored key “{}”, which no module declares":
                "l'application utilise la clé « {} », qu'aucun module ne déclare",
            "the app opens “{}”, a destination that no module contributes":
                "l'application ouvre « {} », une destination qu'aucun module n'apporte",
            "the app goes to the tab “{}”, which the product does not have":
                "l'application va à l'onglet « {} », que le produit n'a pas",
            "what the app shows on “{}” was changed from outside the app's actor":
                "l'affichage de « {} » a été modifié hors de l'acteur de l'application",
            "Declare it where its module contributes: contributions.store(…).":
                "À déclarer là où son module contribue : contributions.store(…).",
            "List the module that contributes it in the product, or correct the route.":
                "Ajoutez au produit le module qui l'apporte, ou corrigez la route.",
            "Add the tab to the product's manifest, or correct its id.":
                "Ajoutez l'onglet au manifeste du produit, ou corrigez son identifiant.",
            "Write the action without a capture list: { await self.sign() }, not { [weak self] in … } or { [store] in … }: Swift 6.3 runs an async closure that has one outside its actor. A @concurrent function must return its result, not change the screen.":
                "Écrivez l'action sans liste de capture : { await self.sign() }, et non { [weak self] in … } ou { [store] in … } : Swift 6.3 exécute hors de son acteur une closure async qui en a une. Une fonction @concurrent doit rendre son résultat, et non modifier l'écran.",

            // Elements/HeadlessError.swift
            "{} in {}": "{} dans {}",
            "the app is not running; launch it first": "l'application n'est pas ouverte ; ouvrez-la d'abord",
            "the app is in the background; bring it to the foreground first":
                "l'application est en arrière-plan ; revenez-y d'abord",
            "the app is in the foreground already": "l'application est déjà au premier plan",
            "the app is in the foreground; put it in the background first":
                "l'application est au premier plan ; mettez-la d'abord en arrière-plan",
            "the app is in the background already": "l'application est déjà en arrière-plan",
            "the app does not come to rest: something in it loops without waiting, or never ends its waits":
                "l'application ne se stabilise pas : elle boucle sans attendre, ou ses attentes n'en finissent pas",
            "the app refused: {}": "l'application a refusé : {}",
            "“{}” matches {} elements: {}": "« {} » correspond à {} éléments : {}",
            "{} is disabled, and nothing on the screen says why":
                "élément désactivé : {}. Rien à l'écran ne dit pourquoi",
            "{} is disabled: {}": "élément désactivé : {}. Raison : {}",
            "{} can't be acted on; it stands in {}, which can":
                "élément sans action : {} ; il se trouve dans un élément qui en a une : {}",
            "{} can't be acted on": "élément sans action : {}",
            "{} is on the screen “{}”, covered by the {}": "{} se trouve sur l'écran « {} », recouvert par : {}",
            "{} is hidden while the keyboard is up for the field “{}”":
                "le clavier, affiché pour le champ « {2} », cache un élément : {1}",
            "{} takes what is put in, and no tap": "{} attend une saisie ou un choix, pas un tap",
            "{} acts at a tap; there is nothing to hold": "{} réagit à un simple tap ; il n'y a rien à maintenir",
            "{} is no {}": "type d'élément attendu : {2} ; trouvé : {1}",
            "{} must be held for {}; a tap does nothing": "{} demande un appui de {} ; un simple tap est sans effet",
            "there is no option “{}”, only {}": "il n'y a pas d'option « {} », seulement {}",
            "{} is opened by a tap on one of its buttons: {}": "{} s'ouvre par un tap sur l'un de ses boutons : {}",
            "{} is in the menu “{}”": "{} se trouve dans le menu « {} »",
            "{} comes out when “{}” is swiped": "{} apparaît quand on balaie « {} »",
            "{} has no action “{}”, only {}": "{} n'a pas d'action « {} », seulement {}",
            "“{}” is not a whole number, such as 3": "« {} » n'est pas un nombre entier, comme 3",
            "{} can't be set to “{}”: {}": "{} ne se règle pas sur « {} » : {}",
            "set it to {}, for instance": "réglez-le sur {}, par exemple",
            "{}, such as {}": "{}, par exemple {}",
            "it goes from “{}” to “{}” in steps of {}": "de « {} » à « {} » par pas de {}",
            "it goes from “{}” to “{}”": "de « {} » à « {} »",
            "{} can't be set to {}: it goes from {} to {}": "{} ne se règle pas sur {} : les valeurs vont de {} à {}",
            "the screen “{}” can't be pulled to refresh": "l'écran « {} » ne se rafraîchit pas quand on le tire",
            "there is nothing to go back to from “{}”, which is a sheet":
                "il n'y a pas d'écran précédent : « {} » est une feuille",
            "there is nothing to go back to from “{}”": "il n'y a pas d'écran précédent derrière « {} »",
            "no sheet is open: “{}” is the screen on top":
                "aucune feuille n'est ouverte : c'est l'écran « {} » qui est affiché",
            "the keyboard is not up; type into a field first":
                "le clavier n'est pas affiché ; saisissez d'abord un texte dans un champ",
            "the phone shows no notification “{}” with the text “{}”; it shows none":
                "le téléphone n'affiche pas de notification « {} » avec le texte « {} » ; il n'en affiche aucune",
            "the phone shows no notification “{}”; it shows none":
                "le téléphone n'affiche pas de notification « {} » ; il n'en affiche aucune",
            "the phone shows no notification “{}” with the text “{}”, only {}":
                "le téléphone n'affiche pas de notification « {} » avec le texte « {} », seulement {}",
            "the phone shows no notification “{}”, only {}":
                "le téléphone n'affiche pas de notification « {} », seulement {}",
            "“{}” matches {} notifications: {}; name its whole title, or its title and its text":
                "« {} » correspond à {} notifications : {} ; indiquez le titre entier, ou le titre et le texte",
            "the push service refuses the notification: {}": "le service push refuse la notification : {}",
            "no notification has been tapped yet; tap one first":
                "il n'y a pas encore eu de tap sur une notification ; tapez d'abord sur l'une d'elles",
            "the server did not answer within {} of real time: {}":
                "le serveur n'a pas répondu en {} de temps réel : {}",
            "the served back end, {}": "serveur de référence, {}",
            "; ": " ; ",

            // Elements/MissingElement.swift
            "“{}” is not on the screen “{}”": "« {} » n'apparaît pas sur l'écran « {} »",
            "“{}” is not in “{}” on the screen “{}”": "« {} » n'apparaît pas dans « {} » sur l'écran « {} »",
            "{} on the screen “{}” is called “{}”": "{1} ne s'appelle « {3} » sur l'écran « {2} »",
            "{} in “{}” on the screen “{}” is called “{}”":
                "{1} ne s'appelle « {4} » dans « {2} » sur l'écran « {3} »",

            // Executor/Duration+brief.swift: the decimal sign, and days
            ".": ",",
            "d": "j",

            // Session/HeadlessSession+world.swift
            "{}, due in {}": "{}, dans {}",
            "an answer to whether it may send notifications":
                "la réponse à sa demande d'autorisation des notifications",

            // Texts/Known+servers.swift
            "{}: its state can't be read or put: {}": "{} : impossible de lire ou d'écrire son état : {}",
            "{}: it answers {} to {} /control/state": "{} : il répond {} à {} /control/state",
            "{}: its state is not this back end's: {}": "{} : son état n'est pas celui de ce serveur : {}",
            "{} can't be looked at while a server answers": "{} ne peut pas être consulté quand un vrai serveur répond",
            "it did not sign {} in: {}": "il n'a pas connecté {} : {}",
            "offline": "hors connexion",
            "timed out: no whole answer within {}": "délai dépassé : pas de réponse complète en {}",
            "timed out: {}": "délai dépassé : {}",
            "unreachable: {}": "injoignable : {}",
            "unreadable: {}": "illisible : {}",
            "not trusted: {}": "pas de confiance : {}",
            "not called: {}": "appel interdit : {}",
            "cancelled": "annulé",
            "it is no JSON": "ce n'est pas du JSON",
            "it has no “{}”": "« {} » manque",
            "it has another shape": "il a une autre structure",
            "“{}” has another shape": "« {} » a une autre structure",
            "it can't be written as JSON: {}": "impossible de l'écrire en JSON : {}",
            "a timer": "une minuterie",
            "the answer to {}": "la réponse à {}",
            "{}, which the server does not answer": "{}, que le serveur laisse sans réponse",
            "the time limit of a request": "le délai maximal d'un appel",
            "the end of a toast": "la fin d'un message passager",
            "the saving of the session": "l'enregistrement de la session",
            "the return of the pad": "le retour du pavé numérique",
            "the next attempt at the registration": "la nouvelle tentative d'enregistrement de l'appareil",
            "the next attempt at the preferences": "la nouvelle tentative d'envoi des préférences",
            "the saving of the draft": "l'enregistrement du brouillon",

            // Texts/Known+phone.swift
            "app": "application",
            "navigation": "navigation",
            "arrival": "arrivée",
            "request": "appel|appels",
            "response": "réponse",
            "phone": "téléphone",
            "server": "serveur",
            "diagnostic": "diagnostic",
            "asks whether the app may send notifications":
                "demande si l'application peut envoyer des notifications",
            "will answer {}": "répondra : autorisation {}",
            "answers {}": "répond : autorisation {}",
            "settings: notifications {}": "réglages : autorisation des notifications {}",
            "notification {} not shown: permission {}": "notification {} non affichée : autorisation {}",
            "notification “{}” scheduled for {}": "notification « {} » programmée pour {}",
            "notification “{}” cancelled": "notification « {} » annulée",
            "notification “{}”: “{}”: {}": "notification « {} » : « {} » : {}",
            "notification “{}”: {}": "notification « {} » : {}",
            "tap on the notification {}": "tap sur la notification {}",
            "the notification {} is dismissed": "notification {} supprimée",
            "badge {}": "badge {}",
            "time zone {}": "fuseau horaire {}",
            "online": "connecté",
            "a new messaging token": "nouveau jeton de messagerie",
            "position denied": "position refusée",
            "position unavailable": "position inconnue",
            "the disk is full": "le disque est plein",
            "the disk has room": "le disque a de la place",
            "event {}": "événement {}",
            "the consent to send events is withdrawn": "le consentement à l'envoi d'événements est retiré",
            "the app is built for {}": "l'application est compilée pour {}",
            "at {}, {}": "position : {}, {}",
            "language: {}": "langue : {}",
            "flag {}: {}": "option {} : {}",
            "the feature “{}” alone": "la fonctionnalité « {} » seule",
            "{}: damaged": "{} : fichier abîmé",
            "{}: deleted": "{} : fichier effacé",
            "{}: foreign": "{} : fichier d'une version inconnue",
            "“{}”": "« {} »",

            // Texts/PhoneEvent+words.swift
            "haptics prepared": "moteur de vibration prêt",
            "launch": "ouvrir l'application",
            "launch by {}": "ouvrir l'application : {}",
            "kill by the person": "arrêt par la personne",
            "kill by the system": "arrêt par le système",
            "background": "arrière-plan",
            "foreground": "premier plan",
            "haptic {}": "vibration : {}",
            "sound {} prepared": "son prêt : {}",
            "sound {}": "son : {}",
            "web page {}": "page web {}",
            "sharing “{}” {}": "partage de « {} » : {}",
            "{} ({}, {} bytes)": "{} ({}, {} octets)",
            "success": "succès",
            "error": "erreur|erreurs",
            "selection": "sélection",
            "click": "clic",
            "fanfare": "fanfare",
            "email": "email",
            "number": "numérique",
            "multiline": "multiligne",
            "search": "recherche",
            "password": "secret",
            "sound": "son",
            "notDetermined": "non demandée",
            "denied": "refusée",
            "authorized": "accordée",
            "provisional": "provisoire",
            "value “{}”": "valeur « {} »",
            "document “{}”": "document « {} »",
            "journal “{}”": "journal « {} »",
            "secret “{}”": "secret « {} »",
            // Also Phone/SimulatedNotifications+showing.swift
            "“{}”: “{}”": "« {} » : « {} »",
        ]
    )
}
