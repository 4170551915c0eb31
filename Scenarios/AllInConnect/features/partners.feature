# language: fr
@galerie
Fonctionnalité: Les partenaires seuls
  L'annuaire et la fiche d'un partenaire, dans chacun de leurs états.

  Contexte:
    Étant donné que je suis connecté
    Et que je quitte de force l'application
    Et la fonctionnalité "partners" seule

  Scénario: L'annuaire au complet
    Quand l'application est ouverte
    Alors la liste "Nos partenaires" a 6 éléments

  Scénario: L'annuaire sur le plan
    Quand l'application est ouverte
    Et que je choisis "Plan" dans "Présentation"
    Alors le plan "Nos partenaires" a 6 repères

  Scénario: L'annuaire qui charge
    Étant donné que le serveur met 2 secondes à répondre
    Quand l'application est ouverte
    Alors je vois "Chargement des partenaires…"

  Scénario: Un annuaire vide
    Étant donné qu'il n'y a aucun professionnel
    Quand l'application est ouverte
    Alors je vois "Aucun partenaire pour le moment."

  Plan du scénario: L'annuaire en échec (<cas>)
    Étant donné que <panne>
    Quand l'application est ouverte
    Et que j'attends 1 minute
    Alors je vois "<message>"

    Exemples:
      | cas            | panne                                        | message                           |
      | erreur 500     | le serveur répond 500 à GET "/professionals" | Le serveur rencontre un problème. |
      | hors connexion | le téléphone est hors connexion              | Connexion requise                 |

  Scénario: Un seul partenaire, au nom très long
    Étant donné que le serveur répond 200 à GET "/professionals" avec :
      """json
      [{"id": 1,
        "name": "Confrérie des artisans glaciers, confiseurs et chocolatiers de la vallée de la Roya et du pays mentonnais",
        "category": "FOOD_PLAISIRS", "address": "3 promenade du Soleil",
        "city": "Saint-Martin-de-Bellevue-sur-la-Roya", "latitude": null, "longitude": null,
        "distance": null, "offers": []}]
      """
    Quand l'application est ouverte
    Alors je vois "chocolatiers de la vallée de la Roya et du pays mentonnais"

  Scénario: Autour de moi, sans position
    Étant donné que je refuse de donner ma position
    Et que l'application est ouverte
    Quand j'active "Autour de moi"
    Alors je vois "Votre position n'est pas partagée"

  Scénario: La fiche d'un partenaire
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/professionals/3"
    Alors l'écran "Les Jardins de Menton" est affiché
    Et je vois "3 promenade du Soleil"

  Scénario: Vers un événement
    Étant donné que j'ouvre l'application depuis le lien "https://allinconnect.fr/professionals/3"
    Quand je tape sur "Fête du Citron"
    Alors l'écran "offers.event" est affiché
    Et je vois "→ partners.list"
