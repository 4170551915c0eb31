import AppShell
import AppShellAccountFeature

struct AllInConnectAccountStrings: AccountStrings {
    let texts: AppTexts

    var gateTitle: String { texts("Connectez-vous") }
    var gateText: String { texts("Vos offres, votre carte et vos partenaires vous attendent.") }
    var gateButton: String { texts("Se connecter") }
    var gateExpired: String { texts("Votre session a expiré. Reconnectez-vous pour continuer.") }

    var signInTitle: String { texts("Connexion") }
    var signInEmail: String { texts("Adresse e-mail") }
    var signInEmailExample: String { texts("prenom.nom@exemple.fr") }
    var password: String { texts("Mot de passe") }
    var invalidEmail: String { texts("Cette adresse e-mail n'est pas valide.") }
    var missingPassword: String { texts("Saisissez votre mot de passe.") }
    var signInButton: String { texts("Me connecter") }
    var signingIn: String { texts("Connexion en cours…") }
    var wrongCredentials: String { texts("L'adresse e-mail ou le mot de passe est incorrect.") }

    var cardTitle: String { texts("Ma Carte") }
    var cardLoading: String { texts("Chargement de votre carte…") }
    var cardNumber: String { texts("Numéro") }
    var cardType: String { texts("Type") }
    var cardValidUntil: String { texts("Valable jusqu'au") }
    var cardIsOver: String { texts("Cette carte n'est plus valable.") }

    var profileTitle: String { texts("Profil") }
    var profileName: String { texts("Nom") }
    var profileEmail: String { texts("Adresse e-mail") }
    var signOut: String { texts("Se déconnecter") }

    var orderTitle: String { texts("Commande") }
    var orderLoading: String { texts("Chargement de la commande…") }
    var orderNotFound: String { texts("Cette commande est introuvable.") }

    var messageTitle: String { texts("Message") }
    var messageLoading: String { texts("Chargement du message…") }
    var messageNotFound: String { texts("Ce message est introuvable.") }

    var notKept: String {
        texts(
            """
            Votre connexion n'a pas pu être enregistrée sur ce téléphone : il faudra vous reconnecter\
             à la prochaine ouverture.
            """
        )
    }
    var unreadable: String { texts("Votre connexion enregistrée n'a pas pu être lue : reconnectez-vous.") }
    var notForgotten: String {
        texts("Votre déconnexion n'a pas pu être enregistrée sur ce téléphone : elle sera retentée.")
    }

    var errors: APIErrorStrings { texts.apiErrors }
    var retry: String { texts("Réessayer") }
    var lockReason: String { texts("personne n'est connecté") }
}
