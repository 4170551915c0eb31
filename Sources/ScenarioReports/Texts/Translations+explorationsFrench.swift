import AppShellTexts

extension Translations {
    /// The report of an exploration.
    static let explorationsFrench = Translations(
        .french,
        [
            // ExplorationReport+words.swift
            "state": "état|états",
            "act": "acte|actes",
            "case": "cas|cas",
            "finding": "constat|constats",
            "{} within {} of {}": "{} à {} au plus de {}",
            "{} within {} of the launch": "{} à {} au plus du lancement",
            "{} and {} further away": "{} et {} plus loin",
            "act done|acts done": "acte fait|actes faits",
            "screen|screens": "écran|écrans",
            "{}, {}, {}.": "{}, {}, {}.",
            "Complete.": "Exploration complète.",
            "It stopped there: it keeps no more states.": "Elle s'est arrêtée là : elle ne garde pas plus d'états.",
            "The laws were checked in every state within that depth.":
                "Les lois ont été vérifiées dans tous les états jusqu'à cette profondeur.",
            "state within that depth was not checked|states within that depth were not checked":
                "état en deçà de cette profondeur n'a pas été vérifié|états en deçà de cette profondeur n'ont pas été vérifiés",
            "state at that depth and beyond|states at that depth and beyond":
                "état à cette profondeur et au-delà|états à cette profondeur et au-delà",
            "call whose faults were not tried|calls whose faults were not tried":
                "appel dont les pannes n'ont pas été essayées|appels dont les pannes n'ont pas été essayées",
            " and ": " et ",
            "Left out: {}.": "Laissés de côté : {}.",
            "{}, {}": "{}, {}",
            "accepted|accepted|finding": "accepté|acceptés",
            "In {}; the shortest has {}.": "Dans {} ; le plus court compte {}.",
            "In {}; the shortest has {} after the launch.": "Dans {} ; le plus court compte {} après le lancement.",
            "Accepted as “{}” before: look again.": "Accepté auparavant pour un autre fait, « {} » : à revoir.",
            "Doubt: {}": "Doute : {}",
            "Last act: {}.": "Dernier acte : {}.",
            "It calls {}.": "Appels : {}.",

            // ExplorationText.swift
            "{}: {} {}": "{} : {} {}",
            "{}: {}": "{} : {}",
            "{}, {}: {}": "{}, {} : {}",
            "other line": "autre ligne|autres lignes",
            "{}:": "{} :",
            "Again:": "Pour le refaire :",
            "Accepted:": "Acceptés :",
            "; ": " ; ",
            "pair of states that count as equal differs|pairs of states that count as equal differ":
                "paire d'états tenus pour égaux diffère|paires d'états tenus pour égaux diffèrent",
            "Never on display: {}": "Jamais à l'écran : {}",

            // ExplorationPage.swift
            "Exploration of {}": "Exploration de {}",
            // Gallery/GalleryReport.swift
            "Gallery: {}": "Galerie : {}",
            "{}, each where its scenario ends": "{}, chacun à la fin de son scénario",
            "{}; failed: {}.": "{} ; en échec : {}.",
            "did not pass": "en échec",
            "skipped": "ignoré",
            "There is no picture: no step ran to its end.": "Pas d'image : aucune étape n'est allée à son terme.",
            "Skip to the findings": "Aller aux constats",
            "Copy": "Copier",
            "Copy:": "Copier :",
            "Copied": "Copié",
            "Copied.": "Copié.",
            "law is broken|laws are broken": "loi enfreinte|lois enfreintes",
            "Nothing was explored": "Rien n'a été exploré",
            "All laws hold": "Toutes les lois sont respectées",
            "No law is broken so far": "Aucune loi enfreinte jusqu'ici",
            "{}, but for what is accepted": "{}, hors constats acceptés",
            "States": "États",
            "Expanded": "Explorés",
            "Acts done": "Actes faits",
            "Screens": "Écrans",
            "Findings": "Constats",
            "Accepted": "Acceptés",
            "differ|differ": "diffère|diffèrent",
            "Equal states compared": "États égaux comparés",
            "States by acts away": "États selon le nombre d'actes",
            "Seed": "Graine",

            // ExplorationPage+findings.swift, ExplorationFilm.swift
            "Script": "Script",
            "Script of finding {}": "Script du constat {}",
            "Do it again": "Pour le refaire",
            "Do it again of finding {}": "Pour refaire le constat {}",
            "Steps": "Étapes",
            "Acts": "Actes",
            "After step {}.": "Après l'étape {}.",
            "After step {}. Then the app was not in the foreground.":
                "Après l'étape {}. Ensuite, l'application n'était plus au premier plan.",
            "As after step {}.": "Comme après l'étape {}.",
            "The app is not in the foreground.": "L'application n'est pas au premier plan.",
            "The screen after each step before": "L'écran après chacune des étapes précédentes",
            "In words": "En mots",

            // ExplorationPage+laws.swift
            "Laws": "Lois",
            "Law": "Loi",
            "What holds": "Ce qu'elle dit",
            "Result": "Résultat",
            "Laws that are broken, or whose breaches are accepted": "Lois enfreintes, ou dont les écarts sont acceptés",
            "Laws that hold": "Lois respectées",
            "law holds|laws hold": "loi respectée|lois respectées",
            "other law holds|other laws hold": "autre loi respectée|autres lois respectées",
            "broken: {}": "écarts : {}",
            "accepted: {}": "acceptés : {}",
            "holds": "respectée",
            "Never on display": "Jamais à l'écran",
            "Destinations of the product that no state within reach showed.":
                "Destinations du produit qu'aucun des états atteints n'a montrées.",
            "Accepted:{}": "Accepté :{}",
            "States that count as equal, and are not: the exploration may have missed some.":
                "États tenus pour égaux, et qui ne le sont pas : l'exploration a pu en manquer.",
            "Equal states that differ": "États égaux qui diffèrent",

            // ExplorationPage+map.swift
            "Map": "Carte",
            "Map of the screens": "Carte des écrans",
            """
            Screens, and the ways between them with the number of acts. Blue: how each screen was first reached. Point \
            at a way or a screen to read more.
            """:
                """
            Les écrans, et les chemins entre eux avec le nombre d'actes. En bleu : comment chaque écran a d'abord \
            été atteint. Pointer un chemin ou un écran pour en lire plus.
            """,
            "All {} as a table": "En tableau : {}",
            "From": "De",
            "To": "Vers",
            "Most frequent": "Les plus fréquents",
            "Ways between screens": "Chemins entre les écrans",

            // StateMap.swift, StateMap+dot.swift, StateMapDrawing.swift
            "not running": "application fermée",
            "in the background": "application en arrière-plan",
            "way": "chemin|chemins",
            "visit": "visite|visites",
            "destination": "destination|destinations",
            "{} → {}: {}": "{} → {} : {}",
            "and {}": "et {}",
            "kind of act more|kinds of act more": "autre sorte d'acte|autres sortes d'actes",
            "act ended here|acts ended here": "acte mène ici|actes mènent ici",
            "{}, {} of them began here": "{}, dont {} à partir d'ici",
            "{}. Links or notifications open it.": "{}. Des liens ou des notifications l'ouvrent.",
            "{}: {}, {} between them, {} never on display.": "{} : {}, {} entre eux, {} jamais à l'écran.",
            "{}: never on display": "{} : jamais à l'écran",
            "{}, by links too": "{}, aussi par des liens",
            "{} more": "{} de plus",
            """
            Not drawn: {} more that a link or a notification takes, or that leave the app or return to it.
            """:
                """
            Non dessinés : {} de plus, ceux d'un lien ou d'une notification, et ceux qui quittent l'application ou \
            y reviennent.
            """,
            "No screen was on display.": "Aucun écran n'a été affiché.",

            // ScreenWords.swift, ScreenDrawing+words.swift
            "valid": "valide",
            "pressed for {} ms": "à maintenir {} ms",
        ]
    )
}
