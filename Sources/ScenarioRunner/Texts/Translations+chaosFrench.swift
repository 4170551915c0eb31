import AppShellTexts

extension Translations {
    /// Of explorations and chaos.
    static let chaosFrench = Translations(
        .french,
        [
            // Exploration/AcceptedFindings.swift
            "“{}” on “{}” is accepted without a reason": "« {} » sur « {} » est accepté sans raison",

            // Exploration/ExplorationSubject+kit.swift
            "“{}” does not pass: {}": "« {} » ne réussit pas : {}",

            // Exploration/ToldFinding.swift
            "No step says “{}”.": "Aucune étape ne dit « {} ».",
            "Its steps do not break the law: the exploration found it otherwise.":
                "Ses étapes n'enfreignent pas la loi : l'exploration l'a trouvé autrement.",

            // Chaos/ChaosAttempt.swift
            "A law could not be checked: {}": "Une loi n'a pas pu être vérifiée : {}",
            "Step {} passes in the scenario, and did not here: {}":
                "L'étape {} réussit dans le scénario, mais pas ici : {}",
            "The app never comes to rest.": "L'application ne se stabilise jamais.",
            "Launched again, the app never comes to rest.": "Relancée, l'application ne se stabilise jamais.",
            "not in the foreground": "application pas au premier plan",

            // Chaos/ChaosRun.swift
            "The variation did not come to its end": "La variation n'est pas allée à son terme",
            "the start": "le début",
            "Its steps end the process.": "Ses étapes arrêtent le processus.",

            // Chaos/ChaosScript.swift
            "A step can't say this law.": "Aucune étape ne peut dire cette loi.",
            "Its steps do not break the law: the variation breaks it otherwise.":
                "Ses étapes n'enfreignent pas la loi : la variation l'enfreint autrement.",

            // Chaos/ChaosText.swift
            "{} “{}”": "{} « {} »",
            "Not varied, as they do not pass:": "Sans variations, car ils ne réussissent pas :",
            "Accepted:": "Acceptés :",
            "in {} “{}”": "dans {} « {} »",
            "with “{}”, after “{}”": "avec « {} », après « {} »",
            "Accepted was another fact: {}": "Un autre fait était accepté : {}",
            "No script: {}": "Pas de script : {}",
            "{}: {} ({})": "{} : {} ({})",
            "variation": "variation|variations",
            "{} (seed {})": "{} (graine {})",
            "{}, {}": "{}, {}",
            "done|done|variation": "faite|faites",
            "held|held": "conforme|conformes",
            "moot|moot": "sans objet|sans objet",
            "broken|broken": "en infraction|en infraction",
            "{}, {}: {}; {}": "{}, {} : {} ; {}",

            // Chaos/ChaosVariation.swift
            "call {}: {}": "appel {} : {}",
            "relaunch after step {}": "relance après l'étape {}",
            "force-quit after step {}": "arrêt forcé après l'étape {}",
        ]
    )
}
