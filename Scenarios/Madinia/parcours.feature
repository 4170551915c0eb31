# language: fr
Fonctionnalité: Les quatre parcours, du premier tap au dernier

  @MAD-J1
  Scénario: Lucas découvre Madinia, hésite, demande à Madi et se pré-inscrit
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que le serveur répond normalement
    Quand j'ouvre l'application pour la première fois
    Alors l'écran "Accueil" est affiché
    Et je vois dans "Votre parcours" :
      | Étape 1 : Starter   |
      | Étape 2 : Performer |
      | Étape 3 : Master    |
    Quand je tape sur "Étape 1 : Starter"
    Alors je vois :
      | Prix : 490 €                       |
      | Durée : 2 jours                    |
      | Niveau : Débutant                  |
      | Prochaine session : 9 février 2026 |
    Quand je refuse les notifications
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur répond 503 au prochain appel
    Et que je saisis "Quelle est la différence entre Starter et Performer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "les fondamentaux"
    Et je vois "automatisation avancée"
    Quand je tape sur "Starter"
    Alors l'écran "Starter" est affiché
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le téléphone vibre : succès
    Quand j'attends 2 secondes
    Alors l'écran "Starter" est affiché
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-J2
  Scénario: Sophie vient d'un lien, lit un article, se pré-inscrit et pose sa question
    Étant donné que nous sommes le 23 janvier 2026 à 14 h 00
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/performer"
    Alors l'écran "Performer" est affiché
    Et je vois :
      | Durée : 2 jours                     |
      | Niveau : Intermédiaire              |
      | Prix : 790 €                        |
      | Prochaine session : 15 février 2026 |
    Et je vois "Automatiser la création visuelle avec l'IA générative."
    Quand je refuse les notifications
    Et que j'ouvre l'onglet "Blog"
    Et que je tape sur "5 prompts Midjourney pour designers"
    Alors je vois "Aller plus loin"
    Quand je tape sur "Performer" dans "Aller plus loin"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors l'écran "Performer" est affiché
    Et le serveur a enregistré 1 pré-inscription pour "sophie@exemple.fr"
    Quand j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Performer"
    Et le champ "Message" affiche "Question concernant Performer"
    Quand je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Je veux savoir si c'est adapté aux graphistes print, pas que digital" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et le serveur a reçu POST "/contacts" avec :
      | name                   | Sophie                                                               |
      | message                | Je veux savoir si c'est adapté aux graphistes print, pas que digital |
      | context.title          | Performer                                                            |
      | context.viewed.0.title | 5 prompts Midjourney pour designers                                  |

  @MAD-J3
  Scénario: Marc évalue pour son équipe : le dialogue avec Madi, un article, une demande de devis
    Étant donné que nous sommes le 23 janvier 2026 à 18 h 00
    Et que l'application est ouverte
    Et que je vois "Étape 1 : Starter"
    Et que le serveur répond 503 aux 2 prochains appels
    Quand je tape sur "Madi, ton coach IA"
    Et que je saisis "Je suis chef d'entreprise, je veux former mon équipe de 5 personnes" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors je vois "Quel est leur niveau actuel avec l'IA ?"
    Quand je saisis "Débutants complets, ils n'utilisent même pas ChatGPT" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Alors "Starter" est activable
    Et "Performer" est activable
    Et je vois "toute l'équipe"
    Quand je tape sur "Starter"
    Alors l'écran "Starter" est affiché
    Quand je refuse les notifications
    Et que je tape sur "Étape suivante : Performer"
    Alors l'écran "Performer" est affiché
    Quand j'ouvre l'onglet "Blog"
    Et que je tape sur "Le ROI de la formation IA en PME"
    Alors je vois "La dépense est couverte en onze semaines."
    Quand j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Le ROI de la formation IA en PME"
    Quand je saisis "Marc Durand" dans le champ "Nom"
    Et que je saisis "marc@pme.exemple.fr" dans le champ "Email"
    Et que je saisis "Demande de devis formation équipe 5 personnes - Parcours Starter→Performer - Contact suite journée découverte Madinia du 20 janvier" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors je vois "Nous vous répondrons sous 24-48h"
    Et le serveur a reçu POST "/contacts" avec :
      | context.type           | article                          |
      | context.title          | Le ROI de la formation IA en PME |
      | context.viewed.0.title | Starter                          |
      | context.viewed.1.title | Performer                        |

  @MAD-J4
  Scénario: Lucas revient par les rappels, voit l'urgence et finalise sur le web
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Lucas" dans le champ "Nom"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Envoyer"
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand nous sommes le 4 février 2026 à 9 h 59
    Et que j'attends 2 minutes
    Et que je tape sur la notification "Session Starter" avec le texte "Lucas, la session Starter commence dans 5 jours"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Starter" est affiché
    Et je vois "La prochaine session commence dans 5 jours"
    Et je vois "Plus que 3 places"
    Quand je quitte de force l'application
    Et que nous sommes le 7 février 2026 à 9 h 59
    Et que j'attends 2 minutes
    Et que je tape sur la notification "Session Starter" avec le texte "Lucas, la session Starter commence dans 2 jours"
    Et que je tape sur "Finaliser mon inscription"
    Alors la page web "https://madinia.fr/paiement/starter" est ouverte
