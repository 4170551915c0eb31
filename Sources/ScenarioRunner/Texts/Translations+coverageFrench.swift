import AppShellTexts

extension Translations {
    static let coverageFrench = Translations(
        .french,
        [
            // CoverageMeasure.swift
            "{} on {}": "{} sur {}",
            "{} on every screen": "{} sur tous les écrans",

            // CoverageThresholds.swift
            "“{}” appears twice; remove one.": "« {} » figure deux fois ; supprimez-en un.",
            "A measure is missing; write 80, or screens=90,links=100.":
                "Il manque une mesure ; écrivez 80, ou screens=90,links=100.",
            "“{}” applies to every measure: write a whole number from 0 to 100, or name a measure: screens=90.":
                "« {} » vaut pour toutes les mesures : écrivez un entier de 0 à 100, ou nommez une mesure : screens=90.",
            "“{}” applies to every measure: write it alone, or name a measure: screens=90.":
                "« {} » vaut pour toutes les mesures : écrivez-le seul, ou nommez une mesure : screens=90.",
            "Unknown measure “{}”; available: {}.": "Mesure inconnue « {} » ; il y a {}.",
            "Did you mean “{}”?": "Vouliez-vous dire « {} » ?",
            "“{}” has no percentage; write {}=80.": "« {} » n'a pas de pourcentage ; écrivez {}=80.",
            "“{}” of {} is not a whole number from 0 to 100.": "« {} », pour {}, n'est pas un entier de 0 à 100.",

            // CoverageVerdict.swift
            "--fail-under: a dry run covers nothing; leave out --dry-run.":
                "--fail-under : une exécution à blanc ne couvre rien ; enlevez --dry-run.",
            "Coverage is below --fail-under:": "La couverture est au-dessous de --fail-under :",
            "{} and {} more": "{} et {} de plus",
            "{} of {}, {} % and not {} %. Missing: {}": "{} sur {}, {} % et non {} %. Manquent : {}",

            // CoverageText+coverage.swift
            "{} of {}": "{} sur {}",
            "covered{}": "couvertes{}",
            "seen on top, {} different": "vues au premier plan, {} différentes",
            "shown": "affichés",
            "elements acted on": "éléments actionnés",
            "patterns followed": "motifs suivis",
            "patterns followed; links that fit none: {} different":
                "motifs suivis ; liens qui n'en suivent aucun : {} différents",
            "rules opened by a tap": "règles ouvertes d'un toucher",
            "rules opened by a tap; notifications that fit none: {} different":
                "règles ouvertes d'un toucher ; notifications qui n'en suivent aucune : {} différentes",
            "screens never shown:": "écrans jamais affichés :",
            "routes never seen:": "routes jamais vues :",
            "elements never acted on:": "éléments jamais actionnés :",
            "values of flags tried": "valeurs d'options essayées",
            "flags never tried:": "options jamais essayées :",
            "links never followed:": "liens jamais suivis :",
            "payloads never opened:": "notifications jamais ouvertes :",
            "on every screen": "sur tous les écrans",

            // CoverageText.swift
            "Coverage": "Couverture",
            "A dry run proves nothing: no step was run.": "À blanc, rien n'est prouvé : aucune étape n'a été exécutée.",
            "Tags that name no requirement's id:": "Étiquettes qui ne nomment aucune exigence :",
            "Ids in the names of tests that are no requirement's:":
                "Identifiants dans des noms de tests qui ne sont ceux d'aucune exigence :",
            "carried by scenarios that did not pass:": "portées par des scénarios qui n'ont pas réussi :",
            "carried by scenarios that were not run:": "portées par des scénarios qui n'ont pas été exécutés :",
            "missing:": "manquent :",
            "covered by scenarios that passed": "couvertes par des scénarios réussis",
            "named by tests of the back end": "nommées par des tests du serveur",
            "named by tests in a browser": "nommées par des tests dans un navigateur",
            "named by tests": "nommées par des tests",
            "Did you mean {}?": "Vouliez-vous dire {} ?",
        ]
    )
}
