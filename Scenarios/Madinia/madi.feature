# language: fr
Fonctionnalité: Demander à Madi
  Madi aide quand on l'appelle, ne s'impose jamais, et ne dit que ce que le catalogue sait.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-FR22
  Plan du scénario: Madi est là sur chaque onglet
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "<onglet>"
    Alors je vois "Madi, ton coach IA"
    Quand je tape sur "Madi, ton coach IA"
    Alors l'écran "Madi" est affiché
    Et je vois "Bonjour, je suis Madi, ton coach IA !"
    Quand je ferme la feuille
    Alors l'écran "<onglet>" est affiché

    Exemples:
      | onglet     |
      | Accueil    |
      | Formations |
      | Blog       |
      | Contact    |

  @MAD-FR22 @MAD-SET1
  Scénario: Madi se désactive et se réactive, et le choix est gardé
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Quand je désactive "Afficher Madi"
    Et que je reviens en arrière
    Alors je ne vois pas "Madi, ton coach IA"
    Quand je relance l'application
    Alors je ne vois pas "Madi, ton coach IA"
    Quand je tape sur "Réglages"
    Et que j'active "Afficher Madi"
    Et que je reviens en arrière
    Alors je vois "Madi, ton coach IA"

  @MAD-FR27
  Scénario: Madi ne parle jamais la première
    Étant donné que l'application est ouverte
    Quand j'attends 1 heure
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que j'attends 1 heure
    Alors l'écran "Starter" est affiché
    Et le serveur a reçu 0 appel POST "/madi/chat" pendant 1 minute
    Et je ne vois aucune notification

  @MAD-FR23
  Scénario: Une question a sa réponse, et Madi montre qu'elle écrit
    Étant donné que l'application est ouverte
    Et que le serveur met 1 seconde à répondre
    Et que je tape sur "Madi, ton coach IA"
    Et que "Envoyer" est désactivé
    Quand je saisis "Combien coûte Starter ?" dans le champ "Votre message"
    Et que je tape deux fois de suite sur "Envoyer"
    Alors je vois "Combien coûte Starter ?"
    Et je vois "Madi écrit…"
    Et le champ "Votre message" est vide
    Quand j'attends 1 seconde
    Alors je ne vois pas "Madi écrit…"
    Et le serveur a reçu 1 appel POST "/madi/chat"

  @MAD-FR23
  Scénario: La réponse vient d'abord du service, et ce qu'il recommande s'ouvre
    Étant donné que le service de Madi répond "Regarde plutôt Master." et recommande la formation "Master" à un message contenant "avancé"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Je suis déjà avancé" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "Regarde plutôt Master."
    Quand je tape sur "Master"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Master" est affiché

  @MAD-NFR17 @MAD-NFR4
  Plan du scénario: Quand le service manque, Madi répond d'elle-même
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que <panne>
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "790 €"
    Et le serveur a reçu <appels> POST "/madi/chat"

    Exemples:
      | panne                                   | appels  |
      | le serveur répond 503 au prochain appel | 1 appel |
      | le serveur ne répond plus               | 1 appel |
      | le serveur est injoignable              | 0 appel |
      | le téléphone est hors connexion         | 0 appel |

  @MAD-NFR17
  Scénario: Une réponse qui vient trop tard n'est plus montrée
    Étant donné que le service de Madi répond "Trop tard !" à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur met 5 secondes à répondre
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 10 secondes
    Alors je vois "790 €"
    Et je ne vois pas "Trop tard !"

  @MAD-FR25 @MAD-FR24
  Scénario: Madi explique la différence entre les packs, et recommande les deux
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Quelle est la différence entre Starter et Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "les fondamentaux"
    Et je vois "automatisation avancée"
    Et "Starter" est activable
    Et "Performer" est activable

  @MAD-FR26
  Scénario: Une formation recommandée ferme le chat et s'ouvre
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur répond 503 au prochain appel
    Quand je saisis "Je débute complètement, par où commencer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "Je te recommande Starter" dans les 3 secondes
    Quand je tape sur "Starter"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Starter" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @MAD-FR24
  Scénario: Sans niveau, Madi le demande, et se souvient de la conversation
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Je veux former mon équipe de 5 personnes" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "Quel est leur niveau actuel avec l'IA ?"
    Quand je ferme la feuille
    Et que je tape sur "Madi, ton coach IA"
    Alors je vois "Je veux former mon équipe de 5 personnes"
    Quand je saisis "Débutants complets" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors "Starter" est activable

  @MAD-FR24
  Scénario: Un prix changé au catalogue se lit dans la réponse
    Étant donné que le prix de la formation "Starter" passe à 390 €
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "c combien starter??" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "390 €"

  @MAD-FR24
  Scénario: Madi recommande la suite à qui a fait Starter
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "J'ai fait Starter" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "Je te recommande Performer" dans les 3 secondes

  @MAD-FR24 @MAD-NFR17
  Plan du scénario: Madi tient compte de ce qui est déjà fait, et de ce que l'on ne veut pas
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "<message>" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors "<recommandée>" est activable
    Et je ne vois pas "Je te recommande <écartée>"

    Exemples:
      | message                                | recommandée | écartée   |
      | J'ai fait Starter                      | Performer   | Starter   |
      | J'ai déjà fait Starter et Performer    | Master      | Performer |
      | Je préfère Performer à Starter         | Performer   | Starter   |
      | Je débute, mais je ne veux pas Starter | Performer   | Starter   |

  @MAD-FR23 @MAD-NFR17
  Plan du scénario: Madi compare les prix, les durées, les dates et les places du catalogue
    Étant donné qu'il reste 0 places à la formation "Master"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "<message>" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "<réponse>"

    Exemples:
      | message                                | réponse                                           |
      | La moins chère ?                       | La moins chère                                    |
      | Quelle est la plus courte ?            | Atelier prompts (2 heures)                        |
      | Vous avez une session en mars ?        | Prochaine session Master : 23 mars 2026 (complet) |
      | Une session en août ?                  | Je ne vois pas de session en août.                |
      | Reste-t-il des places pour Performer ? | Oui, il reste des places                          |
      | Master est complet ?                   | c'est complet                                     |
      | Es-tu une vraie personne ?             | un assistant, pas un humain                       |

  @MAD-FR24 @MAD-NFR17
  Plan du scénario: Un catalogue vide n'est pas une panne, pour Madi non plus
    Étant donné que le catalogue est vide
    Et que j'ouvre l'application pour la première fois
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur répond 503 au prochain appel
    Quand je saisis "<message>" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je ne vois pas "Je n'arrive pas à charger le catalogue"
    Et je vois "Il n'y a pas de formation au catalogue pour l'instant."

    Exemples:
      | message                    |
      | Je débute                  |
      | Combien coûte Performer ?  |
      | Quelle formation choisir ? |

  @MAD-FR24 @MAD-NFR17
  Scénario: Un catalogue qui n'a pas pu se charger se dit, lui
    Étant donné que le serveur est injoignable
    Et que j'ouvre l'application pour la première fois
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors je vois "Je n'arrive pas à charger le catalogue"

  @MAD-FR23 @MAD-FR24
  Plan du scénario: Une phrase qui dit plusieurs choses est comprise en entier
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "<message>" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "<réponse>"

    Exemples:
      | message                                                         | réponse                                |
      | J'ai fait l'Atelier prompts                                     | Quel est ton niveau actuel avec l'IA ? |
      | Quelle est la différence entre les packs pour mon équipe ?      | Quel est leur niveau actuel            |
      | Je débute : laquelle est la moins chère ?                       | Je te recommande Starter               |
      | Je débute, mais je ne veux pas attendre trois mois pour Starter | Je te recommande Starter               |
      | Je n'utilise pas ChatGPT je débute                              | Je te recommande Starter               |
      | Je débute, mais mes salariés sont avancés                       | Je recommande Master                   |

  @MAD-FR24
  Plan du scénario: Madi compte les personnes à former, en toutes lettres aussi
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Je veux former <qui>" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Former <combien> personnes"

    Exemples:
      | qui                                     | combien |
      | treize personnes                        | 13      |
      | une trentaine de personnes              | 30      |
      | cinquante personnes                     | 50      |
      | mille personnes                         | 1000    |
      | mon équipe, entre cinq et six personnes | 5       |

  @MAD-FR23
  Scénario: Une question sans nom est sur la formation dont on vient de parler
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Et que je saisis "C'est quand ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Prochaine session Performer : 15 février 2026."
    Et je ne vois pas "Prochaine session Starter"
    Quand je saisis "Et toutes les dates ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Prochaine session Starter : 9 février 2026. Prochaine session Performer : 15 février 2026."
    Et je ne vois pas "Je ne vois pas de session en"

  @MAD-FR23 @MAD-NFR17
  Scénario: Quand le service s'arrête, Madi sait encore ce qu'il a recommandé
    Étant donné que le service de Madi répond "Vois plus grand !" et recommande la formation "Master" à un message contenant "débute"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Je débute" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors Madi répond "Vois plus grand !"
    Quand le serveur est injoignable
    Et que je saisis "Combien ça coûte ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Master coûte 1 490 €."

  @MAD-FR23 @MAD-NFR17
  Scénario: Le catalogue qui arrive ne coupe pas la parole au service
    Étant donné que le service de Madi répond "Regarde Performer." à un message contenant "Performer"
    Et que le serveur met 1 seconde à répondre à GET "/formations"
    Et que le serveur met 2 secondes à répondre à POST "/madi/chat"
    Et que j'ouvre l'application pour la première fois
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 2 secondes
    Alors Madi répond "Regarde Performer."

  @MAD-FR25
  Scénario: Seul sur son parcours, un pack ne se compare à aucun autre
    Étant donné que la formation "Performer" est retirée du catalogue
    Et que la formation "Master" est retirée du catalogue
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Quelle est la différence avec Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Starter (Débutant, 2 jours, 490 €)"

  @MAD-FR4 @MAD-FR25
  Scénario: Sans pack, le parcours commence par ce qui est ouvert à tous
    Étant donné que la formation "Starter" est retirée du catalogue
    Et que la formation "Performer" est retirée du catalogue
    Et que la formation "Master" est retirée du catalogue
    Et que le niveau de la formation "Dirigeants et IA" est "Tous niveaux"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur répond 503 au prochain appel POST "/madi/chat"
    Quand je saisis "Quel est le parcours ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Le parcours avance pas à pas : Dirigeants et IA ("

  @MAD-FR23
  Scénario: Ce que l'on écrit pendant que Madi répond reste dans le champ
    Étant donné que le service de Madi répond "Bien sûr." à un message contenant "Starter"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur met 2 secondes à répondre
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Parle-moi de Starter" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Quand je saisis "Et de Performer ?" dans le champ "Votre message"
    Et que j'attends 2 secondes
    Alors Madi répond "Bien sûr."
    Et le champ "Votre message" affiche "Et de Performer ?"
    Quand le serveur est injoignable
    Et que je tape sur "Envoyer"
    Et que je saisis "Et de Master ?" dans le champ "Votre message"
    Et que j'attends 3 secondes
    Alors j'ai écrit "Et de Performer ?"
    Et je ne vois pas "Madi écrit…"
    Et le champ "Votre message" affiche "Et de Master ?"

  @MAD-FR23
  Scénario: Un message commencé reste quand le chat se ferme, ou mène à une formation
    Étant donné que le service de Madi répond "Regarde Master." et recommande la formation "Master" à un message contenant "avancé"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Je suis avancé" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je vois "Regarde Master."
    Et que je saisis "Et combien" dans le champ "Votre message"
    Quand je ferme la feuille
    Et que je tape sur "Madi, ton coach IA"
    Alors le champ "Votre message" affiche "Et combien"
    Quand je tape sur "Master"
    Et que je tape sur "Madi, ton coach IA"
    Alors le champ "Votre message" affiche "Et combien"
    Et je vois 1 fois "Je suis avancé"

  @MAD-NFR4 @MAD-NFR17
  Scénario: Le temps de répondre compte à partir de chaque question, non de la première
    Étant donné que le service de Madi répond "Voici Starter." à un message contenant "Starter"
    Et que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur met 2 secondes à répondre à POST "/madi/chat"
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Parle-moi de Starter" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 2 secondes
    Et que Madi répond "Voici Starter."
    Quand je saisis "Parle-moi de Performer" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 1 seconde
    Alors je vois "Madi écrit…"
    Quand j'attends 1 seconde
    Alors Madi répond "Voici Performer."
    Et je ne vois pas "Madi écrit…"
    Et je ne vois pas "Prix"
    Et le serveur a reçu 2 appels POST "/madi/chat"

  @MAD-NFR4 @MAD-NFR17
  Scénario: La réponse tardive à une question n'est pas prise pour celle de la suivante
    Étant donné que le service de Madi répond "Voici Starter." à un message contenant "Starter"
    Et que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur met 4 secondes à répondre au prochain appel POST "/madi/chat"
    Et que je saisis "Combien coûte Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Et que Madi répond "Starter coûte 490 €."
    Quand le serveur met 2 secondes à répondre à POST "/madi/chat"
    Et que je saisis "Parle-moi de Performer" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 1 seconde
    Alors je vois "Madi écrit…"
    Et je ne vois pas "Voici Starter."
    Quand j'attends 1 seconde
    Alors Madi répond "Voici Performer."
    Et je ne vois pas "Voici Starter."

  @MAD-FR23 @MAD-NFR17
  Scénario: Un service qui a manqué une fois est de nouveau le premier à répondre
    Étant donné que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur répond 503 au prochain appel POST "/madi/chat"
    Et que je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que Madi répond "Performer coûte 790 €."
    Quand je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors Madi répond "Voici Performer."
    Et je vois 2 fois "Combien coûte Performer ?"
    Et le serveur a reçu 2 appels POST "/madi/chat"

  @MAD-FR23
  Scénario: Le service reçoit ce qui s'est dit avant, dans l'ordre, et la formation regardée
    Étant donné que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/performer"
    Et que je vois "Prix : 790 €"
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Parle-moi de Performer" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que Madi répond "Voici Performer."
    Quand je saisis "Et son prix, Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors le serveur a reçu POST "/madi/chat" avec :
      """json
      {"message": "Et son prix, Performer ?", "viewed": [2],
       "history": [{"role": "user", "content": "Parle-moi de Performer"}, {"role": "assistant", "content": "Voici Performer."}]}
      """

  @MAD-FR23
  Scénario: Le service reçoit au plus les dix derniers messages
    Étant donné que le service de Madi répond "Oui." à un message contenant "question"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Première question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je saisis "Deuxième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je saisis "Troisième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je saisis "Quatrième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je saisis "Cinquième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je saisis "Sixième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Quand je saisis "Septième question" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors le serveur a reçu POST "/madi/chat" avec :
      """json
      {"message": "Septième question", "history": [
        {"role": "user", "content": "Deuxième question"}, {"role": "assistant", "content": "Oui."},
        {"role": "user", "content": "Troisième question"}, {"role": "assistant", "content": "Oui."},
        {"role": "user", "content": "Quatrième question"}, {"role": "assistant", "content": "Oui."},
        {"role": "user", "content": "Cinquième question"}, {"role": "assistant", "content": "Oui."},
        {"role": "user", "content": "Sixième question"}, {"role": "assistant", "content": "Oui."}]}
      """
    Et je vois 7 fois "Oui."

  @MAD-FR23 @MAD-NFR17
  Plan du scénario: Madi dit combien de places il reste, comme on le dirait (<places>)
    Étant donné qu'il reste <places> places à la formation "Starter"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Reste-t-il des places pour Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "<réponse>"

    Exemples:
      | places | réponse                                                                  |
      | 0      | Plus de place pour la session Starter du 9 février 2026 : c'est complet. |
      | 1      | Plus qu'une place pour la session Starter du 9 février 2026 !            |
      | 2      | Plus que 2 places pour la session Starter du 9 février 2026 !            |
      | 5      | Plus que 5 places pour la session Starter du 9 février 2026 !            |
      | 6      | Oui, il reste des places pour la session Starter du 9 février 2026.      |

  @MAD-FR24 @MAD-NFR17
  Plan du scénario: La prochaine session est celle qui n'a pas commencé (le <date> à <heure>, <fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le <date> à <heure>
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "C'est quand, Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "<réponse>"

    Exemples:
      | fuseau             | date            | heure   | réponse                                                           |
      | Europe/Paris       | 9 février 2026  | 8 h 55  | Prochaine session Starter : 9 février 2026.                       |
      | Europe/Paris       | 9 février 2026  | 9 h 05  | Starter : la date de la prochaine session n'est pas encore fixée. |
      | America/Martinique | 8 février 2026  | 22 h 00 | Prochaine session Starter : 9 février 2026.                       |
      | America/Martinique | 9 février 2026  | 4 h 05  | Starter : la date de la prochaine session n'est pas encore fixée. |
      | Pacific/Honolulu   | 23 janvier 2026 | 9 h 00  | Prochaine session Starter : 8 février 2026.                       |

  @MAD-FR24 @MAD-NFR17
  Plan du scénario: Madi cherche un mois où est le téléphone (<fuseau>)
    Étant donné que la prochaine session de la formation "Master" est le 1er mai 2026
    Et que le téléphone passe au fuseau horaire "<fuseau>"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "Une session en mai ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "<réponse>"

    Exemples:
      | fuseau           | réponse                                 |
      | Europe/Paris     | Prochaine session Master : 1er mai 2026 |
      | Pacific/Honolulu | Je ne vois pas de session en mai.       |

  @MAD-FR24 @MAD-NFR17
  Scénario: Deux formations au même prix sont à égalité, dans l'ordre du catalogue
    Étant donné que le prix de la formation "Atelier prompts" passe à 90 €
    Et que le prix de la formation "Starter" passe à 90 €
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur est injoignable
    Quand je saisis "La moins chère ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "La moins chère, à égalité : Starter (90 €) et Atelier prompts (90 €)."

  @MAD-FR23
  Scénario: Une formation retirée depuis n'est plus proposée dans la conversation
    Étant donné que le service de Madi répond "Voici pour toi." et recommande la formation "Master" à un message contenant "avancé"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Je suis avancé" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que "Master" est activable
    Et que je ferme la feuille
    Quand la formation "Master" est retirée du catalogue
    Et que je tire pour rafraîchir
    Et que je tape sur "Madi, ton coach IA"
    Alors je vois "Voici pour toi."
    Et je vois 0 fois "Master"

  @MAD-FR24
  Scénario: Un prix qui change entre deux questions se lit dans la seconde réponse
    Étant donné que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur est injoignable pour POST "/madi/chat"
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Combien coûte Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Et que Madi répond "Starter coûte 490 €."
    Et que je ferme la feuille
    Quand le prix de la formation "Starter" passe à 390 €
    Et que je tire pour rafraîchir
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Combien coûte Starter ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 3 secondes
    Alors Madi répond "Starter coûte 390 €."

  @MAD-FR22
  Scénario: Deux taps sur le bouton de Madi n'ouvrent qu'un chat, la seconde fois comme la première
    Étant donné que l'application est ouverte
    Quand je tape deux fois de suite sur "Madi, ton coach IA"
    Et que je ferme la feuille
    Alors aucune feuille n'est ouverte
    Et l'écran "Accueil" est affiché
    Quand je tape deux fois de suite sur "Madi, ton coach IA"
    Alors la feuille "Madi" est ouverte
    Quand je ferme la feuille
    Alors aucune feuille n'est ouverte

  @MAD-FR26
  Scénario: Deux taps sur une formation recommandée n'ouvrent qu'une fiche
    Étant donné que le service de Madi répond "Regarde Master." et recommande la formation "Master" à un message contenant "avancé"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Je suis avancé" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je vois "Regarde Master."
    Quand je tape deux fois de suite sur "Master"
    Alors l'écran "Master" est affiché
    Et aucune feuille n'est ouverte
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @MAD-FR22 @MAD-SET1
  Scénario: Madi masquée, puis montrée, retrouve la conversation
    Étant donné que le service de Madi répond "Bien sûr." à un message contenant "aide"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Un peu d'aide ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je vois "Bien sûr."
    Et que je ferme la feuille
    Et que je tape sur "Réglages"
    Quand je désactive "Afficher Madi"
    Alors je ne vois pas "Madi, ton coach IA"
    Quand j'active "Afficher Madi"
    Et que je tape sur "Madi, ton coach IA"
    Alors je vois "Un peu d'aide ?"
    Et je vois "Bien sûr."

  @MAD-FR23
  Scénario: Le service sait ce que l'on a regardé, une fois chacun, sans ce qui est retiré depuis
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que j'ouvre le lien "https://madinia.fr/formations/performer"
    Et que je vois "Prix : 790 €"
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Bonjour" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors le serveur a reçu POST "/madi/chat" avec :
      """json
      {"message": "Bonjour", "viewed": [2, 1]}
      """
    Quand je ferme la feuille
    Et que la formation "Starter" est retirée du catalogue
    Et que je tire pour rafraîchir
    Et que je vois "Cette formation n'existe pas ou plus."
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Merci" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors le serveur a reçu POST "/madi/chat" avec :
      """json
      {"message": "Merci", "viewed": [2]}
      """

  @MAD-FR24
  Scénario: Relancée, l'application commence une autre conversation, où rien de l'ancienne n'arrive
    Étant donné que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur met 2 secondes à répondre à POST "/madi/chat"
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Parle-moi de Performer" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Quand je quitte de force l'application
    Et que je relance l'application
    Et que je tape sur "Madi, ton coach IA"
    Et que j'attends 5 secondes
    Alors je ne vois pas "Parle-moi de Performer"
    Et je ne vois pas "Voici Performer."
    Et je ne vois pas "Madi écrit…"
    Et le serveur a reçu 1 appel POST "/madi/chat"

  @MAD-FR23
  Scénario: La réponse arrive aussi dans un chat fermé puis rouvert, une fois
    Étant donné que le service de Madi répond "Voici Performer." à un message contenant "Performer"
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur met 2 secondes à répondre à POST "/madi/chat"
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Parle-moi de Performer" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que je ferme la feuille
    Quand je tape sur "Madi, ton coach IA"
    Alors je vois "Madi écrit…"
    Quand je ferme la feuille
    Et que j'attends 3 secondes
    Et que je tape sur "Madi, ton coach IA"
    Alors je vois 1 fois "Voici Performer."
    Et je ne vois pas "Madi écrit…"
    Et le serveur a reçu 1 appel POST "/madi/chat"
