# language: fr
@galerie
Fonctionnalité: Madi seule
  La conversation, de la première question à la panne du service.

  Contexte:
    Étant donné la fonctionnalité "coach" seule
    Et que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: Le bouton de Madi
    Quand l'application est ouverte
    Alors je vois "Madi, ton coach IA"

  Scénario: L'accueil de Madi
    Étant donné que l'application est ouverte
    Quand je tape sur "Madi, ton coach IA"
    Alors je vois "Bonjour, je suis Madi, ton coach IA !"
    Et "Envoyer" est désactivé

  Scénario: Madi écrit
    Étant donné que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que le serveur met 2 secondes à répondre
    Et que je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Quand je tape sur "Envoyer"
    Alors je vois "Madi écrit…"

  Scénario: Une réponse et la formation qu'elle recommande
    Étant donné que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Je débute complètement, par où commencer ?" dans le champ "Votre message"
    Quand je tape sur "Envoyer"
    Alors "Starter" est activable

  Scénario: Une réponse très longue
    Étant donné que le service de Madi répond "Prends d'abord une demi-journée pour noter les tâches qui reviennent chaque semaine, puis choisis-en une seule, la plus simple, et essaie de la confier à un assistant pendant quinze jours ; note ce qui marche, ce qui rate, et le temps que tu y gagnes. Ensuite seulement, parles-en à ton équipe, montre-lui un exemple réussi et un exemple raté, et décidez ensemble de la suite." à un message contenant "méthode"
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Quelle méthode pour mon équipe ?" dans le champ "Votre message"
    Quand je tape sur "Envoyer"
    Alors je vois "un exemple réussi et un exemple raté"

  Scénario: Une longue question, pas encore envoyée
    Étant donné que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Quand je saisis "Je dirige une petite agence de douze graphistes et de trois chefs de projet, répartis entre Nice et Menton, et je cherche une formation qui convienne à tout le monde, en deux groupes, en mars ou en avril : laquelle me conseilles-tu ?" dans le champ "Votre message"
    Alors je vois "laquelle me conseilles-tu ?"

  Scénario: Ni service ni catalogue
    Étant donné que le serveur est injoignable
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Combien coûte Performer ?" dans le champ "Votre message"
    Quand je tape sur "Envoyer"
    Et que j'attends 5 secondes
    Alors je vois "Je n'arrive pas à charger le catalogue"

  Scénario: Un catalogue vide
    Étant donné que le catalogue est vide
    Et que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Quelle formation choisir ?" dans le champ "Votre message"
    Quand je tape sur "Envoyer"
    Alors je vois "Il n'y a pas de formation au catalogue pour l'instant."

  Scénario: Vers la formation recommandée
    Étant donné que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Et que je saisis "Je débute complètement, par où commencer ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Quand je tape sur "Starter"
    Alors l'écran "catalog.item" est affiché
    Et je vois "→ coach.chat"
