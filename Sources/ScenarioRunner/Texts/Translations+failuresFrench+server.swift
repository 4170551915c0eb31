import AppShellTexts

extension Translations {
    /// What steps about the server say when they fail.
    static let serverFailuresFrench = Translations(
        .french,
        [
            // GenericSteps/AnswerSteps.swift
            "“{}” is not a path: a path begins with a slash, as in \"/formations\".":
                "« {} » n'est pas un chemin : un chemin commence par une barre oblique, comme \"/formations\".",
            "The query is ignored: write \"{}\".": "Les paramètres de l'adresse ne comptent pas : écrivez \"{}\".",
            "{} is not an HTTP status (100 to 599).": "{} n'est pas un statut HTTP (de 100 à 599).",
            "{} is not a number of calls (1 to 10,000).": "{} n'est pas un nombre d'appels (de 1 à 10 000).",
            "This step needs the response text under it.": "Il faut le texte de la réponse sous cette étape.",

            // GenericSteps/BackendCallSteps.swift
            "The response to {} is not JSON.": "La réponse à {} n'est pas du JSON.",
            "The response to {}": "La réponse à {}",
            "This step needs a body under it: text, or a table of fields and values.":
                "Il faut un corps sous cette étape : un texte, ou un tableau de champs et de valeurs.",
            "This product has no back end to call.": "Ce produit n'a pas de serveur à appeler.",
            "The back end has no member “{}”.": "Le serveur n'a pas de membre « {} ».",
            "This product's back end has no members, so “{}” cannot call it.":
                "Le serveur de ce produit n'a pas de membres : « {} » ne peut pas l'appeler.",
            "The script has made no call; say « le serveur reçoit POST … avec : » (“the server receives POST … with:”) first.":
                "Le script n'a fait aucun appel ; écrivez d'abord « le serveur reçoit POST … avec : ».",
            "It has no body.": "Elle n'a pas de corps.",
            // Also a law, in GenericSteps/LawSteps.swift
            "It says: {}": "En voici le texte : {}",

            // GenericSteps/PushSteps.swift
            "The number of notifications sent": "Le nombre de notifications envoyées",
            "The back end has sent no notifications.": "Le serveur n'a envoyé aucune notification.",
            "The payload is not JSON: {}": "La charge utile n'est pas du JSON : {}",
            "The last notification sent": "La dernière notification envoyée",
            "It has sent none.": "Il n'en a envoyé aucune.",
            "It has sent:": "Il a envoyé :",
            "This product's back end sends no notifications.":
                "Le serveur de ce produit n'envoie pas de notifications.",

            // GenericSteps/ServerSteps.swift
            "“{}” is not an HTTP method.": "« {} » n'est pas une méthode HTTP.",
            "The number of calls {}": "Le nombre d'appels {}",
            "The number of calls": "Le nombre d'appels",
            "The body of the last {}": "Le corps du dernier appel {}",
            "It has none.": "Il n'a aucun champ.",
            "It has: {}.": "Champs présents : {}.",
            "The body of the last {} has no field “{}”. {}": "Le corps du dernier appel {} n'a pas de champ « {} ». {}",
            "The field's name is empty.": "Le nom du champ est vide.",
            "The field “{}” of the last {}": "Le champ « {} » du dernier appel {}",
            "absent": "absent",
            "The server received no {}.": "Le serveur n'a reçu aucun appel {}.",
            "The header field “{}” of the last {}": "L'en-tête « {} » du dernier appel {}",
            "The last {} has no JSON body.": "Le dernier appel {} n'a pas de corps JSON.",
            "It received nothing.": "Il n'a rien reçu.",
            "It received:": "Il a reçu :",
        ]
    )
}
