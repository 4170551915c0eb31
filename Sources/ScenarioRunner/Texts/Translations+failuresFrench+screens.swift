import AppShellTexts

extension Translations {
    /// What steps about screens say when they fail.
    static let screenFailuresFrench = Translations(
        .french,
        [
            // GenericSteps/AccessibilitySteps.swift
            "{} screens visited with {} taps": "{} écrans parcourus en {} taps",
            "The number of screens must be at least 1.": "Le nombre d'écrans doit être d'au moins 1.",
            "The number of screens visited": "Le nombre d'écrans parcourus",
            "at least {}": "au moins {}",
            "It reached:": "Écrans atteints :",
            "No screen was visited; say « je parcours tous les écrans que je peux atteindre » (“I visit every screen I can reach”) first.":
                "Aucun écran n'a été parcouru ; écrivez d'abord « je parcours tous les écrans que je peux atteindre ».",
            "Seen at the start.": "Vu au départ.",
            "Seen after {}.": "Vu après {}.",
            "{} on {} screens:": "{} sur {} écrans :",
            "accessibility issue": "défaut d'accessibilité|défauts d'accessibilité",
            " + sheet ": " + feuille ",

            // GenericSteps/ActSteps.swift
            "The elements “{}” to tap": "Le nombre d'éléments « {} » sur lesquels taper",
            "{} or more": "{} ou plus",
            "The reason not to go back": "La raison de ne pas revenir en arrière",
            "“{}” in it": "un texte contenant « {} »",
            "The way back": "Le retour en arrière",
            "refused": "refusé",
            "open: the app went back to “{}”": "accepté : l'application est revenue à « {} »",

            // GenericSteps/ChoiceSteps.swift
            "The selection in “{}”": "Le choix dans « {} »",
            "“{}” is not offered in “{}”. {}": "« {} » n'est pas proposé dans « {} ». {}",
            "The option is empty; write its text.": "L'option est vide ; écrivez son texte.",
            "“{}” is offered in “{}”. {}": "« {} » est proposé dans « {} ». {}",
            "The state of {}": "L'état de l'élément ({})",
            "It is also disabled.": "Il est en outre désactivé.",
            "It has no options.": "Il n'a pas d'options.",
            "It offers: {}.": "Il propose : {}.",

            // GenericSteps/CountSteps.swift
            "The number of items of {}": "Le nombre d'éléments ({})",
            "It has:": "Contenu :",
            "The number of tabs": "Le nombre d'onglets",
            "The tabs are {}.": "Les onglets sont {}.",
            "The number of times the phone has vibrated": "Le nombre de vibrations du téléphone",
            "The number of times the phone has vibrated: {}": "Le nombre de vibrations « {} » du téléphone",
            "The number of times the phone has played the sound {}":
                "Le nombre de fois que le téléphone a joué le son « {} »",
            "The number of web pages opened": "Le nombre de pages web ouvertes",
            "The number of times the app has shared": "Le nombre de partages par l'application",
            "The number of pins of {}": "Le nombre de repères de l'élément ({})",
            "There is no map “{}” on the screen “{}”, or any other.":
                "Il n'y a pas de plan « {} » sur l'écran « {} », ni aucun autre.",
            "There is no map “{}” on the screen “{}”; available: {}.":
                "Il n'y a pas de plan « {} » sur l'écran « {} », seulement {}.",
            "The number of notifications on the phone": "Le nombre de notifications sur le téléphone",
            "The text is empty; write the text to count.": "Le texte est vide ; écrivez le texte à compter.",
            "The number of elements with the text “{}” in “{}”":
                "Le nombre d'éléments avec le texte « {} » dans « {} »",
            "The number of elements with the text “{}”": "Le nombre d'éléments avec le texte « {} »",
            "Found:": "Éléments trouvés :",
            "There is no list “{}” on the screen “{}”, or any other.":
                "Il n'y a pas de liste « {} » sur l'écran « {} », ni aucune autre.",
            "There is no list “{}” on the screen “{}”; available: {}.":
                "Il n'y a pas de liste « {} » sur l'écran « {} », seulement {}.",

            // GenericSteps/KeyboardSteps.swift
            "The field with focus": "Le champ actif",

            // GenericSteps/LookSteps.swift
            "The opacity of {}": "L'opacité de l'élément ({})",
            "{} %, fading to {} %": "{} %, en fondu vers {} %",
            "Unknown glow “{}”; write « légère » or « forte » (“subtle”, “strong”).":
                "Lueur inconnue : « {} » ; écrivez « légère » ou « forte ».",
            "“{}” is not a chart.": "« {} » n'est pas un graphique.",
            "The number of points of the chart “{}”": "Le nombre de points du graphique « {} »",
            "The glow of {}": "La lueur de l'élément ({})",
            "The last {} of {} was before the last When step.":
                "Le dernier {} de l'élément ({}) a eu lieu avant la dernière étape « Quand ».",
            "The last effect of {}": "Le dernier effet de l'élément ({})",

            // GenericSteps/DialogSteps.swift
            "The title of the dialog": "Le titre de la boîte de dialogue",
            "The dialog on top": "La boîte de dialogue du dessus",

            // GenericSteps/DisclosureSteps.swift
            "{} neither folds nor unfolds.": "{} ne se déplie ni ne se replie.",

            // GenericSteps/SheetSteps.swift
            "The title of the top sheet": "Le titre de la feuille du dessus",
            "Open, from the lowest: {}.": "Feuilles ouvertes, en partant du dessous : {}.",
            "The open sheets": "La liste des feuilles ouvertes",

            // GenericSteps/StateSteps.swift
            "The text of the field “{}”": "Le texte du champ « {} »",
            "invalid: it says “{}”": "invalide : message « {} »",
            "The state of the field “{}”": "L'état du champ « {} »",
            "valid, with its check mark": "valide, avec sa coche",
            "neither valid nor invalid": "ni valide ni invalide",
            "It is empty.": "Il est vide.",
            "It shows “{}”.": "Il affiche « {} ».",
            "The keyboard of the field “{}”": "Le clavier du champ « {} »",
            "enabled": "activable",
            "It is off but enabled: « désactivé » (“disabled”) means greyed out. Use « \"{}\" est éteint » (“… is off”).":
                "Il est éteint mais activable : « désactivé » veut dire grisé. Écrivez « \"{}\" est éteint ».",

            // GenericSteps/TabSteps.swift
            "The badge of the tab “{}”": "La pastille de l'onglet « {} »",

            // GenericSteps/ToastSteps.swift
            "The toast": "Le message passager",

            // GenericSteps/VisibilitySteps.swift
            "The text to look for is empty.": "Le texte à chercher est vide.",
            "“{}” is on the screen “{}”: {}.": "« {} » apparaît sur l'écran « {} » : {}.",
            "“{}” is on the screen “{}”: {} in {}.": "« {} » apparaît sur l'écran « {} » : {} dans {}.",
            "“{}” is in “{}”: {}.": "« {} » est dans « {} » : {}.",
            "The title of the top screen": "Le titre de l'écran affiché",
            "“{}” is covered by the {}.": "« {} » est derrière : {}.",
            "The selected tab": "L'onglet sélectionné",
            "The app has no tabs.": "L'application n'a pas d'onglets.",
            "The tabs: {}.": "Onglets : {}.",
            "The table under this step must have one column.":
                "Le tableau sous cette étape doit avoir une seule colonne.",
            "{} elements, the last one {}": "{} éléments, dont le dernier est {}",
            "The position of “{}” (row {})": "La position de « {} » (ligne {})",
            "after “{}” (row {})": "après « {} » (ligne {})",
            "not after it": "pas après",
            "“{}” is in {}.": "« {} » est dans {}.",
            "For an unselected option, say « \"{}\" est proposé dans \"{}\" » (“… is offered in …”).":
                "Pour une option qui n'est pas choisie, écrivez « \"{}\" est proposé dans \"{}\" ».",
        ]
    )
}
