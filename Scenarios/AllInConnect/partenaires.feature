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

  @AIC-28
  Scénario: Les partenaires se voient sur un plan, qui se lit comme une liste
    Quand je choisis "Plan" dans "Présentation"
    Alors le plan "Nos partenaires" a 6 repères
    Et je vois "Institut Mimosa : Nice"
    Quand je tape sur "Les Jardins de Menton" dans "Nos partenaires"
    Alors l'écran "Les Jardins de Menton" est affiché
    Quand je reviens en arrière
    Et que je choisis "Liste" dans "Présentation"
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

  @AIC-25
  Scénario: Par catégorie
    Quand je choisis "Beauté & Esthétique" dans "Catégorie"
    Alors je vois "Institut Mimosa"
    Et je ne vois pas "Le Comptoir du Port"

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
