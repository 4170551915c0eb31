# language: fr
Fonctionnalité: Les actualités

  @MAI-3
  Scénario: La plus récente d'abord ; un article se lit, et se dit en minutes
    Étant donné que l'application est ouverte
    Quand j'ouvre l'onglet "Actualités"
    Alors je vois dans l'ordre :
      | Le marché revient place du Puits |
      | Collecte des sapins              |
    Quand je tape sur "Le marché revient place du Puits"
    Alors je vois :
      | 19 janvier 2026             |
      | Lecture : 1 min             |
      | chaque samedi de 8 h à 13 h |
      | Douze producteurs           |

  @MAI-3 @MAI-6
  Scénario: Une notification ouvre l'actualité, l'application fermée
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Quand une notification push arrive :
      """
      {"aps": {"alert": {"title": "Saint-Rémy", "body": "Collecte des sapins"}}, "type": "actualite", "id": 2}
      """
    Et que je tape sur la notification "Saint-Rémy"
    Alors l'onglet "Actualités" est sélectionné
    Et l'écran "Collecte des sapins" est affiché
    Quand je reviens en arrière
    Alors l'écran "Actualités" est affiché

  @MAI-3
  Scénario: Vide, en échec, hors connexion
    Étant donné que le serveur répond 503 aux 3 prochains appels GET "/actualites"
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Actualités"
    Alors je vois "Le serveur rencontre un problème." dans les 4 secondes
    Quand le serveur répond 200 au prochain appel GET "/actualites" avec :
      """json
      []
      """
    Et que je tape sur "Réessayer"
    Alors je vois "Aucune actualité pour le moment"
    Quand je tire pour rafraîchir
    Et que le téléphone est hors connexion
    Et que je tape sur "Collecte des sapins"
    Alors je vois "Connexion requise"
    Et je vois "Jusqu'au 31 janvier, sans décoration ni neige artificielle."
