import AppShellTexts

extension Translations {
    static let runningHelpFrench = Translations(
        .french,
        [
            // Commands/HistoryCommand.swift
            "Says what changed from run to run, and what has been failing or flaky.":
                "Dit ce qui change d'une exécution à l'autre, et ce qui échoue ou est instable.",
            """
            Reads the records that `run --history FOLDER` and `merge --history FOLDER` write: scenarios that newly \
            fail or are fixed in the newest run, those that have failed the longest, flaky ones, those that take \
            more virtual time or requests than the run before, and scripts that appear in no run. With paths, the \
            lists are of these scenarios; the runs' own figures stay those of all.
            """:
                """
            Lit ce qu'écrivent `run --history DOSSIER` et `merge --history DOSSIER` : les scénarios qui se \
            mettent à échouer ou sont réparés dans la dernière exécution, ceux qui échouent depuis le plus \
            longtemps, les instables, ceux qui demandent plus de temps virtuel ou plus d'appels que la fois d'avant, \
            et les scripts absents de toutes les exécutions. Avec des chemins, les listes portent sur ces \
            scénarios ; les chiffres des exécutions restent ceux de tous.
            """,
            "run by run": "exécution par exécution",
            "keeps the newest 100 runs": "garde les 100 dernières exécutions",
            """
            Each run is a file of its own. Copy the files of several machines into one folder to merge their \
            histories. Shards with the same APPSHELL_RUN_ID, build of a CI server or Slurm array are one run.
            """:
                """
            Chaque exécution a son fichier. Pour réunir les historiques de plusieurs machines, copiez leurs \
            fichiers dans un même dossier. Des parts qui ont le même APPSHELL_RUN_ID, le même build d'un serveur \
            d'intégration continue ou le même tableau Slurm forment une seule exécution.
            """,
            "Exit codes: 0 done; 2 wrong usage, or the folder could not be read; 5 there are no runs.":
                "Codes de sortie : 0 fait ; 2 mauvais usage, ou dossier illisible ; 5 aucune exécution.",
            "Only scenarios of these files, folders, or file:line. Default: all.":
                "Seulement les scénarios de ces fichiers, dossiers ou fichier:ligne. Par défaut : tous.",
            "The folder. Default: that of appshell.json, or {}.":
                "Le dossier. Par défaut : celui d'appshell.json, ou {}.",
            "How many runs to look back on.": "Nombre d'exécutions à regarder en arrière.",
            "Keeps the newest N runs and removes the rest.": "Garde les N dernières exécutions et supprime les autres.",
            "--runs {}: write a number from 1 on.": "--runs {} : écrivez un nombre à partir de 1.",
            "--prune {}: write how many runs to keep, from 1 on.":
                "--prune {} : écrivez combien d'exécutions garder, à partir de 1.",
            "--prune: leave out --json and files; it only removes runs.":
                "--prune : enlevez --json et les fichiers ; l'option ne fait que supprimer des exécutions.",
            "Removed {} from {}.": "Suppression de {} dans {}.",
            "run": "exécution|exécutions",
            "{}: there are no runs. Write one with {} --history {}.":
                "{} : aucune exécution. En garder une avec {} --history {}.",
            // Commands/MergeCommand.swift
            "Merges the messages of several runs into one report.":
                "Réunit en un rapport les messages de plusieurs exécutions.",
            """
            After running parts of the scripts on several machines, merges the messages of each part into the \
            reports of a single run:
            """:
                """
            Quand des parts des scripts ont été exécutées sur plusieurs machines, réunit les messages de chacune \
            dans les rapports d'une seule exécution :
            """,
            "With --coverage, if the parts ran with it too, it reports their joint coverage.":
                "Avec --coverage, si les parts ont été exécutées avec cette option, donne leur couverture commune.",
            "It also reads messages of other tools of the Cucumber family.":
                "Lit aussi les messages d'autres outils de la famille Cucumber.",
            """
            Exit codes, as for a single run: 0 all passed; 1 some failed, or coverage is too low; 2 a file could not \
            be read; 5 nothing ran; 130 a run was interrupted.
            """:
                """
            Codes de sortie, comme pour une seule exécution : 0 tout est réussi ; 1 des échecs, ou une \
            couverture insuffisante ; 2 un fichier n'a pas pu être lu ; 5 rien n'a été exécuté ; 130 une \
            exécution a été interrompue.
            """,
            "Message files.": "Des fichiers de messages.",
            "The output format: {}; with :FILE to write a file. Repeatable. Default: summary.":
                "Le format de sortie : {} ; avec :FICHIER pour écrire un fichier. Répétable. Par défaut : summary.",
            "How much of the screen to show at a failed step: nearest, full or none.":
                """
            Quelle partie de l'écran montrer à une étape en échec : nearest (le plus proche), full (tout) ou none \
            (rien).
            """,
            "A folder that keeps verdicts, virtual times and costs from run to run.":
                "Un dossier qui garde verdicts, temps virtuels et coûts d'une exécution à l'autre.",
            "one of the merged files": "l'un des fichiers à réunir",
            // Commands/ReportCommand.swift
            "Opens a run's report in the browser.": "Ouvre le rapport d'une exécution dans le navigateur.",
            """
            Opens an HTML report. From the messages of a run (or of its parts, as several files) it first makes one \
            beside the first file: run.ndjson → run.html. It only replaces an existing page with --output or \
            --force.
            """:
                """
            Ouvre un rapport HTML. À partir des messages d'une exécution (ou de ses parts, en plusieurs \
            fichiers), en crée d'abord un à côté du premier fichier : run.ndjson → run.html. Ne remplace une \
            page existante qu'avec --output ou --force.
            """,
            "Exit codes: 0 opened; 2 a file could not be read or would be replaced, or there is no browser.":
                """
            Codes de sortie : 0 ouvert ; 2 un fichier n'a pas pu être lu ou serait remplacé, ou il n'y a pas de \
            navigateur.
            """,
            "A report (.html), or message files (.ndjson).":
                "Un rapport (.html), ou des fichiers de messages (.ndjson).",
            "Only makes the report and prints its path.": "Crée seulement le rapport et affiche son chemin.",
            "The page to make from messages; replaces an existing one.":
                "La page à créer à partir des messages ; remplace une page existante.",
            "Replaces an existing page.": "Remplace une page existante.",
            "Name a report or message files.": "Nommez un rapport ou des fichiers de messages.",
            "{}: is already a page; --output and --force are for message files.":
                "{} : c'est déjà une page ; --output et --force vont avec des fichiers de messages.",
            "{}: one report at a time; merge messages instead.":
                "{} : un rapport à la fois ; sinon, réunissez des messages.",
            "{}: no such file, or it cannot be read.": "{} : ce fichier n'existe pas, ou ne peut pas être lu.",
            "{}: is one of the message files. Name another page with --output FILE.":
                "{} : c'est l'un des fichiers de messages. Nommez une autre page avec --output FICHIER.",
            "{}: already exists. Replace it with --force, or name another page with --output FILE.":
                """
            {} : ce fichier existe déjà. Remplacez-le avec --force, ou nommez une autre page avec --output \
            FICHIER.
            """,
            "{}: “{}” cannot open it. Open it yourself, or name a browser in BROWSER.":
                "{} : « {} » ne peut pas l'ouvrir. Ouvrez-la à la main, ou nommez un navigateur dans BROWSER.",
            // Commands/RunCommand.swift
            "Runs scenario scripts.": "Exécute des scripts de scénarios.",
            """
            Each scenario gets a fresh phone, app and back end. Time is virtual, so waiting costs nothing, and the \
            same script always gives the same result.
            """:
                """
            Chaque scénario a un téléphone, une application et un serveur neufs. Le temps est virtuel : attendre \
            ne coûte rien, et un même script donne toujours le même résultat.
            """,
            """
            The product of a script comes from its folder (Scenarios/Madinia/…), its tags (@MAD-…) or --product, \
            which also leaves out other products' scripts.
            """:
                """
            Le produit d'un script vient de son dossier (Scenarios/Madinia/…), de ses tags (@MAD-…) ou de \
            --product, qui laisse aussi de côté les scripts d'autres produits.
            """,
            "what would run": "ce qui serait exécuté",
            "what failed in the run before": "ce qui a échoué la fois d'avant",
            "what changes since then concern": "ce que touchent les changements",
            "each three times, shuffled": "chacun trois fois, dans le désordre",
            "again when a script changes": "à chaque changement d'un script",
            "with each call failing": "avec chaque appel en panne",
            """
            Scenarios run in separate processes, --jobs at a time. One that crashes, exits or exceeds --timeout \
            fails with its signal and last output; the others go on. Results come in the order of the scripts. After \
            Ctrl-C, reports are still complete.
            """:
                """
            Les scénarios s'exécutent dans des processus séparés, --jobs à la fois. Celui qui plante, se termine \
            ou dépasse --timeout échoue avec son signal et ses dernières lignes ; les autres continuent. Les \
            résultats viennent dans l'ordre des scripts. Après Ctrl-C, les rapports sont tout de même complets.
            """,
            """
            A scenario tagged @expected-failure or @expected-failure(MAD-123) is green while it fails, and fails \
            when it passes.
            """:
                """
            Un scénario qui porte le tag @expected-failure ou @expected-failure(MAD-123) est vert tant \
            qu'il échoue, et échoue quand il réussit.
            """,
            """
            Formats: pretty, progress, progress-bar and summary to read; html to find out why something failed; \
            gallery for the screen at each scenario's end; junit (or junit:FILE?strict), github and message for \
            other programs; rerun for --rerun; costs for --costs; usage (or usage?json) and snippets to write steps.
            """:
                """
            Formats : pretty, progress, progress-bar et summary à lire ; html pour trouver la cause d'un échec ; \
            gallery pour l'écran à la fin de chaque scénario ; junit (ou junit:FICHIER?strict), github et message pour d'autres programmes ; rerun pour --rerun ; \
            costs pour --costs ; usage (ou usage?json) et snippets pour écrire des étapes.
            """,
            """
            --shard auto takes part and number of parts from Bazel, Slurm, Grid Engine, AWS Batch, GitLab, CircleCI, \
            Buildkite, Azure Pipelines, Semaphore or Bitbucket, and from STRATEGY_JOB_INDEX and STRATEGY_JOB_TOTAL \
            on GitHub Actions; auto/8 the part alone, where PBS, LSF or Kubernetes do not tell of how many \
            (docs/scale.md).
            """:
                """
            --shard auto prend le numéro et le nombre de parts de Bazel, Slurm, Grid Engine, AWS Batch, GitLab, \
            CircleCI, Buildkite, Azure Pipelines, Semaphore ou Bitbucket, et de STRATEGY_JOB_INDEX et \
            STRATEGY_JOB_TOTAL sur GitHub Actions ; auto/8 le numéro seul, là où PBS, LSF ou Kubernetes ne \
            disent pas combien il y en a (docs/scale.md).
            """,
            """
            --coverage adds a report: the requirements of Scenarios/requirements.csv that scenarios carry as tags \
            (H) and tests carry in their names (B for the reference back end, T for others), and the screens, \
            routes, actions, links and payloads exercised. --fail-under 80, or requirements=100,screens=90, sets the \
            minimum.
            """:
                """
            --coverage ajoute un rapport : les exigences de Scenarios/requirements.csv que des scénarios portent \
            comme tags (H) et des tests dans leur nom (B pour le serveur de référence, T pour les \
            autres), et les écrans, routes, actions, liens et charges utiles parcourus. --fail-under 80, ou \
            requirements=100,screens=90, fixe le minimum.
            """,
            """
            --affected-by chooses the scenarios that the changes since a commit can concern, committed or not: \
            changed scripts and, for Swift, those that ran the changed code when ./appshell run --record-impact \
            .appshell/impact.ndjson recorded them (in a build of its own). In doubt it chooses more; --explain says \
            why.
            """:
                """
            --affected-by choisit les scénarios que peuvent toucher les changements depuis un commit, validés ou \
            non : les scripts modifiés et, pour Swift, ceux qui ont exécuté le code modifié quand ./appshell \
            run --record-impact .appshell/impact.ndjson les a enregistrés (avec une compilation à part). Dans le \
            doute, en choisit plus ; --explain dit pourquoi.
            """,
            """
            --chaos then runs each scenario again for every call and every fault (500, 429, malformed, slow, \
            timeout, offline, lost), and with the app ended after each step. Assertions count no more once something \
            went wrong; the laws of docs/chaos.md do. A failure comes with the --chaos-only that repeats it.
            """:
                """
            --chaos exécute ensuite de nouveau chaque scénario pour chaque appel et chaque panne (500, 429, \
            malformed, slow, timeout, offline, lost), et en arrêtant l'application après chaque étape. Une fois \
            la panne survenue, les vérifications ne comptent plus ; comptent les lois de docs/chaos.md. Un échec \
            vient avec le --chaos-only qui le répète.
            """,
            """
            With --backend, apps call a served back end over sockets instead of the one in process: ./appshell \
            backend madinia --port 8080 --scripted, which prints the address with its token (or set \
            APPSHELL_CONTROL_TOKEN). Scripts set up its state, and each scenario replaces it. Faults, delays and the \
            app's own clock stay virtual, and the results are the same.
            """:
                """
            Avec --backend, les applications appellent un vrai serveur par le réseau au lieu de celui du \
            processus : ./appshell backend madinia --port 8080 --scripted, qui affiche l'adresse avec son jeton \
            (ou définir APPSHELL_CONTROL_TOKEN). Les scripts préparent son état, que chaque scénario remplace. \
            Les pannes, les délais et l'horloge de l'application restent virtuels, et les résultats sont les \
            mêmes.
            """,
            """
            If there is an appshell.json, it gives the repository's defaults for these options, and --profile ci \
            those of its profile “ci” before them.
            """:
                """
            S'il y a un appshell.json, il donne les valeurs par défaut du dépôt pour ces options, et --profile \
            ci donne d'abord celles de son profil « ci ».
            """,
            """
            Exit codes: 0 all passed; 1 some failed or differed between attempts, a variation of --chaos broke a \
            law, or coverage is too low; 2 a script, the requirements, an argument or the served back end could not \
            be read; 5 nothing selected or affected; 130 interrupted.
            """:
                """
            Codes de sortie : 0 tout est réussi ; 1 des échecs ou des différences entre tentatives, une \
            variation de --chaos a enfreint une loi, ou la couverture est insuffisante ; 2 un script, les \
            exigences, un argument ou le serveur n'a pas pu être lu ; 5 rien de choisi ou de touché ; 130 \
            interruption.
            """,
            "Files, folders, or file:line. Default: Scenarios/.":
                "Des fichiers, des dossiers ou fichier:ligne. Par défaut : Scenarios/.",
            "Only scenarios whose tags match: \"@MAD-FR5 and not @lent\". Repeatable: all must match.":
                """
            Seulement les scénarios dont les tags correspondent : "@MAD-FR5 and not @lent". Répétable : \
            tous doivent correspondre.
            """,
            "Only scenarios whose name contains this text. Repeatable: any of them.":
                "Seulement les scénarios dont le nom contient ce texte. Répétable : l'un d'eux suffit.",
            "Only scenarios that open this feature alone, by the id of its module.":
                "Seulement les scénarios qui ouvrent cette fonctionnalité seule, par l'identifiant de son module.",
            "Only what this file lists, as written by --format rerun:FILE.":
                "Seulement ce qu'énumère ce fichier, écrit par --format rerun:FICHIER.",
            "Only what failed in the last run that --history kept ({}); adds this run to it.":
                "Seulement ce qui a échoué dans la dernière exécution gardée par --history ({}) ; y ajoute celle-ci.",
            "Only this part of the scenarios, from 1/4 to 4/4; auto or auto/4 takes the part from the CI engine.":
                """
            Seulement cette part des scénarios, de 1/4 à 4/4 ; auto ou auto/4 prend la part du moteur \
            d'intégration continue.
            """,
            "Balances the shards by this file, as written by --format costs:FILE.":
                "Équilibre les parts d'après ce fichier, écrit par --format costs:FICHIER.",
            "Matches all steps without running them.": "Associe toutes les étapes à leur définition sans les exécuter.",
            "The order: defined, reversed, random, or random:SEED.":
                "L'ordre : defined (celui des scripts), reversed (inverse), random (au hasard) ou random:GRAINE.",
            "How many scenarios run at a time, each in its own process: a number, or auto.":
                "Combien de scénarios s'exécutent à la fois, chacun dans son processus : un nombre, ou auto.",
            "Runs everything in this process, for a debugger. A crash ends the run.":
                "Exécute tout dans ce processus, pour un débogueur. Un plantage met fin à l'exécution.",
            "The wall-clock seconds after which a scenario is stopped (120).":
                "Les secondes de temps réel après lesquelles un scénario est arrêté (120).",
            "The virtual seconds that an assertion may wait until it holds (1).":
                "Les secondes virtuelles qu'une vérification peut attendre pour réussir (1).",
            "Checks the laws of explore that need no other act after each step; exploration.json accepts.":
                "Vérifie après chaque étape les lois d'explore qui ne demandent aucun autre acte ; exploration.json accepte.",
            "How many times to retry a failed scenario.": "Combien de nouvelles tentatives pour un scénario en échec.",
            "Only retry scenarios whose tags match. Repeatable: all must match.":
                """
            Nouvelles tentatives seulement pour les scénarios dont les tags correspondent. Répétable : \
            tous doivent correspondre.
            """,
            "How many times to run each scenario; it fails if runs differ.":
                "Combien de fois exécuter chaque scénario ; il échoue si les fois diffèrent.",
            "Stops at the first failure.": "S'arrête au premier échec.",
            "Stops after this many failed scenarios.": "S'arrête après ce nombre de scénarios en échec.",
            "Exits with 1 if a scenario only passed after a retry.":
                "Sort avec 1 si un scénario n'a réussi qu'après une nouvelle tentative.",
            "Exits with 0 if nothing was selected.": "Sort avec 0 si rien n'a été choisi.",
            "Runs again whenever a script changes, is added or renamed. The default format is progress.":
                """
            Recommence à chaque fois qu'un script change, s'ajoute ou est renommé. Le format par défaut est \
            progress.
            """,
            "The address of the served back end: https://…, or http:// on this machine. Requires --product.":
                "L'adresse du serveur : https://…, ou http:// sur cette machine. Demande --product.",
            "The output format: {}; with :FILE to write a file. Repeatable.":
                "Le format de sortie : {} ; avec :FICHIER pour écrire un fichier. Répétable.",
            "How many of the slowest scenarios the summary lists, by wall-clock time.":
                "Nombre de scénarios les plus lents à énumérer dans le résumé, en temps réel.",
            "--backend needs one --product, whose back end it is.":
                "--backend demande un seul --product, celui du serveur.",
            "--retry {}: write a number from 0 to 100.": "--retry {} : écrivez un nombre de 0 à 100.",
            "--repeat {}: write a number from 1 to 100000.": "--repeat {} : écrivez un nombre de 1 à 100000.",
            "--max-failures {}: write a number from 1 to 1000000.":
                "--max-failures {} : écrivez un nombre de 1 à 1000000.",
            "--fail-fast is --max-failures 1; leave one of them out.":
                "--fail-fast équivaut à --max-failures 1 : enlevez l'une des deux.",
            "--durations {}: write a number from 1 to 10000.": "--durations {} : écrivez un nombre de 1 à 10000.",
            "--repeat and --retry exclude each other; leave one out.":
                "--repeat et --retry s'excluent : enlevez l'une des deux.",
            "--retry-tags requires --retry.": "--retry-tags ne va qu'avec --retry.",
            "--timeout {}: write a number of seconds above 0, up to 86400.":
                "--timeout {} : écrivez un nombre de secondes supérieur à 0, jusqu'à 86400.",
            "--assertion-timeout {}: write a number of seconds from 0 to 3600.":
                "--assertion-timeout {} : écrivez un nombre de secondes de 0 à 3600.",
            "--backend: only one phone at a time can use a served back end; leave out --jobs {}.":
                "--backend : un seul téléphone à la fois peut utiliser un vrai serveur ; enlevez --jobs {}.",
            "--in-process: leave out --jobs.": "--in-process : enlevez --jobs.",
            "--in-process: leave out --timeout; nothing can stop a scenario.":
                "--in-process : enlevez --timeout ; rien ne peut arrêter un scénario.",
            "--costs balances shards: add --shard 1/4, or leave it out.":
                "--costs équilibre des parts : ajoutez --shard 1/4, ou enlevez-la.",
            "--last-failed and --rerun exclude each other; leave one out.":
                "--last-failed et --rerun s'excluent : enlevez l'une des deux.",
            "--watch: leave out --last-failed; failures rerun automatically.":
                "--watch : enlevez --last-failed ; les échecs sont réexécutés d'eux-mêmes.",
            "--rerun: leave out other files and folders.": "--rerun : enlevez les autres fichiers et dossiers.",
            "--watch: leave out --rerun; failures rerun automatically.":
                "--watch : enlevez --rerun ; les échecs sont réexécutés d'eux-mêmes.",
        ]
    )
}
