extension ParserPhrases {
    static let french = ParserPhrases(
        lines: [
            // Pages of help.
            ("USAGE: {} <subcommand>", "UTILISATION : {} <commande>"),
            ("Usage: {} <subcommand>", "Utilisation : {} <commande>"),
            ("ARGUMENTS:", "ARGUMENTS :"),
            ("OPTIONS:", "OPTIONS :"),
            ("SUBCOMMANDS:", "COMMANDES :"),
            ("  See '{} <subcommand>' for detailed help.", "  L'aide d'une commande : {} <commande>"),
            ("{}Show the version.", "{}Affiche la version."),
            ("{}Show help information.", "{}Affiche cette aide."),
            ("{} (values: {}; default: {})", "{} (valeurs : {} ; par défaut : {})"),
            ("{} (values: {})", "{} (valeurs : {})"),
            ("{} (default: {})", "{} (par défaut : {})"),
            // Errors.
            ("  See '{}' for more information.", "  Pour en savoir plus : {}"),
            ("Unknown option '{}'. Did you mean '{}'?", "L'option « {} » n'existe pas. Vouliez-vous dire « {} » ?"),
            ("Unknown option '{}'", "L'option « {} » n'existe pas."),
            ("Invalid option: {}", "L'option « {} » n'est pas valide."),
            ("Missing value for '{}'", "Il manque la valeur de « {} »."),
            ("Missing expected argument '{}'", "Il manque l'argument « {} »."),
            ("Missing one of: '{}'", "Il manque l'un de ces arguments : « {} »."),
            (
                "The option '{}' does not take any value, but '{}' was specified.",
                "L'option « {} » ne prend pas de valeur : enlever « {} »."
            ),
            ("Unexpected argument '{}'", "L'argument « {} » est de trop."),
            ("{} unexpected arguments: '{}'", "Il y a {} arguments de trop : « {} »."),
            (
                "The value '{}' is invalid for '{}'. Did you mean “{}”? Please provide one of '{}'.",
                "La valeur « {} » n'est pas valide pour « {} ». Vouliez-vous dire « {} » ? Valeurs possibles : « {} »."
            ),
            (
                "The value '{}' is invalid for '{}'. Did you mean “{}”? Please provide one of the following:",
                "La valeur « {} » n'est pas valide pour « {} ». Vouliez-vous dire « {} » ? Valeurs possibles :"
            ),
            (
                "The value '{}' is invalid for '{}'. Please provide one of '{}'.",
                "La valeur « {} » n'est pas valide pour « {} ». Valeurs possibles : « {} »."
            ),
            (
                "The value '{}' is invalid for '{}'. Please provide one of the following:",
                "La valeur « {} » n'est pas valide pour « {} ». Valeurs possibles :"
            ),
            ("The value '{}' is invalid for '{}'", "La valeur « {} » n'est pas valide pour « {} »."),
        ],
        marks: [("Error: ", "Erreur : "), ("Help:  ", "Aide : "), ("OVERVIEW: ", "PRÉSENTATION : ")],
        usageMarks: [("USAGE: ", "UTILISATION : "), ("Usage: ", "Utilisation : ")],
        joints: [("', '", " », « "), ("' or '", " » ou « "), ("' and '", " » et « ")]
    )
}
