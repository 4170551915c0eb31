# language: fr
Fonctionnalité: Ce que le serveur répond de travers
  Une réponse abîmée ne montre ni n'efface rien de faux, et l'une n'entraîne pas l'autre.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Plan du scénario: Une liste illisible se dit, et l'on réessaie (<cas>)
    Étant donné que le serveur répond 200 à GET "/formations" avec :
      """
      <réponse>
      """
    Quand j'ouvre l'application pour la première fois
    Et que j'ouvre l'onglet "Formations"
    Alors je vois 1 fois "Réessayer"
    Quand le serveur répond normalement à GET "/formations"
    Et que je tape sur "Réessayer"
    Alors je vois "Starter"

    Exemples:
      | cas               | réponse                                      |
      | page d'un portail | <html><body>Connexion au Wi-Fi</body></html> |
      | JSON coupé        | {"data": [{"id": 1, "title": "Star           |
      | autre objet       | {"message": "Bonjour"}                       |
      | mauvais type      | {"data": "aucune"}                           |

  Scénario: Une réponse à soi, pour un appel
    Étant donné que le serveur répond 200 au prochain appel GET "/articles" avec :
      """
      {"data": [], "meta": {"current_page": 1, "last_page": 1}}
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je ne vois pas "Ce qui change en 2026"
    Quand je tire pour rafraîchir
    Alors je vois "Ce qui change en 2026"

  Scénario: La même réponse à plusieurs appels de suite
    Étant donné que le serveur répond 200 aux 2 prochains appels GET "/articles" avec :
      """json
      {"data": [], "meta": {"current_page": 1, "last_page": 1}}
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que je tire pour rafraîchir
    Alors je ne vois pas "Ce qui change en 2026"
    Quand je tire pour rafraîchir
    Alors je vois "Ce qui change en 2026"

  Scénario: Le blog est en panne, les formations non
    Étant donné que le serveur répond 500 à GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 1 minute
    Alors je vois "Réessayer"
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Starter"
    Quand le serveur répond normalement
    Et que j'ouvre l'onglet "Blog"
    Alors je vois "Ce qui change en 2026"

  Scénario: Un appel du blog échoue, et le suivant passe
    Étant donné que le serveur répond 503 au prochain appel GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 5 secondes
    Alors je vois "Ce qui change en 2026"
    Et le serveur a reçu 2 appels GET "/articles"

  Scénario: Deux appels du blog échouent, et le troisième passe
    Étant donné que le serveur répond 503 aux 2 prochains appels GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 10 secondes
    Alors je vois "Ce qui change en 2026"
    Et le serveur a reçu 3 appels GET "/articles"

  Scénario: Le blog demande d'attendre
    Étant donné que le serveur répond 503 au prochain appel GET "/articles" et demande d'attendre 7 secondes
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 6 secondes
    Alors le serveur a reçu 1 appel GET "/articles"
    Quand j'attends 2 secondes
    Alors le serveur a reçu 2 appels GET "/articles"

  Scénario: La réponse au message se perd, et il n'est compté qu'une fois
    Étant donné que le serveur traite le prochain appel POST "/contacts" mais sa réponse se perd
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Quand je tape sur "Envoyer"
    Et que j'attends 1 minute
    Alors le serveur a enregistré 1 message de contact
    Et le serveur a reçu 2 appels POST "/contacts"
    Et le serveur a reçu POST "/contacts" avec le champ "message"
    Et le serveur a reçu POST "/contacts" sans le champ "formation_id"

  Scénario: Le blog est lent, les formations non
    Étant donné que le serveur met 3 secondes à répondre à GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Starter"
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Chargement des articles…"
    Quand j'attends 3 secondes
    Alors je vois "Ce qui change en 2026"

  Scénario: Le blog ne répond plus, les formations si
    Étant donné que le serveur ne répond plus à GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je vois "Chargement des articles…"
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Starter"

  Scénario: Le blog est injoignable, les formations non
    Étant donné que le serveur est injoignable pour GET "/articles"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que j'attends 1 minute
    Alors je vois "Réessayer"
    Et le serveur a reçu 0 appel GET "/articles"
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Starter"
