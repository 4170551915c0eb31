import AppShellTexts

extension Translations {
    static let reportsFrench = Translations(
        .french,
        [
            // ExpectedFailure.swift
            "It passes now: remove the tag {} on line {}.": "Il réussit désormais : retirez le tag {}, ligne {}.",
            "It passes now: remove the tag {}.": "Il réussit désormais : retirez le tag {}.",
            "failed as expected": "en échec, comme prévu",

            // FailureText.swift
            "(attempt {})": "(tentative {})",
            "(repetition {})": "(répétition {})",
            "Details at {} above.": "Détails plus haut, à {}.",
            "The screen at this point:": "L'écran à ce moment :",
            "Part of the screen (--screen full shows all of it):":
                "Une partie de l'écran (--screen full le montre en entier) :",

            // GitHubAnnotation.swift, GitHubMarkdown.swift, GitHubReport.swift
            "Error in a feature file": "Erreur dans un script",
            "It did not pass.": "Il n'a pas réussi.",
            "Scenario": "Scénario",
            "Passed on attempt {}.": "Réussi à la tentative {}.",
            "First failure: {}": "Premier échec : {}",
            "Flaky: {}": "Résultat variable : {}",
            "Unstable: {}": "Instable : {}",
            "and {} more that do not fit: a summary is limited to {} KiB.":
                "et {} de plus, qui ne tiennent pas : un résumé est limité à {} Kio.",
            "{} of virtual time": "{} de temps virtuel",
            "in random order: repeat it with `--order random:{}`":
                "dans un ordre aléatoire : pour le répéter, `--order random:{}`",
            "dry run: steps were matched but not run": "à blanc : les étapes sont reconnues, mais pas exécutées",
            "The run": "L'exécution",
            "Errors in feature files": "Erreurs dans les scripts",
            "Run hooks that did not pass": "Hooks de l'exécution qui n'ont pas réussi",
            "Did not pass": "N'ont pas réussi",
            "Passed after a retry": "Réussis après une nouvelle tentative",
            "Failed as expected": "En échec, comme prévu",
            "Unstable: attempts differ although nothing changed":
                "Instables : les tentatives diffèrent sans que rien ait changé",
            "{}, passed on attempt {}": "{}, réussi à la tentative {}",
            "more error": "autre erreur|autres erreurs",
            "more warning": "autre avertissement|autres avertissements",
            "Not shown here: {}.": "Non affichés ici : {}.",
            "Not shown here: {} and {}.": "Non affichés ici : {} et {}.",
            "GitHub shows only {} of each kind.": "GitHub n'en affiche que {} de chaque sorte.",
            "Scenarios": "Scénarios",

            // PrettyReport.swift
            "attached:{} {}, {}": "pièce jointe :{} {}, {}",
            "byte": "octet|octets",

            // RunFacts.swift
            "in step “{}”": "à l'étape « {} »",
            "after the last step": "après la dernière étape",
            "nothing more": "plus rien",
            "repetition {} differs from repetition {} {}: first {}, then {}":
                "la répétition {} diffère de la répétition {} {} : d'abord {}, puis {}",
            "attempt {} differs from attempt {} {}: first {}, then {}":
                "la tentative {} diffère de la tentative {} {} : d'abord {}, puis {}",

            // RunSummary+strings.swift, SummaryText.swift, ProgressBarReport.swift
            "scenario": "scénario|scénarios",
            "step": "étape|étapes",
            "hook": "hook|hooks",
            "error": "erreur|erreurs",
            "line": "ligne|lignes",
            "passed|passed": "réussi|réussis",
            "failed|failed": "en échec|en échec",
            "skipped|skipped": "ignoré|ignorés",
            "pending|pending": "en attente|en attente",
            "undefined|undefined": "non défini|non définis",
            "ambiguous|ambiguous": "ambigu|ambigus",
            "not run|not run": "non exécuté|non exécutés",
            "flaky|flaky": "au résultat variable|au résultat variable",
            "failed as expected|failed as expected": "en échec comme prévu|en échec comme prévu",
            "passed|passed|step": "réussie|réussies",
            "failed|failed|step": "en échec|en échec",
            "skipped|skipped|step": "ignorée|ignorées",
            "pending|pending|step": "en attente|en attente",
            "undefined|undefined|step": "non définie|non définies",
            "ambiguous|ambiguous|step": "ambiguë|ambiguës",
            "; ": " ; ",
            "file could not be read|files could not be read": "fichier illisible|fichiers illisibles",
            "{} around the run failed": "{} de l'exécution en échec",
            "The run could not start": "L'exécution n'a pas pu commencer",
            "The run is incomplete": "L'exécution est incomplète",
            "scenario was not run|scenarios were not run":
                "scénario n'a pas été exécuté|scénarios n'ont pas été exécutés",
            "Interrupted: {}": "Interrompue : {}",
            "Interrupted.": "Interrompue.",
            "Still running: {}.": "Encore en cours : {}.",
            "Stopped after {} failures (--max-failures): {}": "Arrêt après {} échecs (--max-failures) : {}",
            "Stopped at the first failure (--fail-fast or --max-failures 1): {}":
                "Arrêt au premier échec (--fail-fast ou --max-failures 1) : {}",
            "Did not pass:": "N'ont pas réussi :",
            "Rerun only these:": "Pour ne relancer que ceux-là :",
            "more scenario": "autre scénario|autres scénarios",
            "The same failure in {}:": "Même échec dans {} :",
            "The same kind of failure in {}:": "Échec semblable dans {} :",
            "Warnings:": "Avertissements :",
            "Failed as expected:": "En échec, comme prévu :",
            "Run hooks that did not pass:": "Hooks de l'exécution qui n'ont pas réussi :",
            "Passed after a retry:": "Réussis après une nouvelle tentative :",
            "Unstable: attempts differ although nothing changed:":
                "Instables : les tentatives diffèrent sans que rien ait changé :",
            "{}: {}": "{} : {}",
            "d": "j",
            "{} in feature files:": "{} dans les scripts :",
            "in random order: repeat it with --order random:{}":
                "dans un ordre aléatoire : pour le répéter, --order random:{}",

            // SlowestScenarios.swift, SnippetsReport.swift
            "Slowest (wall time):": "Les plus lents (temps réel) :",
            "Every step is defined.": "Toutes les étapes sont définies.",
            "and {}": "et {}",
            "more location": "autre endroit|autres endroits",
        ]
    )
}
