import AppShellTexts

extension Translations {
    static let allInConnectFrench = Translations(
        .french,
        [
            // AllInConnectTestKit+exploration.swift
            "A member's name and card show to that member alone.":
                "Le nom et la carte d'un membre ne s'affichent que pour lui.",

            // DirectorySteps.swift
            "The back end has neither offers nor events.": "Le serveur n'a ni offres ni événements.",
            "The back end's directory is empty.": "L'annuaire du serveur est vide.",
            "The back end no longer has that offer or event.": "Le serveur n'a plus cette offre ou cet événement.",
            "The back end has no offer “{}”. It has: {}.": "Le serveur n'a pas d'offre « {} ». Il a : {}.",

            // MemberSteps.swift
            "Opens the app unless it is running, signs in as camille@exemple.fr, and opens the tab Accueil.":
                "Ouvre l'application si elle ne l'est pas, se connecte en tant que camille@exemple.fr, et ouvre l'onglet Accueil.",
            "The same with the email of another member, julien@exemple.fr.":
                "De même avec l'email d'un autre membre, julien@exemple.fr.",
            "The back end has no member “{}”. It knows: {}.": "Le serveur n'a pas de membre « {} ». Il connaît : {}.",
            "The back end rejects all issued tokens with 401. Signing in again gives a new one.":
                "Le serveur refuse par 401 tous les jetons déjà émis. Se reconnecter en donne un nouveau.",

            // NewsSteps.swift
            "The back end publishes an offer in that professional's category, and pushes it to the members concerned.":
                "Le serveur publie une offre dans la catégorie de ce professionnel, et la notifie aux membres concernés.",
            "The same with an event at that professional's address.":
                "De même avec un événement à l'adresse de ce professionnel.",
            "The back end adds a professional to its directory, and pushes the news to the members concerned.":
                "Le serveur ajoute un professionnel à son annuaire, et l'annonce par notification aux membres concernés.",
            "There is no category “{}”; available: {}.": "Il n'y a pas de catégorie « {} », seulement : {}.",
            "The back end has no professional “{}”. It has: {}.":
                "Le serveur n'a pas de professionnel « {} ». Il a : {}.",

            // PlaceSteps.swift
            "Sets the phone's location: Nice, Menton, Cannes, Antibes or Saint-Tropez.":
                "Fixe la position du téléphone : Nice, Menton, Cannes, Antibes ou Saint-Tropez.",
            "The member's last search sent that location.": "La dernière recherche du membre a envoyé cette position.",
            "No search by the member has sent a location.": "Aucune recherche du membre n'a envoyé de position.",
            "{} is not on the globe.": "{} n'est pas sur le globe.",
            "The back end does not know where {} is.": "Le serveur ne sait pas où est {}.",
            "Where the back end knows {} to be": "La position de {} connue du serveur",
            "{} km from there, at {}, {}": "à {} km de là, en {}, {}",
            "nowhere": "nulle part",
            "There is no city “{}” here; available: {}.": "Il n'y a pas de ville « {} » ici, seulement : {}.",

            // PreferenceSteps.swift
            "A table of API fields and values: true or false, a number of kilometres, or categories separated by commas.":
                "Un tableau de champs de l'API et de valeurs : true ou false, un nombre de kilomètres, ou des catégories séparées par des virgules.",
            "The member's preferences were never saved.": "Les préférences du membre n'ont jamais été enregistrées.",
            "What the member saved earlier, for example on another phone, as a table. What it omits keeps its default.":
                "Ce que le membre a enregistré plus tôt, par exemple sur un autre téléphone, dans un tableau. Ce qui n'y est pas garde sa valeur par défaut.",
            "The back end has no preferences of {}: they were never saved.":
                "Le serveur n'a pas de préférences de {} : elles n'ont jamais été enregistrées.",
            "What the back end knows of the preferences of {}": "Ce que le serveur sait des préférences de {}",
            "The table has two columns: the field, then its value.":
                "Le tableau doit avoir deux colonnes : le champ, puis sa valeur.",
            "There is no field “{}”. Known fields: {}.": "Il n'y a pas de champ « {} ». Champs connus : {}.",
            "“{}” is neither true nor false, as “{}” is.": "« {} » n'est ni true ni false, les valeurs de « {} ».",
            "“{}” is no radius: {} to {} kilometres.": "« {} » n'est pas un rayon : de {} à {} kilomètres.",

            // NewsSteps.swift
            "The server knows no phone: nobody has signed in and allowed notifications.":
                "Le serveur ne connaît aucun téléphone : personne ne s'est connecté en autorisant les notifications.",
            "A tap on it would open nothing.": "Un tap dessus n'ouvrirait rien.",
            "{} has switched off this kind of news.": "{} a désactivé ce genre de nouvelles.",
            "The position of {} is not known: the last search sent none.":
                "La position de {} n'est pas connue : sa dernière recherche n'en a pas envoyé.",
            "It is farther from {} than {} km, their radius.": "C'est à plus de {2} km de {1}, son rayon.",
            "{} has not chosen its category.": "{} n'a pas choisi sa catégorie.",

            // RegistrationSteps.swift
            "How many devices can be sent notifications.":
                "À combien d'appareils le serveur peut envoyer des notifications.",
            "The server reaches the member on this phone only through APNs.":
                "Le serveur joint le membre sur ce téléphone uniquement par APNs.",
            "The server reaches the member on this phone only under that token.":
                "Le serveur joint le membre sur ce téléphone uniquement sous ce jeton.",
            "SANDBOX or PRODUCTION, as the app's build says, for this phone's push or messaging token.":
                "SANDBOX ou PRODUCTION, selon la version de l'application, pour le jeton push ou de messagerie de ce téléphone.",
            "The number of devices the back end knows": "Le nombre d'appareils que connaît le serveur",
            "The back end does not know this phone: none of its {} devices has its token.":
                "Le serveur ne connaît pas ce téléphone : aucun de ses appareils (il en a {}) n'a ce jeton.",
            "The environment the back end knows this phone in":
                "L'environnement de ce téléphone connu du serveur",
            "The back end knows no device of {}, but {} of others.":
                "Le serveur ne connaît aucun appareil de {}, mais {} d'autres membres.",
            "The back end knows no device of {}.": "Le serveur ne connaît aucun appareil de {}.",
            "The number of devices of {} the back end knows": "Le nombre d'appareils de {} que connaît le serveur",
            "The token the back end knows this phone by": "Le jeton sous lequel le serveur connaît ce téléphone",
            "{}, which the step names": "{}, celui de l'étape",
            "{}, of the kind {}": "{}, de type {}",
        ]
    )
}
