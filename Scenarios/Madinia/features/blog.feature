# language: fr
@galerie
Fonctionnalité: Le blog seul
  Le fil et un article, dans chacun de leurs états.

  Contexte:
    Étant donné la fonctionnalité "blog" seule
    Et que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: Le fil au complet
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors la liste "Blog" a 8 éléments

  Scénario: Le fil qui charge
    Étant donné que le serveur met 2 secondes à répondre
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Chargement des articles…"

  Scénario: Un fil vide
    Étant donné que le blog est vide
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Aucun article pour le moment"

  Plan du scénario: Le fil en échec (<cas>)
    Étant donné que <panne>
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 1 minute
    Alors je vois "<message>"

    Exemples:
      | cas            | panne                                   | message                           |
      | erreur 500     | le serveur répond 500 à GET "/articles" | Le serveur rencontre un problème. |
      | hors connexion | le téléphone est hors connexion         | Connexion requise                 |

  Scénario: Un seul article, au titre et au résumé très longs
    Étant donné que le serveur répond 200 à GET "/articles" avec :
      """json
      [{"id": 1, "slug": "long",
        "title": "Ce que douze mois d'intelligence artificielle générative ont changé, et n'ont pas changé, dans le quotidien d'une agence de communication de vingt personnes",
        "excerpt": "Les réunions sont plus courtes, les devis partent plus vite, les relectures prennent plus de temps qu'avant, et personne ne veut revenir en arrière : le bilan détaillé d'une année d'essais, d'erreurs et de bonnes surprises.",
        "content": "<p>Le bilan.</p>", "published_at": "2026-01-12T08:00:00Z"}]
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "dans le quotidien d'une agence de communication de vingt personnes"

  Scénario: Un article avec sa formation
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/blog/5-prompts-midjourney-pour-designers"
    Alors je vois "Prix : 790 €" dans "Aller plus loin"

  Scénario: Un article retiré du blog
    Étant donné que l'article "Ce qui change en 2026" est retiré du blog
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Alors je vois "Cet article n'existe pas ou plus."

  Scénario: Vers la formation d'un article
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/blog/5-prompts-midjourney-pour-designers"
    Quand je tape sur "Performer" dans "Aller plus loin"
    Alors l'écran "catalog.item" est affiché
    Et je vois "→ blog.list"
