# language: fr
Fonctionnalité: Options
  Ce que l'équipe peut fermer sans nouvelle version : Madi et le blog.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: Sans l'option « madi », le coach n'est nulle part
    Étant donné que l'option "madi" est désactivée
    Et que l'application est ouverte
    Alors je ne vois pas "Madi, ton coach IA"
    Quand je tape sur "Réglages"
    Alors je ne vois pas "Afficher Madi"

  Scénario: Sans l'option « blog », l'onglet disparaît et ses liens mènent à l'accueil
    Étant donné que l'option "blog" est désactivée
    Et que l'application est ouverte
    Alors l'application a 3 onglets
    Quand j'ouvre le lien "https://madinia.fr/blog/prompts-efficaces"
    Alors l'écran "Accueil" est affiché

  Scénario: Une option changée compte à partir du lancement suivant
    Étant donné que l'application est ouverte
    Alors je vois "Madi, ton coach IA"
    Quand je quitte de force l'application
    Étant donné que l'option "madi" est désactivée
    Et que l'application est ouverte
    Alors je ne vois pas "Madi, ton coach IA"
