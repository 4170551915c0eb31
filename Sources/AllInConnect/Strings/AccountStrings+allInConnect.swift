import AppShell
import AppShellAccountFeature

extension AccountStrings {
    static let allInConnect = AccountStrings(
        gate: AccountGateStrings(
            title: "Connectez-vous",
            text: "Vos offres, votre carte et vos partenaires vous attendent.",
            signIn: "Se connecter",
            expired: "Votre session a expiré. Reconnectez-vous pour continuer."
        ),
        signIn: SignInStrings(
            title: "Connexion",
            email: "Adresse e-mail",
            emailExample: "prenom.nom@exemple.fr",
            password: "Mot de passe",
            invalidEmail: "Cette adresse e-mail n'est pas valide.",
            missingPassword: "Saisissez votre mot de passe.",
            send: "Me connecter",
            sending: "Connexion en cours…",
            wrongCredentials: "L'adresse e-mail ou le mot de passe est incorrect."
        ),
        card: MemberCardStrings(
            title: "Ma Carte",
            loading: "Chargement de votre carte…",
            number: "Numéro",
            type: "Type",
            validUntil: "Valable jusqu'au",
            isOver: "Cette carte n'est plus valable."
        ),
        profile: ProfileStrings(
            title: "Profil",
            name: "Nom",
            email: "Adresse e-mail",
            signOut: "Se déconnecter"
        ),
        order: AccountItemStrings(
            title: "Commande",
            loading: "Chargement de la commande…",
            notFound: "Cette commande est introuvable."
        ),
        message: AccountItemStrings(
            title: "Message",
            loading: "Chargement du message…",
            notFound: "Ce message est introuvable."
        ),
        storage: AccountStorageStrings(
            notKept: "Votre connexion n'a pas pu être enregistrée sur ce téléphone : il faudra vous reconnecter"
                + " à la prochaine ouverture.",
            unreadable: "Votre connexion enregistrée n'a pas pu être lue : reconnectez-vous.",
            notForgotten: "Votre déconnexion n'a pas pu être enregistrée sur ce téléphone : elle sera retentée."
        ),
        errors: .french,
        retry: "Réessayer",
        lockReason: "personne n'est connecté"
    )
}
