import AppShellTexts

extension Translations {
    /// What is wrong with a text that should be JSON.
    static let jsonFrench = Translations(
        .french,
        [
            // Texts/Known+JSON.swift
            "{}: {}. Fix: {}.": "{} : {}. Remède : {}.",
            "line {}, column {}, at {}": "ligne {}, colonne {}, sous {}",
            "the text has {} bytes, and the limit is {}": "le texte a {} octets, et la limite est de {}",
            "arrays and objects nest deeper than {} levels": "les tableaux et les objets ont plus de {} niveaux",
            "there is no value": "il n'y a pas de valeur",
            "the text begins with a byte-order mark": "le texte commence par une marque d'ordre des octets",
            "the byte 0x{} is not UTF-8 here": "l'octet 0x{} n'est pas de l'UTF-8 à cet endroit",
            "found {} instead of {}": "il y a {} au lieu d'{}",
            "the text ends inside a string": "le texte se termine au milieu d'une chaîne",
            "a comma follows the last element": "une virgule suit le dernier élément",
            "the key “{}” occurs twice in one object": "un objet a deux fois la clé « {} »",
            "more text follows the value": "la valeur est suivie d'un autre texte",
            "the control character 0x{} is not escaped": "le caractère de contrôle 0x{} n'est pas échappé",
            "the backslash does not begin an escape": "la barre oblique inverse ne commence pas un échappement",
            "the escape is half of a surrogate pair": "l'échappement n'est que la moitié d'une paire de substitution",
            "the number has a leading zero": "le nombre commence par un zéro",
            "the number has a plus sign": "le nombre a un signe plus",
            "the number lacks digits": "il manque des chiffres au nombre",
            "“{}” is not a JSON value": "« {} » n'est pas une valeur JSON",
            "send less": "en envoyer moins",
            "nest less": "réduire le nombre de niveaux",
            "write a value": "écrire une valeur",
            "save the text as UTF-8 without a byte-order mark":
                "enregistrer le texte en UTF-8 sans marque d'ordre des octets",
            "write the text in UTF-8": "écrire le texte en UTF-8",
            "close the string with a quotation mark": "fermer la chaîne par un guillemet droit",
            "drop the comma": "enlever la virgule",
            "keep one of the two": "garder l'une des deux",
            "drop what follows": "enlever la suite",
            "escape it as \\u00{}": "l'échapper sous la forme \\u00{}",
            "write \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits":
                "écrire \\\" \\\\ \\/ \\b \\f \\n \\r \\t, ou \\u et quatre chiffres hexadécimaux",
            "write both halves, \\uD83D\\uDE00, or the character itself":
                "écrire les deux moitiés, \\uD83D\\uDE00, ou le caractère lui-même",
            "drop the zero, or put the digits in quotation marks":
                "enlever le zéro, ou mettre les chiffres entre guillemets droits",
            "drop the plus": "enlever le plus",
            "write a digit before and after the point, and after the e":
                "écrire un chiffre avant et après le point, et après le e",
            "write true, false or null in lower case, or put the text in quotation marks":
                "écrire true, false ou null en minuscules, ou mettre le texte entre guillemets droits",
            "use straight quotation marks, \"": "employer des guillemets droits, \"",
            "drop the comment: JSON has none": "enlever le commentaire : il n'y en a pas en JSON",
            "write {}": "écrire {}",
            "the end of the text": "la fin du texte",
            "the character U+{}": "le caractère U+{}",
            "a value": "une valeur",
            "a key in quotation marks": "une clé entre guillemets droits",
            "a colon": "un deux-points",
            "a comma or “}”": "une virgule ou « } »",
            "a comma or “]”": "une virgule ou « ] »",
        ]
    )
}
