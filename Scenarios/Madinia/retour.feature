# language: fr
Fonctionnalité: Revenir dans l'application, ou sur le réseau
  Ce que l'on a laissé à l'écran est du jour au retour, et ce qui n'a pas pu se charger se charge sans un tap.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-FR7
  Scénario: Une fiche laissée ouverte montre le prix du jour au retour
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que je mets l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 590 €
    Quand j'attends 20 heures
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors je vois "Prix : 590 €"

  @MAD-FR7
  Scénario: Une fiche quittée un instant n'est pas relue
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je mets l'application en arrière-plan
    Quand j'attends 5 minutes
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors le serveur a reçu 1 appel GET "/formations/starter"

  @MAD-FR7
  Scénario: Une fiche d'hier, retrouvée sous une autre, est relue
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/performer"
    Et que j'attends 1 seconde
    Et que je tape sur "Étape suivante : Master"
    Et que le prix de la formation "Performer" passe à 850 €
    Quand j'attends 1 jour
    Et que je reviens en arrière
    Et que j'attends 10 secondes
    Alors je vois "Prix : 850 €"

  @MAD-FR7 @MAD-OFF1
  Scénario: Une fiche laissée ouverte reste lisible au retour sans réseau, puis se met à jour avec lui
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je mets l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 590 €
    Et que le téléphone est hors connexion
    Quand j'attends 20 heures
    Et que je reviens dans l'application
    Alors je vois "Connexion requise"
    Et je vois "Prix : 490 €"
    Quand le téléphone est connecté
    Et que j'attends 1 seconde
    Alors je vois "Prix : 590 €"
    Et je ne vois pas "Connexion requise"

  @MAD-FR16
  Scénario: Un article laissé ouvert mène à la formation du jour au retour
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/blog/le-roi-de-la-formation-ia-en-pme"
    Et que l'article "Le ROI de la formation IA en PME" mène à la formation "Atelier prompts"
    Et que je mets l'application en arrière-plan
    Quand j'attends 20 heures
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors je vois "Atelier prompts" dans "Aller plus loin"

  @MAD-FR3
  Scénario: L'accueil laissé ouvert montre le prix du jour au retour
    Étant donné que l'application est ouverte
    Et que je vois "Prix : 490 €" dans "Prochaines sessions"
    Et que je mets l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 590 €
    Quand j'attends 20 heures
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors je vois "Prix : 590 €" dans "Prochaines sessions"

  @MAD-NFR20
  Plan du scénario: De retour avec du réseau, l'échec ne reste pas (<chemin>)
    Étant donné que le téléphone est hors connexion
    Et que j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Et que je vois "Connexion requise"
    Et que je mets l'application en arrière-plan
    Et que le téléphone est connecté
    Et que le serveur a reçu 0 appel
    Quand j'attends 2 heures
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors je ne vois pas "Connexion requise"
    Et je vois "<contenu>"

    Exemples:
      | chemin                      | contenu               |
      | /                           | Étape 1 : Starter     |
      | /formations                 | Étape 1 : Starter     |
      | /formations/starter         | Prix : 490 €          |
      | /blog                       | Ce qui change en 2026 |
      | /blog/ce-qui-change-en-2026 | Trois tendances       |

  @MAD-NFR20
  Plan du scénario: Quand le réseau revient sous les yeux, l'écran se charge de lui-même, une fois (<chemin>)
    Étant donné que le téléphone est hors connexion
    Et que j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Et que je vois "Connexion requise"
    Quand le téléphone est connecté
    Et que j'attends 10 secondes
    Alors je vois "<contenu>"
    Et je ne vois pas "Connexion requise"
    Et le serveur a reçu 1 appel GET "<appel>"
    Quand le téléphone est hors connexion
    Et que le téléphone est connecté
    Et que j'attends 10 secondes
    Alors le serveur a reçu 1 appel GET "<appel>"

    Exemples:
      | chemin                      | contenu               | appel                           |
      | /                           | Étape 1 : Starter     | /formations                     |
      | /formations                 | Étape 1 : Starter     | /formations                     |
      | /formations/starter         | Prix : 490 €          | /formations/starter             |
      | /blog                       | Ce qui change en 2026 | /articles                       |
      | /blog/ce-qui-change-en-2026 | Trois tendances       | /articles/ce-qui-change-en-2026 |

  @MAD-NFR20
  Scénario: Un réseau qui va et vient ne lance qu'un chargement à la fois
    Étant donné que le téléphone est hors connexion
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/blog"
    Et que le serveur ne répond plus
    Quand le téléphone est connecté
    Et que le téléphone est hors connexion
    Et que le téléphone est connecté
    Et que j'attends 1 seconde
    Alors le serveur a reçu 1 appel GET "/articles"

  @MAD-NFR20
  Scénario: Une panne du serveur ne reste pas non plus à l'écran de qui revient
    Étant donné que le serveur répond 500 aux 3 prochains appels
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que j'attends 10 secondes
    Et que je vois "Le serveur rencontre un problème."
    Quand je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Et que j'attends 1 seconde
    Alors je vois "Étape 1 : Starter"

  @MAD-NFR14
  Plan du scénario: Ce qu'un nouvel essai ne changerait pas n'est pas réessayé (<statut>)
    Étant donné que le serveur répond <statut> au prochain appel
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "<texte>"
    Quand le téléphone est hors connexion
    Et que le téléphone est connecté
    Et que je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Et que j'attends 10 secondes
    Alors le serveur a reçu 1 appel GET "/formations/starter"
    Et je vois "<texte>"

    Exemples:
      | statut | texte                                 |
      | 403    | L'accès a été refusé.                 |
      | 404    | Cette formation n'existe pas ou plus. |

  @MAD-FR13 @MAD-NFR20
  Scénario: Une pré-inscription qui n'est pas partie ne part pas d'elle-même
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le téléphone est hors connexion
    Et que je tape sur "Confirmer"
    Quand le téléphone est connecté
    Et que j'attends 10 secondes
    Alors je vois "Connexion requise"
    Et le serveur a reçu 0 appel POST "/pre-registrations"

  @MAD-FR24 @MAD-NFR20
  Scénario: Madi apprend le catalogue dès que le réseau revient
    Étant donné que le téléphone est hors connexion
    Et que j'ouvre l'application pour la première fois
    Et que je tape sur "Madi, ton coach IA"
    Quand le téléphone est connecté
    Et que j'attends 1 seconde
    Et que le téléphone est hors connexion
    Et que je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "790 €"

  @MAD-FR7
  Scénario: Chaque longue absence relit la fiche, la seconde comme la première
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que je mets l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 590 €
    Et que j'attends 20 heures
    Et que je reviens dans l'application
    Et que je vois "Prix : 590 €"
    Quand je mets l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 690 €
    Et que j'attends 20 heures
    Et que je reviens dans l'application
    Alors je vois "Prix : 690 €"

  @MAD-OFF1 @MAD-NFR20
  Scénario: Un rafraîchissement manqué se refait dès que le réseau revient, chaque fois
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que le téléphone est hors connexion
    Et que le prix de la formation "Starter" passe à 590 €
    Et que je tire pour rafraîchir
    Et que je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Prix : 590 €"
    Et je ne vois pas "Connexion requise"
    Quand le téléphone est hors connexion
    Et que le prix de la formation "Starter" passe à 690 €
    Et que je tire pour rafraîchir
    Alors je vois "Connexion requise"
    Et je vois "Prix : 590 €"
    Quand le téléphone est connecté
    Alors je vois "Prix : 690 €"
    Et je ne vois pas "Connexion requise"

  @MAD-NFR20
  Scénario: Ce qui a échoué sous un autre écran se charge aussi quand on y revient
    Étant donné que le téléphone est hors connexion
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que je vois "Connexion requise"
    Et que j'ouvre l'onglet "Blog"
    Et que je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors je vois "Ce qui change en 2026"
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Étape 1 : Starter"
    Et je ne vois pas "Connexion requise"
