# language: fr
Fonctionnalité: Une notification touchée mène au bon écran
  Que l'application soit fermée, ouverte ou en arrière-plan, et une seule fois.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté

  @AIC-10 @AIC-13 @AIC-18
  Plan du scénario: Une offre s'ouvre sur l'onglet Offres (<cas>)
    Quand je quitte de force l'application
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Près de chez toi"}, "sound": "default", "badge": 1}, <clé>}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Menu dégustation pour deux" est affiché
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

    Exemples:
      | cas              | clé                                                           |
      | nombre           | "offerId": 101                                                |
      | texte            | "offerId": "101"                                              |
      | autre type       | "offerId": 101, "type": "OFFER"                               |
      | format conseillé | "screen": "offer_detail", "entityId": "101"                   |
      | par Firebase     | "gcm.message_id": "16", "google.c.a.e": "1", "offerId": "101" |

  @AIC-11 @AIC-14
  Plan du scénario: Un événement s'ouvre sur l'onglet Offres (<cas>)
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvel événement", "body": "Menton"}}, <clé>}
      """
    Et que je tape sur la notification "Nouvel événement"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Fête du Citron" est affiché
    Et je vois "Événement"

    Exemples:
      | cas              | clé                                       |
      | premier format   | "offerId": 201, "type": "EVENT"           |
      | format conseillé | "screen": "event_detail", "entityId": 201 |

  @AIC-12 @AIC-14
  Plan du scénario: Un professionnel s'ouvre sur l'accueil (<cas>)
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Et que je mets l'application en arrière-plan
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvel établissement", "body": "Menton"}}, <clé>}
      """
    Et que je tape sur la notification "Nouvel établissement"
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "Les Jardins de Menton" est affiché

    Exemples:
      | cas                 | clé                                            |
      | premier format      | "professionalId": 3                            |
      | professional_detail | "screen": "professional_detail", "entityId": 3 |
      | partner_detail      | "screen": "partner_detail", "entityId": "3"    |

  @AIC-15
  Scénario: Une commande et un message s'ouvrent sur le profil
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Commande", "body": "Confirmée"}}, "screen": "order_detail", "entityId": "501"}
      """
    Et que je tape sur la notification "Commande"
    Alors l'onglet "Profil" est sélectionné
    Et l'écran "Menu dégustation pour deux" est affiché
    Et je vois "Confirmée"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Message", "body": "Votre table"}}, "screen": "message_thread", "entityId": 801}
      """
    Et que je tape sur la notification "Message"
    Alors l'onglet "Profil" est sélectionné
    Et l'écran "Le Comptoir du Port" est affiché
    Et je vois "Votre table est réservée vendredi à 20 h. À bientôt !"

  @AIC-16
  Scénario: Le format conseillé l'emporte sur les clés d'avant
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Deux cibles"}}, "screen": "professional_detail", "entityId": 3, "offerId": 101, "type": "EVENT"}
      """
    Et que je tape sur la notification "Deux cibles"
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "Les Jardins de Menton" est affiché

  @AIC-16
  Scénario: Un écran inconnu laisse parler les clés d'avant
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Écran inconnu"}}, "screen": "settings", "entityId": 1, "offerId": 102}
      """
    Et que je tape sur la notification "Écran inconnu"
    Alors l'écran "Soin du visage découverte" est affiché

  @AIC-13
  Plan du scénario: Un identifiant qui n'en est pas un n'ouvre rien (<id>)
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Mal formée"}}, "offerId": <id>}
      """
    Et que je tape sur la notification "Mal formée"
    Alors l'onglet "Ma Carte" est sélectionné
    Et le tap est ignoré parce que "offerId"

    Exemples:
      | id     |
      | ""     |
      | "abc"  |
      | " 123" |
      | "007"  |
      | 0      |
      | -5     |
      | 1.5    |
      | true   |
      | null   |
      | [101]  |

  Scénario: Une notification d'ailleurs n'ouvre rien
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour"}, "url": "https://allinconnect.fr/offers/101", "data": {"offerId": 101}}
      """
    Et que je tape sur la notification "Bonjour"
    Alors l'onglet "Ma Carte" est sélectionné

  @AIC-17
  Scénario: Dans l'application ouverte, la notification se voit, s'entend et se compte
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Menton"}, "sound": "default", "badge": 3}, "offerId": 103}
      """
    Alors je vois la bannière "Nouvelle offre"
    Et le badge de l'application est 3
    Et l'onglet "Accueil" est sélectionné
    Quand je tape sur la notification "Nouvelle offre"
    Alors l'écran "Visite des jardins" est affiché

  @AIC-18
  Scénario: Deux rappels du système pour un tap n'ouvrent qu'un écran
    Étant donné que le système livre deux fois le même tap
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre"}}, "offerId": 101}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors l'écran "Menu dégustation pour deux" est affiché
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

  @AIC-18
  Scénario: Une offre retirée entre-temps le dit
    Étant donné que l'offre "Visite des jardins" est retirée
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre"}}, "offerId": 103}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors je vois "Cette offre n'existe pas ou plus."

  @AIC-17
  Scénario: Les notifications et le badge d'un membre partent avec lui
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Message", "body": "Votre table"}, "badge": 1}, "screen": "message_thread", "entityId": "801"}
      """
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors je ne vois aucune notification
    Et le badge de l'application est 0

  @AIC-17
  Scénario: Une session fermée garde les notifications pour qui revient, pas pour un autre membre
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Message", "body": "Votre table"}, "badge": 1}, "screen": "message_thread", "entityId": "801"}
      """
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "Votre session a expiré."
    Et je vois la notification "Message"
    Quand je quitte de force l'application
    Et que je relance l'application
    Et que je suis connecté en tant que "julien@exemple.fr"
    Alors je ne vois aucune notification
