# language: fr
@galerie
Fonctionnalité: Les réglages seuls
  Les préférences de notification d'un membre, avec et sans connexion.

  Scénario: Sans connexion
    Étant donné la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Quand je tape sur "→ settings.root"
    Alors je vois "Connectez-vous"

  Scénario: Des préférences chargées
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Quand je tape sur "→ settings.root"
    Alors "Nouvelles offres" est activable

  Scénario: Des préférences qui se chargent
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et que le serveur met 2 secondes à répondre
    Et la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Quand je tape sur "→ settings.root"
    Alors je vois "Chargement de vos préférences…"

  Scénario: Des préférences que le serveur ne donne pas
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et que le serveur ne répond plus
    Et la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand j'attends 1 minute
    Alors je vois "Réessayer"

  Scénario: Vers la connexion
    Étant donné la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je tape sur "Se connecter"
    Alors la feuille "account.sign-in" est ouverte
    Et je vois "→ settings.root"

  Scénario: Retour au profil
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je reviens en arrière
    Alors l'écran "account.profile" est affiché
    Et je vois "→ settings.root"
