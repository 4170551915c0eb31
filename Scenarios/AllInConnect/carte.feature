# language: fr
Fonctionnalité: La carte du membre
  Contexte:
    Étant donné que je suis connecté

  Scénario: La carte se montre sans réseau
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Et que je vois "AIC-0001-2026"
    Et que je quitte de force l'application
    Et que le téléphone est hors connexion
    Quand je relance l'application
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2026"
    Et je vois "31 décembre 2026"

  Scénario: Une carte périmée le dit
    Étant donné que nous sommes le 15 juillet 2026 à 10:00
    Et que je relance l'application
    Quand je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "Cette carte n'est plus valable."

  Scénario: La carte se lit dans l'ordre : le nom, le numéro, le type, la validité
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois dans l'ordre :
      | Camille Durand   |
      | AIC-0001-2026    |
      | Premium          |
      | 31 décembre 2026 |

  Scénario: Une carte qui n'a pas pu être rafraîchie l'est au retour du réseau, où que l'on soit
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Et que je vois "AIC-0001-2026"
    Et que le téléphone est hors connexion
    Et que je tire pour rafraîchir
    Et que je vois "Connexion requise"
    Et que j'ouvre l'onglet "Profil"
    Et que le téléphone est connecté
    Quand le téléphone est hors connexion
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2026"
    Et je ne vois pas "Connexion requise"

  Plan du scénario: Le dernier jour, la carte est encore valable, où que soit le téléphone (<fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 30 juin 2026 à 0:10
    Et que je relance l'application
    Quand je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "30 juin 2026"
    Et je ne vois pas "Cette carte n'est plus valable."
    Quand nous sommes le 30 juin 2026 à 23:50
    Et que je tire pour rafraîchir
    Alors je vois "30 juin 2026"
    Et je ne vois pas "Cette carte n'est plus valable."
    Quand nous sommes le 1er juillet 2026 à 0:05
    Et que je tire pour rafraîchir
    Alors je vois "30 juin 2026"
    Et je vois "Cette carte n'est plus valable."

    Exemples:
      | fuseau              |
      | Europe/Paris        |
      | America/Los_Angeles |
      | Pacific/Kiritimati  |

  Scénario: La carte renouvelée se voit au retour dans l'application, au profil aussi, et se retient
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Et que je vois "Premium"
    Et que je mets l'application en arrière-plan
    Et que le serveur répond 200 à GET "/users/me" avec :
      """json
      {"first_name": "Camille", "last_name": "Durand-Roux", "card": {"number": "AIC-0001-2027", "type": "Fidélité", "valid_until": "2027-12-31"}}
      """
    Quand je reviens dans l'application
    Alors je vois "AIC-0001-2027"
    Et je vois "31 décembre 2027"
    Et je vois "Camille Durand-Roux"
    Et je ne vois pas "Premium"
    Quand j'ouvre l'onglet "Profil"
    Alors je vois "Camille Durand-Roux"
    Quand je quitte de force l'application
    Et que le téléphone est hors connexion
    Et que je relance l'application
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2027"
    Et je ne vois pas "AIC-0001-2026"

  Scénario: Une carte qui n'a pas pu être chargée se réessaie autant de fois qu'il faut
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que le serveur répond 503 à GET "/users/me"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Ma Carte"
    Et que j'attends 10 secondes
    Quand je tape sur "Réessayer"
    Et que j'attends 10 secondes
    Alors je vois "Réessayer"
    Quand le serveur répond normalement à GET "/users/me"
    Et que je tape sur "Réessayer"
    Alors je vois "AIC-0002-2026"
    Et je ne vois pas "Réessayer"
