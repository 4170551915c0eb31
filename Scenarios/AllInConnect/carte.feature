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
