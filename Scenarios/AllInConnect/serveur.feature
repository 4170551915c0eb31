# language: fr
Fonctionnalité: Ce que le serveur prend, refuse et pousse
  Les appels d'un membre, et les notifications telles qu'elles partent.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone

  @AIC-20
  Scénario: Sans jeton, rien
    Quand le serveur reçoit GET "/users/me"
    Alors il répond 401

  @AIC-20
  Scénario: Un membre lit ce qui est à lui
    Quand le serveur reçoit de "camille@exemple.fr" GET "/users/me"
    Alors il répond 200 avec :
      | first_name | Camille |

  Scénario: Un rayon hors des bornes est refusé
    Quand le serveur reçoit de "camille@exemple.fr" PUT "/notification-preferences" avec :
      """
      {"notificationRadius": 500}
      """
    Alors il répond 422

  @AIC-22
  Scénario: L'offre publiée part entière
    Étant donné que le téléphone est à "Nice"
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Et que j'active "Autour de moi"
    Et que le serveur sait que "camille@exemple.fr" est à "Nice"
    Quand le serveur publie l'offre "Brunch" de "Le Comptoir du Port"
    Alors le serveur a envoyé 1 notification
    Et le serveur a envoyé la notification avec :
      | aps.alert.title | Nouvelle offre |
      | aps.alert.body  | Brunch         |

  @AIC-5
  Scénario: Une version de développement s'enregistre auprès du service d'essai
    Étant donné que l'application est une version de développement
    Et que je suis connecté
    Alors le serveur connaît ce téléphone dans l'environnement SANDBOX
    Et le serveur a reçu POST "/push/register" avec :
      | environment | SANDBOX |

  Scénario: La session est un secret, et la déconnexion l'efface
    Étant donné que je suis connecté
    Alors un secret "account.session" est conservé
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors aucun secret "account.session" n'est conservé

  Scénario: Une session d'une autre version demande de se connecter, et ne se perd pas
    Étant donné que je suis connecté
    Quand le fichier "account.session" vient d'une version inconnue
    Et que je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Alors je vois "Se connecter"
    Et un secret "account.session" est conservé
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "Camille Durand"
    Et un secret "account.session.unreadable-1" est conservé
    Quand je tape sur "Se déconnecter"
    Alors aucun secret "account.session.unreadable-1" n'est conservé
