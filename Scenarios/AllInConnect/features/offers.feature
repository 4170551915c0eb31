# language: fr
@galerie
Fonctionnalité: Les offres seules
  La liste et la fiche d'une offre, dans chacun de leurs états.

  Contexte:
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "offers" seule

  Scénario: La liste au complet
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Offres"
    Alors la liste "Offres et événements" a 7 éléments

  Scénario: La liste qui charge
    Étant donné que le serveur met 2 secondes à répondre
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Offres"
    Alors je vois "Chargement des offres…"

  Scénario: Une liste vide
    Étant donné qu'il n'y a aucune offre
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Offres"
    Alors je vois "Aucune offre pour le moment."

  Scénario: Une recherche sans résultat
    Étant donné qu'il n'y a aucune offre
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Offres"
    Quand je choisis "Entre pros" dans "Catégorie"
    Alors je vois "Aucune offre ne correspond à votre recherche."

  Plan du scénario: La liste en échec (<cas>)
    Étant donné que <panne>
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Offres"
    Et que j'attends 1 minute
    Alors je vois "<message>"

    Exemples:
      | cas            | panne                                 | message                           |
      | erreur 500     | le serveur répond 500 à GET "/offers" | Le serveur rencontre un problème. |
      | hors connexion | le téléphone est hors connexion       | Connexion requise                 |

  Scénario: Une seule offre, au titre très long
    Étant donné que le serveur répond 200 à GET "/offers" avec :
      """json
      [{"id": 1,
        "title": "Menu dégustation en sept services pour deux personnes, accord mets et vins compris, avec visite de la cave et rencontre du chef",
        "description": "Sur réservation.", "price": 12490.50, "start": "2026-01-06T08:00:00Z", "end": "2026-03-31T21:59:59Z",
        "type": "OFFRE", "category": "FOOD_PLAISIRS", "distance": null,
        "professional": {"id": 1, "name": "Confrérie des artisans glaciers, confiseurs et chocolatiers du pays mentonnais",
          "category": "FOOD_PLAISIRS", "address": "3 promenade du Soleil", "city": "Menton", "latitude": null, "longitude": null}}]
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Offres"
    Alors je vois "avec visite de la cave et rencontre du chef"

  Scénario: La fiche d'un événement
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Alors l'écran "Fête du Citron" est affiché
    Et je vois "Gratuit"

  Scénario: Une offre retirée
    Étant donné que l'offre "Menu dégustation pour deux" est retirée
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/offers/101"
    Alors je vois "Cette offre n'existe pas ou plus."

  Scénario: Vers le partenaire
    Étant donné que j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Quand je tape sur "Les Jardins de Menton"
    Alors l'écran "partners.partner" est affiché
    Et je vois "→ offers.list"
