# language: fr
Fonctionnalité: Les activités de la commune
  Le catalogue, avec les faits d'une mairie : un lieu, un public, un tarif, une séance.

  @MAI-1
  Scénario: L'accueil montre les prochaines séances, et mène à la liste et aux réglages
    Étant donné que le serveur met 2 secondes à répondre à GET "/activites"
    Et que l'application est ouverte
    Alors je vois "Chargement des activités…"
    Et je vois "Yoga doux" dans "Prochaines séances" dans les 3 secondes
    Et je ne vois pas "Petits chefs"
    Quand je tape sur "Toutes les activités"
    Alors la liste "Activités" a 3 éléments
    Quand je reviens en arrière
    Et que je tape sur "Réglages"
    Alors l'écran "Réglages" est affiché

  @MAI-1
  Scénario: Deux filtres réduisent la liste, et s'effacent
    Quand j'ouvre l'application depuis le lien "https://mairie.example/activites"
    Et que je choisis "Adultes" dans "Public"
    Alors la liste "Activités" a 2 éléments
    Quand je choisis "Numérique" dans "Thème"
    Alors la liste "Activités" a 1 élément
    Et je vois "Premiers pas sur internet"
    Quand je choisis "Enfants" dans "Public"
    Alors je vois "Aucune activité ne correspond à ces filtres."
    Quand je tape sur "Effacer les filtres"
    Alors la liste "Activités" a 3 éléments

  @MAI-1
  Plan du scénario: Une fiche dit où, pour qui, à quel prix et quand
    Quand j'ouvre l'application depuis le lien "mairie://activites/<numéro>"
    Alors l'écran "<titre>" est affiché
    Et je vois :
      | <lieu>   |
      | <public> |
      | <tarif>  |
      | <séance> |
    Et je ne vois pas "places"
    Quand je tape sur "Partager"
    Alors la feuille de partage propose "<titre>" avec le lien "https://mairie.example/activites/<numéro>"

    Exemples:
      | numéro | titre                     | lieu               | public  | tarif                      | séance          |
      | 1      | Yoga doux                 | Salle des fêtes    | Adultes | 6 €                        | 27 janvier 2026 |
      | 2      | Premiers pas sur internet | Médiathèque        | Adultes | Gratuit                    | 3 février 2026  |
      | 3      | Petits chefs              | Cantine de l'école | Enfants | Selon le quotient familial | À la rentrée    |

  @MAI-1
  Scénario: Une saison vide, un échec puis un nouvel essai, une fiche qui n'existe plus
    Étant donné que le serveur répond 500 aux 3 prochains appels GET "/activites"
    Et que l'application est ouverte
    Alors je vois "Le serveur rencontre un problème." dans les 4 secondes
    Quand le serveur répond 200 au prochain appel GET "/activites" avec :
      """json
      []
      """
    Et que je tape sur "Réessayer"
    Et que je tape sur "Toutes les activités"
    Alors je vois "Aucune activité cette saison"
    Quand je tire pour rafraîchir
    Alors la liste "Activités" a 3 éléments
    Quand j'ouvre le lien "mairie://activites/99"
    Alors je vois "Cette activité n'existe pas ou plus."

  @MAI-1
  Scénario: Hors connexion, ce qui a été lu reste lisible
    Étant donné que l'application est ouverte
    Et que le téléphone est hors connexion
    Quand je tape sur "Toutes les activités"
    Et que je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Quand je tape sur "Yoga doux"
    Alors je vois "Une couverture" dans "À apporter"
