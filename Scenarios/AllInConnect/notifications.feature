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

  @AIC-18 @AIC-11
  Plan du scénario: Ce qui est retiré entre-temps le dit, une offre comme une offre et un événement comme un événement (<clé>)
    Étant donné que l'offre "<titre>" est retirée
    Et que j'ouvre l'onglet "Ma Carte"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À voir"}}, <clé>}
      """
    Et que je tape sur la notification "À voir"
    Alors l'onglet "Offres" est sélectionné
    Et je vois "<texte>"
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

    Exemples:
      | titre              | clé                                         | texte                               |
      | Visite des jardins | "offerId": 103                              | Cette offre n'existe pas ou plus.   |
      | Visite des jardins | "offerId": 103, "type": "OFFER"             | Cette offre n'existe pas ou plus.   |
      | Visite des jardins | "screen": "offer_detail", "entityId": 103   | Cette offre n'existe pas ou plus.   |
      | Fête du Citron     | "offerId": 201, "type": "EVENT"             | Cet événement n'existe pas ou plus. |
      | Fête du Citron     | "screen": "event_detail", "entityId": "201" | Cet événement n'existe pas ou plus. |

  @AIC-16
  Plan du scénario: De deux clés, la première des règles décide (<clé>)
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Deux clés"}}, <clé>}
      """
    Et que je tape sur la notification "Deux clés"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché

    Exemples:
      | clé                                                              | onglet  | écran                      |
      | "offerId": 101, "professionalId": 3                              | Offres  | Menu dégustation pour deux |
      | "professionalId": 3, "offerId": 201, "type": "EVENT"             | Offres  | Fête du Citron             |
      | "offerId": "abc", "professionalId": 3                            | Accueil | Les Jardins de Menton      |
      | "screen": "offer_detail", "entityId": "abc", "professionalId": 3 | Accueil | Les Jardins de Menton      |
      | "screen": "event_detail", "entityId": 201, "offerId": 101        | Offres  | Fête du Citron             |
      | "screen": "offer_detail", "entityId": 101, "type": "EVENT"       | Offres  | Menu dégustation pour deux |
      | "screen": "order_detail", "entityId": "501", "professionalId": 3 | Profil  | Menu dégustation pour deux |

  @AIC-18
  Scénario: Deux notifications semblables s'ouvrent chacune, et chacune sa cible
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Menton"}}, "offerId": 103}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Et que l'écran "Visite des jardins" est affiché
    Et que j'ouvre l'onglet "Ma Carte"
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Menton"}}, "offerId": 103}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Visite des jardins" est affiché
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Nice"}}, "offerId": 101}
      """
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre", "body": "Cannes"}}, "offerId": 102}
      """
    Et que je tape sur la notification "Nouvelle offre" avec le texte "Nice"
    Alors l'écran "Menu dégustation pour deux" est affiché
    Et le téléphone montre 1 notification
    Quand je tape sur la notification "Nouvelle offre" avec le texte "Cannes"
    Alors l'écran "Soin du visage découverte" est affiché

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

  @AIC-17
  Scénario: Une seconde session fermée garde elle aussi les notifications pour qui revient
    Étant donné que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Et que je suis connecté
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Message", "body": "Votre table"}, "badge": 1}, "screen": "message_thread", "entityId": "801"}
      """
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Ma Carte"
    Et que je tire pour rafraîchir
    Alors je vois "Votre session a expiré."
    Et je vois la notification "Message"
    Quand je suis connecté
    Alors je vois la notification "Message"
    Quand je tape sur la notification "Message"
    Alors l'écran "Le Comptoir du Port" est affiché
