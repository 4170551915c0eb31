# language: fr
Fonctionnalité: Écrire à Madinia
  Le formulaire sait de quoi l'on vient, et ne perd rien de ce que l'on a saisi.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte

  @MAD-FR18
  Scénario: Le formulaire demande un nom, un email et un message
    Quand j'ouvre l'onglet "Contact"
    Alors je vois dans l'ordre :
      | Nom     |
      | Email   |
      | Message |
    Et le champ "Email" demande le clavier email
    Et le champ "Message" demande le clavier multiligne
    Et "Envoyer" est désactivé
    Et je ne vois pas "À propos de:"
    Et le champ "Message" est vide

  @MAD-FR18 @MAD-FR22
  Scénario: Le champ que l'on remplit est en vue, et Madi ne le cache pas
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je vois "Madi, ton coach IA"
    Quand je saisis "Sophie" dans le champ "Nom"
    Alors le champ "Nom" est actif
    Et je ne vois pas "Madi, ton coach IA"
    Quand je saisis "Bonjour" dans le champ "Message"
    Alors le champ "Message" est actif
    Quand je ferme le clavier
    Alors aucun champ n'est actif
    Et je vois "Madi, ton coach IA"

  @MAD-FR18 @MAD-NFR8
  Plan du scénario: Ce qui ne va pas se dit au champ, et rien ne part
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Quand je saisis "<texte>" dans le champ "<champ>"
    Alors je vois "<erreur>"
    Et "Envoyer" est désactivé

    Exemples:
      | champ | texte    | erreur                                |
      | Email | sophie@x | Cette adresse email n'est pas valide. |
      | Email | a b@x.fr | Cette adresse email n'est pas valide. |

  @MAD-FR18 @MAD-NFR8
  Plan du scénario: Un champ vide, ou fait d'espaces, ne s'envoie pas
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que "Envoyer" est activable
    Quand je saisis "<texte>" dans le champ "<champ>"
    Alors "Envoyer" est désactivé

    Exemples:
      | champ   | texte |
      | Nom     |       |
      | Nom     | \n    |
      | Email   |       |
      | Message |       |

  @MAD-FR20 @MAD-FR21 @MAD-FR39
  Scénario: Un message part, la personne le sait, et le formulaire est prêt pour un autre
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis " Sophie Martin " dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Est-ce adapté aux graphistes print ?" dans le champ "Message"
    Quand je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et je vois "Nous vous répondrons sous 24-48h"
    Et le téléphone vibre : succès
    Et le champ "Nom" est vide
    Et le champ "Email" est vide
    Et le champ "Message" est vide
    Et le serveur a reçu POST "/contacts" avec :
      | name    | Sophie Martin                        |
      | email   | sophie@exemple.fr                    |
      | message | Est-ce adapté aux graphistes print ? |
    Et le serveur a enregistré 1 message de contact de "sophie@exemple.fr"

  @MAD-FR19 @MAD-FR21
  Scénario: Venir d'une formation pré-remplit le message, et le contexte part avec lui
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je tape sur "5 prompts Midjourney pour designers"
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Quand j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Performer"
    Et le champ "Message" affiche "Question concernant Performer"
    Quand je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et le serveur a reçu POST "/contacts" avec :
      | context.type  | formation |
      | context.id    | 2         |
      | context.title | Performer |
    Et le serveur a reçu POST "/contacts" avec :
      | context.viewed.0.type  | article   |
      | context.viewed.1.title | Performer |
    Et je ne vois pas "À propos de:"
    Et le champ "Message" est vide

  @MAD-FR19
  Scénario: Ce que la liste a chargé sans qu'on l'ouvre n'est pas un contexte
    Étant donné que j'ouvre l'onglet "Formations"
    Et que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Quand j'ouvre l'onglet "Contact"
    Alors je ne vois pas "À propos de:"

  @MAD-FR19
  Scénario: Retirer le sujet efface le message qu'on n'a pas touché
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Et que j'ouvre l'onglet "Contact"
    Quand je tape sur "Retirer ce sujet"
    Alors je ne vois pas "À propos de:"
    Et le champ "Message" est vide

  @MAD-FR19
  Scénario: Retirer le sujet garde ce que l'on a écrit
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Une question sur le print" dans le champ "Message"
    Quand je tape sur "Retirer ce sujet"
    Alors le champ "Message" affiche "Une question sur le print"

  @MAD-FR19
  Scénario: Le contexte ne vit que le temps de la session
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Quand je quitte de force l'application
    Et que je relance l'application
    Et que j'ouvre l'onglet "Contact"
    Alors je ne vois pas "À propos de:"

  @MAD-FR21 @MAD-NFR20
  Scénario: Hors connexion rien n'est perdu, et l'on renvoie
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le téléphone est hors connexion
    Quand je tape sur "Envoyer"
    Alors je vois "Connexion requise"
    Et le champ "Message" affiche "Bonjour"
    Quand le téléphone est connecté
    Et que je tape sur "Réessayer"
    Alors je vois "Message envoyé !"
    Et le serveur a enregistré 1 message de contact

  @MAD-FR21
  Scénario: Une réponse perdue, puis un nouvel essai : un seul message
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur traite le prochain appel mais sa réponse se perd
    Quand je tape deux fois de suite sur "Envoyer"
    Alors je vois "Message envoyé !" dans les 2 secondes
    Et le serveur a enregistré 1 message de contact

  @MAD-FR21
  Scénario: Deux tapes rapides n'envoient qu'un message, et laissent écrire le suivant
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur met 1 seconde à répondre
    Quand je tape deux fois de suite sur "Envoyer"
    Alors "Envoyer" est désactivé
    Et je vois "Message envoyé !" dans la seconde
    Et le serveur a reçu 1 appel POST "/contacts"
    Quand je saisis "Encore une question" dans le champ "Message"
    Et que j'attends 5 secondes
    Alors le champ "Message" affiche "Encore une question"
    Et le serveur a reçu 1 appel POST "/contacts"

  @MAD-FR20 @MAD-FR21
  Scénario: Un deuxième message part comme le premier
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Quand je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Encore une question" dans le champ "Message"
    Alors je ne vois pas "Message envoyé !"
    Quand je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et le champ "Message" est vide
    Et le serveur a enregistré 2 messages de contact de "sophie@exemple.fr"
    Et le serveur a reçu POST "/contacts" avec :
      | message | Encore une question |

  @MAD-FR21
  Scénario: Renvoyé trois jours plus tard, un message dont la réponse s'est perdue ne compte qu'une fois
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le réseau se coupe pendant le prochain appel POST "/contacts"
    Quand je tape sur "Envoyer"
    Et que j'attends 3 jours
    Et que le téléphone est connecté
    Et que je tape sur "Réessayer"
    Alors je vois "Message envoyé !"
    Et le serveur a enregistré 1 message de contact

  @MAD-FR21
  Scénario: Ce que l'on a saisi survit à un lien et à un autre onglet
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Bonjour Madinia" dans le champ "Message"
    Quand j'ouvre le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Message" affiche "Bonjour Madinia"

  @MAD-NFR9 @MAD-FR21
  Scénario: Trop d'envois se disent, sans rien perdre
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur répond 429 au prochain appel et demande d'attendre 30 secondes
    Quand je tape sur "Envoyer"
    Alors je vois "Trop de demandes. Réessayez dans 30 secondes."
    Et le champ "Message" affiche "Bonjour"

  @MAD-FR19 @MAD-FR21
  Scénario: Ce que l'on vérifie en chemin ne change pas le sujet d'un message commencé
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Question concernant Starter : y a-t-il un parking ?" dans le champ "Message"
    Quand j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Starter"
    Et le champ "Message" affiche "Question concernant Starter : y a-t-il un parking ?"

  @MAD-FR18 @MAD-NFR20
  Scénario: Ce que l'on a saisi survit à la fin de l'application, jusqu'à l'envoi
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour Madinia" dans le champ "Message"
    Et que j'attends 1 seconde
    Quand je quitte de force l'application
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" affiche "Sophie"
    Et le champ "Email" affiche "sophie@exemple.fr"
    Et le champ "Message" affiche "Bonjour Madinia"
    Quand je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et le serveur a enregistré 1 message de contact de "sophie@exemple.fr"
    Quand je relance l'application
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" est vide
    Et le champ "Message" est vide

  @MAD-FR21 @MAD-FR39
  Scénario: Après une relance, le même message ne compte pas deux fois
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Y a-t-il un parking ?" dans le champ "Message"
    Et que le serveur traite le prochain appel mais sa réponse se perd
    Et que je tape sur "Envoyer"
    Et que le serveur ne répond plus
    Et que j'attends 1 minute
    Quand je quitte de force l'application
    Et que le serveur répond normalement
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je tape sur "Envoyer"
    Alors je vois "Message envoyé !"
    Et le serveur a enregistré 1 message de contact de "sophie@exemple.fr"

  @MAD-FR21 @MAD-FR39
  Scénario: Une page HTML en 200 n'est pas un message envoyé
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur répond 200 au prochain appel
    Quand je tape sur "Envoyer"
    Et que j'attends 1 seconde
    Alors je vois "La réponse du serveur est illisible."
    Et je ne vois pas "Message envoyé !"
    Et le champ "Message" affiche "Bonjour"

  @MAD-FR19 @MAD-FR20
  Plan du scénario: Le sujet vu pendant un envoi n'est pas effacé par son succès
    Étant donné que j'ouvre le lien "https://madinia.fr/formations"
    Et que je tape sur "Étape 1 : Starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que le serveur met 3 secondes à répondre
    Quand je tape sur "Envoyer"
    Et que j'ouvre le lien "https://madinia.fr<chemin>"
    Et que j'attends 10 secondes
    Et que j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: <titre>"
    Et je vois "Message envoyé !"
    Et le champ "Nom" est vide

    Exemples:
      | chemin                      | titre                 |
      | /formations/master          | Master                |
      | /blog/ce-qui-change-en-2026 | Ce qui change en 2026 |
      | /formations/starter         | Starter               |

  @MAD-FR19 @MAD-FR28
  Scénario: Une formation retirée ne fait ni question ni sujet
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je vois "Étape 3 : Master"
    Et que la formation "Master" est retirée du catalogue
    Quand je tape sur "Étape 3 : Master"
    Et que je vois "Cette formation n'existe pas ou plus."
    Et que j'ouvre l'onglet "Contact"
    Alors je ne vois pas "À propos de: Master"
    Et le champ "Message" est vide
    Et l'application a demandé l'autorisation des notifications 0 fois

  @MAD-FR19
  Scénario: Après une formation retirée, le sujet est ce que l'on a vu avant
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je tape sur "Étape 1 : Starter"
    Et que je reviens en arrière
    Et que la formation "Master" est retirée du catalogue
    Quand je tape sur "Étape 3 : Master"
    Et que j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Starter"

  @MAD-FR19
  Scénario: Un article retiré ne fait pas de sujet
    Étant donné que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Et que l'article "Ce qui change en 2026" est retiré du blog
    Quand je tape sur "Ce qui change en 2026"
    Et que je vois "Cet article n'existe pas ou plus."
    Et que j'ouvre l'onglet "Contact"
    Alors je ne vois pas "À propos de:"

  @MAD-FR19 @MAD-FR28 @MAD-OFF1
  Scénario: Une formation lue hors connexion fait un sujet, et la question
    Étant donné que j'ouvre l'onglet "Formations"
    Et que je vois "Étape 3 : Master"
    Et que le téléphone est hors connexion
    Quand je tape sur "Étape 3 : Master"
    Et que j'ouvre l'onglet "Contact"
    Alors je vois "À propos de: Master"
    Et l'application a demandé l'autorisation des notifications 1 fois

  @MAD-NFR20
  Scénario: Ce que l'on efface ne revient pas, même si l'application s'arrête aussitôt
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Quand je saisis "" dans le champ "Nom"
    Et que je quitte de force l'application
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" est vide

  @MAD-FR20 @MAD-FR21
  Scénario: Après un envoi, un refus d'avant ne se dit plus
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur répond 422 au prochain appel POST "/contacts" avec :
      """json
      {"message": "Refusé", "errors": {"name": ["Ce nom ne convient pas."]}}
      """
    Et que je tape sur "Envoyer"
    Et que je vois "Ce nom ne convient pas."
    Et que je saisis "Sophie Martin" dans le champ "Nom"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Quand je saisis "Sophie" dans le champ "Nom"
    Alors je ne vois pas "Ce nom ne convient pas."
