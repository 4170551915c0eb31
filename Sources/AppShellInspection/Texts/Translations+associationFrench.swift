import AppShellTexts

extension Translations {
    /// What an apple-app-site-association file does with links.
    static let associationFrench = Translations(
        .french,
        [
            // Association/AssociationDecision.swift
            "handed over by {}": "transmis à l'application par {}",
            "not handed over: excluded by {}": "non transmis : exclu par {}",
            "not handed over: no rule of the app matches":
                "non transmis : aucune règle de l'application ne correspond",
            "not handed over: the file has no rule for the app “{}”":
                "non transmis : le fichier n'a pas de règle pour l'application « {} »",
            "not handed over: {}": "non transmis : {}",

            // Association/AssociationDisagreement.swift
            """
            {} matches {} of the module “{}” and is {}, so it opens in the browser. Fix: {}.
            """:
                """
            {} correspond au motif {} du module « {} », mais s'ouvre dans le navigateur ({}). Remède : {}.
            """,
            """
            {} is {} and no pattern matches it, so the app would open its “unmatched” tab, “{}”. Fix: exclude it before \
            that rule, narrow the rule, or contribute a pattern.
            """:
                """
            {} est {}, mais ne correspond à aucun motif : l'application ouvrirait l'onglet prévu pour les liens \
            sans correspondance, « {} ». Remède : l'exclure avant cette règle, restreindre la règle, ou déclarer \
            un motif.
            """,
            """
            {} is {} and no pattern matches it, so nothing would happen in the app. Fix: exclude it before that rule, \
            narrow the rule, or contribute a pattern.
            """:
                """
            {} est {}, mais ne correspond à aucun motif : il ne se passerait rien dans l'application. Remède : \
            l'exclure avant cette règle, restreindre la règle, ou déclarer un motif.
            """,
            """
            file and table could not be compared to the end: {}. Fix: write patterns with fewer wildcards, and with \
            conditions on fewer query keys.
            """:
                """
            le fichier et la table n'ont pas pu être comparés jusqu'au bout : {}. Remède : écrire des motifs avec \
            moins de jokers, et avec des conditions sur moins de clés de la requête.
            """,
            "add a component for it before {}": "ajouter pour ce lien un élément de components avant {}",
            "add a detail with the app's id": "ajouter un élément de details avec l'identifiant de l'application",
            "add a component for it": "ajouter pour ce lien un élément de components",

            // Association/AssociationFile+shadows.swift
            "{}: never applies, since {} matches every link that it does":
                "{} : ne s'applique jamais, car {} correspond déjà à tous ses liens",

            // Association/AssociationMismatch.swift
            "{}: {}": "{} : {}",
            "the path “{}” does not match “{}”": "le chemin « {} » ne correspond pas à « {} »",
            "the link has no fragment, and “{}” requires one":
                "le lien n'a pas de fragment, alors que « {} » en exige un",
            "the fragment “{}” does not match “{}”": "le fragment « {} » ne correspond pas à « {} »",
            "the link has no query, and “{}” requires one": "le lien n'a pas de requête, alors que « {} » en exige une",
            "the query “{}” does not match “{}”": "la requête « {} » ne correspond pas à « {} »",
            "the link has no query item “{}”, and “{}” requires one":
                "la requête du lien n'a pas de clé « {} », alors que « {} » en exige une",
            "the query item “{}” “{}” does not match “{}”":
                "la clé « {} » de la requête vaut « {} », ce qui ne correspond pas à « {} »",

            // Texts/Known+associations.swift: why a link is none of a file's
            "the link has more than {} bytes": "le lien a plus de {} octets",
            "the link has no scheme": "le lien n'a pas de schéma",
            "the scheme “{}” is neither https nor http": "le schéma « {} » n'est ni https ni http",
            "the link carries a user name": "le lien contient un nom d'utilisateur",
            "the file is that of “{}”, and the link goes to “{}”":
                "le fichier est celui de « {} », et le lien mène à « {} »",
            "there are more than {} kinds of paths to tell apart":
                "il y a plus de {} genres de chemins à distinguer",
            "there are more than {} kinds of queries and fragments to tell apart":
                "il y a plus de {} genres de requêtes et de fragments à distinguer",

            // What is in vain
            "{}: the key “{}” means nothing to the system": "{} : la clé « {} » n'a aucun sens pour le système",
            "{}: there is no applinks, so no link is handed to an app":
                "{} : il n'y a pas d'applinks, donc aucun lien n'est transmis à une application",
            "{}: ignored, since there are components": "{} : ignoré, car il y a components",
            "{}: there are no components, so no link is handed over":
                "{} : il n'y a pas de components, donc aucun lien n'est transmis",
            "{}: appID stands beside appIDs; put every id in appIDs":
                "{} : appID figure à côté d'appIDs ; mettre tous les identifiants dans appIDs",
            "{}: apps must be an empty array; apps are named in details":
                "{} : apps doit être un tableau vide ; les applications se nomment dans details",
            "{}: {} is {}, so all of it is ignored and every query matches":
                "{} : {} est {}, donc tout est ignoré et toute requête correspond",

            // What is wrong, and what to do about it
            "there is no app id": "il n'y a pas d'identifiant d'application",
            "{} stands where {} is due": "il y a {}, alors qu'il faut {}",
            "the text is empty": "le texte est vide",
            "the patterns of the file come to more than {} characters with their variables":
                "les motifs du fichier font plus de {} caractères avec leurs variables",
            "a variable is not closed in “{}”": "une variable n'est pas fermée dans « {} »",
            "there is no variable named “{}”": "il n'y a pas de variable « {} »",
            "the pattern comes to {} characters with the values of its variables; {} at most are read":
                "le motif fait {} caractères avec les valeurs de ses variables ; {} au plus sont lus",
            "a variable has no name": "une variable n'a pas de nom",
            "“{}” is a predefined variable": "« {} » est une variable prédéfinie",
            "the name “{}” has one of $, ( and )": "le nom « {} » contient l'un des caractères $, ( et )",
            "the value “{}” uses a variable": "la valeur « {} » emploie une variable",
            "add \"appIDs\": [\"{}\"]": "ajouter \"appIDs\": [\"{}\"]",
            "write an object: {…}": "écrire un objet : {…}",
            "write an array: […]": "écrire un tableau : […]",
            "put it in quotation marks": "le mettre entre guillemets droits",
            "write true or false, without quotation marks": "écrire true ou false, sans guillemets",
            "write it, or take the key away": "l'écrire, ou enlever la clé",
            "use fewer patterns, or shorter lists of values":
                "employer moins de motifs, ou des listes de valeurs plus courtes",
            "write $(name) with its closing parenthesis": "écrire $(nom) avec sa parenthèse fermante",
            "declare it in substitutionVariables, or correct the name; names are case-sensitive":
                """
            la déclarer dans substitutionVariables, ou corriger le nom ; majuscules et minuscules comptent
            """,
            "use fewer variables in it, or shorter lists": "y employer moins de variables, ou des listes plus courtes",
            "name it": "la nommer",
            "give it another name": "lui donner un autre nom",
            "use other characters": "employer d'autres caractères",
            "write its values out: a value may hold * and ? only":
                "écrire les valeurs elles-mêmes : seuls * et ? sont permis dans une valeur",
        ]
    )
}
