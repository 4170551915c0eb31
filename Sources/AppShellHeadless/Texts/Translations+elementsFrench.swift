import AppShellTexts

extension Translations {
    /// What elements are called, and what is said of them.
    static let elementsFrench = Translations(
        .french,
        [
            // Elements/ElementUse.swift
            "element": "élément",
            "element to act on": "élément interactif",
            "element to tap": "élément sur lequel taper",
            "element to press and hold": "élément à maintenir",
            "switch": "interrupteur",
            "section, list or card": "section, liste ou carte",

            // Texts/Content.Role+words.swift
            "app": "application",
            "layer": "couche",
            "sheet": "feuille",
            "bar": "barre",
            "tab bar": "barre d'onglets",
            "tab": "onglet",
            "screen": "écran",
            "section": "section",
            "list": "liste",
            "heading {}": "titre de niveau {}",
            "text": "texte",
            "badge": "badge",
            "image": "image",
            "banner": "bannière",
            "progress": "progression",
            "paragraph": "paragraphe",
            "strong": "texte en gras",
            "emphasis": "texte en italique",
            "code": "code",
            "quote": "citation",
            "ordered list": "liste numérotée",
            "own bubble": "bulle envoyée",
            "bubble": "bulle reçue",
            "overlay": "surimpression",
            "button": "bouton",
            "link": "lien",
            "card": "carte",
            "field": "champ",
            "toggle": "interrupteur",
            "choice": "sélecteur",
            "option": "option",
            "keypad": "pavé numérique",
            "key": "touche",
            "chart": "graphique",
            "empty": "contenu vide",
            "failure": "échec",
            "loading": "chargement",

            // Texts/ContentSnapshot+words.swift
            "{}: {}": "{} : {}",
            "selected": "sélectionné(e)",
            "on": "allumé",
            "off": "éteint",
            "disabled": "désactivé(e)",
            "busy": "opération en cours",
            "valid ✓": "valide ✓",
            "invalid": "invalide",
            "placeholder “{}”": "exemple « {} »",
            "focused": "actif",
            "covered": "caché(e)",
            "fading to {} %": "en fondu vers {} %",
            "{} glow": "lueur {}",
            "subtle": "légère",
            "strong{}": "forte{}",
            "flash": "clignotement",
            "shake": "tremblement",
            "line{}": "courbe{}",
            "bars": "barres",
            "map": "mosaïque",
            "point": "point|points",

            // Texts/AccessibilityIssue+words.swift
            "screen “{}”: {}; {}.": "écran « {} » : {} ; {}.",
            "{} has no label": "{} n'a pas de libellé",
            "{} has no description": "{} n'a pas de description",
            "{} is there {} times": "{} y figure {} fois",
            "{} is of level {} right after level {}": "{} est de niveau {} juste après un niveau {}",
            "the first heading, {}, is of level {} under no title":
                "le premier titre, {}, est de niveau {} alors que l'écran n'a pas de titre",
            "it has no title": "il n'a pas de titre",
            "it is blank": "il n'y a rien dessus",
            "give it a label that says what it does": "lui donner un libellé qui dit à quoi il sert",
            "give it a label that says what to type": "lui donner un libellé qui dit quoi saisir",
            "give it a description of what it shows": "décrire ce qu'elle montre",
            "give each a label of its own": "donner à chacun son propre libellé",
            "make it of level {}, or put the level between above it":
                "le passer au niveau {}, ou placer au-dessus le niveau qui manque",
            "give the screen a title, or a heading of level 1": "donner à l'écran un titre, ou un titre de niveau 1",
            "give it a title that says where one is": "lui donner un titre qui dit où l'on est",
            "say what is loading, missing or wrong": "dire ce qui se charge, ce qui manque ou ce qui a échoué",

            // Texts/Quotation.swift
            "“{}”": "« {} »",
        ]
    )
}
