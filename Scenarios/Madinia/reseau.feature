# language: fr
Fonctionnalité: Le réseau n'est pas toujours là
  Un serveur lent, en panne ou injoignable, un téléphone hors connexion : l'application le dit, et l'on peut réessayer.

  @MAD-FR5
  Scénario: Un serveur lent laisse voir le chargement
    Étant donné que le serveur met 2 secondes à répondre
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "Chargement des formations…"
    Et je ne vois pas "Starter"
    Quand j'attends 2 secondes
    Alors je vois "Starter"
    Et je ne vois pas "Chargement des formations…"

  @MAD-NFR14
  Scénario: Deux pannes passagères ne se voient pas
    Étant donné que le serveur répond 503 aux 2 prochains appels
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors le serveur a reçu 1 appel GET "/formations" pendant 1 seconde
    Et le serveur a reçu 2 appels GET "/formations" dans les 200 ms
    Et le serveur a reçu 2 appels GET "/formations" pendant 2 secondes
    Et le serveur a reçu 3 appels GET "/formations" dans les 400 ms
    Et je vois "Starter" à cet instant

  @MAD-NFR14
  Scénario: Après trois échecs l'erreur s'affiche, et l'on peut réessayer
    Étant donné que le serveur répond 500 aux 3 prochains appels
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "Le serveur rencontre un problème." dans les 4 secondes
    Et le serveur a reçu 3 appels GET "/formations" pendant 1 minute
    Quand je tape sur "Réessayer"
    Alors je vois "Starter"

  @MAD-NFR14
  Scénario: Un serveur muet est abandonné au bout de 10 secondes, trois fois
    Étant donné que le serveur ne répond plus
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que j'attends 9 secondes
    Alors le serveur a reçu 1 appel GET "/formations"
    Et je vois "Chargement des formations…"
    Quand j'attends 30 secondes
    Alors je vois "Le serveur met trop de temps à répondre."
    Et le serveur a reçu 3 appels GET "/formations"

  @MAD-NFR14
  Scénario: La panne suivante est réessayée comme la première, trois fois
    Étant donné que le serveur répond 500 aux 3 prochains appels
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que je vois "Le serveur rencontre un problème." dans les 4 secondes
    Quand le serveur répond 500 aux 3 prochains appels
    Et que je tape sur "Réessayer"
    Alors le serveur a reçu 4 appels GET "/formations" pendant 1 seconde
    Et je vois "Le serveur rencontre un problème." dans les 4 secondes
    Et le serveur a reçu 6 appels GET "/formations" pendant 1 minute
    Quand le serveur répond 503 aux 2 prochains appels
    Et que je tape sur "Réessayer"
    Alors je vois "Starter" dans les 4 secondes
    Et le serveur a reçu 9 appels GET "/formations"

  @MAD-NFR14
  Scénario: Deux taps sur « Réessayer » ne chargent qu'une fois
    Étant donné que le serveur répond 403 au prochain appel
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que je vois "L'accès a été refusé."
    Et que le serveur met 2 secondes à répondre
    Quand je tape deux fois de suite sur "Réessayer"
    Et que j'attends 5 secondes
    Alors je vois "Starter"
    Et le serveur a reçu 2 appels GET "/formations"

  @MAD-NFR14
  Scénario: Une demande refusée n'est pas répétée
    Étant donné que le serveur répond 403 au prochain appel
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "L'accès a été refusé."
    Et le serveur a reçu 1 appel GET "/formations" pendant 1 minute

  @MAD-NFR14
  Scénario: Une attente demandée par le serveur est respectée
    Étant donné que le serveur répond 429 au prochain appel et demande d'attendre 5 secondes
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que j'attends 4999 ms
    Alors le serveur a reçu 1 appel GET "/formations"
    Quand j'attends 1 ms
    Alors le serveur a reçu 2 appels GET "/formations"
    Et je vois "Starter"

  @MAD-NFR14
  Scénario: Chaque attente demandée compte pour elle-même
    Étant donné que le serveur répond 429 au prochain appel et demande d'attendre 8 secondes
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que j'attends 8 secondes
    Et que je vois "Starter"
    Quand le serveur répond 429 au prochain appel et demande d'attendre 3 secondes
    Et que je tire pour rafraîchir
    Et que j'attends 2999 ms
    Alors le serveur a reçu 3 appels GET "/formations"
    Quand j'attends 1 ms
    Alors le serveur a reçu 4 appels GET "/formations"
    Et je ne vois pas "Trop de demandes."

  @MAD-NFR14
  Plan du scénario: Une attente trop longue est dite à la personne, comme on la dirait
    Étant donné que le serveur répond 429 au prochain appel et demande d'attendre <attente>
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "Trop de demandes. Réessayez dans <mots>."
    Et le serveur a reçu 1 appel GET "/formations" pendant 2 minutes

    Exemples:
      | attente      | mots                  |
      | 90 secondes  | 90 secondes           |
      | 5 minutes    | 5 minutes             |
      | 90 minutes   | 1 heure et 30 minutes |
      | 2 jours      | 2 jours               |
      | 27 heures    | 1 jour et 3 heures    |
      | 119 secondes | 119 secondes          |
      | 2 minutes    | 2 minutes             |
      | 60 minutes   | 1 heure               |
      | 61 minutes   | 1 heure et 1 minute   |
      | 24 heures    | 1 jour                |
      | 25 heures    | 1 jour et 1 heure     |

  @MAD-NFR14
  Plan du scénario: Une page HTML en 200 n'est pas une réponse de l'API (<chemin>)
    Étant donné que le serveur répond 200 au prochain appel
    Quand j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Alors je vois "La réponse du serveur est illisible."
    Et le serveur a reçu 1 appel
    Quand je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Alors je vois "<contenu>"

    Exemples:
      | chemin                      | contenu               |
      | /formations                 | Étape 1 : Starter     |
      | /formations/starter         | Prix : 490 €          |
      | /blog                       | Ce qui change en 2026 |
      | /blog/ce-qui-change-en-2026 | Trois tendances       |

  @MAD-NFR14
  Scénario: Un serveur injoignable est essayé trois fois, puis dit
    Étant donné que le serveur est injoignable
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "Le serveur est injoignable." dans les 4 secondes
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "Starter"

  @MAD-NFR20
  Scénario: Hors connexion, l'application le dit tout de suite
    Étant donné que le téléphone est hors connexion
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Connexion requise"
    Et le serveur a reçu 0 appel
    Quand je tape sur "Réessayer"
    Alors je vois "Connexion requise"
    Et le serveur a reçu 0 appel
    Quand le téléphone est connecté
    Alors je vois "Starter"
    Et je ne vois pas "Connexion requise"

  @MAD-OFF1 @MAD-NFR20
  Scénario: Ce qui a été chargé reste lisible hors connexion
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je vois "Starter"
    Quand le téléphone est hors connexion
    Et que je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Et je vois "Starter"
    Quand je tape sur "Master"
    Alors l'écran "Master" est affiché
    Et je vois "Connexion requise"
    Et je vois "Prix : 1 490 €"
    Quand le téléphone est connecté
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Connexion requise"

  @MAD-OFF1
  Scénario: Après un arrêt de l'application, rien n'est plus en mémoire
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je vois "Starter"
    Quand le téléphone est hors connexion
    Et que je relance l'application
    Alors l'onglet "Accueil" est sélectionné
    Et je vois "Connexion requise"
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Connexion requise"
    Et je ne vois pas "Starter"

  @MAD-NFR6
  Plan du scénario: Une adresse en clair n'est pas appelée, sauf sur cette machine
    Étant donné que l'application cherche son serveur à l'adresse "<adresse>"
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Alors je vois "<contenu>"
    Et le serveur a reçu <appels>

    Exemples:
      | adresse                       | contenu                             | appels  |
      | http://api.madinia.fr/api/v1  | La demande n'a pas pu être traitée. | 0 appel |
      | http://127.0.0.1.fr/api/v1    | La demande n'a pas pu être traitée. | 0 appel |
      | http://127.0.0.1:8080/api/v1  | Starter                             | 1 appel |
      | https://api.madinia.fr/api/v1 | Starter                             | 1 appel |
