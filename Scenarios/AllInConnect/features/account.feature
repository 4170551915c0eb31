# language: fr
@galerie
Fonctionnalité: Le compte seul
  La connexion, la carte du membre et le profil, dans chacun de leurs états.

  Scénario: La carte sans connexion
    Étant donné la fonctionnalité "account" seule
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "Connectez-vous"

  Scénario: Une adresse refusée
    Étant donné la fonctionnalité "account" seule
    Et que l'application est ouverte
    Et que je tape sur "Se connecter"
    Quand je saisis "camille@x" dans le champ "Adresse e-mail"
    Alors je vois "Cette adresse e-mail n'est pas valide."
    Et "Me connecter" est désactivé

  Plan du scénario: La connexion (<cas>)
    Étant donné la fonctionnalité "account" seule
    Et que l'application est ouverte
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "<mot de passe>" dans le champ "Mot de passe"
    Et que <serveur>
    Quand je tape sur "Me connecter"
    Alors je vois "<message>"

    Exemples:
      | cas                  | mot de passe | serveur                              | message                                            |
      | en cours             | azur-2026    | le serveur met 2 secondes à répondre | Connexion en cours…                                |
      | mauvais mot de passe | oups         | le serveur répond normalement        | L'adresse e-mail ou le mot de passe est incorrect. |
      | hors connexion       | azur-2026    | le téléphone est hors connexion      | Connexion requise                                  |

  Scénario: La carte d'un membre
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "account" seule
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2026"

  Scénario: Une carte périmée
    Étant donné que nous sommes le 15 juillet 2026 à 10 h 00
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que je quitte de force l'application
    Et la fonctionnalité "account" seule
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "Cette carte n'est plus valable."

  Scénario: Le profil
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "account" seule
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Profil"
    Alors je vois "Camille Durand"
    Et je vois "Se déconnecter"

  Scénario: Une session expirée
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et que le serveur met fin à toutes les sessions
    Et la fonctionnalité "account" seule
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "Votre session a expiré. Reconnectez-vous pour continuer."

  Scénario: Une commande ouverte par sa notification
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "account" seule
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Commande"}}, "screen": "order_detail", "entityId": "501"}
      """
    Quand je tape sur la notification "Commande"
    Alors je vois "Confirmée"

  Scénario: Vers les notifications
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "account" seule
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Profil"
    Quand je tape sur "Notifications"
    Alors l'écran "settings.root" est affiché
    Et je vois "→ account.profile"
