import AppShell
import AppShellAccountFeature

struct AllInConnectAccountStrings: AccountStrings {
    let gateTitle = "Connectez-vous"
    let gateText = "Vos offres, votre carte et vos partenaires vous attendent."
    let gateButton = "Se connecter"
    let gateExpired = "Votre session a expiré. Reconnectez-vous pour continuer."

    let signInTitle = "Connexion"
    let signInEmail = "Adresse e-mail"
    let signInEmailExample = "prenom.nom@exemple.fr"
    let password = "Mot de passe"
    let invalidEmail = "Cette adresse e-mail n'est pas valide."
    let missingPassword = "Saisissez votre mot de passe."
    let signInButton = "Me connecter"
    let signingIn = "Connexion en cours…"
    let wrongCredentials = "L'adresse e-mail ou le mot de passe est incorrect."

    let cardTitle = "Ma Carte"
    let cardLoading = "Chargement de votre carte…"
    let cardNumber = "Numéro"
    let cardType = "Type"
    let cardValidUntil = "Valable jusqu'au"
    let cardIsOver = "Cette carte n'est plus valable."

    let profileTitle = "Profil"
    let profileName = "Nom"
    let profileEmail = "Adresse e-mail"
    let signOut = "Se déconnecter"

    let orderTitle = "Commande"
    let orderLoading = "Chargement de la commande…"
    let orderNotFound = "Cette commande est introuvable."

    let messageTitle = "Message"
    let messageLoading = "Chargement du message…"
    let messageNotFound = "Ce message est introuvable."

    let notKept =
        "Votre connexion n'a pas pu être enregistrée sur ce téléphone : il faudra vous reconnecter"
        + " à la prochaine ouverture."
    let unreadable = "Votre connexion enregistrée n'a pas pu être lue : reconnectez-vous."
    let notForgotten = "Votre déconnexion n'a pas pu être enregistrée sur ce téléphone : elle sera retentée."

    let errors: APIErrorStrings = .french
    let retry = "Réessayer"
    let lockReason = "personne n'est connecté"
}
