# language: fr
Fonctionnalité: Les commandes et les messages
  Une notification y mène ; ils sont relus chaque fois qu'on y vient, et n'appartiennent qu'à un membre.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté

  @AIC-15
  Plan du scénario: Ce que Camille a lu n'est pas montré à qui se connecte après elle (<écran>)
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire"}}, "screen": "<écran>", "entityId": <numéro>}
      """
    Et que je tape sur la notification "À lire"
    Et que je vois "<de Camille>"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Quand le téléphone est hors connexion
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire aussi"}}, "screen": "<écran>", "entityId": <numéro>}
      """
    Et que je tape sur la notification "À lire aussi"
    Alors je vois "Connexion requise"
    Et je ne vois pas "<titre>"
    Et je ne vois pas "<de Camille>"
    Quand le téléphone est connecté
    Alors je vois "<introuvable>"
    Et je ne vois pas "<de Camille>"

    Exemples:
      | écran          | numéro | titre                      | de Camille               | introuvable                     |
      | order_detail   | 501    | Menu dégustation pour deux | Confirmée                | Cette commande est introuvable. |
      | message_thread | 801    | Le Comptoir du Port        | Votre table est réservée | Ce message est introuvable.     |

  @AIC-15 @AIC-20
  Scénario: Une commande ouverte quand la session expire n'est pas celle du membre suivant
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire"}}, "screen": "order_detail", "entityId": 501}
      """
    Et que je tape sur la notification "À lire"
    Et que je vois "Confirmée"
    Et que le serveur met fin à toutes les sessions
    Et que je tire pour rafraîchir
    Et que je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Et que je suis connecté en tant que "julien@exemple.fr"
    Quand le serveur met 5 secondes à répondre à GET "/orders/501"
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire aussi"}}, "screen": "order_detail", "entityId": 501}
      """
    Et que je tape sur la notification "À lire aussi"
    Alors l'écran "Commande" est affiché
    Et je ne vois pas "Confirmée"
    Quand j'attends 10 secondes
    Alors je vois "Cette commande est introuvable."

  @AIC-15
  Plan du scénario: Une commande, ou un message, dit son nouvel état quand on y revient (<écran>)
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire"}}, "screen": "<écran>", "entityId": <numéro>}
      """
    Et que je tape sur la notification "À lire"
    Et que je vois "<d'abord>"
    Et que je reviens en arrière
    Et que le serveur répond 200 à GET "<chemin>" avec :
      """json
      {"id": <numéro>, "title": "Le titre d'après", "status": "Annulée", "body": "Annulée", "date": "2026-01-06T08:00:00Z"}
      """
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Du nouveau"}}, "screen": "<écran>", "entityId": <numéro>}
      """
    Et que je tape sur la notification "Du nouveau"
    Alors l'écran "Le titre d'après" est affiché
    Et je vois "Annulée"
    Et je vois "6 janvier 2026"
    Et je ne vois pas "<d'abord>"

    Exemples:
      | écran          | numéro | chemin        | d'abord                  |
      | order_detail   | 501    | /orders/501   | Confirmée                |
      | message_thread | 801    | /messages/801 | Votre table est réservée |

  @AIC-15
  Scénario: Une commande et un message du même numéro ne se confondent pas
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Commande"}}, "screen": "order_detail", "entityId": 501}
      """
    Et que je tape sur la notification "Commande"
    Et que je vois "Confirmée"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Message"}}, "screen": "message_thread", "entityId": 501}
      """
    Et que je tape sur la notification "Message"
    Alors je vois "Ce message est introuvable."
    Et je ne vois pas "Confirmée"

  @AIC-15
  Scénario: Une commande qui n'existe plus ne se montre plus, et le dit
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Commande"}}, "screen": "order_detail", "entityId": 501}
      """
    Et que je tape sur la notification "Commande"
    Et que je vois "Confirmée"
    Quand le serveur répond 404 à GET "/orders/501"
    Et que je tire pour rafraîchir
    Alors je vois "Cette commande est introuvable."
    Et je ne vois pas "Confirmée"

  @AIC-15
  Scénario: Une commande porte le jour d'ici
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Commande"}}, "screen": "order_detail", "entityId": 501}
      """
    Quand je tape sur la notification "Commande"
    Alors je vois "5 janvier 2026"
    Quand le téléphone passe au fuseau horaire "Asia/Tokyo"
    Alors je vois "6 janvier 2026"
    Et je ne vois pas "5 janvier 2026"
