import AppShellTexts

extension Translations {
    static let runningFrench = Translations(
        .french,
        [
            // Running/BazelTest.swift
            "TEST_SHARD_STATUS_FILE: {} cannot be written ({}).":
                "TEST_SHARD_STATUS_FILE : {} ne peut pas être écrit ({}).",
            // Running/Defaults.swift
            "--profile {}: there is no {} in this folder or above.":
                "--profile {} : il n'y a pas de {} dans ce dossier ni au-dessus.",
            "{}: {} (--no-defaults does without.)": "{} : {} (--no-defaults s'en passe.)",
            // Running/DefaultsFile.swift
            "{}: it is no JSON object; write { \"run\": { … } }.":
                "{} : ce n'est pas un objet JSON ; écrivez { \"run\": { … } }.",
            "“{}” is unknown; \"run\", \"lint\", \"profiles\" and \"lang\" are not.":
                "« {} » n'est pas une clé connue ; les clés sont \"run\", \"lint\", \"profiles\" et \"lang\".",
            "\"lang\" is a text, such as \"fr\".": "\"lang\" est un texte, par exemple \"fr\".",
            "profile “{}” is an object: { \"run\": { … }, \"lint\": { … } }.":
                "le profil « {} » est un objet : { \"run\": { … }, \"lint\": { … } }.",
            "profile “{}”: “{}” is unknown; \"run\" and \"lint\" are not.":
                "profil « {} » : « {} » n'est pas une clé connue ; les clés sont \"run\" et \"lint\".",
            "profile “{}”:": "profil « {} » :",
            "\"profiles\" is an object: { \"ci\": { \"run\": { … } } }.":
                "\"profiles\" est un objet : { \"ci\": { \"run\": { … } } }.",
            "{}: it has no profiles, and so no “{}”.": "{} : le fichier n'a pas de profils, donc pas de « {} ».",
            "{}: no profile “{}”; it has {}.": "{} : il n'y a pas de profil « {} ». Profils : {}.",
            "\"{}\" is an object: { \"paths\": [\"Scenarios\"], … }.":
                "\"{}\" est un objet : { \"paths\": [\"Scenarios\"], … }.",
            // Running/DefaultsOptions.swift
            "Takes the defaults of this profile of {}, too.": "Prend aussi les valeurs par défaut de ce profil d'{}.",
            "Ignores {}.": "Ne tient pas compte d'{}.",
            "--no-defaults and --profile contradict each other; leave one out.":
                "--no-defaults et --profile se contredisent : enlevez l'une des deux.",
            // Running/DefaultsReader.swift
            "\"paths\" is a list of files and folders.": "\"paths\" est une liste de fichiers et de dossiers.",
            "“{}” belongs to one run, not to a repository; say it where you run.":
                "« {} » concerne une exécution, pas un dépôt : le dire au moment d'exécuter.",
            "there is no option “{}”.": "l'option « {} » n'existe pas.",
            // Running/ScriptRun.swift
            "a tag is missing in “{}”.": "il manque un tag dans « {} ».",
            "“and” or “or” is missing in “{}”.": "il manque « and » ou « or » dans « {} ».",
            "a ( is not closed in “{}”.": "une ( n'est pas fermée dans « {} ».",
            "a ) has no ( in “{}”.": "une ) n'a pas de ( dans « {} ».",
            "“{}” has a \\ before “{}”.": "« {} » a un \\ devant « {} ».",
            "Write it such as “@a and not (@b or @c)”.": "Écrivez par exemple « @a and not (@b or @c) ».",
            "“{}” is true or false.": "« {} » est true ou false.",
            "“{}” is a number.": "« {} » est un nombre.",
            "“{}” is a text.": "« {} » est un texte.",
            "“{}” is the name of a file.": "« {} » est le nom d'un fichier.",
            "“{}” is a text or a list of texts.": "« {} » est un texte ou une liste de textes.",
            // Running/EmptySelection.swift
            "A script for a feature alone begins with « la fonctionnalité \"{}\" seule » (“the … feature alone”): docs/feature-alone.md.":
                "Un script pour une fonctionnalité seule commence par « la fonctionnalité \"{}\" seule » : docs/feature-alone.md.",
            "none matches {}": "aucun ne correspond à {}",
            "1 matches {}": "1 correspond à {}",
            "{} match {}": "{} correspondent à {}",
            " or ": " ou ",
            "--tags “{}”": "--tags « {} »",
            "--name “{}”": "--name « {} »",
            "the lines that were named": "les lignes nommées",
            "Nothing to run: there is no .feature file in {}.":
                "Rien à exécuter : il n'y a pas de fichier .feature dans {}.",
            "Nothing to run: {} has no scenarios.": "Rien à exécuter : pas de scénarios dans {}.",
            "Nothing to run: no scenario matches.": "Rien à exécuter : aucun scénario ne correspond.",
            "Nothing to run: of {}, {}.": "Rien à exécuter : sur {}, {}.",
            "Nothing to run: of {}, {}; none matches all.":
                "Rien à exécuter : sur {}, {} ; aucun ne correspond à tout.",
            "No scenario has the tag {}.": "Aucun scénario ne porte le tag {}.",
            "Did you mean {}?": "Vouliez-vous dire {} ?",
            // Running/ListOptions.swift
            "Lists the scenarios that would run, and runs none.":
                "Énumère les scénarios qui seraient exécutés, sans rien exécuter.",
            "Lists the tags of what would run, with the number of scenarios, and runs none.":
                "Énumère les tags de ce qui serait exécuté, avec le nombre de scénarios, sans rien exécuter.",
            "With --list or --list-tags: one JSON object per line.":
                "Avec --list ou --list-tags : un objet JSON par ligne.",
            "--list and --list-tags exclude each other; leave one out.":
                "--list et --list-tags s'excluent : enlevez l'une des deux.",
            "--json requires --list or --list-tags.": "--json ne va qu'avec --list ou --list-tags.",
            "{}: leave out {}; nothing runs.": "{} : enlevez {} ; rien n'est exécuté.",
            // Running/MergedReports.swift
            "--coverage: {} Run the parts again with this version.":
                "--coverage : {} Exécuter de nouveau les parts avec cette version.",
            "The messages say nothing of the coverage of the parts together: {}":
                "Les messages ne disent rien de la couverture commune des parts : {}",
            "What a part says of its coverage can't be read.":
                "Ce qu'une part dit de sa couverture ne peut pas être lu.",
            "{} is a dry run. Leave it out.": "{} a été exécuté à blanc. L'enlever.",
            "{} was run without --coverage. Run it again with it.":
                "{} a été exécuté sans --coverage. L'exécuter de nouveau avec cette option.",
            "{} was interrupted before its coverage was written. Run it again.":
                "{} a été interrompu avant d'écrire sa couverture. L'exécuter de nouveau.",
            "… and {} more.": "… et {} de plus.",
            // Running/ReportTargets.swift
            "standard output": "sortie standard",
            "{}: two formats go to {}. Give each its own: {}.":
                "{} : deux formats vont au même endroit ({}). Donnez le sien à chacun : {}.",
            "{}: {} is {}. Write to another file.": "{} : {} est {}. Écrivez dans un autre fichier.",
            // Running/ScenarioList.swift
            "tag": "tag|tags",
            // Running/ScriptRun.swift
            "{}: it has phrases and no scenarios; name the scripts that use them.":
                "{} : ce fichier a des phrases et pas de scénarios ; nommez les scripts qui s'en servent.",
            "--record-impact: the run did not finish; nothing is recorded.":
                "--record-impact : l'exécution est inachevée ; rien n'est enregistré.",
            "one of the scripts": "l'un des scripts",
            "the recording of --record-impact": "l'enregistrement de --record-impact",
            "--record-impact: {} is one of the scripts. Write to another file.":
                "--record-impact : {} est l'un des scripts. Écrivez dans un autre fichier.",
            "the file of costs": "le fichier des coûts",
            "the list of what to run": "la liste de ce qui est à exécuter",
            "{}: is empty: its run did not end, or failed outside of its scenarios. Run all of it again.":
                """
            {} : fichier vide : son exécution est restée inachevée, ou a échoué hors de ses scénarios. Exécutez-la \
            de nouveau en entier.
            """,
            "Nothing to run: {} lists nothing; nothing had failed.":
                "Rien à exécuter : {} ne liste rien ; il n'y avait pas d'échec.",
            "--fail-on-flaky: {} passed, but not at once.":
                "--fail-on-flaky : {} n'ayant réussi qu'après une nouvelle tentative.",
            // Running/ScriptWatch.swift
            "Watching {}. Enter runs all of them, q ends.": "{} sous surveillance. Entrée exécute tout, q termine.",
            "script": "script|scripts",
            // Running/ShardChoice.swift
            "Shard {}/{} ({}, {}).": "Part {}/{} ({}, {}).",
            """
            --shard auto: srun starts {} tasks here, and each would run everything. Start an array: sbatch \
            --array=1-{}.
            """:
                """
            --shard auto : srun démarre ici {} tâches, et chacune exécuterait tout. Démarrez un tableau : sbatch \
            --array=1-{}.
            """,
            """
            --shard auto/{}: {} runs one job here: {} is not set. Start it as an array or in parallel, or write \
            --shard 1/{}.
            """:
                """
            --shard auto/{} : {} n'exécute ici qu'une tâche : {} n'est pas défini. Démarrez un tableau ou des \
            tâches parallèles, ou écrivez --shard 1/{}.
            """,
            "one job": "une seule tâche",
            "--shard auto: {} is {}, but {} is not set.": "--shard auto : {} vaut {}, mais {} n'est pas défini.",
            "--shard auto/{}: {} is 0, and parts are counted from 1. Start the array with 1-{}.":
                "--shard auto/{} : {} vaut 0, et les parts se comptent à partir de 1. Démarrez le tableau avec 1-{}.",
            "--shard auto/{}: {} is {}, so that parts would be missing. Write --shard auto.":
                "--shard auto/{} : {} vaut {}, il manquerait donc des parts. Écrivez --shard auto.",
            "--shard auto/{}: {} is {}. Start {} parts, or name their number.":
                "--shard auto/{} : {} vaut {}. Démarrez {} parts, ou donnez leur nombre.",
            "--shard auto: {} does not tell the number of parts. Write --shard auto/8 for eight of them.":
                "--shard auto : {} ne dit pas le nombre de parts. Écrivez --shard auto/8 pour huit parts.",
            """
            --shard auto: the array has the id {} alone ({}), which are not all the parts. Write --shard auto/N with \
            their number, where the id is the part.
            """:
                """
            --shard auto : le tableau n'a que l'identifiant {} ({}) : ce ne sont pas toutes les parts. Écrivez \
            --shard auto/N avec leur nombre, là où l'identifiant est la part.
            """,
            """
            --shard auto: the array has {} ids from {} to {} ({}), which are not all the parts. Write --shard auto/N \
            with their number, where the id is the part.
            """:
                """
            --shard auto : le tableau a {} identifiants de {} à {} ({}) : ce ne sont pas toutes les parts. \
            Écrivez --shard auto/N avec leur nombre, là où l'identifiant est la part.
            """,
            "--shard auto: {} is {}, but {} is {}, and {} counts from {}. Correct one of them, or write --shard 1/4.":
                """
            --shard auto : {} vaut {}, mais {} vaut {}, et {} compte à partir de {}. Corrigez l'un des deux, ou \
            écrivez --shard 1/4.
            """,
            "Set both, or write --shard 1/4.": "Définissez les deux, ou écrivez --shard 1/4.",
            "--shard auto: {} is “{}”, which is no number from 0 on. Correct it, or write --shard 1/4.":
                """
            --shard auto : {} vaut « {} », qui n'est pas un nombre à partir de 0. Corrigez-le, ou écrivez --shard \
            1/4.
            """,
            """
            --shard auto: GitHub Actions has no variables for the jobs of a matrix. Give the step env: \
            STRATEGY_JOB_INDEX: ${{ strategy.job-index }} and STRATEGY_JOB_TOTAL: ${{ strategy.job-total }}.
            """:
                """
            --shard auto : GitHub Actions n'a pas de variables pour les tâches d'une matrice. Donnez à l'étape \
            env: STRATEGY_JOB_INDEX: ${{ strategy.job-index }} et STRATEGY_JOB_TOTAL: ${{ strategy.job-total }}.
            """,
            "--shard auto: no engine runs this ({}). Write --shard 1/4, …, 4/4.":
                "--shard auto : aucun moteur n'exécute ceci ({}). Écrivez --shard 1/4, …, 4/4.",
            // Running/WatchedScripts.swift
            "Changed: {}": "Modifié : {}",
            "Renamed: {}": "Renommé : {}",
            "Removed: {}": "Supprimé : {}",
            // Workers/CrashReport+process.swift
            "The process ended itself with code {}": "Le processus s'est terminé de lui-même avec le code {}",
            "The process was ended by signal {}": "Le processus a été arrêté par le signal {}",
            "It printed last:": "Ses dernières lignes :",
            // Workers/Interruption.swift
            "appshell: stopped at once; reports are not whole.":
                "appshell : arrêt immédiat ; les rapports sont incomplets.",
            // Workers/WorkerPool+hooks.swift
            "The process that was to run the hook ended before it began":
                "Le processus qui devait exécuter le hook s'est terminé avant qu'il commence",
            "The hook was stopped, as the run was interrupted":
                "Le hook a été arrêté, car l'exécution a été interrompue",
            // Workers/WorkerPool.swift
            "Still running after {} s: {}": "Toujours en cours après {} s : {}",
            "The process that was to run it did not start, and was stopped":
                "Le processus qui devait l'exécuter n'a pas démarré, et a été arrêté",
            "The hook did not end within {} s on the wall clock (--timeout), and was stopped":
                "Le hook n'a pas fini en {} s de temps réel (--timeout), et a été arrêté",
            "The scenario did not end within {} s on the wall clock (--timeout), and was stopped":
                "Le scénario n'a pas fini en {} s de temps réel (--timeout), et a été arrêté",
            "The workers do not start.": "Les processus ne démarrent pas.",
            "appshell: a worker ended while it ran no scenario. {}":
                "appshell : un processus s'est terminé sans exécuter de scénario. {}",
            // Workers/WorkerProcess.swift
            "What the process told of it can't be read; it was stopped":
                "Ce que le processus en a dit ne peut pas être lu ; il a été arrêté",
            // Workers/WorkerSpawning.swift
            "no memory can be shared": "aucune mémoire ne peut être partagée",
            "A worker can't be started: {}. Try --in-process, or a smaller number of --jobs.":
                "Un processus ne peut pas être démarré : {}. Essayez --in-process, ou un plus petit nombre de --jobs.",
            "this program's file is not known": "le fichier de ce programme est inconnu",
        ]
    )
}
