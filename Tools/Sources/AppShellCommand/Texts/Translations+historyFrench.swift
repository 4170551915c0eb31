import AppShellTexts

extension Translations {
    static let historyFrench = Translations(
        .french,
        [
            // History/HistoryFolder.swift
            "--history {}: the folder can't be made ({}). Name another one.":
                "--history {} : le dossier ne peut pas être créé ({}). En nommer un autre.",
            "--history {}: no file can be written there ({}). Name another folder.":
                "--history {} : aucun fichier ne peut y être écrit ({}). Nommez un autre dossier.",
            "{}: it can't be read; it is left out.": "{} : lecture impossible ; fichier laissé de côté.",
            "{}/{}: it can't be removed ({}).": "{}/{} : suppression impossible ({}).",
            "--history {}: the folder can't be read ({}).": "--history {} : le dossier ne peut pas être lu ({}).",
            "{}/{}: it can't be read; it is left out.": "{}/{} : lecture impossible ; fichier laissé de côté.",
            "{}/{}:1: this is no record of a run; it is left out.":
                "{}/{}:1 : ceci ne décrit pas une exécution ; fichier laissé de côté.",
            // History/HistoryOutput.swift
            "Since the run of {}: {}, {}.": "Depuis l'exécution du {} : {}, {}.",
            "newly failing|newly failing": "nouvel échec|nouveaux échecs",
            "newly fixed|newly fixed": "scénario réparé|scénarios réparés",
            "{} --history {} says more.": "{} --history {} en dit plus.",
            // History/HistoryText.swift
            "{}: {} since {}.": "{} : {} depuis le {}.",
            "passed|passed": "réussi|réussis",
            "{} failed as expected": "{} en échec attendu",
            "{} did not": "{} en échec",
            "flaky|flaky": "au résultat variable|au résultat variable",
            "unfinished": "inachevée",
            "… and {} before": "… et {} avant",
            "Newly failing": "Nouveaux échecs",
            "new": "nouveau",
            "Newly fixed": "Réparés",
            "Failing the longest": "Échecs les plus anciens",
            "{}, since {}": "{}, depuis le {}",
            "Flaky": "Instables",
            "in {} of {} runs": "{} fois sur {}",
            "Slower than the run before": "Plus lents que la fois d'avant",
            "In none of these runs": "Dans aucune de ces exécutions",
            "last run {}": "dernière exécution le {}",
            "… and {} more": "… et {} de plus",
            "{} → {} of virtual time": "{} → {} de temps virtuel",
            "{} → {} requests": "appels : {} → {}",
            // History/HistoryTimeline.swift
            "failed as expected": "en échec, comme prévu",
            "flaky": "instable",
            "request": "appel|appels",
            "(its text had changed)": "(son texte avait changé)",
            "passed": "réussi",
            "skipped": "ignoré",
            "pending": "en attente",
            "undefined": "non défini",
            "ambiguous": "ambigu",
            "failed": "en échec",
            // History/LastFailed.swift
            "Nothing to run: nothing failed when it ran last; the newest run is the run of {}.":
                "Rien à exécuter : rien n'était en échec à sa dernière exécution ; la plus récente est celle du {}.",
            "Nothing to run: nothing failed when it ran last; the newest run is the run of {}, which did not finish.":
                """
            Rien à exécuter : rien n'était en échec à sa dernière exécution ; la plus récente est celle du {}, \
            restée inachevée.
            """,
            "Nothing to run: there is no run in {} to know of. Keep one with {} --history {}.":
                "Rien à exécuter : il n'y a pas d'exécution dans {}. En garder une avec {} --history {}.",
            "--last-failed: {} failed, and is not among these scripts now.":
                "--last-failed : {} a échoué, et n'est plus dans ces scripts.",
            "--last-failed: {} and {} more failed, and are not among these scripts now.":
                "--last-failed : {} et {} de plus ont échoué, et ne sont plus dans ces scripts.",
            // History/RunRecord.swift
            "{}:1: this is no record of a run; it is left out.":
                "{}:1 : ceci ne décrit pas une exécution ; fichier laissé de côté.",
            "{}:{}: this line can't be read; it is left out.": "{}:{} : ligne illisible, laissée de côté.",
            "{}:{}: its numbers are not possible; it is left out.":
                "{}:{} : nombres impossibles ; ligne laissée de côté.",
            // Impact/ImpactOptions.swift
            "Only what can be concerned by the changes since this commit, those that are not committed included.":
                """
            Seulement ce que peuvent toucher les changements depuis ce commit, y compris ceux qui ne sont pas \
            validés.
            """,
            "A recording of --record-impact, for --affected-by ({}). Repeatable.":
                "Un enregistrement de --record-impact, pour --affected-by ({}). Répétable.",
            "Says why --affected-by chooses each scenario; with --dry-run nothing runs.":
                "Dit pourquoi --affected-by choisit chaque scénario ; avec --dry-run, rien n'est exécuté.",
            "Records which functions each scenario runs, for --affected-by.":
                "Enregistre quelles fonctions chaque scénario exécute, pour --affected-by.",
            "--explain requires --affected-by.": "--explain ne va qu'avec --affected-by.",
            "--impact requires --affected-by.": "--impact ne va qu'avec --affected-by.",
            "--affected-by and --record-impact exclude each other; leave one out.":
                "--affected-by et --record-impact s'excluent : enlevez l'une des deux.",
            "--backend: leave out --affected-by and --record-impact; nothing tells what a served back end runs.":
                "--backend : enlevez --affected-by et --record-impact ; rien ne dit ce qu'exécute un vrai serveur.",
            "--watch: leave out --affected-by; it follows scripts.":
                "--watch : enlevez --affected-by ; --watch suit les scripts.",
            "--record-impact: leave out {}.": "--record-impact : enlevez {}.",
            // Impact/ImpactRecording.swift
            "{}: cannot be read. Record it with {} --record-impact {}.":
                "{} : lecture impossible. L'enregistrer avec {} --record-impact {}.",
            "{}: it is no recording of --record-impact.": "{} : ce n'est pas un enregistrement de --record-impact.",
            "{}: another version of {} recorded it; record it again.":
                "{} : enregistré par une autre version de {} ; l'enregistrer de nouveau.",
            "{}:{}: this line can't be read; record it again.": "{}:{} : ligne illisible ; enregistrez de nouveau.",
            "{}: its functions are not those of its files; record it again.":
                "{} : ses fonctions ne sont pas celles de ses fichiers ; l'enregistrer de nouveau.",
            // Impact/Recording/CoveredFunctions.swift
            "--record-impact: it is unknown where this program is.":
                "--record-impact : l'emplacement de ce programme est inconnu.",
            "--record-impact: llvm-cov export {} gives something else than expected.":
                "--record-impact : llvm-cov export {} donne autre chose que prévu.",
            "--record-impact: swift is not in PATH, and llvm-cov is found beside it.":
                "--record-impact : swift n'est pas dans PATH, et llvm-cov se trouve à côté de lui.",
            "--record-impact: there is no {}; use a toolchain that has it.":
                "--record-impact : {} n'existe pas ; utilisez une chaîne d'outils qui le contient.",
            // Impact/Recording/ExecutionCounters.swift
            "--record-impact: this program does not count which functions run.":
                "--record-impact : ce programme ne compte pas les fonctions exécutées.",
            "Run ./appshell, which builds one that does.": "Lancez ./appshell, qui en compile un qui les compte.",
            "Build it with --scratch-path .build-impact {}.": "Le compiler avec --scratch-path .build-impact {}.",
            // Impact/Recording/ExecutionFiles.swift
            "{}: this folder can't be made. Name another one in TMPDIR.":
                "{} : ce dossier ne peut pas être créé. En nommer un autre dans TMPDIR.",
            // Impact/Recording/ImpactRecorder.swift
            "--record-impact: {} has changed since this program was built; build it again.":
                "--record-impact : {} a changé depuis la compilation de ce programme ; le compiler de nouveau.",
            "--record-impact {}: cannot be written. Name another file.":
                "--record-impact {} : écriture impossible. Nommez un autre fichier.",
            "--record-impact: a hook around the run did not finish; nothing is recorded.":
                "--record-impact : un hook autour de l'exécution ne s'est pas terminé ; rien n'est enregistré.",
            "Recorded {} and {} functions in {}.": "Enregistrement de {} et {} fonctions dans {}.",
            "{} did not run to the end; --affected-by always chooses them.":
                "Inachevés : {} ; --affected-by les choisit toujours.",
            "{}: cannot be written ({}).": "{} : écriture impossible ({}).",
            // Impact/Repository/GitRepository.swift
            "git is not in PATH, and it knows what has changed.":
                "git n'est pas dans PATH, et c'est lui qui sait ce qui a changé.",
            "{} is in no git repository, so nothing says what has changed.":
                "{} n'est dans aucun dépôt git, rien ne dit donc ce qui a changé.",
            "git knows no commit “{}”. Name a branch, a tag or a commit; in a shallow clone, fetch it first.":
                """
            git ne connaît pas le commit « {} ». Nommez une branche, un tag ou un commit ; dans un clone \
            superficiel, récupérez-le d'abord.
            """,
            // Impact/Repository/PackageManifest.swift
            "swift is not in PATH, and it knows which targets depend on which.":
                "swift n'est pas dans PATH, et c'est lui qui sait quelles cibles dépendent les unes des autres.",
            "{}: swift package dump-package gives something else than expected.":
                "{} : swift package dump-package donne autre chose que prévu.",
            // Impact/Repository/Subprocess.swift
            "{} does not start: {}": "{} ne démarre pas : {}",
            // Impact/Selection/AffectedScenarios+text.swift
            "1 of {} is affected by what differs from {}.": "Sur {}, 1 est touché par ce qui diffère de {}.",
            "{} of {} are affected by what differs from {}.": "{2}, dont {1} touchés par ce qui diffère de {3}.",
            "{} left out": "laissés de côté : {}",
            "Nothing follows from:": "Rien ne découle de :",
            "Nothing is affected by what differs from {}.": "Rien n'est touché par ce qui diffère de {}.",
            "(--explain says why.)": "(--explain dit pourquoi.)",
            // Impact/Selection/AffectedScenarios.swift
            "There is no {}: choosing by which targets a product reaches. Record it with {} --record-impact {}.":
                """
            Il n'y a pas de {} : choix d'après les cibles qu'atteint un produit. Enregistrez avec {} \
            --record-impact {}.
            """,
            // Impact/Selection/FileRule.swift
            "phrases, which any script may use": "des phrases, que n'importe quel script peut utiliser",
            "what the program is built of": "le programme en est fait",
            "documentation": "documentation",
            "no part of the program": "hors du programme",
            "of the package {}, which is no part of the program": "du paquet {}, hors du programme",
            "only --coverage reads it": "seul --coverage le lit",
            "no rule knows this file": "aucune règle ne connaît ce fichier",
            "settings of other tools": "réglages d'autres outils",
            "a package that is new": "un nouveau paquet",
            // Impact/Selection/FindingSearch.swift
            "{}: a script that was deleted": "{} : un script supprimé",
            "{} changed: {}": "{} a changé : {}",
            "{}: only comments and blanks": "{} : seulement des commentaires et des blancs",
            "{} changed, in code that they run": "{} a changé, dans du code qu'ils exécutent",
            "{}: no scenario runs it": "{} : aucun scénario ne l'exécute",
            "{}, of {}, which runs them": "{} (cible {}, qui les exécute)",
            " and ": " et ",
            "{}, of {}, which {} reaches": "{} (cible {}, utilisée par {})",
            "{} is new": "{} est nouveau",
            "{} was deleted": "{} a été supprimé",
            "{} changed": "{} a changé",
            "{} changed, and git does not have it as it was recorded":
                "{} a changé, et git ne l'a pas tel qu'il a été enregistré",
            "{} changed, outside of a body": "{} a changé, hors du corps d'une fonction",
            "{} changed, in code that every run uses": "{} a changé, dans du code que toute exécution utilise",
            // Impact/Selection/ImpactSelection.swift
            "the script has changed": "le script a changé",
            "not recorded": "pas enregistré",
            "the script has changed since the recording": "le script a changé depuis l'enregistrement",
        ]
    )
}
