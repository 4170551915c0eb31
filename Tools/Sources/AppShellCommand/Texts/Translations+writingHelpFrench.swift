import AppShellTexts

extension Translations {
    static let writingHelpFrench = Translations(
        .french,
        [
            // Commands/ConsoleCommand.swift
            "Runs steps as they are typed, and writes them as a script.":
                "Exécute des étapes au fil de la frappe, et les écrit sous forme de script.",
            """
            Each line is a step of a script, with its keyword or without. It runs at once on a fresh phone; what it \
            changes on the screen is printed. A step that does not pass leaves the phone as it was. Time passes only \
            in steps: « j'attends 2 secondes ».
            """:
                """
            Chaque ligne est une étape de script, avec ou sans son mot-clé. Elle s'exécute aussitôt sur un \
            téléphone neuf ; ce qu'elle change à l'écran s'affiche. Une étape qui ne réussit pas laisse le \
            téléphone comme il était. Le temps ne passe que par les étapes : « j'attends 2 secondes ».
            """,
            "without a terminal": "sans terminal",
            """
            Under a step that ends with a colon stands its table, or its text between lines of three quotes. Lines \
            that begin with a colon are for the console:
            """:
                """
            Sous une étape qui finit par deux-points vient son tableau, ou son texte entre deux lignes de trois \
            guillemets. Les lignes qui commencent par deux-points s'adressent à la console :
            """,
            """
            Exit codes: 0 at the end of the input; 1 a step failed, where the input is not a terminal; 2 wrong \
            usage; 130 interrupted.
            """:
                """
            Codes de sortie : 0 à la fin de l'entrée ; 1 une étape a échoué, si l'entrée n'est pas un terminal ; \
            2 mauvais usage ; 130 interruption.
            """,
            "The product: {}.": "Le produit : {}.",
            "Language of the steps (fr if left out) and of what is printed: fr or en.":
                "Langue des étapes (fr par défaut) et des textes affichés : fr ou en.",
            // Commands/ExploreCommand.swift
            "Does all that can be done to an app, and checks its laws in every state.":
                "Fait subir à une application tout ce qui peut lui arriver, et vérifie ses lois dans chaque état.",
            """
            Taps, types, links, pushes, time, the network, the life of the app, and every fault of every call: \
            breadth first to a depth, then by novelty. A law that is broken is told as the shortest script that \
            breaks it.
            """:
                """
            Tout y passe : gestes, saisies, liens, notifications, temps, réseau, vie de l'application, et chaque \
            panne de chaque appel : d'abord en largeur jusqu'à une profondeur, puis vers la nouveauté. Une loi \
            enfreinte est racontée par le plus court script qui l'enfreint.
            """,
            "one feature alone": "une fonctionnalité seule",
            "--feature: {} has no module “{}”; it has: {}.": "--feature : {} n'a pas de module « {} » ; il a : {}.",
            "from right to left": "de droite à gauche",
            "The phone's language: a code such as en, or a pseudo-language, en-XA or ar-XB.":
                "La langue du téléphone : un code comme en, ou une pseudo-langue, en-XA ou ar-XB.",
            "lists the laws": "énumère les lois",
            """
            The same depth and seed give the same report, whatever --jobs is. docs/exploring.md has the acts, the \
            laws, and how to accept a finding.
            """:
                """
            La même profondeur et la même graine donnent le même rapport, quel que soit --jobs. \
            docs/exploring.md décrit les actes et les lois, et comment accepter un constat.
            """,
            """
            Exit codes: 0 all laws hold, or what breaks them is accepted; 1 a law is broken; 2 wrong usage, or it \
            could not finish; 130 interrupted, with a report of what was found.
            """:
                """
            Codes de sortie : 0 toutes les lois sont respectées, ou ce qui les enfreint est accepté ; 1 une loi \
            est enfreinte ; 2 mauvais usage, ou exploration inachevée ; 130 interruption, avec le rapport de ce \
            qui a été trouvé.
            """,
            "A step of a scenario, FILE:LINE: the exploration begins after it.":
                "Une étape d'un scénario, FICHIER:LIGNE : l'exploration commence après elle.",
            "Every state within that many acts of the first launch is checked (2 without --time).":
                "Chaque état à tant d'actes au plus du premier lancement est vérifié (2 sans --time).",
            "Seconds on the wall clock: goes on by novelty once the depth is done, and stops then.":
                "Secondes de temps réel : une fois la profondeur atteinte, continue vers la nouveauté, puis s'arrête.",
            "Of all choices.": "La graine de tous les choix.",
            "How many processes work at a time: a number, or auto.":
                "Combien de processus travaillent à la fois : un nombre, ou auto.",
            "Checks this law alone. Repeatable.": "Ne vérifie que cette loi. Répétable.",
            "Leaves this law out. Repeatable.": "Laisse cette loi de côté. Répétable.",
            "Lists the laws.": "Énumère les lois.",
            "Compares that many pairs of equal states: what is done next must have the same effect.":
                "Compare autant de paires d'états égaux : la suite doit y avoir le même effet.",
            "What it writes: text, json, dot or html; with a file, html:explore.html. Repeatable.":
                "Ce qu'elle écrit : text, json, dot ou html ; avec un fichier, html:explore.html. Répétable.",
            "Writes each finding as a script into this folder.": "Écrit chaque constat comme script dans ce dossier.",
            "The file of accepted findings (exploration.json beside the product's scripts).":
                "Le fichier des constats acceptés (exploration.json, à côté des scripts du produit).",
            "Does what an exploration printed again, and checks the laws on it.":
                "Refait ce qu'une exploration a affiché, et y vérifie les lois.",
            "Seconds without a sign after which an act counts as hanging (20).":
                "Secondes sans signe après lesquelles un acte passe pour bloqué (20).",
            "--depth: {} is less than 0.": "--depth : {} est inférieur à 0.",
            "--time: say for how many seconds, such as --time 60.":
                "--time : dire pendant combien de secondes, par exemple --time 60.",
            "--compare: {} is less than 0.": "--compare : {} est inférieur à 0.",
            "--timeout: {} is less than 1 s.": "--timeout : {} est inférieur à 1 s.",
            "--replay does one path; leave out --depth, --time, --save and --compare.":
                "--replay suit un seul chemin : enlever --depth, --time, --save et --compare.",
            "--law and --without-law: keep one of them.": "--law et --without-law : garder l'une des deux.",
            // Commands/GherkinCommand.swift
            "Prints feature files as Cucumber Messages, one JSON object per line.":
                "Affiche des scripts en Cucumber Messages, un objet JSON par ligne.",
            """
            Prints for each file its source, its gherkinDocument and a pickle per scenario, or a parseError per \
            error.
            """:
                """
            Affiche pour chaque fichier sa source, son gherkinDocument et un pickle par scénario, ou un \
            parseError par erreur.
            """,
            """
            A file is in English unless it says otherwise: by a line # language: fr or, in Markdown, by its name: \
            basket.fr.feature.md.
            """:
                """
            Un fichier est en anglais, sauf s'il dit autre chose : par une ligne # language: fr ou, en Markdown, \
            par son nom : panier.fr.feature.md.
            """,
            "Exit codes: 0 all files were read, even with parse errors; 2 a file could not be opened.":
                """
            Codes de sortie : 0 tous les fichiers ont été lus, même avec des erreurs de syntaxe ; 2 un fichier \
            n'a pas pu être ouvert.
            """,
            "Prints the text of each file.": "Affiche le texte de chaque fichier.",
            "Prints the tree of each file.": "Affiche l'arbre de chaque fichier.",
            "Prints the scenarios, ready to run.": "Affiche les scénarios, prêts à être exécutés.",
            "The language of files that don't declare one, such as fr.":
                "La langue des fichiers qui n'en déclarent pas, par exemple fr.",
            "Feature files.": "Des fichiers feature.",
            "{} is not a Gherkin language. Languages: {}.": "{} n'est pas une langue de Gherkin. Langues : {}.",
            // Commands/LintCommand.swift
            "Checks scripts without running them, and formats them.":
                "Vérifie des scripts sans les exécuter, et les met en forme.",
            """
            Errors keep a script from running: Gherkin errors, undefined steps (with the nearest definition) and \
            ambiguous ones, absences of texts that nothing shows. Warnings: steps in another language, unknown \
            requirements, duplicate scenario names in a file, scenarios without steps, placeholders and columns that don't match, examples without rows, duplicate tags, expected \
            failures without a reason, and differences in format. Notes: former wordings of steps, and the product's \
            own steps and phrases that none of its scripts uses, if all of them are checked.
            """:
                """
            Les erreurs empêchent un script de s'exécuter : erreurs de Gherkin, étapes non définies (avec la \
            définition la plus proche) ou ambiguës, absences de textes que rien n'affiche. Les avertissements : \
            étapes dans une autre langue, exigences inconnues, noms de scénarios \
            en double dans un fichier, scénarios sans étapes, variables et colonnes qui ne correspondent pas, \
            exemples sans lignes, tags en double, échecs attendus sans raison, et écarts de mise en forme. \
            Les notes : anciennes formulations d'étapes et, si tous ses scripts sont vérifiés, étapes et \
            phrases du produit qu'aucun d'eux n'utilise.
            """,
            "Phrases (*.phrases.feature) are checked with the scripts that may use them.":
                "Les phrases (*.phrases.feature) sont vérifiées avec les scripts qui peuvent s'en servir.",
            """
            --run also runs the scripts, and notes assertions that passed only after time went on without saying how \
            long it may take.
            """:
                """
            --run exécute aussi les scripts, et signale les vérifications qui n'ont réussi qu'une fois le temps \
            passé, sans dire combien de temps cela peut prendre.
            """,
            """
            --fix indents lines and aligns tables. It only changes insignificant white space; descriptions and doc \
            strings stay as they are. A file that cannot be written is reported, and does not keep others from it.
            """:
                """
            --fix indente les lignes et aligne les tableaux. Seuls changent des blancs sans importance ; les \
            descriptions et les textes entre guillemets restent tels quels. Un fichier qui ne peut pas être \
            écrit est signalé, et n'empêche pas d'écrire les autres.
            """,
            "Examples:": "Exemples :",
            """
            The product of a script comes from its folder, its tags or --product, as for run. In {}, "lint" gives \
            defaults for these options; paths and products of "run" count where it has none.
            """:
                """
            Le produit d'un script vient de son dossier, de ses tags ou de --product, comme pour run. Dans \
            {}, "lint" donne des valeurs par défaut à ces options ; les chemins et produits de "run" valent là \
            où il n'en a pas.
            """,
            """
            Exit codes: 0 only notes; 1 errors or warnings; 2 wrong usage, or a file could not be read or written; 5 \
            there are no scripts.
            """:
                """
            Codes de sortie : 0 seulement des notes ; 1 des erreurs ou des avertissements ; 2 mauvais usage, ou \
            un fichier n'a pas pu être lu ou écrit ; 5 aucun script.
            """,
            "Files or folders. Default: Scenarios/.": "Des fichiers ou des dossiers. Par défaut : Scenarios/.",
            "Rewrites files whose format differs, and lists them.":
                "Récrit les fichiers dont la mise en forme diffère, et les énumère.",
            "Also runs the scripts, and notes assertions that passed only by waiting.":
                "Exécute aussi les scripts, et signale les vérifications qui n'ont réussi qu'en attendant.",
            "The output format: text, json, github (annotations) or sarif.":
                "Le format de sortie : text, json, github (annotations) ou sarif.",
            "Only scripts of this product or of none: {}. Repeatable: any of them.":
                "Seulement les scripts de ce produit ou d'aucun : {}. Répétable : l'un d'eux suffit.",
            "{}: lint checks whole files. Leave out the line number.":
                "{} : lint vérifie des fichiers entiers. Enlevez le numéro de ligne.",
            "Nothing to lint: there are no scripts.": "Rien à vérifier : il n'y a pas de scripts.",
            "Nothing to lint: there are no scripts of {}.": "Rien à vérifier : il n'y a pas de scripts de {}.",
            // Commands/LspCommand.swift
            "Serves editors: diagnostics, completion and more while scripts are written.":
                "Assiste les éditeurs : défauts, complétion et plus encore pendant l'écriture.",
            """
            An editor starts this, and speaks the Language Server Protocol (3.17) with it over standard input and \
            output. docs/editors.md says how to set up editors.
            """:
                """
            C'est un éditeur qui démarre cette commande, et lui parle en Language Server Protocol (3.17) par \
            l'entrée et la sortie standard. docs/editors.md dit comment régler les éditeurs.
            """,
            """
            It finds what lint finds, as one types. The scripts are those of the editor's folders: of Scenarios/, or \
            of the whole folder if it has none.
            """:
                """
            Elle trouve ce que trouve lint, au fil de la frappe. Les scripts sont ceux des dossiers de l'éditeur \
            : de Scenarios/, ou de tout le dossier s'il n'y en a pas.
            """,
            """
            The labels offered for texts in steps are those that other scripts say in the same place and, with \
            --labels, those that a run saw: write the file with run --coverage --coverage-format json:FILE.
            """:
                """
            Les libellés proposés pour les textes des étapes sont ceux que disent d'autres scripts au même \
            endroit et, avec --labels, ceux qu'une exécution a vus : écrivez le fichier avec run --coverage \
            --coverage-format json:FICHIER.
            """,
            "Without --lang, it speaks the language of the editor.": "Sans --lang, elle parle la langue de l'éditeur.",
            "Exit codes: 0 the editor ended the session; 1 it went without; 2 wrong usage.":
                "Codes de sortie : 0 l'éditeur a terminé la session ; 1 il est parti sans le faire ; 2 mauvais usage.",
            "A file of coverage, whose labels are offered.":
                "Un fichier de couverture, dont les libellés sont proposés.",
            "Does nothing: some editors pass it.": "Ne fait rien : certains éditeurs la donnent.",
            // Commands/ServeCommand.swift
            "Serves a page in which a person holds the app.": "Ouvre une page où prendre l'application en main.",
            """
            Prints an address. The page shows the app in a phone, live, with everything that a script can do beside \
            it: links, payloads, time, the network, the server. What was done becomes a script.
            """:
                """
            Affiche une adresse. La page montre l'application dans un téléphone, en direct, avec à côté tout ce \
            que peut faire un script : liens, charges utiles, temps, réseau, serveur. Ce qui a été fait devient \
            un script.
            """,
            "every product, to choose from": "tous les produits, au choix",
            "opens a browser": "ouvre un navigateur",
            "a feature alone": "une fonctionnalité seule",
            "One feature alone, by the id of its module: the others show no screens.":
                "Une fonctionnalité seule, par l'identifiant de son module : les autres ne montrent pas d'écrans.",
            "--feature is for a product; a scenario says itself what it opens.":
                "--feature s'utilise avec un produit ; un scénario dit lui-même ce qu'il ouvre.",
            "{} has no feature “{}”; these have: {}.":
                "{} n'a pas la fonctionnalité « {} » ; produits qui l'ont : {}.",
            "Several products have the feature “{}”: {}.": "Plusieurs produits ont la fonctionnalité « {} » : {}.",
            "a scenario, at its failing step": "un scénario, à l'étape en échec",
            "time passes only by hand": "le temps ne passe qu'à la main",
            "Only this machine can open the page. --listen 0.0.0.0 lets others in, by a token in the address.":
                """
            Seule cette machine peut ouvrir la page. --listen 0.0.0.0 y admet les autres, par un jeton dans \
            l'adresse.
            """,
            "A product ({}), or a scenario: FILE:LINE.": "Un produit ({}), ou un scénario : FICHIER:LIGNE.",
            "The port; any that is free by default.": "Le port ; par défaut, l'un de ceux qui sont libres.",
            "Opens the page in the browser.": "Ouvre la page dans le navigateur.",
            "Language of the steps and of what is printed: fr or en.":
                "Langue des étapes et des textes affichés : fr ou en.",
            "The phone's time stands still at first.": "Le temps du téléphone est d'abord arrêté.",
            "The address to listen on.": "L'adresse d'écoute.",
            "The product of a script that no folder or tag assigns.":
                "Le produit d'un script qu'aucun dossier ni tag ne désigne.",
            "--lang: the steps are in fr and en, not in “{}”.": "--lang : les étapes sont en fr et en, pas en « {} ».",
            "--product is for a script; “{}” names the product already.":
                "--product va avec un script ; « {} » nomme déjà le produit.",
            "{}: there is no scenario.": "{} : pas de scénario à cet endroit.",
            "{}: name one scenario by its line, such as {}.": "{} : nommez un scénario par sa ligne, par exemple {}.",
            // Commands/StepsCommand.swift
            "Lists the steps that a script can use.": "Énumère les étapes qu'un script peut utiliser.",
            """
            Words in braces stand for values: {string} for quoted text, {int} for a number, {duration} for « 2 \
            secondes », {date} for « 15 février 2026 », {time} for « 9 h 30 ».
            """:
                """
            Les mots entre accolades tiennent lieu de valeurs : {string} pour un texte entre guillemets, {int} \
            pour un nombre, {duration} pour « 2 secondes », {date} pour « 15 février 2026 », {time} pour « 9 h \
            30 ».
            """,
            """
            With words it lists the steps that have all of them, in their expressions or descriptions; case and \
            accents do not matter. Your language comes first; the other is listed where it alone has them:
            """:
                """
            Avec des mots, énumère les étapes qui les ont tous, dans leur expression ou leur description ; majuscules \
            et accents ne comptent pas. Votre langue d'abord ; l'autre, là où elle est la seule à les avoir :
            """,
            """
            Phrases, the steps that files *.phrases.feature below Scenarios/ make of other steps, are listed with \
            those of their product.
            """:
                """
            Les phrases, étapes que des fichiers *.phrases.feature de Scenarios/ composent à partir d'autres \
            étapes, figurent parmi celles de leur produit.
            """,
            "--markdown prints docs/steps.md: every product's steps in all languages, side by side.":
                """
            --markdown affiche docs/steps.md : les étapes de tous les produits dans toutes les langues, côte à \
            côte.
            """,
            "Exit codes: 0; 2 there are no steps in that language; 5 no step has these words.":
                "Codes de sortie : 0 ; 2 il n'y a pas d'étapes dans cette langue ; 5 aucune étape n'a ces mots.",
            "Words to look for. Default: all steps.": "Les mots à chercher. Par défaut : toutes les étapes.",
            "Language of the steps (fr if left out, without words) and of what is printed: fr or en.":
                "Langue des étapes (fr par défaut, sans mots) et des textes affichés : fr ou en.",
            "Includes this product's own steps: {}. Repeatable. Default: all.":
                "Avec les étapes propres à ce produit : {}. Répétable. Par défaut : tous.",
            "Prints one JSON object per line.": "Affiche un objet JSON par ligne.",
            "Prints docs/steps.md.": "Affiche docs/steps.md.",
            "--markdown and --json exclude each other; leave one out.":
                "--markdown et --json s'excluent : enlevez l'une des deux.",
            "--markdown has all languages side by side: leave out --lang.":
                "--markdown a toutes les langues côte à côte : enlevez --lang.",
            "--markdown has all steps: leave out the words.": "--markdown a toutes les étapes : enlevez les mots.",
            "--markdown has all products: leave out --product.": "--markdown a tous les produits : enlevez --product.",
            "There are no steps in “{}”; there are some in {}.": "Il n'y a pas d'étapes en « {} » ; il y en a en {}.",
            "Every product": "Tous les produits",
        ]
    )
}
