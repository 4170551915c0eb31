import AppShellTexts

extension Translations {
    /// What steps about the phone, the app's life, links and notifications say when they fail.
    static let phoneFailuresFrench = Translations(
        .french,
        [
            // GenericSteps/AnalyticsSteps.swift
            "This product declares no events.": "Ce produit ne déclare aucun événement.",
            "No module declares the event “{}”; the product has {}.":
                "Aucun module ne déclare l'événement « {} » ; le produit a {}.",
            "The last event “{}”": "Le dernier événement « {} »",
            "The last event “{}” has other parameters too: {}.":
                "Le dernier événement « {} » a aussi d'autres paramètres : {}.",
            "The event “{}” was sent.": "L'événement « {} » a été envoyé.",
            "The event “{}” was not sent.": "L'événement « {} » n'a pas été envoyé.",
            "Events were sent.": "Des événements ont été envoyés.",
            "Sent: none. Nothing is sent before the person consents.":
                "Envoyés : aucun. Rien n'est envoyé avant l'accord de la personne.",
            "Sent:": "Envoyés :",

            // GenericSteps/ArrivalSteps.swift
            "ignored because of “{}”": "ignoré parce que « {} »",
            "waiting because of “{}”": "en attente parce que « {} »",
            "The outcome of the {}": "Le résultat du {}",
            "“{}” is not a web address, so no association file covers it.":
                "« {} » n'est pas une adresse web : aucun fichier d'association ne s'y applique.",
            "the app": "l'application",
            "the browser": "le navigateur",
            "The app that opens {} by the association file":
                "Ce qui ouvre {} d'après le fichier d'association",
            "No link has arrived since launch.": "Aucun lien n'est arrivé depuis le lancement.",
            "No notification has been tapped since launch.": "Aucun tap sur une notification depuis le lancement.",

            // GenericSteps/LawSteps.swift
            "Did you mean “{}”?": "Vouliez-vous dire « {} » ?",
            "There is no law “{}”; there are: {}.": "La loi « {} » n'existe pas. Lois : {}.",
            "The law “{}” is broken on {}.": "La loi « {} » n'est pas respectée par : {}.",

            // GenericSteps/LifecycleSteps.swift
            "This product has no flags.": "Ce produit n'a pas d'option.",
            "The product has no feature “{}” as its flags are set; it has {}.":
                "Avec ses options telles qu'elles sont, le produit n'a pas de fonctionnalité « {} » ; il a {}.",
            "The app is open already: this step comes before that, or after a force-quit.":
                "L'application est déjà ouverte : cette étape se place avant, ou après un arrêt forcé.",
            "“{}” is not the code of a language; this product speaks {}.":
                "« {} » n'est pas le code d'une langue ; ce produit parle {}.",
            "There is no flag “{}”; the product has {}.": "L'option « {} » n'existe pas ; le produit a {}.",
            "The flag “{}” can't be “{}”: it is one of {}.":
                "L'option « {} » ne peut pas valoir « {} » : elle vaut l'une des valeurs {}.",
            "The app reads its flags when it starts: set “{}” before the app is opened, or force-quit it first.":
                "L'application lit ses options à son démarrage : fixez « {} » avant de l'ouvrir, ou quittez-la de force d'abord.",
            "The app has run in this scenario already; say « je relance l'application » (“I relaunch the app”).":
                "L'application a déjà été ouverte dans ce scénario ; écrivez « je relance l'application ».",

            // GenericSteps/LocationSteps.swift
            "{}, {} is not on the globe: the latitude is -90…90, the longitude -180…180.":
                "{}, {} n'est pas sur le globe : la latitude va de -90 à 90, la longitude de -180 à 180.",
            "The token is empty; write at least one character.": "Le jeton est vide ; écrivez au moins un caractère.",

            // GenericSteps/NotificationSoundSteps.swift
            "The phone shows no notification “{}” with a sound.":
                "Le téléphone n'affiche pas de notification « {} » qui ait sonné.",
            "The notification “{}” makes a sound.": "La notification « {} » sonne.",

            // GenericSteps/NotificationSteps+phone.swift
            "The number of notification permission alerts": "Le nombre de demandes d'autorisation des notifications",
            "“{}” is not a push token; write pairs of hexadecimal digits, as in “0a1b2c”.":
                "« {} » n'est pas un jeton push ; écrivez des paires de chiffres hexadécimaux, comme « 0a1b2c ».",
            "Unknown time zone “{}”; write “Europe/Paris”, “Asia/Tokyo”…":
                "Fuseau horaire inconnu : « {} » ; écrivez « Europe/Paris », « Asia/Tokyo »…",
            "The permission is already {}, and the system asks only once; say « dans les réglages du téléphone » (“in the phone's settings”).":
                "L'autorisation est déjà {}, et le système ne la demande qu'une fois ; ajoutez « dans les réglages du téléphone ».",
            "The phone's calendar has no such date.": "Cette date n'existe pas dans le calendrier du téléphone.",

            // GenericSteps/NotificationSteps.swift
            "The app's badge": "Le badge de l'application",
            "The notification “{}” is scheduled.": "La notification « {} » est programmée.",
            "Notifications are scheduled.": "Des notifications sont programmées.",
            "This step needs the payload under it: JSON between two lines of \"\"\".":
                "Il faut la charge utile sous cette étape : du JSON entre deux lignes \"\"\".",
            "The phone shows no notification “{}” with the text “{}”.":
                "Le téléphone n'affiche pas de notification « {} » avec le texte « {} ».",
            "The text of the notification “{}”": "Le texte de la notification « {} »",
            "The phone shows no notification “{}” with a banner since the last When step.":
                "Depuis la dernière étape « Quand », le téléphone n'a affiché la bannière d'aucune notification « {} ».",
            "The notification “{}” is on the phone.": "La notification « {} » est sur le téléphone.",
            "There are notifications on the phone.": "Il y a des notifications sur le téléphone.",
            "There are banners on the phone.": "Il y a eu des bannières sur le téléphone.",
            "The text is empty; write text from the notification.":
                "Le texte est vide ; écrivez un texte de la notification.",
            "The phone shows no notification “{}”.": "Le téléphone n'affiche pas de notification « {} ».",
            "The due date of the notification “{}”": "La date prévue de la notification « {} »",
            "not scheduled": "pas de date prévue",
            "It shows none.": "Il n'en affiche aucune.",
            "It shows:": "Il affiche :",
            "Say « j'autorise les notifications dans les réglages du téléphone » (“I allow notifications in the phone's settings”) before that, or « j'autorise les notifications » (“I allow notifications”) where the app asks.":
                "Écrivez d'abord « j'autorise les notifications dans les réglages du téléphone », ou « j'autorise les notifications » là où l'application les demande.",
            "Notifications are not allowed: {}.": "Les notifications ne sont pas autorisées : {}.",
            "These arrived while notifications were not allowed:":
                "Celles-ci sont arrivées alors que les notifications n'étaient pas autorisées :",
            "These arrived while notifications were not allowed ({}):":
                "Celles-ci sont arrivées alors que les notifications n'étaient pas autorisées ({}) :",
            "the user has refused them": "l'utilisateur les a refusées",
            "the app has asked, and nobody has answered": "l'application les a demandées, et personne n'a répondu",
            "the app has not asked for them": "l'application ne les a pas demandées",
            "“{}”: “{}”, {}": "« {} » : « {} », {}",
            "Scheduled:": "Programmées :",

            // GenericSteps/PhoneSteps.swift
            "The phone's haptic feedback": "La vibration du téléphone",
            "The first use of the haptic engine": "Le premier usage du moteur de vibration",
            "The phone's sound": "Le son joué par le téléphone",
            "The last web page opened": "La dernière page web ouverte",
            "The web page opened": "La page web ouverte",
            "The last thing shared": "Le dernier partage",
            "The text under this step is empty.": "Le texte sous cette étape est vide.",
            "The file shared": "Le fichier partagé",
            "… and {} more lines": "… et {} lignes de plus",
            "The file “{}” has no line with:": "Le fichier « {} » n'a pas de ligne contenant :",
            "{} (before the last When step)": "{} (avant la dernière étape « Quand »)",
            "It did nothing.": "Le téléphone n'a rien fait.",
            "… {} before": "… {} avant",
            "It did:": "Ce qu'a fait le téléphone :",
            "Unknown haptic feedback “{}”; available: {}.": "Vibration inconnue : « {} » ; les vibrations sont : {}.",
            "Unknown sound “{}”; available: {}.": "Son inconnu : « {} » ; les sons sont : {}.",

            // GenericSteps/StorageSteps.swift
            "No secret “{}” is stored. The secret store is empty.":
                "Aucun secret « {} » n'est conservé. Il n'y a aucun secret.",
            "No secret “{}” is stored. It holds {}.": "Aucun secret « {} » n'est conservé, seulement {}.",
            "The name is empty; write a key such as \"account.session\".":
                "Le nom est vide ; écrivez une clé, comme \"account.session\".",
            "A secret “{}” is stored.": "Un secret « {} » est conservé.",
            "“{}” is stored, but not as a secret: {}. Write: no file \"{}\" is stored.":
                "« {} » est conservé, mais ce n'est pas un secret : {}. Écrivez : aucun fichier \"{}\" n'est conservé.",
            "The stored secrets": "La liste des secrets conservés",
            "The name is empty; write a key such as \"contact.draft\".":
                "Le nom est vide ; écrivez une clé, comme \"contact.draft\".",
            "A file “{}” is stored.": "Un fichier « {} » est conservé.",
            "No file “{}” is stored. Nothing is stored.":
                "Aucun fichier « {} » n'est conservé. Il n'y a aucun fichier.",
            "No file “{}” is stored.": "Aucun fichier « {} » n'est conservé.",
            "Stored:": "Fichiers conservés :",

            // GenericSteps/TimeParameterTypes.swift
            "“{}” is not a date; write “15 février 2026” or “2026-02-15”.":
                "« {} » n'est pas une date ; écrivez « 15 février 2026 » ou « 2026-02-15 ».",
            "Not a time of day; write “9 h 30” or “09:30”.":
                "Ce n'est pas une heure de la journée ; écrivez « 9 h 30 » ou « 09:30 ».",
            "“{}” is not a duration; write “500 ms”, “2 secondes”, “1,5 s”, “24 heures”…":
                "« {} » n'est pas une durée ; écrivez « 500 ms », « 2 secondes », « 1,5 s », « 24 heures »…",
        ]
    )
}
