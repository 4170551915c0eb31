import AppShellTexts

extension Translations {
    /// What became of links and of taps on notifications, and why.
    static let arrivalsFrench = Translations(
        .french,
        [
            // Texts/Known+arrivals.swift: outcomes
            "held: {}": "en attente : {}",
            "opened {}": "ouverture de {}",
            "opened {} instead: {}": "ouverture de {} à la place : {}",
            "restored": "état restauré",
            "restored without {}": "état restauré sans {}",
            "a duplicate of arrival {}": "doublon de l'arrivée n° {}",
            "expired after {} s": "expiré au bout de {} s",
            "ignored: {}": "ignoré : {}",
            "{}, which no module contributes": "{}, qu'aucun module ne propose",
            "{}, which is not kept": "{}, qui ne se conserve pas",
            "{} on the tab “{}”, which there is no more": "{} dans l'onglet « {} », qui n'existe plus",
            "{}, since the product has tabs now": "{}, car le produit a maintenant des onglets",
            "{}, which stood above it": "{}, qui se trouvait au-dessus",
            "{}, which stood too deep": "{}, qui se trouvait trop loin dans la pile",
            "; ": " ; ",

            "{} {}: {}": "{} {} : {}",

            // Navigation commands
            "{} refused: {}": "{} refusé : {}",
            "{} deferred by the lock “{}”": "{} : reporté par le verrou « {} »",
            "{} can't be shown: {}": "affichage de {} impossible : {}",
            "start": "départ",
            " on ": " sur ",
            "select the tab": "ouvre l'onglet",
            "open": "ouvre",
            "replace by": "remplace par",
            "back to the first screen": "retour au premier écran",
            "back": "retour",
            "reset": "remise à zéro",
            "open the sheet": "ouvre la feuille",
            "close the sheet": "ferme la feuille",
            "close": "ferme",
            "lock": "pose le verrou",
            "unlock": "lève le verrou",

            // Arrivals
            "link {}": "lien {}",
            "tap on a notification": "tap sur une notification",
            "tap on a notification “{}”": "tap sur la notification « {} »",
            "shortcut {}": "raccourci {}",
            "restoration": "restauration",

            // Refusals of navigation
            "{} is the root of its stack: there is nothing to go back to":
                "{} est à la racine de sa pile : il n'y a pas d'écran précédent",
            "no sheet is shown": "aucune feuille n'est ouverte",
            "the product has no tab “{}”": "le produit n'a pas d'onglet « {} »",
            "{} is to be opened on no tab, and the app has tabs":
                "{} ne s'ouvre dans aucun onglet, alors que l'application en a",
            "no module contributes “{}”": "aucun module ne propose « {} »",
            "no module contributes a destination “{}”": "aucun module ne propose la destination « {} »",
            "{} is on top already": "{} est déjà à l'écran",
            "{} is not on top, {} is": "{} n'est pas à l'écran, c'est {} qui y est",
            "the sheet {} covers the tabs": "la feuille {} recouvre les onglets",
            "a stack holds {} screens at most": "une pile contient {} écrans au plus",
            "the dialog “{}” waits for an answer": "la boîte de dialogue « {} » attend une réponse",
            "locked by “{}”: {}": "verrou « {} » : {}",
            "the lock “{}” is held already": "le verrou « {} » est déjà posé",
            "no lock “{}” is held": "aucun verrou « {} » n'est posé",
            "the app is not running": "l'application n'est pas ouverte",

            // Why arrivals wait or lead nowhere
            "the app has not started": "l'application n'a pas démarré",
            "the app is in the background": "l'application est en arrière-plan",
            "it has just arrived": "cela vient d'arriver",
            "no link of the product looks like {}": "aucun lien du produit ne ressemble à {}",
            "the product has no shortcut “{}”": "le produit n'a pas de raccourci « {} »",
            "the parameter “{}” is missing": "le paramètre « {} » manque",
            "the parameter “{}” is “{}”, not {}": "le paramètre « {} » vaut « {} », pas {}",

            // What is wrong with links
            "the host “{}” is not one of this product's": "l'hôte « {} » n'est pas de ce produit",
            "the scheme “{}” is not one of this product's": "le schéma « {} » n'est pas de ce produit",
            "the link is empty": "le lien est vide",
            "the link has {} bytes; {} at most are read": "le lien a {} octets ; {} au plus sont lus",
            "the link has more than {} path segments": "le chemin du lien a plus de {} segments",
            "the link has no scheme (https://…)": "le lien n'a pas de schéma (https://…)",
            "the link has no host": "le lien n'a pas d'hôte",
            "the link carries a user name (user@host), which no link of ours does":
                "le lien contient un nom d'utilisateur (nom@hôte), ce que ne fait aucun des nôtres",
            "the link names the port “{}”": "le lien indique le port « {} »",
            "“{}” is not a host name": "« {} » n'est pas un nom d'hôte",
            "the byte 0x{} at {} is not allowed in a link": "l'octet 0x{}, à la position {}, est interdit dans un lien",
            "the % at {} is not followed by two hexadecimal digits":
                "le % à la position {} n'est pas suivi de deux chiffres hexadécimaux",
            "the segment at {} does not decode to text": "le segment à la position {} ne se décode pas en texte",
            "the path has an empty segment at {} (//)": "le chemin a un segment vide à la position {} (//)",
            "the path has a dot segment at {} (. or ..)": "le chemin a un segment relatif à la position {} (. ou ..)",

            // Texts/Known+payloads.swift
            "the product has no payload rules": "le produit n'a pas de règles pour les charges utiles",
            "the payload has no data": "la charge utile n'a pas de données",
            "the payload has none of the keys that rules read: {} and {} more":
                "la charge utile n'a aucune des clés que lisent les règles : {} et {} de plus",
            "the payload has none of the keys that rules read: {}":
                "la charge utile n'a aucune des clés que lisent les règles : {}",
            "the rule of “{}” for “{}” is the nearest: {}":
                "la règle la plus proche est celle de « {} » pour « {} » : {}",
            "the payload has the key “{}” twice in one object: {}. Fix: {}.":
                "la charge utile a deux fois la clé « {} » dans un objet : {}. Remède : {}.",
            "the payload is too long: {} bytes, and {} at most are read. Fix: {}.":
                "la charge utile est trop longue : {} octets, alors que {} au plus sont lus. Remède : {}.",
            "the payload is nested too deep, more than {} levels: {}. Fix: {}.":
                "la charge utile a trop de niveaux, plus de {} : {}. Remède : {}.",
            "the payload begins with a byte-order mark. Fix: {}.":
                "la charge utile commence par une marque d'ordre des octets. Remède : {}.",
            "the payload is not JSON: {}": "la charge utile n'est pas du JSON : {}",
            "the payload is {}. Fix: send an object, {\"aps\": {…}, …}.":
                "la charge utile est {}. Remède : envoyer un objet, {\"aps\": {…}, …}.",
            "it has {} bytes, and APNs takes {}": "elle a {} octets, alors qu'APNs en accepte {}",
            "{{}} has no value: it has no source": "{{}} n'a pas de valeur : il n'a pas de source",
            "{{}} has no value: {}": "{{}} n'a pas de valeur : {}",
            "“{}” holds {}, not {}, of 1 to {} bytes": "« {} » contient {}, pas {}, de 1 à {} octets",
            "“{}” holds {}, not {}": "« {} » contient {}, pas {}",
            "“{}” is missing": "« {} » manque",
            "nothing": "rien",
            "a boolean": "un booléen",
            "a number": "un nombre",
            "a whole number": "un nombre entier",
            "a text": "un texte",
            "an array": "un tableau",
            "an object": "un objet",
            "a text without control characters": "un texte sans caractères de contrôle",
            "a whole number from 1 to 2^63-1 without leading zeros":
                "un nombre entier de 1 à 2^63-1, sans zéros au début",
            "lower-case letters, digits and single hyphens between them":
                "des minuscules, des chiffres et des traits d'union simples entre eux",
            "the percent-encoded rest of a path": "le reste d'un chemin, encodé avec des %",
            "one of {}": "un de ces textes : {}",
            " or ": " ou ",
        ]
    )
}
