# language: fr
Fonctionnalité: L'accueil, le parcours et les filtres
  Ce que Madinia propose se comprend dès le premier écran.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-FR3
  Scénario: L'accueil présente Madinia, ses prochaines sessions et les accès rapides
    Étant donné que l'application est ouverte
    Alors l'écran "Accueil" est affiché
    Et je vois "Formez-vous à l'IA générative, du premier essai à la maîtrise."
    Et je vois dans "Prochaines sessions" :
      | Atelier prompts           |
      | Automatiser son quotidien |
      | Starter                   |
    Et je vois dans "Accès rapide" :
      | Voir les formations |
      | Lire le blog        |
      | Nous contacter      |
    Quand je tape sur "Automatiser son quotidien"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Automatiser son quotidien" est affiché

  @MAD-FR3
  Plan du scénario: Un accès rapide mène à son onglet
    Étant donné que l'application est ouverte
    Quand je tape sur "<bouton>"
    Alors l'onglet "<onglet>" est sélectionné

    Exemples:
      | bouton              | onglet     |
      | Voir les formations | Formations |
      | Lire le blog        | Blog       |
      | Nous contacter      | Contact    |

  @MAD-FR3
  Scénario: L'accueil dit qu'il charge
    Étant donné que le serveur met 2 secondes à répondre
    Quand j'ouvre l'application pour la première fois
    Alors je vois "Chargement des formations…"
    Et je ne vois pas "Étape 1 : Starter"
    Quand j'attends 2 secondes
    Alors je vois "Étape 1 : Starter"

  @MAD-FR3 @MAD-NFR20
  Scénario: L'accueil dit ce qui ne va pas, et l'on réessaie
    Étant donné que le téléphone est hors connexion
    Quand j'ouvre l'application pour la première fois
    Alors je vois "Connexion requise"
    Et je vois "Voir les formations"
    Quand je tape sur "Réessayer"
    Alors je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Étape 1 : Starter"
    Et je ne vois pas "Connexion requise"

  @MAD-FR3
  Scénario: Une session complète ou passée n'est pas mise en avant
    Étant donné qu'il reste 0 place à la formation "Atelier prompts"
    Et que la prochaine session de la formation "Automatiser son quotidien" est le 22 janvier 2026
    Quand j'ouvre l'application pour la première fois
    Alors je vois dans "Prochaines sessions" :
      | Starter                   |
      | Performer                 |
      | Midjourney pour designers |

  @MAD-FR4 @MAD-FR8
  Plan du scénario: Le parcours est sur l'accueil et au-dessus des formations
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "<onglet>"
    Alors je vois dans "Votre parcours" :
      | Étape 1 : Starter                                  |
      | Les fondamentaux : comprendre et essayer           |
      | Étape 2 : Performer                                |
      | L'automatisation avancée : produire plus, et mieux |
      | Étape 3 : Master                                   |
      | La maîtrise : concevoir et piloter des projets     |
    Et je vois "Chaque pack prépare le suivant"
    Quand je tape sur "Étape 2 : Performer"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Performer" est affiché

    Exemples:
      | onglet     |
      | Accueil    |
      | Formations |

  @MAD-FR8
  Scénario: Une fiche dit où l'on en est du parcours, et mène à l'étape d'avant et d'après
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Quand je tape sur "Performer"
    Alors je vois "Étape 2 sur 3"
    Et je vois "Étape précédente : Starter"
    Quand je tape sur "Étape suivante : Master"
    Alors l'écran "Master" est affiché
    Et je vois "Étape 3 sur 3"
    Et je ne vois pas "Étape suivante"
    Quand je reviens en arrière
    Alors l'écran "Performer" est affiché

  @MAD-FR8 @MAD-FR34
  Plan du scénario: Qui vient d'un lien trouve aussi l'étape d'avant et d'après
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/<clé>"
    Quand j'attends 10 secondes
    Alors je vois "<étape>"
    Quand je tape sur "<étape>"
    Alors l'écran "<titre>" est affiché

    Exemples:
      | clé       | étape                        | titre     |
      | performer | Étape précédente : Starter   | Starter   |
      | performer | Étape suivante : Master      | Master    |
      | starter   | Étape suivante : Performer   | Performer |
      | master    | Étape précédente : Performer | Performer |

  @MAD-FR8 @MAD-NFR20
  Scénario: Sans le catalogue la fiche d'un lien se lit, et ses étapes viennent avec le réseau
    Étant donné que le serveur met 1 seconde à répondre
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/performer"
    Et que j'attends 1 seconde
    Quand le téléphone est hors connexion
    Et que j'attends 10 secondes
    Alors je vois "Étape 2 sur 3"
    Et je ne vois pas "Étape précédente"
    Quand le téléphone est connecté
    Et que j'attends 2 secondes
    Alors je vois "Étape précédente : Starter"

  @MAD-FR8
  Scénario: Une formation hors du parcours n'en parle pas, et ne charge rien pour lui
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/ia-pour-les-rh"
    Alors je vois "IA pour les RH"
    Et je ne vois pas "Votre parcours"
    Et le serveur a reçu 1 appel

  @MAD-FR9
  Scénario: Filtrer par catégorie, retrouver le filtre après une fiche et un autre onglet, puis l'effacer
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Quand je choisis "Création" dans "Catégorie"
    Alors je vois dans l'ordre :
      | Performer                 |
      | Midjourney pour designers |
    Et je ne vois pas "Atelier prompts"
    Quand je tape sur "Midjourney pour designers"
    Et que je reviens en arrière
    Alors je ne vois pas "Atelier prompts"
    Quand j'ouvre l'onglet "Accueil"
    Et que j'ouvre l'onglet "Formations"
    Alors je ne vois pas "Atelier prompts"
    Quand je tape sur "Effacer les filtres"
    Alors je vois "Atelier prompts"
    Et je ne vois pas "Effacer les filtres"

  @MAD-FR9
  Scénario: Filtrer par objectif, avec une catégorie
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Quand je choisis "Automatiser" dans "Objectif"
    Alors je vois "Automatiser son quotidien"
    Et je ne vois pas "IA pour les RH"
    Quand je choisis "Essentiels" dans "Catégorie"
    Alors je vois "Automatiser son quotidien"
    Et je ne vois pas "Midjourney pour designers"
    Quand je choisis "Métiers" dans "Catégorie"
    Alors je vois "Aucune formation ne correspond à ces filtres."
    Quand je choisis "Tout" dans "Objectif"
    Alors je vois "IA pour les RH"

  @MAD-FR9
  Scénario: Une catégorie qui disparaît du catalogue ne cache rien
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je choisis "Métiers" dans "Catégorie"
    Et que je ne vois pas "Atelier prompts"
    Quand la formation "IA pour le marketing" est retirée du catalogue
    Et que la formation "IA pour les RH" est retirée du catalogue
    Et que je tire pour rafraîchir
    Alors je vois "Atelier prompts"
    Et je ne vois pas "Effacer les filtres"
    Et "Tout" est choisi dans "Catégorie"
    Et "Métiers" n'est pas proposé dans "Catégorie"

  @MAD-FR9
  Scénario: Un objectif que plus aucune formation ne sert ne cache rien
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je choisis "Automatiser" dans "Objectif"
    Et que je ne vois pas "IA pour les RH"
    Quand la formation "Automatiser son quotidien" est retirée du catalogue
    Et que la formation "Performer" est retirée du catalogue
    Et que je tire pour rafraîchir
    Alors je vois "IA pour les RH"
    Et "Tout" est choisi dans "Objectif"
    Et je ne vois pas "Effacer les filtres"
    Et je ne vois pas "Aucune formation ne correspond à ces filtres."

  @MAD-FR9
  Scénario: Une catégorie que la dernière fiche lue a quittée ne cache rien
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je choisis "Création" dans "Catégorie"
    Et que la formation "Midjourney pour designers" est retirée du catalogue
    Et que la catégorie de la formation "Performer" est "Métiers"
    Quand je tire pour rafraîchir
    Alors je vois "Atelier prompts"
    Et "Tout" est choisi dans "Catégorie"

  @MAD-FR9
  Scénario: Le filtre tient quand la liste est rafraîchie
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je choisis "Métiers" dans "Catégorie"
    Quand je tire pour rafraîchir
    Alors je vois "IA pour les RH"
    Et je ne vois pas "Atelier prompts"

  @MAD-FR9
  Scénario: Un objectif trouve aussi un mot qui suit une apostrophe
    Étant donné que le serveur publie la formation "Retoucher l’image"
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Quand je choisis "Créer des visuels" dans "Objectif"
    Alors je vois "Retoucher l’image"
    Et je ne vois pas "IA pour les RH"
