import AppShellTexts

extension Translations {
    static let argumentsFrench = Translations(
        .french,
        [
            // AppShellTool.swift
            "Runs scenario scripts on whole apps, headless, and inspects how they are composed.":
                """
            Exécute des scripts sur des applications entières, sans écran, et montre comment elles sont \
            composées.
            """,
            """
            Exit codes: 0 passed, 1 failed, 2 wrong usage or could not finish, 3 held (open and push), 5 nothing to \
            run, 130 interrupted.
            """:
                """
            Codes de sortie : 0 tout est réussi ; 1 échec ; 2 mauvais usage, ou exécution inachevée ; 3 retenu \
            (open et push) ; 5 rien à exécuter ; 130 interruption.
            """,
            "Try it:": "Exemples :",
            "every script in Scenarios/": "tous les scripts de Scenarios/",
            "with a report to look at": "avec un rapport à consulter",
            "the app in a page, to hold": "l'application en main, dans une page",
            "steps as they are typed": "des étapes au fil de la frappe",
            "what changed from run to run": "ce qui change d'une fois à l'autre",
            "checks and formats scripts": "vérifie et met en forme les scripts",
            "the same and more, in an editor": "de même et plus, dans un éditeur",
            "what a notification opens": "ce qu'ouvre une notification",
            "what it consists of": "ce qui le compose",
            "issues of composition": "les défauts de composition",
            "what a script can say": "ce que peut dire un script",
            // Arguments/RawArguments.swift
            "Unknown command “{}”; available: {}.": "La commande « {} » n'existe pas. Commandes : {}.",
            // Arguments/RepeatedOptions.swift
            "“{}”": "« {} »",
            "no value": "aucune valeur",
            "{} and {} contradict each other. Keep one.": "{} et {} se contredisent : n'en gardez qu'une.",
            "{}: given {} times, with {}. It takes a single value; keep one.":
                "{} : donnée {} fois ({}). L'option ne prend qu'une valeur : n'en gardez qu'une.",
            "{}: given twice, with {} and {}. It takes a single value; keep one.":
                "{} : donnée deux fois ({} et {}). L'option ne prend qu'une valeur : n'en gardez qu'une.",
            // Chaos/ChaosOptions.swift
            "Runs every variation of what passes: each call with each fault, the app ended after each step.":
                """
            Exécute toutes les variations de ce qui réussit : chaque appel avec chaque panne, l'application \
            arrêtée après chaque étape.
            """,
            "Runs this variation alone: \"call 3: lost\", \"relaunch after step 4\", \"force-quit after step 4\".":
                """
            Exécute cette seule variation : "call 3: lost", "relaunch after step 4", "force-quit after step 4".
            """,
            "How many variations --chaos runs at most, a sample of all.":
                "Combien de variations --chaos exécute au plus, au hasard parmi toutes.",
            "The seed of the sample (1).": "La graine du tirage (1).",
            "Writes what --chaos found as JSON, too.": "Écrit aussi en JSON ce que --chaos a trouvé.",
            "--chaos and --chaos-only exclude each other; leave one out.":
                "--chaos et --chaos-only s'excluent : enlever l'une des deux.",
            "--chaos-budget requires --chaos.": "--chaos-budget ne va qu'avec --chaos.",
            "--chaos-seed requires --chaos-budget.": "--chaos-seed ne va qu'avec --chaos-budget.",
            "--chaos-json requires --chaos or --chaos-only.": "--chaos-json ne va qu'avec --chaos ou --chaos-only.",
            "--chaos-budget {}: write a number above 0.": "--chaos-budget {} : écrire un nombre supérieur à 0.",
            "it runs each scenario in ways of its own": "chaque scénario y est exécuté à sa façon",
            "it has a report of its own; --chaos-json FILE writes it for programs":
                "le rapport est à part ; --chaos-json FICHIER l'écrit pour d'autres programmes",
            "it reports only what a variation breaks": "seules les lois qu'une variation enfreint y sont signalées",
            "nothing goes wrong where nothing runs": "rien ne tombe en panne là où rien n'est exécuté",
            "what failed has no variations": "ce qui a échoué n'a pas de variations",
            "a served back end would act on every variation": "chaque variation agirait sur un vrai serveur",
            "a recording is of scenarios as they are": "un enregistrement porte sur les scénarios tels quels",
            "{}: leave out {}; {}.": "{} : enlever {} ; {}.",
            // Chaos/ScriptRun+chaos.swift
            "{} of {} variations are done.": "Variations faites : {} sur {}.",
            "Nothing to run: no chosen scenario has “{}”.":
                "Rien à exécuter : aucun scénario choisi n'a la variation « {} ».",
            // Input/BackendAddress.swift
            "--backend: “{}” is not a URL: write http://127.0.0.1:8080":
                "--backend : « {} » n'est pas une adresse : écrivez http://127.0.0.1:8080",
            "--backend: “{}” is more than a scheme, host and port: write {}":
                "--backend : « {} » est plus qu'un protocole, un hôte et un port : écrivez {}",
            "{} must not be called: {}.": "{} ne doit pas être appelé : {}.",
            "{} does not respond ({}); start it: {}": "{} ne répond pas ({}) ; démarrez-le : {}",
            "{} refuses a call without its token: write the address as the back end printed it, {}/#…, or set {}.":
                """
            {} refuse un appel sans son jeton : écrivez l'adresse telle que le serveur l'a affichée, {}/#…, ou \
            définissez {}.
            """,
            "{} refuses this token: write the address as the back end printed it, {}/#…, or set {}.":
                "{} refuse ce jeton : écrivez l'adresse telle que le serveur l'a affichée, {}/#…, ou définissez {}.",
            "{} returns {} for GET /control/state, so scripts cannot set it up; start it: {}":
                "{} répond {} à GET /control/state, les scripts ne peuvent donc pas le préparer ; démarrez-le : {}",
            "{} does not serve {}'s back end: {}; start it: {}":
                "{} n'est pas le serveur de {} : {} ; démarrez-le : {}",
            "{} has no back end to serve; run its scripts without --backend.":
                "{} n'a pas de serveur à démarrer ; exécutez ses scripts sans --backend.",
            // Input/InputFile.swift
            "{}: has more than {} bytes. Is it the right file?": "{} : plus de {} octets. Est-ce le bon fichier ?",
            "{}: is not UTF-8 (the byte 0x{} at {}). Save it as UTF-8.":
                "{} : pas en UTF-8 (octet 0x{} à la position {}). Enregistrez-le en UTF-8.",
            "standard input": "entrée standard",
            "{}: no such file. Name a file, or - for standard input.":
                "{} : ce fichier n'existe pas. Nommez un fichier, ou - pour l'entrée standard.",
            "{}: is a folder. Name a file in it.": "{} : c'est un dossier. Nommez un fichier qu'il contient.",
            "{}: cannot be read ({}).": "{} : lecture impossible ({}).",
            // Input/ProgramBesides.swift
            """
            {}: this program has no network access, and {} is not there to take over. Run ./appshell, which builds \
            it.
            """:
                """
            {} : ce programme n'a pas d'accès au réseau, et {} n'est pas là pour prendre le relais. Lancez \
            ./appshell, qui le compile.
            """,
            // Scripts/EncodingIssue.swift
            "The file is UTF-16 or UTF-32.": "Le fichier est en UTF-16 ou en UTF-32.",
            "The file is not UTF-8: the byte 0x{}.": "Le fichier n'est pas en UTF-8 : octet 0x{}.",
            "Save it as UTF-8.": "Enregistrez-le en UTF-8.",
            // Scripts/PhraseFiles.swift
            "The file can't be read.": "Le fichier ne peut pas être lu.",
            "Make it readable, or remove it.": "Rendez-le lisible, ou supprimez-le.",
            "The phrases of {} are invalid:": "Les phrases de {} ne sont pas valides :",
            // Scripts/ProductCatalog.swift
            "There are no products: pass their test kits to AppShellTool.main(for:).":
                "Il n'y a pas de produits : donnez leurs kits de test à AppShellTool.main(for:).",
            "Two products have the id “{}”. Change one of them in its manifest.":
                "Deux produits ont l'identifiant « {} ». Changez l'un d'eux dans son manifeste.",
            "No product has a feature “{}”.": "Aucun produit n'a de fonctionnalité « {} ».",
            "Unknown product “{}”; available: {}.": "Le produit « {} » n'existe pas. Produits : {}.",
            """
            {}: it is unclear which product this script is for. Use --product ({}), or move the file to a folder \
            named after the product.
            """:
                """
            {} : le produit de ce script n'est pas clair. Utilisez --product ({}), ou rangez le fichier dans un \
            dossier du nom du produit.
            """,
            "The steps of {} are invalid:": "Les étapes de {} ne sont pas valides :",
            // Scripts/ScriptFinder.swift
            "There is no Scenarios folder here; using the scripts in {}.":
                "Il n'y a pas de dossier Scenarios ici : les scripts sont ceux de {}.",
            "{}: {} is a folder; a line number needs a file.":
                "{} : {} est un dossier ; un numéro de ligne va avec un fichier.",
            "cannot be read ({}).": "ne peut pas être lu ({}).",
            "{}: “{}” is not a line number. Write {}:8 or {}:8:13.":
                "{} : « {} » n'est pas un numéro de ligne. Écrivez {}:8 ou {}:8:13.",
            "{}: no such file or folder.": "{} : ce fichier ou dossier n'existe pas.",
            "{}: the file only has {}.": "{} : le fichier n'a que {}.",
            "line": "ligne|lignes",
            "it is a folder": "c'est un dossier",
            "it is not a regular file": "ce n'est pas un fichier ordinaire",
            "There is no Scenarios folder here; name the scripts to run.":
                "Il n'y a pas de dossier Scenarios ici : nommez les scripts à exécuter.",
            "There is no Scenarios folder here; name the scripts to run. AppShell's own are in {}.":
                "Il n'y a pas de dossier Scenarios ici : nommez les scripts à exécuter. Ceux d'AppShell sont dans {}.",
            // Texts/DidYouMean.swift
            "Did you mean “{}”?": "Vouliez-vous dire « {} » ?",
            // Texts/LanguageChoice.swift
            "{}: there are no texts in “{}”; choose {}.": "{} : il n'y a pas de textes en « {} » ; choisissez {}.",
            // Texts/LanguageOptions.swift
            "Language of what is printed: en or fr (default: appshell.json, the system).":
                "Langue des textes affichés : en ou fr (par défaut : appshell.json, le système).",
        ]
    )
}
