# language: fr
@galerie
Fonctionnalité: Le catalogue seul
  L'accueil, la liste, une fiche et sa pré-inscription, dans chacun de leurs états.

  Contexte:
    Étant donné la fonctionnalité "catalog" seule
    Et que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: L'accueil et ses prochaines sessions
    Quand l'application est ouverte
    Alors je vois dans "Prochaines sessions" :
      | Atelier prompts           |
      | Automatiser son quotidien |
      | Starter                   |

  Scénario: La liste au complet
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors la liste "Formations" a 9 éléments

  Scénario: La liste qui charge
    Étant donné que le serveur met 2 secondes à répondre
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Chargement des formations…"

  Scénario: Une liste vide
    Étant donné que le catalogue est vide
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Aucune formation pour le moment"

  Scénario: La liste en échec
    Étant donné que le serveur répond 500 à GET "/formations"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Et que j'attends 1 minute
    Alors je vois "Le serveur rencontre un problème."

  Scénario: Une seule formation, au titre très long
    Étant donné que le serveur répond 200 à GET "/formations" avec :
      """json
      {"data": [
        {"id": 1, "slug": "longue",
         "title": "Concevoir, déployer et piloter des assistants d'intelligence artificielle générative dans une petite ou moyenne entreprise du bâtiment et des travaux publics",
         "description": "Tout, du premier essai au suivi.", "duration": "2 jours et demi, répartis sur trois semaines",
         "level": "Intermédiaire", "price": "12490.50", "next_session": "2026-02-09T08:00:00Z"}
      ]}
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Concevoir, déployer et piloter des assistants d'intelligence artificielle générative"

  Scénario: La fiche d'une session complète
    Étant donné qu'il reste 0 place à la formation "Starter"
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Complet"

  Plan du scénario: La pré-inscription (<cas>)
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que <serveur>
    Quand <geste>
    Alors je vois "<message>"

    Exemples:
      | cas             | serveur                              | geste                                     | message                                 |
      | adresse refusée | le serveur répond normalement        | je saisis "lucas@x" dans le champ "Email" | Cette adresse email n'est pas valide.   |
      | en envoi        | le serveur met 2 secondes à répondre | je tape sur "Confirmer"                   | Envoi en cours…                         |
      | hors connexion  | le téléphone est hors connexion      | je tape sur "Confirmer"                   | Connexion requise                       |
      | enregistrée     | le serveur répond normalement        | je tape sur "Confirmer"                   | Merci ! Nous vous contacterons bientôt. |

  Scénario: Vers le blog
    Étant donné que l'application est ouverte
    Quand je tape sur "Lire le blog"
    Alors l'écran "blog.list" est affiché
    Et je vois "→ catalog.list"
