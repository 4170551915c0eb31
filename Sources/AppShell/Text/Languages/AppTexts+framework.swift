extension AppTexts {
    static let frameworkFrench = AppTexts(source: .french)
    static let frameworkEnglish = AppTexts(.english, from: .french, table: .frameworkEnglish)

    /// The framework's own words: in French, in a pseudo-language, or else in English.
    ///
    /// - Parameter make: makes those of the pseudo-languages.
    func ofFramework<Words>(french: Words, english: Words, make: (AppTexts) -> Words) -> Words {
        switch language {
        case .accented, .mirrored: make(AppTexts(language, from: .french, table: nil))
        default: language.base == AppLanguage.french.base ? french : english
        }
    }
}

extension TextTable {
    static let frameworkEnglish = TextTable(
        .english,
        [
            "Retour": "Back",
            "Fermer": "Close",
            "Onglets": "Tabs",
            "Cet écran n'est pas disponible.": "This screen is not available.",
            "L'application n'a pas pu démarrer.": "The app could not start.",
            "Réessayer": "Try again",

            "Connexion requise": "You are offline",
            "Le serveur met trop de temps à répondre.": "The server takes too long to answer.",
            "Le serveur est injoignable.": "The server can't be reached.",
            "Certaines informations sont à corriger.": "Some of this needs correcting.",
            "Trop de demandes. Réessayez dans {}.": "Too many requests. Try again in {}.",
            "L'accès a été refusé.": "Access was denied.",
            "Cette page n'existe pas ou plus.": "This page does not exist, or no longer does.",
            "La demande n'a pas pu être traitée.": "The request could not be processed.",
            "Le serveur rencontre un problème.": "The server has a problem.",
            "Le serveur rencontre un problème. Réessayez dans {}.": "The server has a problem. Try again in {}.",
            "La réponse du serveur est illisible.": "The server's answer can't be read.",
            "La demande a été annulée.": "The request was cancelled.",

            "un moment": "a moment",
            "{} secondes": .plural([.one: "{} second", .other: "{} seconds"]),
            "{} minutes": .plural([.one: "{} minute", .other: "{} minutes"]),
            "{} heures": .plural([.one: "{} hour", .other: "{} hours"]),
            "{} jours": .plural([.one: "{} day", .other: "{} days"]),
            "{} et {}": "{} and {}",

            "Ces données viennent d'une version plus récente : il faut mettre l'application à jour.":
                "This data comes from a newer version: the app has to be updated.",
            "Ces données viennent d'une version trop ancienne pour être lues.":
                "This data comes from a version that is too old to be read.",
            "Les données enregistrées sont illisibles.": "The saved data can't be read.",
            "L'application est déjà ouverte : il faut la fermer, puis réessayer.":
                "The app is open already: close it, then try again.",
            "L'espace de stockage est plein : il faut libérer de la place, puis réessayer.":
                "The storage is full: free some space, then try again.",
            "L'application n'a pas le droit d'enregistrer ses données.": "The app is not allowed to save its data.",
            "Les données n'ont pas pu être lues ou enregistrées.": "The data could not be read or saved.",
            "Ces données ne peuvent pas être enregistrées.": "This data can't be saved.",
        ]
    )
}
