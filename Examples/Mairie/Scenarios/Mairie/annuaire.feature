# language: fr
Fonctionnalité: Les adresses, les aides et les permanences
  Un annuaire sans distance ni position, et dont les adresses n'offrent rien.

  @MAI-4
  Scénario: Les adresses, une rubrique, et une adresse en entier
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Adresses"
    Alors la liste "Adresses utiles" a 4 éléments
    Et je ne vois pas "Autour de moi"
    Quand je choisis "Associations" dans "Rubrique"
    Alors la liste "Adresses utiles" a 1 élément
    Quand je choisis "Services de la mairie" dans "Rubrique"
    Et que je tape sur "Mairie"
    Alors je vois :
      | 1 place du Puits                    |
      | Du lundi au vendredi, 8 h 30 – 12 h |
      | 04 00 00 00 01                      |

  @MAI-4
  Scénario: Une rubrique vide se dit et s'efface ; un échec se retente
    Étant donné que le serveur répond 500 aux 3 prochains appels GET "/adresses"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Adresses"
    Alors je vois "Le serveur rencontre un problème." dans les 4 secondes
    Quand le serveur répond 200 aux 2 prochains appels GET "/adresses" avec :
      """json
      []
      """
    Et que je tape sur "Réessayer"
    Alors je vois "Aucune adresse pour le moment"
    Quand je choisis "Enfance" dans "Rubrique"
    Alors je vois "Aucune adresse dans cette rubrique"
    Quand je tape sur "Effacer la recherche"
    Alors la liste "Adresses utiles" a 4 éléments
    Quand le téléphone est hors connexion
    Et que je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Et la liste "Adresses utiles" a 4 éléments
    Quand le téléphone est connecté
    Alors je ne vois pas "Connexion requise"

  @MAI-5
  Scénario: Une permanence dit quand, et mène à son adresse
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Agenda"
    Et que je choisis "Permanences" dans "Type"
    Et que je tape sur "Conciliateur de justice"
    Alors je vois "29 janvier 2026, de 09:00 à 12:00"
    Quand je tape sur "Mairie" dans "Où s'adresser"
    Alors l'onglet "Adresses" est sélectionné
    Et l'écran "Mairie" est affiché

  @MAI-5
  Plan du scénario: Un lien ouvre ce qu'il dit, ou dit que cela n'existe plus
    Quand j'ouvre l'application depuis le lien "<lien>"
    Alors l'onglet "<onglet>" est sélectionné
    Et je vois "<texte>"

    Exemples:
      | lien                                 | onglet   | texte                               |
      | https://mairie.example/permanences/1 | Agenda   | Conciliateur de justice             |
      | https://mairie.example/aides/2       | Agenda   | jusqu'au 31 mars 2026               |
      | mairie://aides/99                    | Agenda   | Cette aide n'existe pas ou plus.    |
      | mairie://adresses/2                  | Adresses | 12 rue des Tilleuls                 |
      | mairie://adresses/99                 | Adresses | Cette adresse n'existe pas ou plus. |
      | https://mairie.example/ecrire        | Écrire   | Un agent vous répond                |
      | https://mairie.example/conseil       | Accueil  | Saint-Rémy                          |
