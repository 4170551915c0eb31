import AppShellTexts

extension Translations {
    /// Messages about texts that occur nowhere, and about missing notifications.
    static let absencesFrench = Translations(
        .french,
        [
            // AbsenceCheck.swift
            "“{}” was on no screen of this run, and is in no text of the app and no answer of the back end.":
                "« {} » n'était sur aucun écran de cette exécution, et n'est dans aucun texte de l'application ni aucune réponse du serveur.",
            "“{}” is in no text of the app, no sample data of the back end and no other step.":
                "« {} » n'est dans aucun texte de l'application, aucune donnée d'exemple du serveur et aucune autre étape.",
            "If it must never show, tag the scenario {}.":
                "Si ce texte ne doit jamais apparaître, mettez le tag {} au scénario.",
            "Check how it is written.": "Vérifiez son écriture.",

            // LintIssue+summary.swift
            "A step says that a text is absent which nothing shows.":
                "Une étape dit absent un texte que rien n'affiche.",
            "A step is in another language than the script.": "Une étape est dans une autre langue que le script.",

            // StepLint+language.swift
            "“{}” is in another language than this script.": "« {} » est dans une autre langue que ce script.",

            // RunPlan+warnings.swift
            "{} in another language than this script.": "{} dans une autre langue que ce script.",
            "step is|steps are": "étape est|étapes sont",
            "`{} lint` names each, with the words to write.":
                "`{} lint` les nomme une à une, avec les mots à écrire.",

            // StorageSteps.swift
            "The app stores nothing under “{}”.": "L'application ne conserve rien sous « {} ».",
            "This product declares no keys.": "Ce produit ne déclare aucune clé.",
            "It has the keys {}.": "Ses clés sont {}.",

            // AnswerSteps.swift
            "The back end has no route {}.": "Le serveur n'a pas de route {}.",
            "Its routes are {}.": "Ses routes sont {}.",

            // MissingNotification.swift
            "The server has sent no notification.": "Le serveur n'a envoyé aucune notification.",
            "The server has not sent:": "Le serveur n'a pas envoyé :",
            "The app let these show nothing: they are switched off in it, or are about the screen on top:":
                "L'application n'a rien laissé afficher de celles-ci : elles y sont désactivées, ou concernent l'écran affiché :",
            "Switched off in the app: {}.": "Désactivées dans l'application : {}.",
        ]
    )
}
