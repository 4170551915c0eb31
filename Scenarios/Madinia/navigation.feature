# language: fr
Fonctionnalité: Se déplacer dans Madinia
  Quatre onglets, sans compte, et un retour qui ramène toujours là d'où l'on vient.

  @MAD-FR1
  Scénario: Accueil est l'onglet de départ
    Quand j'ouvre l'application pour la première fois
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "Accueil" est affiché
    Et je vois dans "Onglets" :
      | Accueil    |
      | Formations |
      | Blog       |
      | Contact    |

  @MAD-FR1 @MAD-FR2 @never-shown
  Plan du scénario: Chaque onglet montre son écran, sans compte
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "<onglet>"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<onglet>" est affiché
    Et je vois "<contenu>"
    Et je ne vois pas "Se connecter"

    Exemples:
      | onglet     | contenu               |
      | Accueil    | Accès rapide          |
      | Formations | Starter               |
      | Blog       | Ce qui change en 2026 |
      | Contact    | Une question ?        |

  @MAD-FR1
  Scénario: L'accueil mène aux autres onglets
    Étant donné que l'application est ouverte
    Quand je tape sur "Voir les formations"
    Alors l'onglet "Formations" est sélectionné

  @MAD-FR1
  Scénario: Un onglet retrouve l'écran où on l'a laissé
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Master"
    Quand j'ouvre l'onglet "Blog"
    Et que j'ouvre l'onglet "Formations"
    Alors l'écran "Master" est affiché
    Quand j'ouvre l'onglet "Formations"
    Alors l'écran "Formations" est affiché
