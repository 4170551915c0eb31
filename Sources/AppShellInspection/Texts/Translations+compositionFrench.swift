import AppShellTexts

extension Translations {
    /// What keeps a product from being composed.
    static let compositionFrench = Translations(
        .french,
        [
            // Texts/Composition+words.swift
            "The composition of “{}” has {}:": "La composition de « {} » a {} :",
            "issue": "défaut|défauts",
            "manifest": "manifeste",
            "[{}] {}: {}. Fix: {}.": "[{}] {} : {}. Remède : {}.",

            // Texts/Known+composition.swift: modules, destinations, what is stored
            "two modules are called “{}”": "deux modules s'appellent « {} »",
            "the former destination “{}” is contributed by “{}” and by “{}”":
                "l'ancienne destination « {} » est proposée par « {} » et par « {} »",
            "the former destination “{}” is contributed as a destination too":
                "l'ancienne destination « {} » est aussi proposée comme destination",
            "the former destination “{}” is replaced by “{}”, which no module contributes":
                "l'ancienne destination « {} » est remplacée par « {} », qu'aucun module ne propose",
            "“{}” is the former name of “{}” and of “{}”": "« {} » est l'ancien nom de « {} » et de « {} »",
            "“{}”, the former name of “{}”, is a stored key too":
                "« {} », l'ancien nom de « {} », est aussi une clé enregistrée",
            "what was “{}” has another name since “{}”, which is no version":
                "ce qui était « {} » a un autre nom depuis « {} », qui n'est pas une version",
            "the former key “{}” becomes schema {} of “{}”, which does not migrate it":
                "l'ancienne clé « {} » devient le schéma {} de « {} », qui ne le migre pas",
            "the former key “{}” becomes schema {} of “{}”, which has schema {}":
                "l'ancienne clé « {} » devient le schéma {} de « {} », qui a le schéma {}",
            "“{}” is to be shown alone, and is no module of the product":
                "« {} » doit être montré seul, et n'est pas un module du produit",
            "the module names two owners, “{}” and “{}”": "le module nomme deux propriétaires, « {} » et « {} »",
            "the contract of “{}” is “{}”": "le contrat de « {} » est « {} »",
            "“{}” is named as the owner": "« {} » est nommé comme propriétaire",
            "the destination “{}” is contributed by “{}” and by “{}”":
                "la destination « {} » est proposée par « {} » et par « {} »",
            "the notification category “{}” is contributed by “{}” and by “{}”":
                "la catégorie de notifications « {} » est proposée par « {} » et par « {} »",
            "the notification category “{}” has the title “{}”":
                "la catégorie de notifications « {} » a pour titre « {} »",
            "the notification preferences are contributed by “{}” and by “{}”":
                "les préférences de notification sont proposées par « {} » et par « {} »",
            "the overlay “{}” is contributed by “{}” and by “{}”":
                "la surimpression « {} » est proposée par « {} » et par « {} »",
            "the event “{}” is contributed by “{}” and by “{}”":
                "l'événement « {} » est proposé par « {} » et par « {} »",
            "an event is called “{}”": "un événement s'appelle « {} »",
            "the event “{}” has two parameters “{}”": "l'événement « {} » a deux paramètres « {} »",
            "the parameter “{}” of the event “{}” has no words to choose from":
                "le paramètre « {} » de l'événement « {} » n'a pas de mots à choisir",
            "list the words that it can be": "donner les mots qu'il peut valoir",
            "the lock “{}” is contributed by “{}” and by “{}”":
                "le verrou « {} » est proposé par « {} » et par « {} »",
            "the shortcut “{}” is contributed by “{}” and by “{}”":
                "le raccourci « {} » est proposé par « {} » et par « {} »",
            "the shortcut “{}” leads to “{}”, which no module contributes":
                "le raccourci « {} » mène à « {} », qu'aucun module ne propose",
            "the shortcut “{}” leads to {}, which can't be made: {}":
                "le raccourci « {} » mène à {}, impossible à créer : {}",
            "“{}” of “{}” and “{}” of “{}” are stored under one name":
                "« {} » de « {} » et « {} » de « {} » sont enregistrés sous le même nom",
            "{}, schema {}": "{}, schéma {}",
            "“{}” has schema {}": "« {} » a le schéma {}",
            "a key has no name": "une clé n'a pas de nom",
            "the key “{}” takes {} bytes as a file's name, and {} are the most":
                "la clé « {} » prend {} octets comme nom de fichier, alors que la limite est de {}",
            "nothing leads to the destination “{}”: no link, payload, shortcut or tab":
                "rien ne mène à la destination « {} » : ni lien, ni charge utile, ni raccourci, ni onglet",
            "the destination “{}” is declared internal, and {} leads to it":
                "la destination « {} » est déclarée interne, alors que {} y mène",
            "the tab “{}”": "l'onglet « {} »",
            "the app": "l'application",
            "the link “{}” of “{}”": "le lien « {} » de « {} »",
            "a payload rule of “{}”": "une règle de charge utile de « {} »",
            "the shortcut “{}” of “{}”": "le raccourci « {} » de « {} »",

            // Flags
            "two flags are called “{}”": "deux options s'appellent « {} »",
            "the flag “{}” expires on {}, which is no day": "l'option « {} » expire le {}, qui n'existe pas",
            "the build sets the flag “{}”, which the product does not have":
                "la version fixe l'option « {} », que le produit n'a pas",
            "the build sets the flag “{}” to “{}”": "la version fixe l'option « {} » à « {} »",
            "“{}” names a flag": "« {} » nomme une option",
            "give one another name": "donnez un autre nom à l'une des deux",
            "use lower-case letters, digits and hyphens":
                "utilisez des lettres minuscules, des chiffres et des traits d'union",
            "name a day": "indiquez un jour",
            "list it in the product's flags": "ajoutez-la aux options du produit",
            "name one of {}, or list it in the product's flags":
                "choisissez parmi {}, ou ajoutez-la aux options du produit",
            "use one of {}": "choisissez parmi {}",

            // Tabs
            "two tabs are called “{}”": "deux onglets s'appellent « {} »",
            "the app starts on the tab “{}”, which it does not have":
                "l'application démarre sur l'onglet « {} », qu'elle n'a pas",
            "the root of {} is “{}”, which no module contributes":
                "la racine de {} est « {} », qu'aucun module ne propose",
            "the root of {}, {}, can't be made: {}": "la racine de {}, {}, est impossible à créer : {}",
            "“{}” opens on no tab, and the product has tabs":
                "« {} » ne s'ouvre dans aucun onglet, alors que le produit en a",
            "“{}” opens on the tab “{}”, which the product does not have":
                "« {} » s'ouvre dans l'onglet « {} », que le produit n'a pas",
            "a badge is declared for the tab “{}”, which the product does not have":
                "une pastille est déclarée pour l'onglet « {} », que le produit n'a pas",
            "a link without a match opens the tab “{}”, which the product does not have":
                "un lien sans correspondance ouvre l'onglet « {} », que le produit n'a pas",

            // Languages
            "“{}” is the language of the code, and has a table as well":
                "« {} » est la langue du code, et a aussi une table",
            "the language “{}” has two tables": "la langue « {} » a deux tables",
            "the text “{}” of the table for “{}” {}": "le texte « {} » de la table pour « {} » {}",
            "is there twice": "y est deux fois",
            "is missing, and a tab is called so": "manque, alors qu'un onglet s'appelle ainsi",
            "is empty": "est vide",
            "takes value number {}, which its key does not have": "prend la valeur numéro {}, que sa clé n'a pas",
            "leaves out value number {}": "laisse de côté la valeur numéro {}",
            "lacks the form {}": "n'a pas la forme {}",
            "depends on a count, and the plural rule of its language is not known":
                "dépend d'un nombre, et la règle du pluriel de sa langue n'est pas connue",
            "keep one": "gardez-en une seule",
            "add it": "ajoutez-le",
            "write it": "écrivez-le",
            "add the rule to PluralRule, by CLDR": "ajoutez la règle à PluralRule, d'après CLDR",
            "take those of the key": "prenez celles de la clé",
            "write each form of its language": "écrivez chaque forme de sa langue",

            // Links
            "no link has the host “{}”": "aucun lien n'a l'hôte « {} »",
            "no link has the scheme “{}”": "aucun lien n'a le schéma « {} »",
            "the pattern “{}” can't be read: {}": "le motif « {} » est illisible : {}",
            "the pattern “{}” leads to “{}”, which no module contributes":
                "le motif « {} » mène à « {} », qu'aucun module ne propose",
            "the pattern “{}” supplies {}, while “{}” takes {}":
                "le motif « {} » fournit {}, alors que « {} » prend {}",
            " and perhaps ": " et peut-être ",
            "the pattern “{}” holds for {}, which is not one of the product's ({})":
                "le motif « {} » vaut pour {}, qui n'est pas du produit ({})",
            "the pattern “{}” holds for {}, which is not one of the product's":
                "le motif « {} » vaut pour {}, qui n'est pas du produit",
            "the pattern “{}” can't be printed: the product has neither a host nor a scheme":
                "le motif « {} » ne peut pas donner de lien : le produit n'a ni hôte ni schéma",
            "the pattern “{}” can't be printed: no link leads back to {}":
                "le motif « {} » ne peut pas donner de lien : aucun ne ramène à {}",
            "no link can carry the pattern “{}”: {}": "aucun lien ne peut suivre le motif « {} » : {}",
            "in a scheme of one's own the first segment is a host name, in lower case":
                "dans un schéma propre au produit, le premier segment est un nom d'hôte, en minuscules",
            "no link reaches the pattern “{}”: {} and {} more come first":
                "aucun lien n'atteint le motif « {} » : {} et {} de plus passent avant",
            "no link reaches the pattern “{}”: {} comes first":
                "aucun lien n'atteint le motif « {} » : {} passe avant",
            "no link reaches the pattern “{}”: {} come first":
                "aucun lien n'atteint le motif « {} » : {} passent avant",
            "“{}” of “{}”": "« {} » de « {} »",
            "“{}” of “{}” matches the same links as “{}” of “{}”, such as {}":
                "« {} » de « {} » correspond aux mêmes liens que « {} » de « {} », par exemple {}",

            // Payloads
            "the PayloadPolicy lists the version “{}” twice": "la PayloadPolicy énumère deux fois la version « {} »",
            "the rule for “{}” ({})": "la règle pour « {} » ({})",
            "in the rule for “{}” ({}), {}": "dans la règle pour « {} » ({}), {}",
            "{} matches nothing: its condition on “{}” names no text":
                "{} ne correspond à rien : sa condition sur « {} » ne donne aucun texte",
            "{} matches nothing: “{}” is not part of a payload's data":
                "{} ne correspond à rien : « {} » ne fait pas partie des données d'une charge utile",
            "{}, version “{}”, is never asked: all it matches is taken before by {}":
                "{}, version « {} », n'est jamais consultée : tout ce à quoi elle correspond est pris avant par {}",
            "{} of “{}”, version “{}”": "{} de « {} », version « {} »",
            "{} is of version “{}”, which the manifest does not list":
                "{} est de la version « {} », que le manifeste n'énumère pas",
            "{} leads to a destination that no module contributes":
                "{} mène à une destination qu'aucun module ne propose",
            "{} supplies {}, while the destination takes {} and may take {}":
                "{} fournit {}, alors que la destination prend {} et peut prendre {}",
            "{} supplies {}, while the destination takes {}": "{} fournit {}, alors que la destination prend {}",
            "{} of “{}” and {} of “{}” can match one payload, and neither is the more specific":
                """
            {} de « {} » et {} de « {} » peuvent correspondre à la même charge utile, et aucune n'est plus précise que \
            l'autre
            """,
            "{} is contributed by “{}” and by “{}”": "{} est proposée par « {} » et par « {} »",
            "{{}} stands twice": "{{}} figure deux fois",
            "{{}} has no source": "{{}} n'a pas de source",
            "{{}} is read from “aps”, which is not part of a payload's data":
                "{{}} est lu dans « aps », qui ne fait pas partie des données d'une charge utile",

            // Texts/Known+compositionFixes.swift
            "give one of them another id, or list the module once":
                "donner un autre identifiant à l'un d'eux, ou n'indiquer le module qu'une fois",
            "rename one: the names of a module begin with its id":
                "en renommer une : les noms d'un module commencent par son identifiant",
            "give one of them another id": "choisir deux identifiants différents",
            "give one of them another name": "choisir deux noms différents",
            "give it an id, and a title for its switch":
                "lui donner un identifiant, et un titre pour son interrupteur",
            "let one module read and store them": "laisser un seul module les lire et les enregistrer",
            "rename one: the keys of a module begin with its id":
                "en renommer une : les clés d'un module commencent par son identifiant",
            "number schemas from 1 to {}": "numéroter les schémas de 1 à {}",
            "give it one, such as catalog.filters": "lui en donner un, par exemple catalog.filters",
            "shorten it": "la raccourcir",
            "name the release, such as 1.4.0": "nommez la version, par exemple 1.4.0",
            "convert it into a schema from 1 to {}, and name that in becomes":
                "convertissez-la en un schéma de 1 à {}, et nommez-le dans becomes",
            "give the key a migration, or convert it into schema {} and name that in becomes":
                "donnez une migration à la clé, ou convertissez-la en schéma {} et nommez-le dans becomes",
            "contribute a link to it, or declare it isInternal if screens alone open it":
                "déclarer un lien qui y mène, ou la déclarer isInternal si seuls des écrans l'ouvrent",
            "drop isInternal, or what leads to it": "enlever isInternal, ou ce qui y mène",
            "contribute the destination, or drop the shortcut": "déclarer la destination, ou enlever le raccourci",
            "give it the parameters that “{}” needs": "lui donner les paramètres qu'il faut à « {} »",
            "give it tabs, or make it an app of one stack":
                "lui donner des onglets, ou en faire une application à une seule pile",
            "start on one of {}": "démarrer sur l'un de ceux-ci : {}",
            "list the module that contributes it, or name another root":
                "indiquer le module qui la propose, ou choisir une autre racine",
            "give the root the parameters it needs, or take one that needs none":
                "donner à la racine les paramètres qu'il lui faut, ou en choisir une qui n'en a pas besoin",
            "place it on .tab or .sheet": "la placer dans .tab ou .sheet",
            "place it on .stack or .sheet: the app has no tabs":
                "la placer dans .stack ou .sheet : l'application n'a pas d'onglets",
            "use .ignore: the app has no tabs": "employer .ignore : l'application n'a pas d'onglets",
            "remove it: the app has no tabs": "l'enlever : l'application n'a pas d'onglets",
            "name one of {}": "en choisir un parmi ceux-ci : {}",
            "write the host alone, in lower case": "écrire l'hôte seul, en minuscules",
            "write the scheme alone, in lower case": "écrire le schéma seul, en minuscules",
            "name hosts, whose links are https, or a scheme of one's own":
                "indiquer des hôtes, dont les liens sont en https, ou un schéma propre au produit",
            "write it like /formations/{key}": "l'écrire comme /formations/{key}",
            "contribute the destination, or drop the link": "déclarer la destination, ou enlever le lien",
            "name in the pattern exactly the parameters of the destination":
                "nommer dans le motif exactement les paramètres de la destination",
            "name in the pattern all parameters that the destination needs, and none that it does not know":
                """
            nommer dans le motif tous les paramètres qu'il faut à la destination, et aucun qu'elle ne connaisse pas
            """,
            "add the host to the manifest's LinkPolicy, or write the pattern from its path on":
                "ajouter l'hôte à la LinkPolicy du manifeste, ou écrire le motif à partir de son chemin",
            "add the scheme to the manifest's LinkPolicy, or write the pattern from its path on":
                "ajouter le schéma à la LinkPolicy du manifeste, ou écrire le motif à partir de son chemin",
            "name one: a team may have several people": "en nommer un : une équipe peut avoir plusieurs personnes",
            "write @organisation/team, @name or an e-mail address, as CODEOWNERS has them":
                "écrire @organisation/équipe, @nom ou une adresse e-mail, comme dans CODEOWNERS",
            "say in one line what they promise, or name the document that does":
                "dire en une ligne ce qu'il promet, ou nommer le document qui le dit",
            "give it a name that says what happened": "lui donner un nom qui dit ce qui s'est passé",
            "take away one of the two": "enlever l'un des deux",
            "contribute the destination, or name another one": "déclarer la destination, ou en nommer une autre",
            "change or drop one of the two": "modifier ou enlever l'un des deux",
            "write a pattern that a link can carry, or drop it":
                "écrire un motif qu'un lien peut suivre, ou l'enlever",
            "drop it, or change what comes first": "l'enlever, ou modifier ce qui passe avant",
            "give the manifest's LinkPolicy a host or a scheme":
                "donner un hôte ou un schéma à la LinkPolicy du manifeste",
            "make the pattern shorter, or its conditions fewer": "raccourcir le motif, ou réduire ses conditions",
            "list it once, where it is to be asked": "l'énumérer une seule fois, au rang voulu",
            "list it in the manifest's PayloadPolicy, or give the rule a version of that list":
                "l'énumérer dans la PayloadPolicy du manifeste, ou donner à la règle une version de cette liste",
            "contribute the destination, or drop the rule": "déclarer la destination, ou enlever la règle",
            "name in the rule exactly the parameters of the destination":
                "nommer dans la règle exactement les paramètres de la destination",
            "list all its sources in one PayloadParameter": "donner toutes ses sources dans un seul PayloadParameter",
            "name the keys of the payload that hold it": "indiquer les clés de la charge utile qui le contiennent",
            "read it from a key beside “aps”": "le lire dans une clé à côté de « aps »",
            "drop one of the two": "enlever l'une des deux",
            "add a condition to one of them, or give them versions, which the manifest's PayloadPolicy orders":
                """
            ajouter une condition à l'une d'elles, ou leur donner des versions, que la PayloadPolicy du manifeste classe
            """,
            "name the texts that the key may hold": "donner les textes que la clé peut contenir",
            "ask for a key beside “aps”": "demander une clé à côté de « aps »",
            "put its version first in the manifest's PayloadPolicy, add a condition to the other, or drop it":
                """
            mettre sa version en premier dans la PayloadPolicy du manifeste, ajouter une condition à l'autre, ou \
            l'enlever
            """,
        ]
    )
}
