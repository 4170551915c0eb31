import AppShellTexts

extension Translations {
    /// What a product consists of, and what opens in it.
    static let productsFrench = Translations(
        .french,
        [
            // Output/ArrivalReport.swift
            "The {} has no recorded outcome; this is a bug in the shell.":
                "Pas de résultat enregistré : {} ; c'est un défaut d'AppShell.",
            "--signed-in: “{}” has no members to sign in.": "--signed-in : « {} » n'a pas de membres à connecter.",
            "--signed-in: the member of the test kit cannot sign in: {}":
                "--signed-in : le membre du kit de test ne peut pas se connecter : {}",
            "outcome": "résultat",
            "then": "ensuite",
            "tab": "onglet",
            "stack": "pile",
            "sheet": "feuille",
            "screen": "écran",

            // Web/ScriptFile.swift
            "{} has changed meanwhile. Download the script, or start again.":
                "{} a changé entre-temps. Téléchargez le script, ou recommencez.",
            "{} cannot say these steps. Download the script.":
                "{} ne peut pas contenir ces étapes. Téléchargez le script.",
            "{}: a step of the background changes, which other scenarios share. Edit the file.":
                "{} : une étape du contexte change, que d'autres scénarios partagent. Modifiez le fichier.",

            // Output/OwnerList.swift
            "the product itself": "le produit lui-même",
            "without an owner: {}": "sans propriétaire : {}",
            """
            No folder is known for {}: below Sources/ no file of such a target has that name, or several have. Name the \
            owner in a file whose name is its own.
            """:
                """
            Aucun dossier n'est connu pour {} : sous Sources/, aucun fichier d'une telle cible n'a ce nom, ou \
            plusieurs l'ont. Nommer le propriétaire dans un fichier dont le nom est unique.
            """,

            // Output/GraphPicture.swift
            "link": "lien",
            "former link": "ancien lien",
            "payload": "charge utile",
            "home shortcut": "raccourci",

            // Output/GraphText.swift
            "one stack": "une seule pile",
            "tabs": "onglets",
            "first shown": "affiché au démarrage",
            "open the tab {}": "ouvrent l'onglet {}",
            "are ignored": "sont ignorés",
            "arrivals": "arrivées",
            "hosts": "hôtes",
            "schemes": "schémas",
            "unmatched links": "liens sans correspondance",
            "payloads": "charges utiles",
            "version {}": "version {}",
            ", then ": ", puis ",
            "apple apps": "applications Apple",
            "module {}": "module {}",
            "contributes nothing": "ne propose rien",
            "destinations": "destinations",
            "links": "liens",
            "payload rules": "règles de charge utile",
            "shortcuts": "raccourcis",
            "until {}": "jusqu'au {}",
            "flags": "options",
            "former destinations": "anciennes destinations",
            "renamed in {}": "renommé dans la version {}",
            "“{}” renamed in {}": "« {} » renommé dans la version {}",
            "stored keys": "clés enregistrées",
            "schema {}": "schéma {}",
            "locks at the start": "verrous au démarrage",
            "notification categories": "catégories de notifications",
            "on{}": "active{}",
            "off by default": "inactive par défaut",
            "overlays": "surimpressions",
            "events": "événements",
            "durable": "durable",
            "not kept": "non conservée",
            "internal": "interne",
            "alias": "alias",
            "no example": "sans exemple",
            "tab {}": "onglet {}",
            "defers": "fait attendre",
            "refuses": "refuse",
            "what arrives": "ce qui arrive",
            "what another lock let wait": "ce qu'un autre verrou a fait attendre",
            "all navigation": "toute navigation",
        ]
    )
}
