import AppShellTexts

extension Translations {
    /// The laws, and how they are broken.
    static let lawsFrench = Translations(
        .french,
        [
            // Laws/Law+answers.swift
            "A late answer leaves everything as it is without it, or as if it had come before the last act.":
                "Une réponse tardive laisse tout comme sans elle, ou comme si elle était arrivée avant le dernier acte.",
            "{}: {}, late answer": "{} : {}, réponse tardive",
            "The answer to {} came late, and led to {}, not to {}.":
                "La réponse à {} est arrivée tard. Destination : {} ; attendue : {}.",
            "The answer to {} came late, and the screen says {}, not {}.":
                "La réponse à {} est arrivée tard : l'écran dit {}, et non {}.",
            "The answer to {} came late, and the screen no longer says {}.":
                "La réponse à {} est arrivée tard : l'écran ne dit plus {}.",
            "The answer to {} came late, and {} is not as if it had come in time.":
                "La réponse à {} est arrivée tard, et {} n'est pas comme si elle était arrivée à temps.",
            "The answer to {} came late, and the back end does not keep the same in “{}”.":
                "La réponse à {} est arrivée tard, et le serveur ne garde pas la même chose dans « {} ».",

            // Laws/Law+data.swift
            "What was typed stays, unless the person changes it, sends it, or leaves the form.":
                "Ce qui a été saisi reste, sauf si la personne le modifie, l'envoie ou quitte le formulaire.",
            "What was typed is there after another tab, another app, and an end of the app by the system.":
                "Ce qui a été saisi est encore là après un autre onglet, une autre application, et un arrêt de l'application par le système.",
            "What a person asks for once is kept once by the back end, whatever happens to the calls.":
                "Ce qu'une personne demande une fois, le serveur le garde une fois, quoi qu'il arrive aux appels.",
            "What the app confirms is stored: by the back end, or on the phone.":
                "Ce que l'application confirme est enregistré : par le serveur, ou sur le téléphone.",
            "What the person has switched off in the app is not scheduled on the phone.":
                "Ce que la personne a désactivé dans l'application n'est pas programmé sur le téléphone.",
            "notification “{}”": "notification « {} »",
            "{} is scheduled, and switched off in the app.": "{} : programmé, mais désactivé dans l'application.",
            "Ended by the system and launched again, the app shows no less: the screen, the switches and the choices.":
                "Arrêtée par le système puis relancée, l'application ne montre pas moins : l'écran, les interrupteurs et les choix.",
            "{}: field “{}”, {}": "{} : champ « {} », {}",
            "a step whose call fails": "étape dont un appel échoue",
            "after another app": "après une autre application",
            "after another tab": "après un autre onglet",
            "after an end by the system": "après un arrêt par le système",
            "The back end has {} equal records in “{}”: {}": "Le serveur a {} enregistrements égaux dans « {} » : {}",
            "{}: “{}”": "{} : « {} »",
            "“{}” shows, but no write has reached the back end.":
                "« {} » s'affiche, mais aucune écriture n'a atteint le serveur.",
            "{} was {}, and is {} after the launch.": "{} : {} avant le lancement, {} après.",
            "It was restored to {}, not to {}.": "État restauré : {} ; attendu : {}.",
            "nothing": "rien",
            "The saved state waits: {}.": "L'état enregistré attend : {}.",
            "on": "allumé",
            "off": "éteint",
            "“{}” stood in “{}”; now it is {}.": "« {} » se trouvait dans « {} » ; à présent : {}.",

            // Laws/Law+navigation.swift
            "Every link and tap has an outcome; only a lock may hold one back while the app is on the screen.":
                "Tout lien et tout tap ont une issue ; seul un verrou peut en retenir un tant que l'application est à l'écran.",
            "A link or tap that reaches the running app is recorded.":
                "Un lien ou un tap qui atteint l'application ouverte est enregistré.",
            "An act of a person opens one screen at most, and never the same one twice.":
                "Un acte d'une personne ouvre un écran au plus, et jamais deux fois le même.",
            "Back, or closing a sheet, leads to what was there, with all that was typed.":
                "Revenir en arrière, ou fermer une feuille, ramène à ce qui était là, avec tout ce qui avait été saisi.",
            "Every screen can be left, and from every state the first screen of the app can be reached.":
                "Tout écran peut être quitté, et le premier écran de l'application est accessible depuis chaque état.",
            "Arrival {} waits: {}.": "L'arrivée n° {} attend : {}.",
            "{} left no record.": "Rien n'a été enregistré pour : {}.",
            "The arrival": "l'arrivée",
            "It opened {} screens: {}.": "{} écrans se sont ouverts : {}.",
            "It can't be left: {}.": "Impossible de le quitter : {}.",
            "{} to {}": "de {} à {}",
            "Back leads to {}, not to {}.": "Destination du retour : {} ; attendue : {}.",
            "{}: field “{}”": "{} : champ « {} »",
            "“{}” stood in “{}”; after the way back it is {}.":
                "« {} » se trouvait dans « {} » ; après le retour : {}.",
            "There is no way home from {}.": "Aucun chemin ne ramène au premier écran depuis : {}.",
            "Twenty steps back lead to {}, not to the first screen.":
                "Vingt pas en arrière mènent à {}, pas au premier écran.",
            "nowhere": "nulle part",
            "empty{}": "vide{}",

            // Laws/Law+screens.swift
            "Every element has a label, every image a description, every screen a title, and headings skip no level.":
                "Chaque élément a un libellé, chaque image une description, chaque écran un titre, et les titres ne sautent aucun niveau.",
            "No two elements of one role and one name stand side by side.":
                "Deux éléments de même type et de même nom ne se côtoient jamais.",
            "What a screen shows is a function of its state: read twice, it is equal, and reading it calls nobody.":
                "Ce qu'un écran montre ne dépend que de son état : lu deux fois, il est le même, et le lire n'appelle personne.",
            "Texts have no raw keys, no Optional(…), no double spaces and, in French products, no English.":
                "Les textes n'ont ni clés brutes, ni Optional(…), ni doubles espaces et, dans un produit en français, pas d'anglais.",
            "Reading the screen calls the server.": "Lire l'écran appelle le serveur.",
            "first {}, then {}": "d'abord {}, puis {}",
            "an element came or went": "un élément est apparu ou a disparu",
            "Read twice, it differs: {}.": "Lu deux fois, l'écran diffère : {}.",
            "“{}” {}.": "« {} » {}.",
            "{}: {} {}": "{} : {} {}",
            "has no label": "sans libellé",
            "has no description": "sans description",
            "has neither captions nor a transcript": "sans sous-titres ni transcription",
            "has no transcript": "sans transcription",
            "is there more than once": "en plusieurs exemplaires",
            "skips a level": "qui saute un niveau",
            "has no heading above": "sans titre au-dessus",
            "has no title": "sans titre",
            "has no button": "sans bouton",
            "is blank": "vide",

            // Laws/Law+work.swift
            "Nothing that a person, the network or time does ends the process.":
                "Rien de ce que font une personne, le réseau ou le temps n'arrête le processus.",
            "Every act ends within seconds of processor time.":
                "Chaque acte se termine en quelques secondes de temps processeur.",
            "The same acts lead to the same state, each time.": "Les mêmes actes mènent chaque fois au même état.",
            "Modules declare what they store and open.":
                "Les modules déclarent ce qu'ils enregistrent et ouvrent.",
            "After every act the app comes to rest.": "Après chaque acte, l'application se stabilise.",
            "What loads comes to an end: no loading state outlives its calls and timers, or five minutes.":
                "Tout chargement se termine : aucun ne dure plus que ses appels et ses minuteries, ni plus de cinq minutes.",
            "Once the fault is over, an error heals by itself or by the button that it offers.":
                "Une fois la panne finie, une erreur disparaît d'elle-même ou par le bouton qu'elle propose.",
            "{} stays, and nothing is under way that could end it.":
                "Toujours à l'écran : {} ; rien en cours ne peut y mettre fin.",
            "{} stays for five minutes.": "Toujours à l'écran au bout de cinq minutes : {}.",
            "{} stays once the fault is over, and offers no way on.":
                "Toujours à l'écran une fois la panne finie, et sans issue : {}.",
            "Its button can't be tapped: {}.": "Un tap sur son bouton est impossible : {}.",
            "The fault is over and “{}” was tapped, but {} stays.":
                "La panne est finie et il y a eu un tap sur « {} », mais il y a toujours à l'écran : {}.",

            // Laws/TextFlaw.swift
            "shows an optional value of the program": "montre une valeur optionnelle du programme",
            "shows a format that was not filled in": "montre un format qui n'a pas été rempli",
            "has two spaces in a row": "a deux espaces de suite",
            "shows the key “{}”": "montre la clé « {} »",
            "has the English word “{}”": "contient le mot anglais « {} »",
        ]
    )
}
