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

  @MAD-FR1
  Plan du scénario: Deux taps sur « <bouton> » n'ouvrent qu'un écran
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Et que je vois "<bouton>"
    Quand je tape deux fois de suite sur "<bouton>"
    Alors l'écran "<écran>" est affiché
    Quand <retour>
    Alors l'écran "<départ>" est affiché

    Exemples:
      | chemin              | bouton                     | écran                 | retour                | départ     |
      | /                   | Réglages                   | Réglages              | je reviens en arrière | Accueil    |
      | /formations         | Master                     | Master                | je reviens en arrière | Formations |
      | /formations/starter | Étape suivante : Performer | Performer             | je reviens en arrière | Starter    |
      | /formations/starter | Pré-inscription            | Pré-inscription       | je ferme la feuille   | Starter    |
      | /blog               | Ce qui change en 2026      | Ce qui change en 2026 | je reviens en arrière | Blog       |

  @MAD-FR22
  Plan du scénario: Madi s'ouvre par-dessus chaque écran, et se ferme sur lui (<chemin>)
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Quand je tape deux fois de suite sur "Madi, ton coach IA"
    Alors la feuille "Madi" est ouverte
    Quand je ferme la feuille
    Alors aucune feuille n'est ouverte
    Et l'écran "<écran>" est affiché

    Exemples:
      | chemin              | écran      |
      | /formations         | Formations |
      | /formations/starter | Starter    |
      | /blog               | Blog       |
      | /contact            | Contact    |

  @MAD-FR1
  Scénario: Rouvrir un onglet n'en vide qu'un : les autres gardent leur écran
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/master"
    Et que j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Quand j'ouvre l'onglet "Blog"
    Alors l'écran "Blog" est affiché
    Quand j'ouvre l'onglet "Formations"
    Alors l'écran "Master" est affiché
    Quand j'ouvre l'onglet "Formations"
    Alors l'écran "Formations" est affiché
    Quand j'ouvre l'onglet "Blog"
    Alors l'écran "Blog" est affiché

  @MAD-FR1
  Scénario: Revenir en arrière remonte un écran à la fois, dans l'ordre
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Étape suivante : Performer"
    Et que je tape sur "Étape suivante : Master"
    Quand je reviens en arrière
    Alors l'écran "Performer" est affiché
    Quand je tape sur "Étape suivante : Master"
    Alors l'écran "Master" est affiché
    Quand je reviens en arrière
    Et que je reviens en arrière
    Alors l'écran "Starter" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché
