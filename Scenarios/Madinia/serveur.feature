# language: fr
Fonctionnalité: Ce que le serveur prend, refuse et pousse
  Le script appelle le serveur lui-même : ce qui vaut pour toute application vaut pour celle-ci.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: Une pré-inscription sans adresse est refusée, champ par champ
    Quand le serveur reçoit POST "/pre-registrations" avec :
      | name | Sophie |
    Alors il répond 422
    Et il répond 422 avec :
      """
      {"errors": {"email": ["Le champ email est obligatoire."]}}
      """
    Et le serveur a enregistré 0 pré-inscription pour "sophie@exemple.fr"

  Scénario: Sans clé, rien
    Étant donné que les appels du script portent l'en-tête "X-API-Key" "une-autre"
    Quand le serveur reçoit GET "/formations"
    Alors il répond 401

  Scénario: La liste des formations
    Quand le serveur reçoit GET "/formations"
    Alors il répond 200 avec :
      | data.0.title | Starter |
    Et le serveur a reçu 0 appel

  Scénario: Une actualité poussée dit ce qu'elle ouvre
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Quand le serveur publie la formation "Manager"
    Alors le serveur a envoyé 1 notification
    Et le serveur a envoyé la notification avec :
      | type           | formation |
      | slug           | manager   |
      | aps.alert.body | Manager   |
      | aps.sound      | default   |
    Et le téléphone montre 1 notification
    Et la notification "Nouvelle formation" sonne

  Scénario: Une notification sans son est silencieuse
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Quand une notification push arrive :
      """
      {"aps": {"alert": {"title": "Rappel", "body": "La session approche"}}, "type": "formation", "id": 1}
      """
    Alors la notification "Rappel" est silencieuse
