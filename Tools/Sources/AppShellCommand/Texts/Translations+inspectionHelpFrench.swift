import AppShellTexts

extension Translations {
    static let inspectionHelpFrench = Translations(
        .french,
        [
            // Commands/AasaCommand.swift
            "Shows whether an association file opens a link in an app.":
                "Dit si un fichier d'association ouvre un lien dans une application.",
            """
            Reads an apple-app-site-association file as the system does, and prints for each app whether the link \
            opens there, with the deciding rule's location in the file, or the part of each rule that does not \
            match.
            """:
                """
            Lit un fichier apple-app-site-association comme le système, et affiche pour chaque application si le \
            lien s'y ouvre, avec la place dans le fichier de la règle qui décide, ou ce qui, dans chaque règle, \
            ne correspond pas.
            """,
            """
            Notes list rules without effect, such as one that an earlier rule shadows. The link may be just a path. \
            No file can tell whether the app is installed and asks for the host.
            """:
                """
            Des notes signalent les règles sans effet, par exemple masquées par une règle précédente. Le lien \
            peut se réduire à un chemin. Aucun fichier ne dit si l'application est installée et demande l'hôte.
            """,
            """
            Exit codes: 0 the link opens in an app (the one of --app, if given); 1 it does not; 2 the file could not \
            be read.
            """:
                """
            Codes de sortie : 0 le lien s'ouvre dans une application (celle de --app, si elle est donnée) ; 1 il \
            ne s'y ouvre pas ; 2 le fichier n'a pas pu être lu.
            """,
            "An apple-app-site-association file; - for standard input.":
                "Un fichier apple-app-site-association ; - pour l'entrée standard.",
            "The link, or a path with query and fragment.": "Le lien, ou un chemin avec requête et fragment.",
            "The app, such as ABCDE12345.com.example.app. Default: every app in the file.":
                "L'application, par exemple ABCDE12345.com.example.app. Par défaut : toutes celles du fichier.",
            "The file's host. Default: the link's host.": "L'hôte du fichier. Par défaut : celui du lien.",
            "Prints one JSON object.": "Affiche un objet JSON.",
            // Commands/BackendCommand.swift
            "Serves a product's back end over HTTP, for apps and for run --backend.":
                "Démarre le serveur d'un produit en HTTP, pour des applications et run --backend.",
            """
            Serves a product's reference back end, with its state in memory or SQLite. When ready, it prints one \
            line: “madinia listens on http://127.0.0.1:8080”.
            """:
                """
            Démarre le serveur de référence d'un produit, dont l'état est en mémoire ou dans SQLite. Une fois \
            prêt, il affiche une ligne : « madinia listens on http://127.0.0.1:8080 ».
            """,
            "what the staff does": "ce que fait le personnel",
            "all of its options": "toutes ses options",
            "It is a program of its own (Server/), which the first use builds: that takes about seven minutes.":
                """
            C'est un programme à part (Server/), que la première utilisation compile : compter environ sept \
            minutes.
            """,
            "Exit codes: 0 stopped; 2 wrong usage, or it could not start; 130 interrupted.":
                "Codes de sortie : 0 arrêté ; 2 mauvais usage, ou démarrage impossible ; 130 interruption.",
            "The product, and the program's own options.": "Le produit, et les options propres au programme.",
            "backend: use the repository's ./appshell script.": "backend : utiliser le script ./appshell du dépôt.",
            "{}: cannot be started ({}).": "{} : démarrage impossible ({}).",
            // Commands/CheckCommand.swift
            "Finds every issue of a product's composition.": "Trouve tous les défauts de composition d'un produit.",
            """
            Composes one product or all of them, and prints each issue with its code, module, fact and fix: links \
            that overlap or lead nowhere, payload rules that both match, a tab without a root, two owners of one \
            stored key. A product with flags is composed with each value of each flag, and each pair of them, too. A \
            flag whose day has passed is told, but fails nothing.
            """:
                """
            Compose un produit ou tous, et affiche chaque défaut avec son code, son module, le fait et le remède \
            : des liens qui se recouvrent ou ne mènent nulle part, des règles de charge utile qui correspondent \
            toutes deux, un onglet sans racine, une clé enregistrée à deux propriétaires. Un produit qui a des \
            options est aussi composé avec chaque valeur de chacune, et chaque paire. Une option dont le jour est \
            passé est signalée, sans faire échouer.
            """,
            "every product": "tous les produits",
            """
            With --aasa it also proves that the association file agrees with the product's links: every link of the \
            product opens in the app, and no other link does. Each difference comes with the shortest link that \
            shows it. The comparison covers https links as the app prints them, each query key once. The system also \
            opens the app for http links, which the app ignores.
            """:
                """
            Avec --aasa, prouve aussi que le fichier d'association s'accorde avec les liens du produit : tous \
            ses liens s'ouvrent dans l'application, et eux seuls. Chaque différence vient avec le plus court \
            lien qui la montre. La comparaison porte sur les liens https tels que l'application les écrit, \
            chaque clé une seule fois. Le système ouvre aussi l'application pour les liens http, qu'elle ignore.
            """,
            """
            With --released it also compares the product with its graph at the last release: hosts, links, payload \
            rules, shortcuts, screens, notification categories and stored keys that shipped and are gone. Links count as \
            there if they still lead to their destination.
            """:
                """
            Avec --released, compare aussi le produit avec son graphe à la dernière sortie : les hôtes, liens, règles \
            de charge utile, raccourcis, écrans, catégories de notifications et clés enregistrées qui sont sortis et \
            ont disparu. Un lien est là s'il mène encore à sa destination.
            """,
            "What graph --json printed at the last release, to compare with; - for standard input.":
                "Ce que graph --json a affiché à la dernière sortie, à comparer ; - pour l'entrée standard.",
            "--released: name the product whose graph it is.": "--released : indiquez le produit dont c'est le graphe.",
            """
            Exit codes: 0 no issues; 1 issues; 2 unknown product, unreadable file, or the comparison could not be \
            completed.
            """:
                """
            Codes de sortie : 0 aucun défaut ; 1 des défauts ; 2 produit inconnu, fichier illisible, ou \
            comparaison inachevée.
            """,
            "The product: {}. Default: all.": "Le produit : {}. Par défaut : tous.",
            "An apple-app-site-association file to compare with the links; - for standard input.":
                "Un fichier apple-app-site-association à comparer avec les liens ; - pour l'entrée standard.",
            "The file's host. Default: the product's canonical one.":
                "L'hôte du fichier. Par défaut : l'hôte principal du produit.",
            "The Apple team, such as ABCDE12345. Default: any team in the file.":
                "L'équipe Apple, par exemple ABCDE12345. Par défaut : n'importe laquelle du fichier.",
            "--host requires --aasa.": "--host ne va qu'avec --aasa.",
            "--team requires --aasa.": "--team ne va qu'avec --aasa.",
            "--aasa: name the product whose file it is.": "--aasa : nommer le produit à qui est ce fichier.",
            "{}: not compared, because the product cannot be composed.":
                "{} : pas de comparaison, car le produit ne peut pas être composé.",
            // Commands/GraphCommand.swift
            "Shows what a product consists of.": "Montre de quoi se compose un produit.",
            """
            Prints the tabs, then module by module the destinations, links with examples, payload rules, shortcuts, \
            stored keys and locks at launch.
            """:
                """
            Affiche les onglets, puis module par module les destinations, les liens avec des exemples, les \
            règles de charge utile, les raccourcis, les clés enregistrées et les verrous au démarrage.
            """,
            """
            --aasa prints the association file for the product's links on one host. Serve it there as \
            /.well-known/apple-app-site-association.
            """:
                """
            --aasa affiche le fichier d'association des liens du produit sur un hôte. Il s'y publie sous \
            /.well-known/apple-app-site-association.
            """,
            """
            --owners lists who looks after each module, what they promise, and where it lies: of one product or all \
            of them. --format codeowners makes a CODEOWNERS file of it.
            """:
                """
            --owners dit qui s'occupe de chaque module, ce qui est promis, et où il se trouve : pour un produit \
            ou pour tous. --format codeowners en fait un fichier CODEOWNERS.
            """,
            "The product: {}. With --owners, by default all.": "Le produit : {}. Avec --owners, tous par défaut.",
            "Lists the owners of the modules.": "Énumère les propriétaires des modules.",
            "NAME[:FILE]: text, json, svg, dot, or, with --owners, codeowners.":
                "NOM[:FICHIER] : text, json, svg, dot ou, avec --owners, codeowners.",
            "--format svg draws what leads to which destination, module by module; dot writes it for Graphviz.":
                """
            --format svg dessine ce qui mène à chaque destination, module par module ; dot l'écrit pour Graphviz.
            """,
            "--owners: write --format text, json or codeowners; the svg of a product shows its owners without it.":
                "--owners : écrivez --format text, json ou codeowners ; le svg d'un produit montre ses responsables sans elle.",
            "--aasa and --owners print different things: keep one.":
                "--aasa et --owners affichent des choses différentes : n'en garder qu'un.",
            "--format: leave out {}.": "--format : enlever {}.",
            "--format codeowners requires --owners.": "--format codeowners va avec --owners.",
            "Name the product: {}.": "Nommer le produit : {}.",
            "Exit codes: 0; 2 unknown product, or it cannot be composed (see appshell check).":
                "Codes de sortie : 0 ; 2 produit inconnu, ou impossible à composer (voir appshell check).",
            "Prints the product's apple-app-site-association file.":
                "Affiche le fichier apple-app-site-association du produit.",
            "The Apple team, such as ABCDE12345, if the manifest does not name it.":
                "L'équipe Apple, par exemple ABCDE12345, si le manifeste ne la nomme pas.",
            "--aasa prints JSON already: leave out --json.": "--aasa affiche déjà du JSON : enlever --json.",
            "{}: the team is unknown, so this file opens no app. Add --team.":
                "{} : l'équipe est inconnue, ce fichier n'ouvre donc aucune application. Ajouter --team.",
            """
            The file has {} bytes, but the system reads at most {}. Fix: contribute fewer patterns with more \
            parameters, or spread them over several hosts.
            """:
                """
            Le fichier a {} octets, mais le système en lit {} au plus. Déclarer moins de motifs avec plus de \
            paramètres, ou les répartir sur plusieurs hôtes.
            """,
            // Commands/OpenCommand.swift
            "Shows what a link opens when the app is not running.":
                "Montre ce qu'ouvre un lien quand l'application ne tourne pas.",
            "Starts the app with the link on a fresh phone, and prints the outcome, the tab and the stack.":
                """
            Démarre l'application par le lien sur un téléphone neuf, et affiche le résultat, l'onglet et la \
            pile.
            """,
            """
            --json prints one object: outcome, reason, route, number and moment of the arrival, tab, tabID, stack, \
            sheets, screen, and arrivals (all of them with their outcomes). For a held link, route is the one that \
            it waits for.
            """:
                """
            --json affiche un objet : outcome, reason, route, number et moment de l'arrivée, tab, tabID, stack, \
            sheets, screen, et arrivals (toutes, avec leurs résultats). Pour un lien retenu, route est celle \
            qu'il attend.
            """,
            """
            Exit codes: 0 the link opened its screen, or the product's fallback for its own links that match nothing \
            (opened-instead); 1 it was ignored; 2 unknown product; 3 it is held until someone signs in or a lock \
            ends.
            """:
                """
            Codes de sortie : 0 le lien a ouvert son écran, ou ce que le produit prévoit pour ses propres liens \
            qui ne correspondent à rien (opened-instead) ; 1 il a été ignoré ; 2 produit inconnu ; 3 il est \
            retenu jusqu'à une connexion ou la fin d'un verrou.
            """,
            "The link.": "Le lien.",
            "Explains which patterns were tried, and why they match or not.":
                "Explique quels motifs ont été essayés, et pourquoi ils correspondent ou non.",
            "Signs in a member of the test kit first, then terminates the app.":
                "Connecte d'abord un membre du kit de test, puis arrête l'application.",
            // Commands/PushCommand.swift
            "Shows what tapping a notification opens when the app is not running.":
                "Montre ce qu'ouvre une notification quand l'application ne tourne pas.",
            """
            Starts the app by tapping the notification on a fresh phone, and prints the outcome, the tab and the \
            stack. The file contains the payload as sent to APNs or delivered by FCM: one JSON object.
            """:
                """
            Démarre l'application par la notification sur un téléphone neuf, et affiche le résultat, l'onglet et \
            la pile. Le fichier contient la charge utile telle qu'elle est envoyée à APNs ou remise par FCM : \
            un objet JSON.
            """,
            """
            --json prints one object: outcome, reason, route, number and moment of the arrival, tab, stack, sheets, \
            screen, and arrivals (all of them with their outcomes). For a held tap, route is the one that it waits \
            for.
            """:
                """
            --json affiche un objet : outcome, reason, route, number et moment de l'arrivée, tab, stack, sheets, \
            screen, et arrivals (toutes, avec leurs résultats). Pour une notification retenue, route est celle \
            qu'il attend.
            """,
            """
            Exit codes: 0 the tap opened something; 1 it was ignored; 2 unknown product, or the file is not readable \
            text; 3 it is held until someone signs in or a lock ends.
            """:
                """
            Codes de sortie : 0 la notification a ouvert quelque chose ; 1 elle a été ignorée ; 2 produit \
            inconnu, ou le fichier n'est pas un texte lisible ; 3 elle est retenue jusqu'à une connexion ou la \
            fin d'un verrou.
            """,
            "A file with the payload; - for standard input.":
                "Un fichier avec la charge utile ; - pour l'entrée standard.",
            "Explains why each payload rule matches or not.":
                "Explique pourquoi chaque règle de charge utile correspond ou non.",
            "The payload cannot be read, so no rule was tried: {}":
                "La charge utile ne peut pas être lue, aucune règle n'a donc été essayée : {}",
        ]
    )
}
