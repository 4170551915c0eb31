import AppShellTexts

extension Translations {
    static let commandFrench = Translations(
        .french,
        [
            "{}: there are no texts in “{}”, only in {}.": "{} : pas de textes en « {} », seulement en {}.",
            "Language of what is printed: en or fr (default: appshell.json, the system).":
                "Langue des textes : en ou fr (par défaut : appshell.json, le système).",
        ]
    )
}
