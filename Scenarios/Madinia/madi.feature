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
