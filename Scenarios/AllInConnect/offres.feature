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

  @AIC-25
  Scénario: Le rayon écarte ce qui est loin
    Étant donné que le téléphone est à "Nice"
    Quand j'active "Autour de moi"
    Et que je choisis "10 km" dans "Distance"
    Alors je vois "Soin du visage découverte"
    Et je ne vois pas "Visite des jardins"

  @AIC-25
  Scénario: Une position refusée n'empêche pas de chercher
    Étant donné que je refuse de donner ma position
    Quand j'active "Autour de moi"
    Alors je vois "Votre position n'est pas partagée"
    Et je vois "Menu dégustation pour deux"
    Et le serveur ne sait pas où est "camille@exemple.fr"

  @AIC-25
  Scénario: Une position introuvable n'empêche pas de chercher
    Étant donné que le téléphone ne sait pas où il est
    Quand j'active "Autour de moi"
    Alors je vois "Votre position est introuvable"
    Et je vois "Menu dégustation pour deux"

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

  Scénario: Sans réseau la liste le dit, et se charge seule au retour du réseau
    Étant donné que le téléphone est hors connexion
    Quand je choisis "Entre pros" dans "Catégorie"
    Alors je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Petit déjeuner des indépendants"
    Et je ne vois pas "Réessayer"

  Scénario: Quand le serveur est injoignable, on peut réessayer
    Étant donné que le serveur est injoignable
    Quand je choisis "Entre pros" dans "Catégorie"
    Et que j'attends 10 secondes
    Alors je vois "Le serveur est injoignable."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "Petit déjeuner des indépendants"

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
