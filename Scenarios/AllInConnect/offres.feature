# language: fr
Fonctionnalité: Les offres et les événements
  Tout ce que les professionnels proposent, cherché par type, catégorie et distance.

  Contexte:
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Offres"

  @AIC-28
  Scénario: La liste montre offres et événements
    Alors l'écran "Offres et événements" est affiché
    Et je vois :
      | Menu dégustation pour deux |
      | Visite des jardins         |
      | Fête du Citron             |
      | Diagnostic de chauffage    |

  @AIC-28
  Scénario: Une offre se lit en entier et mène à qui la propose
    Quand je tape sur "Menu dégustation pour deux"
    Alors l'écran "Menu dégustation pour deux" est affiché
    Et je vois "59"
    Et je vois "Cinq plats de saison"
    Et je vois "Food & plaisirs gourmands"
    Quand je tape sur "Le Comptoir du Port"
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "Le Comptoir du Port" est affiché

  @AIC-28
  Scénario: Un événement dit quand il a lieu, et un événement gratuit le dit
    Quand je tape sur "Fête du Citron"
    Alors je vois "14 février 2026"
    Et je vois "Gratuit"

  @AIC-28
  Scénario: Un événement passé le dit
    Quand je tape sur "Petit déjeuner des indépendants"
    Alors je vois "Terminé"
    Et je ne vois pas "Terminée"

  @AIC-25
  Scénario: La recherche par catégorie et par type
    Quand je choisis "Loisirs & Divertissements" dans "Catégorie"
    Alors je vois "Visite des jardins"
    Et je vois "Fête du Citron"
    Et je ne vois pas "Menu dégustation pour deux"
    Quand je choisis "Événements" dans "Type"
    Alors je vois "Fête du Citron"
    Et je ne vois pas "Visite des jardins"

  @AIC-25
  Scénario: Autour de moi, du plus proche au plus lointain
    Étant donné que le téléphone est à "Nice"
    Quand j'active "Autour de moi"
    Alors je vois dans l'ordre :
      | Soin du visage découverte      |
      | Menu dégustation pour deux     |
      | Visite des jardins             |
      | Massage aux huiles, 60 minutes |
    Et je vois "20 km"
    Et le serveur sait que "camille@exemple.fr" est à "Nice"
    Quand le téléphone est à "Menton"
    Et que je tire pour rafraîchir
    Alors je vois dans l'ordre :
      | Visite des jardins             |
      | Fête du Citron                 |
      | Menu dégustation pour deux     |
      | Soin du visage découverte      |
      | Diagnostic de chauffage        |
      | Massage aux huiles, 60 minutes |
    Et je vois "moins de 100 m" dans "Visite des jardins"
    Et le serveur sait que "camille@exemple.fr" est à "Menton"

  @AIC-25
  Scénario: Le rayon écarte ce qui est loin
    Étant donné que le téléphone est à "Nice"
    Quand j'active "Autour de moi"
    Et que je choisis "10 km" dans "Distance"
    Alors je vois "Soin du visage découverte"
    Et je ne vois pas "Visite des jardins"
    Quand je choisis "Loisirs & Divertissements" dans "Catégorie"
    Alors je vois "Aucune offre ne correspond à votre recherche."
    Quand je choisis "30 km" dans "Distance"
    Alors je vois "Visite des jardins"
    Quand je désactive "Autour de moi"
    Alors "Toutes les distances" est choisi dans "Distance"
    Et "Loisirs & Divertissements" est choisi dans "Catégorie"
    Et je vois "Visite des jardins"

  @AIC-25
  Scénario: Une position refusée n'empêche pas de chercher
    Étant donné que je refuse de donner ma position
    Quand j'active "Autour de moi"
    Alors je vois "Votre position n'est pas partagée"
    Et je vois "Menu dégustation pour deux"
    Et le serveur ne sait pas où est "camille@exemple.fr"
    Quand je choisis "10 km" dans "Distance"
    Alors "Toutes les distances" est choisi dans "Distance"
    Et je vois "Menu dégustation pour deux"

  @AIC-25
  Scénario: Une position introuvable n'empêche pas de chercher
    Étant donné que le téléphone ne sait pas où il est
    Quand j'active "Autour de moi"
    Alors je vois "Votre position est introuvable"
    Et je vois "Menu dégustation pour deux"
    Quand je choisis "10 km" dans "Distance"
    Alors "Toutes les distances" est choisi dans "Distance"
    Et je vois "Menu dégustation pour deux"
    Quand le téléphone est à "Nice"
    Et que je choisis "10 km" dans "Distance"
    Alors "10 km" est choisi dans "Distance"
    Et je ne vois pas "Votre position est introuvable"
    Et je ne vois pas "Visite des jardins"
    Quand le téléphone ne sait pas où il est
    Et que je tire pour rafraîchir
    Alors je vois "Votre position est introuvable"
    Et "Toutes les distances" est choisi dans "Distance"
    Et je vois "Visite des jardins"

  Scénario: Sans offres, la liste le dit
    Étant donné qu'il n'y a aucune offre
    Quand je tire pour rafraîchir
    Alors je vois "Aucune offre pour le moment."

  Scénario: Une recherche sans résultat s'efface
    Étant donné qu'il n'y a aucune offre
    Quand je choisis "Entre pros" dans "Catégorie"
    Alors je vois "Aucune offre ne correspond à votre recherche."
    Quand je tape sur "Effacer la recherche"
    Alors je vois "Aucune offre pour le moment."
    Et "Toutes les catégories" est choisi dans "Catégorie"
    Et je ne vois pas "Effacer la recherche"

  Scénario: Sans réseau la liste le dit, et se charge seule au retour du réseau
    Étant donné que le téléphone est hors connexion
    Quand je choisis "Entre pros" dans "Catégorie"
    Alors je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Petit déjeuner des indépendants"
    Et je ne vois pas "Menu dégustation pour deux"
    Et je ne vois pas "Réessayer"

  Scénario: Quand le serveur est injoignable, on peut réessayer
    Étant donné que le serveur est injoignable
    Quand je choisis "Entre pros" dans "Catégorie"
    Et que j'attends 10 secondes
    Alors je vois "Le serveur est injoignable."
    Quand je tape sur "Réessayer"
    Et que j'attends 10 secondes
    Alors je vois "Le serveur est injoignable."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "Petit déjeuner des indépendants"
    Et je ne vois pas "Menu dégustation pour deux"

  @AIC-10 @AIC-11 @AIC-12 @AIC-15
  Plan du scénario: Une fiche ouverte sans réseau se charge seule au retour du réseau (<titre>)
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que le téléphone est hors connexion
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire"}}, <clé>}
      """
    Et que je tape sur la notification "À lire"
    Alors je vois "Connexion requise"
    Et l'écran "<sans réseau>" est affiché
    Quand le téléphone est connecté
    Alors l'écran "<titre>" est affiché
    Et je ne vois pas "Connexion requise"

    Exemples:
      | clé                                           | sans réseau                | titre                      |
      | "offerId": 101                                | Menu dégustation pour deux | Menu dégustation pour deux |
      | "professionalId": 3                           | Les Jardins de Menton      | Les Jardins de Menton      |
      | "screen": "order_detail", "entityId": "501"   | Commande                   | Menu dégustation pour deux |
      | "screen": "message_thread", "entityId": "801" | Message                    | Le Comptoir du Port        |

  Scénario: La dernière recherche l'emporte sur une réponse lente
    Étant donné que le serveur met 3 secondes à répondre
    Quand je choisis "Entre pros" dans "Catégorie"
    Et que le serveur répond normalement
    Et que je choisis "Food & plaisirs gourmands" dans "Catégorie"
    Et que j'attends 5 secondes
    Alors je vois "Menu dégustation pour deux"
    Et je ne vois pas "Petit déjeuner des indépendants"
    Et "Food & plaisirs gourmands" est choisi dans "Catégorie"

  @AIC-25
  Scénario: La dernière distance l'emporte, et la dernière réponse à « Autour de moi »
    Étant donné que le téléphone est à "Nice"
    Et que j'active "Autour de moi"
    Et que le serveur met 3 secondes à répondre au prochain appel GET "/offers"
    Quand je choisis "50 km" dans "Distance"
    Et que je choisis "10 km" dans "Distance"
    Et que j'attends 5 secondes
    Alors "10 km" est choisi dans "Distance"
    Et je vois "Soin du visage découverte"
    Et je ne vois pas "Visite des jardins"
    Quand le serveur met 3 secondes à répondre au prochain appel GET "/offers"
    Et que je choisis "5 km" dans "Distance"
    Et que je désactive "Autour de moi"
    Et que j'attends 5 secondes
    Alors "Autour de moi" est éteint
    Et je vois "Petit déjeuner des indépendants"

  @AIC-25
  Scénario: « Réessayer » repose la même question, distance et type compris
    Étant donné que le téléphone est à "Nice"
    Et que j'active "Autour de moi"
    Et que je choisis "Offres" dans "Type"
    Et que le serveur est injoignable
    Quand je choisis "10 km" dans "Distance"
    Et que j'attends 10 secondes
    Alors je vois "Le serveur est injoignable."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "Soin du visage découverte"
    Et je ne vois pas "Visite des jardins"
    Et je ne vois pas "Fête du Citron"
    Et "10 km" est choisi dans "Distance"
    Et "Offres" est choisi dans "Type"

  Scénario: Une offre se partage
    Quand je tape sur "Menu dégustation pour deux"
    Et que je tape sur "Partager"
    Alors la feuille de partage propose "Menu dégustation pour deux" avec le lien "https://allinconnect.fr/offers/101"

  @AIC-28
  Scénario: Un événement se partage, et son lien ouvre le même écran
    Quand je tape sur "Fête du Citron"
    Et que je tape sur "Partager"
    Alors la feuille de partage propose "Fête du Citron" avec le lien "https://allinconnect.fr/events/201"
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Alors l'écran "Fête du Citron" est affiché

  @AIC-28
  Plan du scénario: Tirer une fiche la relit, et dit ce qui n'est plus là
    Quand je tape sur "<fiche>"
    Et que je vois "Proposé par"
    Et que l'offre "<fiche>" est retirée
    Et que je tire pour rafraîchir
    Alors je vois "<message>"
    Quand je reviens en arrière
    Alors je vois "Visite des jardins"
    Et je ne vois pas "<fiche>"

    Exemples:
      | fiche                      | message                             |
      | Menu dégustation pour deux | Cette offre n'existe pas ou plus.   |
      | Fête du Citron             | Cet événement n'existe pas ou plus. |

  @AIC-28
  Scénario: Un événement qui finit le premier du mois
    Alors je vois "au 1er mars 2026"

  @AIC-10 @AIC-11
  Plan du scénario: Une fiche qui charge, ou qui n'a pas pu charger, n'est pas la liste (<écran>)
    Étant donné que je quitte de force l'application
    Et que le serveur est injoignable
    Quand j'ouvre l'application depuis le lien "<lien>"
    Alors l'écran "<écran>" est affiché
    Et je vois "<chargement>"
    Quand j'attends 10 secondes
    Alors l'écran "<écran>" est affiché
    Et je vois "Le serveur est injoignable."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors l'écran "<titre>" est affiché

    Exemples:
      | lien                                    | écran      | chargement                 | titre                      |
      | https://allinconnect.fr/offers/101      | Offre      | Chargement de l'offre…     | Menu dégustation pour deux |
      | https://allinconnect.fr/events/201      | Événement  | Chargement de l'événement… | Fête du Citron             |
      | https://allinconnect.fr/professionals/3 | Partenaire | Chargement du partenaire…  | Les Jardins de Menton      |

  Scénario: Une recherche par type sans résultat s'efface
    Étant donné qu'il n'y a aucune offre
    Quand je choisis "Événements" dans "Type"
    Alors je vois "Aucune offre ne correspond à votre recherche."
    Quand je tape sur "Effacer la recherche"
    Alors je vois "Aucune offre pour le moment."
    Et "Offres et événements" est choisi dans "Type"

  @AIC-28
  Scénario: Le nouveau prix qu'une fiche montre est aussi celui de la liste
    Étant donné que le serveur répond 200 à GET "/offers/101" avec :
      """json
      {"id": 101, "title": "Menu dégustation pour deux", "description": "Six plats.", "price": 65, "end": "2026-04-30T21:00:00Z", "type": "OFFRE", "category": "FOOD_PLAISIRS"}
      """
    Quand je tape sur "Menu dégustation pour deux"
    Alors je vois "65 €"
    Quand je reviens en arrière
    Alors je vois "65 €" dans "Menu dégustation pour deux"
    Et je vois "jusqu'au 30 avril 2026" dans "Menu dégustation pour deux"
    Et je ne vois pas "59 €"

  @AIC-28
  Scénario: Une offre retirée qu'une notification ouvre n'est plus dans la liste
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'offre "Visite des jardins" est retirée
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre"}}, "offerId": 103}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors je vois "Cette offre n'existe pas ou plus."
    Quand je reviens en arrière
    Alors je vois "Menu dégustation pour deux"
    Et je ne vois pas "Visite des jardins"

  @AIC-28
  Plan du scénario: Le dernier jour d'une offre, elle vaut jusqu'à son heure (<offre>)
    Étant donné que nous sommes le <jour> à 0:05
    Et que je relance l'application
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "jusqu'au <jour>" dans "<offre>"
    Et je ne vois pas "Terminée" dans "<offre>"
    Quand je tape sur "<offre>"
    Alors je vois "jusqu'au <jour>"
    Et je ne vois pas "Terminée"
    Quand nous sommes le <jour> à <avant>
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Terminée"
    Quand nous sommes le <jour> à <après>
    Et que je tire pour rafraîchir
    Alors je vois "Terminée"
    Quand je reviens en arrière
    Alors je vois "Terminée" dans "<offre>"

    Exemples:
      | offre                      | jour            | avant | après |
      | Menu dégustation pour deux | 31 mars 2026    | 22:55 | 23:05 |
      | Soin du visage découverte  | 28 février 2026 | 18:55 | 19:05 |

  @AIC-28
  Scénario: Le dernier jour d'un événement, il dure jusqu'à son heure
    Étant donné que nous sommes le 1er mars 2026 à 0:05
    Et que je relance l'application
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Alors je ne vois pas "Terminé" dans "Fête du Citron"
    Quand nous sommes le 1er mars 2026 à 18:55
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Terminé" dans "Fête du Citron"
    Quand nous sommes le 1er mars 2026 à 19:05
    Et que je tire pour rafraîchir
    Alors je vois "Terminé" dans "Fête du Citron"
    Et je ne vois pas "Terminée" dans "Fête du Citron"
    Quand je tape sur "Fête du Citron"
    Alors je vois "Terminé"
    Et je ne vois pas "Terminée"

  @AIC-28
  Scénario: Un événement sans heure de fin dure toute sa journée, une offre sans fin ne se termine pas
    Étant donné que le serveur répond 200 à GET "/offers" avec :
      """json
      [
        {"id": 901, "title": "Marché de nuit", "description": "Sur le port.", "start": "2026-01-23T06:00:00Z", "type": "EVENEMENT", "category": "FOOD_PLAISIRS"},
        {"id": 902, "title": "Marché d'hier", "description": "Sur le port.", "start": "2026-01-22T22:30:00Z", "type": "EVENEMENT", "category": "FOOD_PLAISIRS"},
        {"id": 903, "title": "Café offert", "description": "Toujours.", "start": "2025-01-22T22:30:00Z", "type": "OFFRE", "category": "FOOD_PLAISIRS"}
      ]
      """
    Quand je tire pour rafraîchir
    Alors je ne vois pas "Terminé" dans "Marché de nuit"
    Et je vois "Terminé" dans "Marché d'hier"
    Et je ne vois pas "Terminé" dans "Café offert"
    Quand nous sommes le 23 janvier 2026 à 23:55
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Terminé" dans "Marché de nuit"
    Quand nous sommes le 24 janvier 2026 à 0:05
    Et que je tire pour rafraîchir
    Alors je vois "Terminé" dans "Marché de nuit"
    Et je ne vois pas "Terminé" dans "Café offert"

  @AIC-28
  Scénario: Ce qui n'a pas commencé dit à partir de quand
    Étant donné que nous sommes le 4 janvier 2026 à 23:50
    Et que je relance l'application
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "à partir du 5 janvier 2026" dans "Diagnostic de chauffage"
    Et je vois "du 5 janvier 2026 au 30 avril 2026" dans "Massage aux huiles, 60 minutes"
    Et je vois "jusqu'au 31 mars 2026" dans "Menu dégustation pour deux"
    Quand nous sommes le 5 janvier 2026 à 9:10
    Et que je tire pour rafraîchir
    Alors je ne vois pas "à partir du" dans "Diagnostic de chauffage"
    Et je vois "jusqu'au 30 avril 2026" dans "Massage aux huiles, 60 minutes"

  @AIC-28
  Plan du scénario: Un événement a lieu au jour et à l'heure d'ici (<fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Quand je tape sur "Petit déjeuner des indépendants"
    Alors je vois "<période>"

    Exemples:
      | fuseau              | période                                               |
      | Europe/Paris        | 20 janvier 2026, de 08:30 à 10:30                     |
      | America/Los_Angeles | du 19 janvier 2026 à 23:30 au 20 janvier 2026 à 01:30 |
      | Asia/Tokyo          | 20 janvier 2026, de 16:30 à 18:30                     |

  @AIC-25
  Scénario: Ce dont la distance n'est pas connue vient après le plus lointain, et le reste garde l'ordre du serveur
    Étant donné que le téléphone est à "Nice"
    Et que le serveur répond 200 à GET "/offers" avec :
      """json
      [
        {"id": 901, "title": "Sans lieu", "description": "En ligne.", "type": "OFFRE", "category": "FOOD_PLAISIRS"},
        {"id": 902, "title": "Loin", "description": "À pied.", "type": "OFFRE", "category": "FOOD_PLAISIRS", "distance": 42.4},
        {"id": 903, "title": "Aussi sans lieu", "description": "En ligne.", "type": "OFFRE", "category": "FOOD_PLAISIRS"},
        {"id": 904, "title": "Tout près", "description": "À pied.", "type": "OFFRE", "category": "FOOD_PLAISIRS", "distance": 0.4},
        {"id": 905, "title": "Tout près aussi", "description": "À pied.", "type": "OFFRE", "category": "FOOD_PLAISIRS", "distance": 0.4},
        {"id": 906, "title": "Ici même", "description": "À pied.", "type": "OFFRE", "category": "FOOD_PLAISIRS", "distance": 0}
      ]
      """
    Quand j'active "Autour de moi"
    Alors je vois dans l'ordre :
      | Ici même        |
      | Tout près       |
      | Tout près aussi |
      | Loin            |
      | Sans lieu       |
      | Aussi sans lieu |
    Et je vois "0,4 km" dans "Tout près"
    Et je vois "42 km" dans "Loin"
    Et je ne vois pas "km" dans "Sans lieu"

  @AIC-28
  Scénario: D'une fiche à la suivante, chacune dit ce qui est à elle
    Quand je tape sur "Menu dégustation pour deux"
    Et que je vois "Cinq plats de saison"
    Et que je reviens en arrière
    Et que le serveur met 5 secondes à répondre
    Et que je tape sur "Visite des jardins"
    Alors l'écran "Visite des jardins" est affiché
    Et je vois "Une entrée achetée, une entrée offerte." à cet instant
    Et je ne vois pas "Cinq plats de saison"
    Quand j'attends 10 secondes
    Alors je vois "Une entrée achetée, une entrée offerte."
    Quand je tape sur "Les Jardins de Menton, Menton"
    Alors l'écran "Les Jardins de Menton" est affiché dans les 10 secondes

  @AIC-28
  Plan du scénario: Chaque offre mène à qui la propose (<offre>)
    Quand je tape sur "<offre>"
    Et que je tape sur "<lieu>"
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "<partenaire>" est affiché
    Quand j'ouvre l'onglet "Offres"
    Alors l'écran "<offre>" est affiché

    Exemples:
      | offre                           | lieu                                       | partenaire                   |
      | Soin du visage découverte       | Institut Mimosa, Nice                      | Institut Mimosa              |
      | Diagnostic de chauffage         | Antibes Dépannage, Antibes                 | Antibes Dépannage            |
      | Petit déjeuner des indépendants | Atelier Saint-Tropez Conseil, Saint-Tropez | Atelier Saint-Tropez Conseil |

  @AIC-28
  Scénario: Deux taps sur une offre n'ouvrent qu'une fiche
    Quand je tape deux fois de suite sur "Menu dégustation pour deux"
    Alors l'écran "Menu dégustation pour deux" est affiché
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

  @AIC-28
  Scénario: Ce qui paraît pendant un quart d'heure d'absence est dans la liste au retour
    Étant donné que je mets l'application en arrière-plan
    Et que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que j'attends 15 minutes
    Quand je reviens dans l'application
    Alors je vois "Citrons confits"
    Et je vois "Menu dégustation pour deux"

  @AIC-25
  Scénario: Tirer la liste garde la recherche, et relit tout
    Étant donné que je choisis "Loisirs & Divertissements" dans "Catégorie"
    Et que je choisis "Offres" dans "Type"
    Quand le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que je tire pour rafraîchir
    Alors je vois "Citrons confits"
    Et je vois "Visite des jardins"
    Et je ne vois pas "Fête du Citron"
    Et je ne vois pas "Menu dégustation pour deux"
    Quand je choisis "Toutes les catégories" dans "Catégorie"
    Alors je vois "Menu dégustation pour deux"
    Et je ne vois pas "Fête du Citron"
    Quand je choisis "Offres et événements" dans "Type"
    Alors je vois "Fête du Citron"

  @AIC-28
  Scénario: Deux offres du même titre se distinguent, et mènent chacune à la sienne
    Étant donné que le serveur publie l'offre "Brunch" de "Le Comptoir du Port"
    Et que le serveur publie l'offre "Brunch" de "Institut Mimosa"
    Quand je tire pour rafraîchir
    Et que je tape sur "Brunch, Institut Mimosa, Nice"
    Alors l'écran "Brunch" est affiché
    Et je vois "Institut Mimosa, Nice"
    Et je ne vois pas "Le Comptoir du Port, Nice"
    Quand je reviens en arrière
    Et que je tape sur "Brunch, Le Comptoir du Port, Nice"
    Alors je vois "Le Comptoir du Port, Nice"
    Et je ne vois pas "Institut Mimosa, Nice"

  @AIC-28
  Scénario: Tirer une fiche sans réseau garde ce qu'on lit, autant de fois qu'on la tire
    Étant donné que je tape sur "Menu dégustation pour deux"
    Et que le téléphone est hors connexion
    Quand je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Et je vois "Cinq plats de saison"
    Quand je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Et je vois "Cinq plats de saison"
    Quand le téléphone est connecté
    Alors je ne vois pas "Connexion requise"
    Et je vois "Cinq plats de saison"
