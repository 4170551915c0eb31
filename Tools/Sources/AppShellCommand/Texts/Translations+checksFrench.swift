import AppShellTexts

extension Translations {
    static let checksFrench = Translations(
        .french,
        [
            // Checks/AssociatedApps.swift
            "The product “{}” has no host, so it has no association file: only https links are associated.":
                """
            Le produit « {} » n'a pas d'hôte, donc pas de fichier d'association : seuls les liens https \
            s'associent.
            """,
            "--host: “{}” is not a host of “{}”; its hosts: {}.":
                "--host : « {} » n'est pas un hôte de « {} ». Ses hôtes : {}.",
            "The product “{}” names no app. Fix: add appleAppIDs to its manifest, such as {}.com.example.app.":
                """
            Le produit « {} » ne nomme aucune application. Ajouter appleAppIDs à son manifeste, par exemple \
            {}.com.example.app.
            """,
            "--team: “{}” is not an Apple team: write ten capitals and digits, such as ABCDE12345.":
                """
            --team : « {} » n'est pas une équipe Apple. Écrire dix majuscules et chiffres, par exemple \
            ABCDE12345.
            """,
            "--team: the manifest of “{}” already names its team: {}.":
                "--team : le manifeste de « {} » nomme déjà son équipe : {}.",
            // Checks/AssociationCheck.swift
            "note: {}": "note : {}",
            "https links were compared as the app prints them: percent-encoded, each query key once":
                "les liens https sont comparés tels que l'application les écrit : encodés, chaque clé une seule fois",
            "the system also opens the app for http links, which the app ignores":
                "le système ouvre aussi l'application pour les liens http, qu'elle ignore",
            "{} and the links to {} agree for {}": "{} et les liens vers {} concordent pour {}",
            "{} and the links to {} could not be compared completely:":
                "{} et les liens vers {} n'ont pas pu être comparés jusqu'au bout :",
            "{} and the links to {} differ in {}:": "{} et les liens vers {} diffèrent en {} :",
            "place": "point|points",
            """
            no app {} with a real team is in the file. Fix: add a detail with its id, with the team instead of {} \
            (graph --aasa --team writes it).
            """:
                """
            aucune application {} avec une vraie équipe dans le fichier. Ajouter un élément de details avec son \
            identifiant, l'équipe à la place de {} (graph --aasa --team l'écrit).
            """,
            "the app {} is not in the file. Fix: add a detail with its id.":
                "l'application {} n'est pas dans le fichier. Ajouter un élément de details avec son identifiant.",
            "{} is not offered the passwords saved for {}. Fix: add it to webcredentials.apps.":
                "{} n'obtient pas les mots de passe enregistrés pour {}. L'ajouter à webcredentials.apps.",
            // Checks/LintRun.swift
            "--run: {} did not pass; steps after a failure were not checked.":
                "--run : {} sans succès ; les étapes qui suivent un échec n'ont pas été vérifiées.",
            "scenario": "scénario|scénarios",
            "It is unclear which product this script is for, so its steps are not checked.":
                "Le produit de ce script n'est pas clair : ses étapes ne sont pas vérifiées.",
            "Use --product ({}), or move the file to a folder named after the product.":
                "Utilisez --product ({}), ou rangez le fichier dans un dossier du nom du produit.",
            // Checks/CompositionCheck.swift
            "{}: the flag “{}” was to be gone by {}: take it out of the code (owner: {}).":
                "{} : l'option « {} » devait disparaître le {} au plus tard : retirez-la du code (responsable : {}).",
            "{} with {}:": "{} avec {} :",
            """
            {}: colours of its theme are too much alike. Text needs a contrast of 4.5:1 (WCAG 2.2, 1.4.3): make one of \
            each pair lighter or darker.
            """:
                """
            {} : des couleurs de son thème se ressemblent trop. Un texte a besoin d'un contraste de 4,5:1 (WCAG 2.2, \
            1.4.3) : éclaircissez ou foncez l'une de chaque paire.
            """,
            "{}: is not what graph --json prints. Make it with ./appshell graph PRODUCT --json.":
                "{} : ce n'est pas ce qu'affiche graph --json. Créez-le par ./appshell graph PRODUIT --json.",
            "{}: is the graph of “{}”. Name that product.": "{} : c'est le graphe de « {} ». Indiquez ce produit.",
            "{}: all that shipped still works": "{} : tout ce qui est sorti fonctionne encore",
            "links to “{}” opened the app": "des liens vers « {} » ouvraient l'application",
            "keep the host: mails and other sites have such links":
                "gardez l'hôte : des courriels et d'autres sites ont de tels liens",
            "links with the scheme “{}” opened the app": "des liens de schéma « {} » ouvraient l'application",
            "keep the scheme: mails and other apps have such links":
                "gardez le schéma : des courriels et d'autres applications ont de tels liens",
            "phones have kept “{}” as where somebody was": "des téléphones ont gardé « {} » comme lieu où l'on était",
            "keep its name and keep it durable, or contribute a formerDestination that leads to what replaces it":
                "gardez son nom et gardez-la durable, ou déclarez une formerDestination vers ce qui la remplace",
            "people chose whether to get notifications of “{}”":
                "des personnes ont choisi de recevoir ou non les notifications « {} »",
            "keep its id: servers send it, and phones have kept the choice":
                "gardez son identifiant : des serveurs l'envoient, et des téléphones ont gardé le choix",
            "{}: of what shipped, this works no more:": "{} : de ce qui est sorti, ceci ne fonctionne plus :",
            "the link “{}” led to “{}”": "le lien « {} » menait à « {} »",
            "keep it as an alias of the pattern that replaces it, or as a formerLink":
                "gardez-le comme alias du motif qui le remplace, ou en formerLink",
            "payloads of version “{}” with {} led to “{}”":
                "les charges utiles de version « {} » avec {} menaient à « {} »",
            "keep the rule: servers and notifications on phones still have such payloads":
                "gardez la règle : des serveurs et des notifications sur des téléphones ont encore de ces charges utiles",
            "there was a shortcut “{}”": "il y avait un raccourci « {} »",
            "keep its id: it stands on home screens": "gardez son identifiant : il est sur des écrans d'accueil",
            "“{}” was stored": "« {} » était enregistré",
            "keep the key, or name it in the formerly of the key that replaces it":
                "gardez la clé, ou nommez-la dans le formerly de la clé qui la remplace",
            "“{}” was stored in schema {}, and is read in schema {}":
                "« {} » était enregistré au schéma {}, et est lu au schéma {}",
            "count the schema up: phones have the newer form":
                "augmentez le schéma : des téléphones ont la forme plus récente",
            "setting of flags|settings of flags": "réglage d'options|réglages d'options",
            "flag|flags": "option|options",
            "{}: {}: no issues": "{} : {} : aucun défaut",
            "tab|tabs": "onglet|onglets",
            "module": "module|modules",
            "destination": "destination|destinations",
            "link|links": "lien|liens",
            "payload rule": "règle de charge utile|règles de charge utile",
            "shortcut": "raccourci|raccourcis",
            "stored key": "clé enregistrée|clés enregistrées",
            "start lock": "verrou au démarrage|verrous au démarrage",
            "notification category|notification categories": "catégorie de notifications|catégories de notifications",
            // Checks/ScriptLayout.swift
            "can no longer be read.": "ne peut plus être lu.",
            // Coverage/CoverageOptions.swift
            "Reports which requirements, screens, actions, links and payloads the scenarios cover.":
                "Dit quelles exigences, quels écrans, actions, liens et charges utiles couvrent les scénarios.",
            "The coverage format: text or json, with :FILE to write a file. Repeatable.":
                "Le format de la couverture : text ou json, avec :FICHIER pour écrire un fichier. Répétable.",
            "Exits with 1 if a requirement of these kinds (such as H,B,T) is not covered, or a tag is misspelt.":
                """
            Sort avec 1 si une exigence de ces genres (par exemple H,B,T) n'est pas couverte, ou si un \
            tag est mal écrit.
            """,
            "Exits with 1 if less is covered: 80, or requirements=100,screens=90,…":
                "Sort avec 1 si moins est couvert : 80, ou requirements=100,screens=90,…",
            "--coverage-format requires --coverage.": "--coverage-format ne va qu'avec --coverage.",
            "--coverage-required requires --coverage.": "--coverage-required ne va qu'avec --coverage.",
            "--fail-under requires --coverage.": "--fail-under ne va qu'avec --coverage.",
            // Coverage/CoverageSources.swift
            "{}: no such file; --coverage needs the list of requirements (id,kinds,title).":
                "{} : ce fichier n'existe pas ; --coverage a besoin de la liste des exigences (id,kinds,title).",
            // Dialogue/ConsoleOrder.swift
            "WORDS": "MOTS",
            "FILE": "FICHIER",
            "all of the screen": "tout l'écran",
            "steps that begin with the words or have them": "les étapes qui commencent par ces mots ou les contiennent",
            "assertions that hold now": "les vérifications qui réussissent maintenant",
            "takes the last step back": "annule la dernière étape",
            "what was done, as a feature file that a replay has checked":
                "ce qui a été fait, en fichier feature vérifié en le rejouant",
            "writes that file": "écrit ce fichier",
            "goes on in that language": "continue dans cette langue",
            "this list": "cette liste",
            "ends; so does the end of the input": "termine, comme la fin de l'entrée",
            "There is no “:{}”; :help lists what there is.":
                "La commande « :{} » n'existe pas ; :help énumère les commandes.",
            "{}: the steps are in fr and en, not in “{}”.": "{} : les étapes sont en fr et en, pas en « {} ».",
            // Dialogue/ScreenLines.swift
            "The app is not running.": "L'application ne tourne pas.",
            "The app is in the background.": "L'application est en arrière-plan.",
            "… {} more lines; :screen shows all of the screen": "… encore {} lignes ; :screen montre tout l'écran",
            // Dialogue/StepDialogue.swift
            "{} on a fresh phone. Begin with « {} »; :help says what else there is.":
                "{} sur un téléphone neuf. Commencez par « {} » ; :help dit le reste.",
            "The text under « {} » is not closed.": "Le texte sous « {} » n'est pas fermé.",
            "This is not one step: « {} ».": "Ce n'est pas une étape : « {} ».",
            "There is no step to take back.": "Il n'y a pas d'étape à annuler.",
            "Taken back: {}": "Étape annulée : {}",
            "`{} steps --lang {}` lists all steps.": "`{} steps --lang {}` liste toutes les étapes.",
            "… and more": "… et d'autres",
            "There is nothing to see of that.": "Il n'y a rien de tel à voir.",
            "Nothing has been done yet.": "Rien n'a encore été fait.",
            "A replay of the script differs: {}": "Rejoué, le script donne autre chose : {}",
            ":save FILE: name the file.": ":save FICHIER : nommez le fichier.",
            "{} is there already; name another file.": "{} existe déjà ; nommez un autre fichier.",
            "{} cannot be written ({}).": "{} ne peut pas être écrit ({}).",
            "{} in {}": "{} dans {}",
            "step": "étape|étapes",
            // Exploring/AcceptedFile.swift
            "{}: {}. Say why.": "{} : {}. Dire pourquoi.",
            "{}: it is not a list of accepted findings ({}). Write {}.":
                "{} : ce n'est pas une liste de constats acceptés ({}). Écrire {}.",
            // Exploring/ExplorationChoice.swift
            "--replay: that is not whole. Copy the line that the exploration printed.":
                "--replay : la valeur n'est pas entière. Copier la ligne que l'exploration a affichée.",
            "There is no law “{}”; there are: {}.": "La loi « {} » n'existe pas. Lois : {}.",
            "--from: “{}” is not FILE:LINE, a step of a scenario.":
                "--from : « {} » n'est pas FICHIER:LIGNE, une étape de scénario.",
            // Exploring/ExplorationPool.swift
            "They do not answer.": "Ils ne répondent pas.",
            "The workers of the exploration do not start. {}": "Les processus de l'exploration ne démarrent pas. {}",
            // Exploring/ExplorationReplay.swift
            "All laws hold.": "Toutes les lois sont respectées.",
            // Exploring/ExplorationRun.swift
            "{} s: {}, {} ({} a second), {}, {}": "{} s : {}, {} ({} par seconde), {}, {}",
            "about {} left": "encore {} environ",
            "Shortening the ways that break laws: {}": "Raccourcit les chemins qui enfreignent une loi : {}",
            "states|states": "état|états",
            "acts|acts": "acte|actes",
            "finding|findings": "constat|constats",
            "states and calls waiting|states and calls waiting":
                "état ou appel en attente|états et appels en attente",
            // Exploring/SavedFindings.swift
            "{}/{}: saved": "{}/{} : enregistré",
            // LanguageServer/Answers/CodeActions.swift
            "Format the script": "Mettre le script en forme",
            "Write {}": "Écrire {}",
            "Remove the second tag": "Enlever le second tag",
            "Write “{}”": "Écrire « {} »",
            "Close the quotation mark": "Fermer le guillemet",
            "Define the step in {}": "Définir l'étape dans {}",
            // LanguageServer/Answers/DefinitionEdit.swift
            "The step is defined at {}, which is not in this workspace.":
                "L'étape est définie dans {}, qui n'est pas dans cet espace de travail.",
            "“{}” is not at {} as a literal; rename it in Swift first.":
                "« {} » n'est pas écrit tel quel dans {} ; le renommer d'abord en Swift.",
            // LanguageServer/Answers/Hover.swift
            "No step definition matches. Nearest:": "Aucune définition ne correspond à cette étape. Les plus proches :",
            "A former wording; write `{}`.": "Ancienne formulation ; écrivez `{}`.",
            "For example: {}": "Par exemple : {}",
            "Said once in the scripts": "Dite une fois dans les scripts",
            "Said {} times in the scripts": "Dite {} fois dans les scripts",
            "On one element.": "Sur un élément du script.",
            "On {} elements.": "Sur {} éléments des scripts.",
            // LanguageServer/Answers/RunLenses.swift
            "▶ Run": "▶ Lancer",
            // LanguageServer/Answers/StepRename.swift
            "“{}” is no tag: it has white space, an @ or a # in it, or nothing.":
                "« {} » n'est pas un tag : vide, ou avec un blanc, un @ ou un #.",
            "No step definition matches “{}”, so it is not renamed.":
                "Aucune définition d'étape ne correspond à « {} » : pas de renommage.",
            "Several step definitions match “{}”, so it is not renamed.":
                "Plusieurs définitions d'étapes correspondent à « {} » : pas de renommage.",
            "The step is defined by a regular expression; rename it in Swift.":
                "L'étape est définie par une expression régulière ; la renommer en Swift.",
            "{} has changed on disk; try again.": "{} a changé sur le disque ; réessayez.",
            "{}:{}: “{}” cannot be said so; change it by hand.":
                "{}:{} : « {} » ne peut pas se dire ainsi ; modifiez cette étape à la main.",
            "The new text is empty.": "Le nouveau texte est vide.",
            "The step has no parameters; the new text must have the same.":
                "L'étape n'a pas de paramètres ; le nouveau texte ne doit pas en avoir.",
            "The step has the parameters {}, in this order; the new text must have the same.":
                "L'étape a les paramètres {}, dans cet ordre ; le nouveau texte doit avoir les mêmes.",
            "There is a step “{}” already.": "L'étape « {} » existe déjà.",
            // Output/AssociationReport.swift
            "opens in the browser: {} names no app": "s'ouvre dans le navigateur : {} ne nomme aucune application",
            // Output/Console.swift
            "appshell: cannot write the output ({}); it is incomplete.":
                "appshell : la sortie ne peut pas être écrite ({}) ; elle est incomplète.",
            // Output/FileReplacement.swift
            "(1:1): The file {}": "(1:1): Le fichier {}",
            "The file is unchanged.": "Le fichier est inchangé.",
            "cannot be written ({}).": "ne peut pas être écrit ({}).",
            "its owner and group cannot be kept ({}), so it was not rewritten.":
                "ne peut pas garder son propriétaire et son groupe ({}) : il n'a pas été récrit.",
            // Output/LintReport+github.swift
            "{}: formatted": "{} : mis en forme",
            // Output/LintReport.swift
            "error|errors": "erreur|erreurs",
            "warning|warnings": "avertissement|avertissements",
            "note|notes": "note|notes",
            "{} left unchanged": "{} sans changement",
            "file": "fichier|fichiers",
            "could not be read|could not be read": "illisible|illisibles",
            "{}: nothing to fix": "{} : rien à corriger",
            "{}: {}": "{} : {}",
            // Output/OutputFormat.swift
            "--format {}: add a file name after the colon":
                "--format {} : ajoutez un nom de fichier après les deux-points",
            "--format {}: unknown option “?{}”": "--format {} : l'option « ?{} » n'existe pas",
            "--format {}: unknown option “?{}”; available: ?{}":
                "--format {} : l'option « ?{} » n'existe pas ; options : ?{}",
            "--format progress-bar: only works in a terminal; use progress for a file":
                "--format progress-bar : ne fonctionne que dans un terminal ; pour un fichier, utilisez progress",
            "--format gallery: needs a file; write gallery:states.html":
                "--format gallery : il faut un fichier ; écrivez gallery:etats.html",
            "--format html: needs a file; write html:report.html":
                "--format html : il faut un fichier ; écrivez html:report.html",
            "--format progress-bar: only works in a terminal; use progress instead":
                "--format progress-bar : ne fonctionne que dans un terminal ; utilisez progress",
            // Output/OutputTarget.swift
            "{}: cannot be written ({}); this report is incomplete, the others are complete.":
                "{} : écriture impossible ({}) ; ce rapport est incomplet, les autres sont complets.",
            "{}: written": "{} : écrit",
            "{}: cannot be written ({}). Name another file.": "{} : écriture impossible ({}). Nommez un autre fichier.",
        ]
    )
}
