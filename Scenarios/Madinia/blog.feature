# language: fr
Fonctionnalité: Lire le blog
  Des articles récents d'abord, lisibles en entier, et qui mènent à la formation qui va avec.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte

  @MAD-FR14 @MAD-FR37
  Scénario: Le fil montre les articles du plus récent au plus ancien
    Quand j'ouvre l'onglet "Blog"
    Alors je vois dans l'ordre :
      | 5 prompts Midjourney pour designers              |
      | Le ROI de la formation IA en PME                 |
      | Trois réflexes avant de faire confiance à une IA |
      | Embarquer son équipe sans la brusquer            |
      | Ce qui change en 2026                            |
      | Images générées : que dit le droit ?             |
      | Petit glossaire de l'IA générative               |
    Et le serveur a reçu 1 appel GET "/articles"

  @MAD-FR14
  Scénario: Une carte dit le titre, un extrait et la date, avec une image s'il y en a une
    Quand j'ouvre l'onglet "Blog"
    Alors je vois dans "5 prompts Midjourney pour designers" :
      | Cinq prompts à copier, à essayer et à adapter                     |
      | 20 janvier 2026                                                   |
      | Illustration de l'article « 5 prompts Midjourney pour designers » |
    Et je vois "12 janvier 2026" dans "Trois réflexes avant de faire confiance à une IA"
    Et je ne vois pas "Illustration de l'article « Trois réflexes avant de faire confiance à une IA »"

  @MAD-FR14
  Scénario: Tirer le fil montre ce qui vient de paraître
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Et que je tire pour rafraîchir
    Alors je vois dans l'ordre :
      | Un assistant pour vos devis         |
      | 5 prompts Midjourney pour designers |

  @MAD-FR14
  Scénario: Le fil dit qu'il charge, puis ce qui ne va pas, et l'on réessaie
    Étant donné que le serveur met 2 secondes à répondre
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Chargement des articles…"
    Quand j'attends 2 secondes
    Alors je vois "Ce qui change en 2026"
    Étant donné que le téléphone est hors connexion
    Quand je relance l'application
    Et que j'ouvre l'onglet "Blog"
    Alors je vois "Connexion requise"
    Quand je tape sur "Réessayer"
    Alors je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Ce qui change en 2026" dans les 2 secondes

  @MAD-FR14
  Scénario: Un blog vide le dit
    Étant donné que le blog est vide
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Aucun article pour le moment"

  @MAD-FR15 @MAD-FR16 @MAD-FR17
  Scénario: Un article se lit en entier, mis en forme, puis mène à sa formation
    Étant donné que j'ouvre l'onglet "Blog"
    Quand je tape sur "5 prompts Midjourney pour designers"
    Alors l'écran "5 prompts Midjourney pour designers" est affiché
    Et je vois dans l'ordre :
      | 5 prompts Midjourney pour designers      |
      | 20 janvier 2026                          |
      | Lecture : 1 min                          |
      | Les cinq prompts                         |
      | Planche d'ambiance d'un café de quartier |
      | Garder la main                           |
      | Un bon prompt se lit comme un brief      |
      | changez une chose à la fois              |
      | Aller plus loin                          |
    Et je vois "Prix : 790 €" dans "Aller plus loin"
    Quand je tape sur "Performer" dans "Aller plus loin"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Performer" est affiché
    Quand j'ouvre l'onglet "Blog"
    Alors l'écran "5 prompts Midjourney pour designers" est affiché
    Quand je reviens en arrière
    Alors l'écran "Blog" est affiché

  @MAD-FR15
  Scénario: Un lien du texte vers madinia.fr s'ouvre dans l'application
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/blog/5-prompts-midjourney-pour-designers"
    Quand je tape sur "Performer" dans "voyez la formation Performer"
    Alors l'écran "Performer" est affiché
    Et aucune page web n'est ouverte

  @MAD-FR15
  Scénario: Ni script ni événement ni lien piégé d'un article collé ne passe
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Alors je vois "Trois tendances se confirment & se croisent."
    Et je vois "Des modèles plus petits, sur nos propres machines."
    Et je vois "Des assistants qui agissent, et plus seulement qui répondent."
    Et je ne vois pas "document.location"
    Et je ne vois pas "piège"
    Et aucune page web n'est ouverte

  @MAD-FR16
  Plan du scénario: Sans formation liée, ou connue, l'article ne promet rien
    Étant donné que <cas>
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/blog/<article>"
    Alors je vois "Lecture : 1 min"
    Et je ne vois pas "Aller plus loin"

    Exemples:
      | cas                                             | article                          |
      | le serveur répond normalement                   | images-generees-que-dit-le-droit |
      | la formation "Starter" est retirée du catalogue | le-roi-de-la-formation-ia-en-pme |

  @MAD-FR15
  Scénario: Un article retiré entre-temps le dit
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Et que l'article "Ce qui change en 2026" est retiré du blog
    Quand je tape sur "Ce qui change en 2026"
    Alors je vois "Cet article n'existe pas ou plus."
    Et l'écran "Article" est affiché
    Quand je reviens en arrière
    Alors l'écran "Blog" est affiché
    Et je ne vois pas "Ce qui change en 2026"

  @MAD-FR15
  Scénario: Un article qui se charge, ou n'a pas pu, n'a pas le titre du fil
    Étant donné que le serveur met 2 secondes à répondre
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Alors l'écran "Article" est affiché
    Et je vois "Chargement des articles…"
    Quand j'attends 2 secondes
    Alors l'écran "Ce qui change en 2026" est affiché
    Quand le téléphone est hors connexion
    Et que je quitte de force l'application
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Alors l'écran "Article" est affiché
    Et je vois "Connexion requise"

  @MAD-FR15
  Scénario: Un article corrigé montre son nouveau texte, et sa durée de lecture
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que je vois "Lecture : 1 min"
    Et que le contenu de l'article "Ce qui change en 2026" est :
      """html
      <p>Une quatrième tendance.</p>
      """
    Quand je tire pour rafraîchir
    Alors je vois "Une quatrième tendance."
    Et je ne vois pas "Trois tendances se confirment & se croisent."
    Quand le contenu de l'article "Ce qui change en 2026" est :
      """html
      <p>Une cinquième tendance.</p>
      """
    Et que je reviens en arrière
    Et que je tape sur "Ce qui change en 2026"
    Alors je vois "Une cinquième tendance."
    Et je ne vois pas "Une quatrième tendance."

  @MAD-FR14 @MAD-FR15
  Scénario: De retour de l'article, sa carte dit ce qu'il vient de dire
    Étant donné que j'ouvre l'onglet "Blog"
    Et que le résumé de l'article "Ce qui change en 2026" est "Ce que l'année apporte."
    Quand je tape sur "Ce qui change en 2026"
    Et que je reviens en arrière
    Alors je vois "Ce que l'année apporte." dans "Ce qui change en 2026"
    Et le serveur a reçu 1 appel GET "/articles"

  @MAD-FR14 @MAD-FR27
  Scénario: Une nouvelle ouverte par sa notification est en tête du fil
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je relance l'application
    Et que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Et que je tape sur la notification "Un assistant pour vos devis"
    Et que je vois "Lecture : 1 min"
    Et que je reviens en arrière
    Alors je vois dans l'ordre :
      | Un assistant pour vos devis         |
      | 5 prompts Midjourney pour designers |
      | Petit glossaire de l'IA générative  |
    Et la liste "Blog" a 9 éléments

  @MAD-FR15
  Scénario: Tirer un article le relit, et dit qu'il n'est plus là
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que je vois "Trois tendances se confirment & se croisent."
    Quand l'article "Ce qui change en 2026" est retiré du blog
    Et que je tire pour rafraîchir
    Alors je vois "Cet article n'existe pas ou plus."

  @MAD-FR33 @MAD-FR34
  Plan du scénario: Un lien vers un article l'ouvre à froid, par son nom ou son numéro
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/<chemin>"
    Alors l'onglet "Blog" est sélectionné
    Et l'écran "<écran>" est affiché
    Quand je reviens en arrière
    Alors l'écran "Blog" est affiché

    Exemples:
      | chemin                                | écran                                 |
      | blog/le-roi-de-la-formation-ia-en-pme | Le ROI de la formation IA en PME      |
      | articles/2                            | Le ROI de la formation IA en PME      |
      | article/embarquer-son-equipe          | Embarquer son équipe sans la brusquer |
      | blog/6                                | Petit glossaire de l'IA générative    |

  @MAD-OFF1
  Scénario: Un article déjà lu reste lisible hors connexion
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que je reviens en arrière
    Quand le téléphone est hors connexion
    Et que je tape sur "Ce qui change en 2026"
    Alors je vois "Trois tendances se confirment & se croisent."
    Et je vois "Connexion requise"

  @MAD-FR14
  Scénario: De retour après une longue absence, le fil est à jour
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Et que je mets l'application en arrière-plan
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Et que je reviens dans l'application
    Alors je vois "Un assistant pour vos devis"

  @MAD-FR37
  Scénario: Un article illisible ne cache pas les autres
    Étant donné que le serveur répond 200 à GET "/articles" avec :
      """json
      [{"id": 1, "title": "Sans date"},
       {"id": 2, "title": "Lisible", "published_at": "2026-01-12T08:00:00Z"},
       {"id": 3, "title": "Date en lettres", "published_at": "hier"}]
      """
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Lisible"
    Et je ne vois pas "Sans date"
    Et je ne vois pas "Date en lettres"

  @MAD-FR15
  Scénario: Un article mal écrit se lit comme dans un navigateur
    Étant donné que le contenu de l'article "Ce qui change en 2026" est :
      """html
      <p>Un mot<img> coupé par une image vide.</p>
      <p>Un signe invisi&#127;ble, un nombre &#65a; sans fin.</p>
      <script>piège</script =">
      <p>Voyez <a href ="https://madinia.fr/formations/performer">la formation</a> du mois.</p>
      """
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Alors je vois "Un mot coupé par une image vide."
    Et je vois "Un signe invisible, un nombre Aa; sans fin."
    Quand je tape sur "la formation" dans "Voyez la formation du mois."
    Alors l'écran "Performer" est affiché

  @MAD-FR15 @MAD-OFF1
  Scénario: Hors connexion, un article relu est celui de la dernière lecture
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que je vois "Trois tendances se confirment & se croisent."
    Et que le contenu de l'article "Ce qui change en 2026" est :
      """html
      <p>Une quatrième tendance.</p>
      """
    Et que je tire pour rafraîchir
    Et que je vois "Une quatrième tendance."
    Et que je reviens en arrière
    Quand le téléphone est hors connexion
    Et que je tape sur "Ce qui change en 2026"
    Alors je vois "Une quatrième tendance."
    Et je ne vois pas "Trois tendances se confirment & se croisent."

  @MAD-FR14
  Scénario: Un article a la date du jour où l'on est
    Étant donné que le téléphone passe au fuseau horaire "Pacific/Honolulu"
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "19 janvier 2026" dans "5 prompts Midjourney pour designers"
    Quand je tape sur "5 prompts Midjourney pour designers"
    Alors je vois "19 janvier 2026"
    Et je ne vois pas "20 janvier 2026"
