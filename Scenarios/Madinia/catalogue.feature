# language: fr
Fonctionnalité: Découvrir les formations
  Ce qu'il faut savoir d'une formation se lit en cinq secondes : durée, niveau, prix, prochaine session.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte

  @MAD-FR5 @MAD-FR36
  Scénario: La liste montre toutes les formations, dans l'ordre du catalogue
    Quand j'ouvre l'onglet "Formations"
    Alors je vois dans l'ordre :
      | Starter                   |
      | Performer                 |
      | Master                    |
      | IA pour le marketing      |
      | IA pour les RH            |
      | Midjourney pour designers |
      | Automatiser son quotidien |
      | Dirigeants et IA          |
      | Atelier prompts           |
    Et le serveur a reçu 1 appel GET "/formations"
    Et le serveur a reçu GET "/formations" avec l'en-tête "Accept" "application/json"

  @MAD-FR5 @MAD-FR6
  Plan du scénario: Une carte porte les quatre badges de la formation
    Quand j'ouvre l'onglet "Formations"
    Alors je vois dans "<formation>" :
      | Durée : <durée>               |
      | Niveau : <niveau>             |
      | Prix : <prix>                 |
      | Prochaine session : <session> |

    Exemples:
      | formation                 | durée   | niveau        | prix        | session         |
      | Starter                   | 2 jours | Débutant      | 490 €       | 9 février 2026  |
      | Performer                 | 2 jours | Intermédiaire | 790 €       | 15 février 2026 |
      | Master                    | 3 jours | Avancé        | 1 490 €     | 23 mars 2026    |
      | Midjourney pour designers | 1 jour  | Intermédiaire | 390,50 €    | 27 février 2026 |
      | IA pour les RH            | 1 jour  | Débutant      | 450 €       | Date à venir    |
      | Dirigeants et IA          | 1 jour  | Débutant      | Sur demande | 14 avril 2026   |

  @MAD-FR7 @MAD-FR6
  Scénario: Le détail dit tout d'une formation, puis on revient à la liste
    Étant donné que j'ouvre l'onglet "Formations"
    Quand je tape sur "Performer"
    Alors l'écran "Performer" est affiché
    Et je vois :
      | Durée : 2 jours                                        |
      | Niveau : Intermédiaire                                 |
      | Prix : 790 €                                           |
      | Prochaine session : 15 février 2026                    |
      | Automatiser la création visuelle avec l'IA générative. |
    Et je vois "Garder la maîtrise de la qualité et des droits" dans "Objectifs"
    Et je vois "Avoir suivi Starter, ou utiliser déjà l'IA générative chaque semaine." dans "Prérequis"
    Et "Pré-inscription" est activable
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché
    Et l'onglet "Formations" est sélectionné

  @MAD-FR7
  Scénario: Une formation sans prix ni date se lit aussi
    Étant donné que la formation "Starter" n'a ni prix ni prochaine session
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Alors je vois "Prix : Sur demande"
    Et je vois "Prochaine session : Date à venir"

  @MAD-FR5
  Scénario: Tirer la liste la met à jour
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je vois "Prix : 490 €" dans "Starter"
    Quand le prix de la formation "Starter" passe à 390 €
    Alors je vois "Prix : 490 €" dans "Starter"
    Quand je tire pour rafraîchir
    Alors je vois "Prix : 390 €" dans "Starter"
    Et le serveur a reçu 2 appels GET "/formations"

  @MAD-FR7
  Scénario: Le détail montre le prix du jour, même si la liste est ancienne
    Étant donné que j'ouvre l'onglet "Formations"
    Et que le prix de la formation "Starter" passe à 390 €
    Quand je tape sur "Starter"
    Alors je vois "Prix : 390 €"
    Et je ne vois pas "Prix : 490 €"

  @MAD-FR5 @MAD-FR7
  Scénario: De retour de la fiche, la carte dit la même chose qu'elle, dans la liste et à l'accueil
    Étant donné que j'ouvre l'onglet "Formations"
    Et que le prix de la formation "Starter" passe à 390 €
    Et que la prochaine session de la formation "Starter" est le 12 février 2026
    Et que le niveau de la formation "Starter" est "Intermédiaire"
    Quand je tape sur "Étape 1 : Starter"
    Et que je vois "Prix : 390 €"
    Et que je reviens en arrière
    Alors je vois dans "Starter" :
      | Prix : 390 €                        |
      | Prochaine session : 12 février 2026 |
      | Niveau : Intermédiaire              |
    Et je ne vois pas "Prix : 490 €"
    Et le serveur a reçu 1 appel GET "/formations"
    Quand j'ouvre l'onglet "Accueil"
    Alors je vois "12 février 2026" dans "Starter"
    Et je ne vois pas "9 février 2026"

  @MAD-FR5 @MAD-FR7
  Scénario: Une fiche relue une deuxième fois change aussi la carte une deuxième fois
    Étant donné que j'ouvre l'onglet "Formations"
    Et que le prix de la formation "Performer" passe à 700 €
    Et que je tape sur "Étape 2 : Performer"
    Et que je reviens en arrière
    Et que je vois "Prix : 700 €" dans "Performer"
    Quand le prix de la formation "Performer" passe à 600 €
    Et que je tape sur "Étape 2 : Performer"
    Alors je vois "Prix : 600 €"
    Quand je reviens en arrière
    Alors je vois "Prix : 600 €" dans "Performer"
    Et je ne vois pas "Prix : 700 €"

  @MAD-FR5
  Scénario: Deux tapes rapides n'ouvrent qu'un détail
    Étant donné que j'ouvre l'onglet "Formations"
    Quand je tape deux fois de suite sur "Starter"
    Alors l'écran "Starter" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché
    Et le serveur a reçu 1 appel GET "/formations/starter"

  @MAD-FR5
  Scénario: Un catalogue vide le dit
    Étant donné que le catalogue est vide
    Quand j'ouvre l'onglet "Formations"
    Et que je tire pour rafraîchir
    Alors je vois "Aucune formation pour le moment"

  @MAD-FR36
  Scénario: Toutes les pages du catalogue sont lues
    Étant donné que j'ouvre l'onglet "Formations"
    Et que le serveur a reçu 1 appel GET "/formations"
    Quand le catalogue est servi par pages de 4
    Et que je tire pour rafraîchir
    Alors je vois "Atelier prompts"
    Et le serveur a reçu 4 appels GET "/formations"

  @MAD-FR7
  Scénario: Une formation retirée entre-temps le dit, sans proposer de s'y inscrire
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je vois "Atelier prompts"
    Et que la formation "Atelier prompts" est retirée du catalogue
    Quand je tape sur "Atelier prompts"
    Alors je vois "Cette formation n'existe pas ou plus."
    Et l'écran "Formation" est affiché
    Et je ne vois pas "Pré-inscription"

  @MAD-FR7
  Scénario: Une fiche qui se charge, ou n'a pas pu, n'a pas le titre de la liste
    Étant donné que le serveur met 2 secondes à répondre
    Et que je quitte de force l'application
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors l'écran "Formation" est affiché
    Et je vois "Chargement des formations…"
    Quand j'attends 2 secondes
    Alors l'écran "Starter" est affiché
    Quand le téléphone est hors connexion
    Et que je quitte de force l'application
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors l'écran "Formation" est affiché
    Et je vois "Connexion requise"

  @MAD-FR36
  Scénario: Une formation illisible ne cache pas les autres
    Étant donné que je quitte de force l'application
    Et que le serveur répond 200 à GET "/formations" avec :
      """json
      {"data": [
        {"id": 1, "slug": "starter", "title": "Starter", "description": "Les bases.", "duration": "2 jours",
         "level": "Débutant", "price": "490.00"},
        {"id": 2, "title": "Sans durée", "description": "…", "level": "Débutant", "price": 90},
        {"id": 3, "title": "Prix en lettres", "description": "…", "duration": "1 jour", "level": "Débutant", "price": "cher"},
        null,
        {"id": 5, "title": "Master", "description": "…", "duration": "3 jours", "level": "Avancé", "price": null}
      ]}
      """
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "Prix : 490 €" dans "Starter"
    Et je vois "Prix : Sur demande" dans "Master"
    Et je ne vois pas "Sans durée"
    Et je ne vois pas "Prix en lettres"

  @MAD-FR36
  Plan du scénario: Ce qui n'est pas une liste de formations n'en est pas une vide
    Étant donné que je quitte de force l'application
    Et que le serveur répond <statut> à GET "/formations" avec :
      """
      <corps>
      """
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "La réponse du serveur est illisible."
    Et je ne vois pas "Aucune formation pour le moment"

    Exemples:
      | statut | corps                  |
      | 200    | <html>Bienvenue</html> |
      | 200    |                        |
      | 200    | {"message": "Bonjour"} |
      | 200    | [{"id": 1}, {"id": 2}] |
      | 200    | "formations"           |
      | 202    | []                     |

  @MAD-FR7
  Scénario: Une formation lue, puis retirée, quitte aussi le parcours
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Étape 3 : Master"
    Et que la formation "Master" est retirée du catalogue
    Et que je tire pour rafraîchir
    Et que je vois "Cette formation n'existe pas ou plus."
    Quand je reviens en arrière
    Alors je vois "Étape 1 : Starter"
    Et je ne vois pas "Étape 3 : Master"

  @MAD-FR7
  Scénario: La fiche d'une étape dit d'abord où l'on en est
    Étant donné que j'ouvre l'onglet "Formations"
    Quand je tape sur "Étape 2 : Performer"
    Alors je vois dans l'ordre :
      | Étape 2 sur 3                  |
      | Chaque pack prépare le suivant |
      | Étape précédente : Starter     |
      | Étape suivante : Master        |
