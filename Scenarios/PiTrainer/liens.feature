# language: fr
Fonctionnalité: Ouvrir l'application par un lien
  Un lien pitrainer:// mène à son écran, autant de fois qu'on le suit.

  @PI-S3.0
  Plan du Scénario: Un lien déjà suivi mène de nouveau à son écran (<lien>)
    Étant donné que j'ouvre l'application depuis le lien "<lien>"
    Et que l'écran "<écran>" est affiché
    Et que je reviens en arrière
    Et que je vois "S'entraîner"
    Quand j'ouvre le lien "<lien>"
    Alors l'écran "<écran>" est affiché
    Quand je reviens en arrière
    Alors je vois "S'entraîner"
    Quand je mets l'application en arrière-plan
    Et j'attends 1 heure
    Et j'ouvre le lien "<lien>"
    Alors l'écran "<écran>" est affiché

    Exemples:
      | lien                   | écran        |
      | pitrainer://practice/e | e            |
      | pitrainer://stats      | Statistiques |
      | pitrainer://settings   | Réglages     |

  @PI-S3.0
  Scénario: Un lien suivi deux fois de suite n'ouvre son écran qu'une fois
    Étant donné que l'application est ouverte
    Quand j'ouvre le lien "pitrainer://settings"
    Et j'ouvre le lien "pitrainer://settings"
    Et je reviens en arrière
    Alors je vois "S'entraîner"

  @PI-S3.0
  Scénario: D'un lien à l'autre, le dernier est celui qu'on voit
    Étant donné que j'ouvre l'application depuis le lien "pitrainer://settings"
    Quand j'ouvre le lien "pitrainer://stats"
    Alors l'écran "Statistiques" est affiché
    Quand j'ouvre le lien "pitrainer://settings"
    Alors l'écran "Réglages" est affiché
    Quand je reviens en arrière
    Alors je vois "S'entraîner"

  @PI-S3.0
  Plan du Scénario: Deux taps sur « <bouton> » n'ouvrent qu'un écran
    Étant donné que l'application est ouverte
    Quand je tape deux fois de suite sur "<bouton>"
    Alors l'écran "<bouton>" est affiché
    Quand je reviens en arrière
    Alors je vois "S'entraîner"

    Exemples:
      | bouton       |
      | Réglages     |
      | Statistiques |
