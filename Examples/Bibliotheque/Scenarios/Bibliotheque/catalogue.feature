# language: fr
Fonctionnalité: Le catalogue

  @BIB-1
  Scénario: Le catalogue se charge, puis la recherche le réduit
    Étant donné que le serveur met 2 secondes à répondre à GET "/books"
    Et que l'application est ouverte
    Alors je vois "Chargement du catalogue…"
    Et je vois "Texaco" dans "Livres" dans les 3 secondes
    Quand je saisis "césaire" dans le champ "Rechercher"
    Alors la liste "Livres" a 1 élément
    Et je vois "Cahier d'un retour au pays natal"
    Quand je saisis "zzz" dans le champ "Rechercher"
    Alors je vois "Aucun livre ne correspond"

  @BIB-1
  Scénario: Après un échec, « Réessayer » aboutit
    Étant donné que le serveur répond 500 aux 3 prochains appels GET "/books"
    Et que l'application est ouverte
    Alors je vois "Le serveur rencontre un problème." dans les 4 secondes
    Quand je tape sur "Réessayer"
    Alors je vois "Texaco"

  @BIB-1
  Scénario: Hors connexion, le catalogue d'hier reste
    Étant donné que l'application est ouverte
    Et que le téléphone est hors connexion
    Quand je relance l'application
    Alors je vois "Connexion requise"
    Et je vois "Texaco" dans "Livres"
    Quand le téléphone est connecté
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Connexion requise"

  @BIB-2
  Plan du scénario: Un lien ouvre un livre
    Quand j'ouvre l'application depuis le lien "<lien>"
    Alors l'écran "Texaco" est affiché
    Et je vois "Patrick Chamoiseau"
    Quand je reviens en arrière
    Alors l'écran "Catalogue" est affiché

    Exemples:
      | lien                                  |
      | https://bibliotheque.example/livres/1 |
      | bibliotheque://livres/1               |

  @BIB-2
  Scénario: Un livre qui n'existe pas, et un livre dont tous les exemplaires sont sortis
    Quand j'ouvre l'application depuis le lien "bibliotheque://livres/99"
    Alors je vois "Ce livre n'est pas au catalogue"
    Quand j'ouvre le lien "bibliotheque://livres/4"
    Alors je vois "Tous les exemplaires sont sortis"
    Et je ne vois pas "Emprunter"

  @BIB-1
  Scénario: Le clavier de la recherche, et le menu qui trie le catalogue
    Étant donné que l'application est ouverte
    Alors le champ "Rechercher" demande le clavier recherche
    Et "Par auteur" est proposé dans "Trier"
    Et je ne vois pas "Par auteur"
    Quand je tape sur "Par titre" dans "Trier"
    Alors je vois dans l'ordre :
      | Cahier d'un retour au pays natal |
      | Texaco                           |
    Quand je tape sur "Par auteur" dans "Trier"
    Alors je vois dans l'ordre :
      | Aimé Césaire       |
      | Patrick Chamoiseau |

  @BIB-2
  Scénario: Les conditions de prêt se déplient
    Quand j'ouvre l'application depuis le lien "bibliotheque://livres/1"
    Alors "Conditions de prêt" est replié
    Et je ne vois pas "Un prêt se prolonge une fois, de deux semaines."
    Quand je tape sur "Conditions de prêt"
    Alors "Conditions de prêt" est déplié
    Et je vois "Un prêt se prolonge une fois, de deux semaines." dans "Conditions de prêt"
