# language: fr
Fonctionnalité: Le serveur sait joindre le téléphone
  Le téléphone s'enregistre pour le membre connecté, une fois par lancement, et avec le jeton du moment.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone

  @AIC-2
  Scénario: Jamais sans connexion
    Étant donné que l'application est ouverte
    Quand j'attends 1 minute
    Alors le serveur connaît 0 appareil
    Et le serveur a reçu 0 appel POST "/push/register" pendant 1 minute

  @AIC-1 @AIC-2 @AIC-5
  Scénario: Après la connexion
    Étant donné que le jeton push du téléphone est "a1b2c3d4e5f6789012345678901234567890abcdef"
    Et que je suis connecté
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "a1b2c3d4e5f6789012345678901234567890abcdef"
    Et le serveur connaît ce téléphone dans l'environnement PRODUCTION
    Et le serveur a reçu POST "/push/register" avec :
      | platform    | IOS        |
      | environment | PRODUCTION |
    Et le serveur a reçu POST "/push/register" avec l'en-tête "Accept" "application/json"

  @AIC-2
  Scénario: À chaque lancement, un enregistrement, même de ce que le serveur a déjà
    Étant donné que je suis connecté
    Quand je relance l'application
    Alors le serveur a reçu 2 appels POST "/push/register"
    Et le serveur connaît 1 appareil
    Quand je quitte de force l'application
    Et que je relance l'application
    Alors le serveur a reçu 3 appels POST "/push/register"

  @AIC-2
  Scénario: Au retour de l'arrière-plan, rien n'est renvoyé
    Étant donné que je suis connecté
    Quand je mets l'application en arrière-plan
    Et que j'attends 1 heure
    Et que je reviens dans l'application
    Et que j'attends 1 minute
    Alors le serveur a reçu 1 appel POST "/push/register"

  @AIC-2
  Scénario: Quand le jeton change
    Étant donné que je suis connecté
    Quand le jeton push du téléphone est "00ff00ff"
    Et que je relance l'application
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "00ff00ff"
    Et le serveur connaît 1 appareil

  @AIC-4
  Scénario: Un jeton Firebase prend la place du jeton APNs
    Étant donné que je suis connecté
    Et que le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs
    Quand le service de messagerie donne le jeton "fcm:Abc_123-XYZ"
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:Abc_123-XYZ"
    Et le serveur connaît 1 appareil

  @AIC-3
  Scénario: Un enregistrement qui échoue est repris au lancement suivant
    Étant donné que l'application est ouverte
    Et que je suis connecté
    Et que le téléphone est hors connexion
    Et que le jeton push du téléphone est "0a0b0c0d"
    Quand je relance l'application
    Et que le téléphone est connecté
    Et que je relance l'application
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "0a0b0c0d"

  @AIC-2
  Scénario: À la déconnexion, le serveur oublie le téléphone
    Étant donné que je suis connecté
    Et que le serveur connaît 1 appareil
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît 0 appareil

  @AIC-2
  Scénario: Une déconnexion sans réseau est dite au serveur plus tard
    Étant donné que je suis connecté
    Et que le serveur connaît 1 appareil
    Et que le téléphone est hors connexion
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît 1 appareil
    Quand le téléphone est connecté
    Alors le serveur connaît 0 appareil

  @AIC-2
  Scénario: Le téléphone change de membre
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand je suis connecté en tant que "julien@exemple.fr"
    Alors le serveur connaît ce téléphone pour "julien@exemple.fr" avec le jeton APNs
    Et le serveur connaît 1 appareil

  @AIC-2
  Scénario: Une déconnexion que le serveur n'a pas entendue lui est redite quand il répond de nouveau
    Étant donné que je suis connecté
    Et que le serveur est injoignable
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que j'attends 1 minute
    Alors le serveur connaît 1 appareil
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors le serveur connaît 0 appareil

  @AIC-2
  Scénario: La page d'un portail n'est pas la réponse du serveur à une déconnexion
    Étant donné que je suis connecté
    Quand j'ouvre l'onglet "Profil"
    Et que le serveur répond 200 au prochain appel
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît 1 appareil
    Quand j'attends 1 minute
    Alors le serveur connaît 0 appareil

  @AIC-2 @AIC-3
  Scénario: Un enregistrement que le serveur n'a pas entendu lui est redit quand il répond de nouveau
    Étant donné que je suis connecté
    Et que le serveur est injoignable
    Quand le service de messagerie donne le jeton "fcm:Abc_123-XYZ"
    Et que j'attends 1 minute
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:Abc_123-XYZ"

  @AIC-2
  Scénario: Ce qui arrive après une déconnexion que le serveur n'a pas entendue ne reste pas pour le suivant
    Étant donné que le téléphone est à "Menton"
    Et que je suis connecté
    Et que j'active "Autour de moi"
    Et que le serveur est injoignable
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que je vois la notification "Nouvelle offre" avec le texte "Citrons confits"
    Quand le serveur répond normalement
    Et que je suis connecté en tant que "julien@exemple.fr"
    Alors je ne vois aucune notification

  @AIC-2 @AIC-3
  Scénario: Un second enregistrement que le serveur n'a pas entendu lui est redit comme le premier
    Étant donné que je suis connecté
    Et que le serveur est injoignable
    Et que le service de messagerie donne le jeton "fcm:un"
    Et que j'attends 10 secondes
    Et que le serveur répond normalement
    Et que je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Et que le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:un"
    Quand le serveur est injoignable
    Et que le service de messagerie donne le jeton "fcm:deux"
    Et que j'attends 10 secondes
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:un"
    Quand le serveur répond normalement
    Et que j'attends 40 secondes
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:deux"
    Et le serveur connaît 1 appareil

  @AIC-2 @AIC-4
  Scénario: De deux jetons donnés coup sur coup, le dernier reste
    Étant donné que je suis connecté
    Et que le serveur met 3 secondes à répondre
    Quand le service de messagerie donne le jeton "fcm:un"
    Et que j'attends 1 seconde
    Et que le service de messagerie donne le jeton "fcm:deux"
    Et que j'attends 15 secondes
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "fcm:deux"
    Et le serveur connaît 1 appareil

  @AIC-2
  Scénario: Partir et revenir, deux fois : le téléphone est chaque fois celui de qui est là
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que le serveur connaît ce téléphone pour "julien@exemple.fr" avec le jeton APNs
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît 0 appareil
    Quand je suis connecté
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs
    Et le serveur connaît 1 appareil
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît 0 appareil

  @AIC-2
  Scénario: La déconnexion de Camille, entendue plus tard, n'ôte pas le téléphone à Julien
    Étant donné que je suis connecté
    Et que le serveur est injoignable pour DELETE "/push/register"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que j'attends 10 secondes
    Et que je suis connecté en tant que "julien@exemple.fr"
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors le serveur connaît ce téléphone pour "julien@exemple.fr" avec le jeton APNs
    Et le serveur connaît 1 appareil

  @AIC-2
  Scénario: Camille revenue avant que sa déconnexion soit entendue garde son téléphone
    Étant donné que je suis connecté
    Et que le téléphone est hors connexion
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand le serveur met 3 secondes à répondre à DELETE "/push/register"
    Et que le téléphone est connecté
    Et que je suis connecté
    Et que j'attends 15 minutes
    Alors le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs
    Et le serveur connaît 1 appareil

  @AIC-3
  Plan du scénario: Un enregistrement que le serveur prend par un <statut> n'est pas renvoyé
    Étant donné que le serveur répond <statut> à POST "/push/register" avec :
      """json
      {"message": "enregistré"}
      """
    Et que je suis connecté
    Quand j'attends 1 heure
    Alors le serveur a reçu 1 appel POST "/push/register"

    Exemples:
      | statut |
      | 200    |
      | 201    |
