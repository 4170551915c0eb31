import AppShellTexts

extension Translations {
    static let madiniaFrench = Translations(
        .french,
        [
            // ArticleSteps.swift
            "The back end has no articles.": "Le serveur n'a aucun article.",
            // Also CatalogueSteps.swift, of a course
            "The back end no longer has it.": "Le serveur ne l'a plus.",
            "The back end relates the article to that course.": "Le serveur associe l'article à cette formation.",
            "The back end relates the article to no course.": "Le serveur n'associe l'article à aucune formation.",
            "The back end has no article “{}”. It has: {}.": "Le serveur n'a pas d'article « {} ». Il a : {}.",

            // CatalogueSteps.swift
            "The back end has no courses.": "Le serveur n'a aucune formation.",
            "The back end's lists have that many items per page.":
                "Les listes du serveur ont ce nombre d'éléments par page.",
            "A page has at least one item.": "Une page a au moins un élément.",
            "The back end changes the price.": "Le serveur change le prix.",
            "{} € is not a price; write 0 or more.": "{} € n'est pas un prix ; écrivez 0 ou plus.",
            "The back end has neither.": "Le serveur n'a ni l'un ni l'autre.",
            "The back end has no formation “{}”. It has: {}.": "Le serveur n'a pas de formation « {} ». Il a : {}.",

            // ContactSteps.swift
            "How many contact messages the server recorded, however many calls it took.":
                "Combien de messages de contact le serveur a enregistrés, quel que soit le nombre d'appels.",
            "How many contact messages from that email address the server recorded.":
                "Combien de messages de contact venant de cette adresse email le serveur a enregistrés.",
            "The number of contact messages": "Le nombre de messages de contact",
            "The number of contact messages from {}": "Le nombre de messages de contact de {}",
            "All are from: {}.": "Ils viennent de : {}.",

            // ContentSteps.swift
            "The back end dates the article that day, 8:00 UTC.": "Le serveur date l'article de ce jour, à 8 h UTC.",
            "The back end changes the article's excerpt.": "Le serveur change le résumé de l'article.",
            "The back end changes the article's content to the HTML under the step, valid or not.":
                "Le serveur remplace le contenu de l'article par le HTML sous l'étape, valide ou non.",
            "The back end changes the course's description.": "Le serveur change la description de la formation.",
            "The back end changes the course's level, to one the app knows or not.":
                "Le serveur change le niveau de la formation, que l'application connaisse le nouveau ou non.",
            "The back end moves the course to that category, and creates the category if needed.":
                "Le serveur place la formation dans cette catégorie, qu'il crée au besoin.",
            "The course has no category.": "La formation n'a pas de catégorie.",

            // ConversationSteps.swift
            "The user's last message in the conversation is exactly that.":
                "Le dernier message envoyé dans la conversation est exactement celui-ci.",
            "Madi answers with this text below the user's last message.":
                "La réponse de Madi sous le dernier message envoyé contient ce texte.",
            "The last message of the person's": "Le dernier message envoyé",
            "Nobody has written to Madi, so she has answered nothing.":
                "Personne n'a écrit à Madi : elle n'a donc rien répondu.",
            "Madi's answer": "La réponse de Madi",
            "none yet": "rien pour l'instant",
            "The screen shows no conversation.": "L'écran ne montre pas de conversation.",
            "the person: “{}”": "message envoyé : « {} »",
            "Madi: “{}”": "Madi : « {} »",
            "The conversation:": "La conversation :",

            // DeviceSteps.swift
            "How many push tokens are registered, however many calls it took.":
                "Combien de jetons push sont enregistrés, quel que soit le nombre d'appels.",
            "This phone's push token is registered with that address.":
                "Le jeton push de ce téléphone est enregistré avec cette adresse.",
            "This phone's push token is registered without an address.":
                "Le jeton push de ce téléphone est enregistré sans adresse.",
            "What is stored for this phone: a table of switches (“Nouvelles formations” or new_formations) and oui or non.":
                "Ce qui est enregistré pour ce téléphone : un tableau d'interrupteurs (« Nouvelles formations » ou new_formations) et de oui ou non.",
            "The number of devices the back end knows": "Le nombre d'appareils que connaît le serveur",
            "The email the back end knows of this phone": "L'email de ce téléphone connu du serveur",
            "The back end has no preferences of this phone: it never sent them.":
                "Le serveur n'a pas de préférences de ce téléphone, qui ne les a jamais envoyées.",
            "oui (on)": "oui",
            "non (off)": "non",
            "What the back end knows of this phone's preferences":
                "Ce que le serveur sait des préférences de ce téléphone",
            "The table has two columns: the switch, then oui or non.":
                "Le tableau doit avoir deux colonnes : l'interrupteur, puis oui ou non.",
            "There is no switch “{}”. Known switches: “Nouvelles formations” (new_formations), “Nouveaux articles” (new_articles), “Rappels” (reminders).":
                "Il n'y a pas d'interrupteur « {} ». Interrupteurs connus : « Nouvelles formations » (new_formations), « Nouveaux articles » (new_articles), « Rappels » (reminders).",
            "“{}” is neither oui nor non (yes, no).": "« {} » n'est ni oui ni non.",
            "The back end does not know this phone: its push token never came.":
                "Le serveur ne connaît pas ce téléphone : il n'a jamais reçu son jeton push.",

            // FormationSteps.swift
            "The back end has that many seats left.": "Le serveur a ce nombre de places restantes.",
            "The back end moves the session to that day, 9:00 in Paris in winter.":
                "Le serveur déplace la session à ce jour, à 9 h, heure de Paris en hiver.",
            "The back end returns that payment address, valid or not.":
                "Le serveur renvoie cette adresse de paiement, valide ou non.",
            "The back end returns no payment address.": "Le serveur ne renvoie pas d'adresse de paiement.",
            "{} is not a number of seats; write 0 or more.": "{} n'est pas un nombre de places ; écrivez 0 ou plus.",

            // MadiSteps.swift
            "What Madi's back end answers to messages with all these words, in any case, accents and order.":
                "Ce que le service de Madi répond aux messages qui ont tous ces mots, sans tenir compte des majuscules, des accents ni de l'ordre.",
            "The same, with a course to open.": "De même, avec une formation à ouvrir.",

            // NewsSteps.swift
            "The back end publishes a new article, and pushes it as news to the phones that want it, including this one.":
                "Le serveur publie un nouvel article, et l'annonce par notification aux téléphones qui le souhaitent, dont celui-ci.",
            "The same, with a related course.": "De même, avec une formation associée.",
            "The back end publishes a new course, and pushes it as news to the phones that want it, including this one.":
                "Le serveur publie une nouvelle formation, et l'annonce par notification aux téléphones qui le souhaitent, dont celui-ci.",

            // PreRegistrationSteps.swift
            "How many pre-registrations the server recorded for that email address, however many calls it took.":
                "Combien de pré-inscriptions le serveur a enregistrées pour cette adresse email, quel que soit le nombre d'appels.",
            "The number of pre-registrations for {}": "Le nombre de pré-inscriptions pour {}",
            "All are for: {}.": "Elles sont pour : {}.",

            // RateLimitSteps.swift
            "The back end returns 429 for further calls until the minute is over. Reads and writes count separately.":
                "Le serveur répond 429 aux appels en trop jusqu'à la fin de la minute. Les lectures et les écritures comptent à part.",
            "The number of calls is 0 or more.": "Le nombre d'appels doit être de 0 ou plus.",

            // NewsSteps.swift
            "The server knows no phone: the app registers it once notifications are allowed.":
                "Le serveur ne connaît aucun téléphone : l'application l'enregistre dès que les notifications sont autorisées.",
            "The phone's preferences on the server have this kind of news off.":
                "Dans les préférences du téléphone sur le serveur, ce genre de nouvelles est désactivé.",
            "The phone had other news less than a week ago.":
                "Le téléphone a eu une autre nouvelle il y a moins d'une semaine.",
        ]
    )
}
