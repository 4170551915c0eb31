# language: fr
Fonctionnalité: Les partenaires
  L'accueil montre les professionnels, leurs offres et leurs événements.

  Contexte:
    Étant donné que je suis connecté

  @AIC-28
  Scénario: Un partenaire se lit en entier, et mène à ses offres
    Quand je tape sur "Les Jardins de Menton"
    Alors l'écran "Les Jardins de Menton" est affiché
    Et je vois "3 promenade du Soleil"
    Et je vois "Menton"
    Et je vois "Loisirs & Divertissements"
    Quand je tape sur "Fête du Citron"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Fête du Citron" est affiché
    Quand j'ouvre l'onglet "Accueil"
    Alors l'écran "Les Jardins de Menton" est affiché
    Et je vois "Fête du Citron" dans "Événements"
    Et je ne vois pas "Visite des jardins" dans "Événements"
    Quand je tape sur "Visite des jardins"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Visite des jardins" est affiché
    Et je vois "Une entrée achetée, une entrée offerte."

  @AIC-28
  Scénario: Les partenaires se voient sur un plan, qui se lit comme une liste
    Quand je choisis "Plan" dans "Présentation"
    Alors le plan "Nos partenaires" a 6 repères
    Et je vois "Institut Mimosa : Nice"
    Quand je tape sur "Les Jardins de Menton" dans "Nos partenaires"
    Alors l'écran "Les Jardins de Menton" est affiché
    Quand je reviens en arrière
    Alors le plan "Nos partenaires" a 6 repères
    Quand je choisis "Liste" dans "Présentation"
    Alors la liste "Nos partenaires" a 6 éléments

  @AIC-25
  Scénario: Autour de moi, du plus proche au plus lointain
    Étant donné que le téléphone est à "Menton"
    Quand j'active "Autour de moi"
    Alors je vois dans l'ordre :
      | Les Jardins de Menton |
      | Le Comptoir du Port   |
      | Antibes Dépannage     |
      | Croisette Bien-être   |
    Et le serveur sait que "camille@exemple.fr" est à "Menton"
    Quand le téléphone est à "Cannes"
    Et que je tire pour rafraîchir
    Alors je vois dans l'ordre :
      | Croisette Bien-être   |
      | Antibes Dépannage     |
      | Le Comptoir du Port   |
      | Les Jardins de Menton |
    Et le serveur sait que "camille@exemple.fr" est à "Cannes"

  @AIC-25
  Scénario: Par catégorie
    Quand je choisis "Beauté & Esthétique" dans "Catégorie"
    Alors je vois "Institut Mimosa"
    Et je ne vois pas "Le Comptoir du Port"
    Quand je choisis "Plan" dans "Présentation"
    Alors le plan "Nos partenaires" a 1 repère
    Quand je choisis "Toutes les catégories" dans "Catégorie"
    Alors le plan "Nos partenaires" a 6 repères

  Scénario: Un annuaire vide le dit
    Étant donné qu'il n'y a aucun professionnel
    Quand je tire pour rafraîchir
    Alors je vois "Aucun partenaire pour le moment."

  Scénario: Un serveur en panne le dit, et on réessaie
    Étant donné que le serveur répond 503 aux 3 prochains appels
    Quand je choisis "Beauté & Esthétique" dans "Catégorie"
    Alors je vois "Réessayer" dans les 4 secondes
    Quand je tape sur "Réessayer"
    Alors je vois "Institut Mimosa"
    Et je ne vois pas "Le Comptoir du Port"

  @AIC-28
  Scénario: Un partenaire se partage, et son lien ouvre le même écran
    Quand je tape sur "Les Jardins de Menton"
    Et que je tape sur "Partager"
    Alors la feuille de partage propose "Les Jardins de Menton" avec le lien "https://allinconnect.fr/professionals/3"
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/professionals/3"
    Alors l'écran "Les Jardins de Menton" est affiché

  @AIC-25
  Scénario: Le rayon écarte ce qui est loin
    Étant donné que le téléphone est à "Menton"
    Quand j'active "Autour de moi"
    Et que je choisis "10 km" dans "Distance"
    Alors je vois "Les Jardins de Menton"
    Et je ne vois pas "Croisette Bien-être"
    Quand je désactive "Autour de moi"
    Alors "Toutes les distances" est choisi dans "Distance"
    Et je vois "Croisette Bien-être"

  @AIC-20 @AIC-28
  Scénario: Une fiche restée ouverte se recharge quand on s'est reconnecté depuis un autre onglet
    Étant donné que je tape sur "Les Jardins de Menton"
    Et que je vois "3 promenade du Soleil"
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Et que je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Et que je tape sur "Se connecter"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Et que je vois "Menu dégustation pour deux"
    Quand j'ouvre l'onglet "Accueil"
    Alors l'écran "Les Jardins de Menton" est affiché
    Et je vois "3 promenade du Soleil"

  @AIC-28
  Scénario: Un partenaire dit combien il propose, au singulier comme au pluriel
    Alors je vois "2 offres et événements" dans "Les Jardins de Menton"
    Et je vois "Loisirs & Divertissements" dans "Les Jardins de Menton"
    Et je vois "1 offre ou événement" dans "Le Comptoir du Port"
    Et je vois "Food & plaisirs gourmands" dans "Le Comptoir du Port"
    Quand le serveur publie l'offre "Brunch" de "Le Comptoir du Port"
    Et que je tire pour rafraîchir
    Alors je vois "2 offres et événements" dans "Le Comptoir du Port"
    Quand le professionnel "Citron & Cie" s'installe à "Menton" dans la catégorie "Food & plaisirs gourmands"
    Et que je tire pour rafraîchir
    Alors je ne vois pas "offre" dans "Citron & Cie"
    Quand je tape sur "Citron & Cie"
    Alors je vois "Aucune offre pour le moment."

  @AIC-28
  Scénario: Ce qu'une fiche apprend d'un partenaire se voit aussi dans l'annuaire
    Quand le serveur publie l'offre "Brunch" de "Le Comptoir du Port"
    Et que je tape sur "Le Comptoir du Port"
    Alors je vois "Brunch"
    Quand je reviens en arrière
    Alors je vois "2 offres et événements" dans "Le Comptoir du Port"

  @AIC-28
  Scénario: Un partenaire retiré n'est plus dans l'annuaire, ni sur le plan
    Étant donné que je tape sur "Les Jardins de Menton"
    Et que je vois "3 promenade du Soleil"
    Quand le serveur répond 404 à GET "/professionals/3"
    Et que je tire pour rafraîchir
    Alors je vois "Ce partenaire n'existe pas ou plus."
    Et je ne vois pas "3 promenade du Soleil"
    Quand je reviens en arrière
    Alors la liste "Nos partenaires" a 5 éléments
    Et je ne vois pas "Les Jardins de Menton"
    Quand je choisis "Plan" dans "Présentation"
    Alors le plan "Nos partenaires" a 5 repères

  @AIC-28
  Plan du scénario: Chaque repère et chaque carte mène à son partenaire (<partenaire>)
    Quand je tape sur "<partenaire>"
    Alors l'écran "<partenaire>" est affiché
    Et je vois "<adresse>"
    Quand je reviens en arrière
    Et que je choisis "Plan" dans "Présentation"
    Et que je tape sur "<partenaire>" dans "Nos partenaires"
    Alors l'écran "<partenaire>" est affiché
    Et je vois "<adresse>"
    Quand je tape sur "Partager"
    Alors la feuille de partage propose "<partenaire>" avec le lien "<lien>"

    Exemples:
      | partenaire                   | adresse             | lien                                    |
      | Le Comptoir du Port          | 12 quai Lunel, Nice | https://allinconnect.fr/professionals/1 |
      | Atelier Saint-Tropez Conseil | 5 place des Lices   | https://allinconnect.fr/professionals/6 |

  @AIC-28
  Scénario: Deux taps sur un partenaire n'ouvrent qu'une fiche
    Quand je tape deux fois de suite sur "Les Jardins de Menton"
    Alors l'écran "Les Jardins de Menton" est affiché
    Quand je reviens en arrière
    Alors l'écran "Nos partenaires" est affiché

  Scénario: La dernière recherche l'emporte sur une réponse lente
    Étant donné que le serveur met 3 secondes à répondre au prochain appel GET "/professionals"
    Quand je choisis "Entre pros" dans "Catégorie"
    Et que je choisis "Beauté & Esthétique" dans "Catégorie"
    Et que j'attends 5 secondes
    Alors je vois "Institut Mimosa"
    Et je ne vois pas "Atelier Saint-Tropez Conseil"
    Et "Beauté & Esthétique" est choisi dans "Catégorie"

  @AIC-25
  Plan du scénario: Sans position, aucune distance ne reste choisie (<cas>)
    Étant donné que <cas>
    Quand je choisis "10 km" dans "Distance"
    Alors je vois "<message>"
    Et "Toutes les distances" est choisi dans "Distance"
    Et la liste "Nos partenaires" a 6 éléments

    Exemples:
      | cas                                | message                           |
      | je refuse de donner ma position    | Votre position n'est pas partagée |
      | le téléphone ne sait pas où il est | Votre position est introuvable    |

  @AIC-25
  Scénario: Ce dont la distance n'est pas connue vient après le plus lointain
    Étant donné que le téléphone est à "Nice"
    Et que le serveur répond 200 à GET "/professionals" avec :
      """json
      [
        {"id": 901, "name": "Sans adresse", "category": "FOOD_PLAISIRS", "city": null, "offers": []},
        {"id": 902, "name": "Loin", "category": "FOOD_PLAISIRS", "city": "Grasse", "distance": 42.4, "offers": []},
        {"id": 903, "name": "Tout près", "category": "FOOD_PLAISIRS", "city": "Nice", "distance": 0.4, "offers": []}
      ]
      """
    Quand j'active "Autour de moi"
    Alors je vois dans l'ordre :
      | Tout près    |
      | Loin         |
      | Sans adresse |

  @AIC-28
  Scénario: Ce qui s'installe pendant un quart d'heure d'absence est dans l'annuaire au retour
    Étant donné que je mets l'application en arrière-plan
    Et que le professionnel "Citron & Cie" s'installe à "Menton" dans la catégorie "Food & plaisirs gourmands"
    Et que j'attends 15 minutes
    Quand je reviens dans l'application
    Alors je vois "Citron & Cie"
    Et la liste "Nos partenaires" a 7 éléments
