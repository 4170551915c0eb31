# language: fr
Fonctionnalité: L'accueil
  On choisit sa constante et son mode, on voit ses records et sa série.

  @PI-FR1 @never-shown
  Scénario: Pi d'abord, et trois constantes au choix
    Quand j'ouvre l'application pour la première fois
    Alors je vois "S'entraîner"
    Et "Pi" est choisi dans "Constante"
    Et "e" est proposé dans "Constante"
    Et "Phi" est proposé dans "Constante"
    Et "Tau" n'est pas proposé dans "Constante"
    Quand je tape sur "S'entraîner"
    Alors je vois "Pavé numérique"
    Et je vois "3,"

  @PI-FR1
  Plan du Scénario: Les chiffres, le titre et les records suivent la constante choisie
    Étant donné que l'application est ouverte
    Quand je choisis "<constante>" dans "Constante"
    Et je tape sur "S'entraîner"
    Alors l'écran "<constante>" est affiché
    Et je vois "Pavé numérique"
    Et je vois "<entier>,"
    Quand je tape les chiffres "<décimales>"
    Alors je vois "#11"
    Et je vois "<décimales>"

    Exemples:
      | constante | entier | décimales  |
      | Pi        | 3      | 1415926535 |
      | e         | 2      | 7182818284 |
      | Phi       | 1      | 6180339887 |

  @PI-FR1
  Scénario: Le choix est retenu
    Étant donné que l'application est ouverte
    Quand je choisis "e" dans "Constante"
    Et je choisis "Phi" dans "Constante"
    Et je choisis "Apprentissage" dans "Mode"
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "S'entraîner"
    Alors je vois "Pavé numérique"
    Et je vois "Révéler la ligne 10"

  @PI-FR10
  Scénario: Le record de chaque constante, avec sa date
    Étant donné que l'application est ouverte
    Alors je vois "Pas encore de record" dans "Records"
    Quand je tape sur "S'entraîner"
    Et je tape 12 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "12 décimales, le 23 janvier 2026" dans "Pi"
    Et je vois "Pas encore de record" dans "e"
    Et je vois "Pas encore de record" dans "Phi"

  @PI-FR10
  Scénario: À égalité, la date la plus ancienne reste
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 12 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Nouveau record !"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et nous sommes le 24 janvier 2026 à 9:00
    Et je tape sur "S'entraîner"
    Et je tape 12 décimales justes
    Et je tape une décimale fausse
    Alors je ne vois pas "Nouveau record"
    Quand je tape sur "Terminer"
    Alors je vois "12 décimales, le 23 janvier 2026" dans "Records"
    Quand nous sommes le 25 janvier 2026 à 9:00
    Et je tape sur "S'entraîner"
    Et je tape 13 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Nouveau record !"
    Quand je tape sur "Terminer"
    Alors je vois "13 décimales, le 25 janvier 2026" dans "Records"
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Alors je ne vois pas "Nouveau record"
    Quand je tape sur "Terminer"
    Alors je vois "13 décimales, le 25 janvier 2026" dans "Records"
    Et je vois "Progression : 13 décimales"

  @PI-S3.0
  Scénario: De l'accueil à la session, au résumé, et de retour à l'accueil
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Alors l'écran "Résumé" est affiché
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "S'entraîner"

  @PI-S3.0
  Scénario: Du résumé, retour en arrière mène à l'accueil et non à la session finie
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je reviens en arrière
    Et je tape sur "Non merci"
    Alors je vois "S'entraîner"

  @PI-S3.0
  Scénario: Recommencer mène droit à une nouvelle session
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Recommencer"
    Alors je vois "Pavé numérique"
    Et je vois "#1"
    Quand je tape 5 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Score : 5 décimales"
    Quand je tape deux fois de suite sur "Recommencer"
    Alors je vois "#1"
    Quand je reviens en arrière
    Et je tape sur "Non merci"
    Alors je vois "S'entraîner"
    Et je vois "Progression : 5 décimales"

  @PI-FR10
  Scénario: Le record d'un premier du mois
    Étant donné que nous sommes le 1er mars 2026 à 10:00
    Et que l'application est ouverte
    Quand je joue une session réussie
    Alors je vois "le 1er mars 2026"

  @PI-FR10
  Scénario: Une seule décimale juste est déjà un record
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 1 décimale juste
    Et je tape une décimale fausse
    Alors je vois "Nouveau record !"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "1 décimale, le 23 janvier 2026" dans "Records"

  @PI-FR1 @PI-FR10
  Scénario: Records, progression et titre sont ceux de la constante choisie, à chaque changement
    Étant donné que l'application est ouverte
    Et que je joue une session de 12 décimales
    Quand je choisis "e" dans "Constante"
    Alors l'écran "e" est affiché
    Et je ne vois pas "Progression"
    Quand je joue une session de 7 décimales
    Alors je vois "Progression : 7 décimales"
    Et je vois "7 décimales, le 23 janvier 2026" dans "e"
    Et je vois "12 décimales, le 23 janvier 2026" dans "Pi"
    Quand je choisis "Pi" dans "Constante"
    Alors l'écran "Pi" est affiché
    Et je vois "Progression : 12 décimales"
    Et je ne vois pas "Progression : 7 décimales"

  @PI-FR10
  Plan du Scénario: Un record porte le jour d'ici (<fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 24 janvier 2026 à <heure>
    Et que l'application est ouverte
    Quand je joue une session de 12 décimales
    Alors je vois "12 décimales, le 24 janvier 2026" dans "Records"
    Quand je tape sur "Statistiques"
    Alors je vois "12 décimales, le 24 janvier 2026" dans "Records"

    Exemples:
      | fuseau              | heure |
      | Europe/Paris        | 0:20  |
      | Asia/Tokyo          | 8:00  |
      | America/Los_Angeles | 22:00 |

  @PI-S3.0
  Scénario: Deux taps sur « S'entraîner » n'ouvrent qu'une session
    Étant donné que l'application est ouverte
    Quand je tape deux fois de suite sur "S'entraîner"
    Alors je vois "#1"
    Quand je reviens en arrière
    Alors je vois "S'entraîner"

  @PI-S3.0
  Scénario: Deux taps sur « Terminer » mènent à l'accueil
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape deux fois de suite sur "Terminer"
    Et je tape deux fois de suite sur "Non merci"
    Alors je vois "S'entraîner"
    Et aucune feuille n'est ouverte

  @PI-FR1
  Scénario: Le lien vers une constante la choisit, et suivi de nouveau y mène de nouveau
    Étant donné que l'application est ouverte
    Quand j'ouvre le lien "pitrainer://practice/e"
    Alors l'écran "e" est affiché
    Et je vois "Pavé numérique"
    Quand je reviens en arrière
    Alors "e" est choisi dans "Constante"
    Quand j'ouvre le lien "pitrainer://practice/phi"
    Et je reviens en arrière
    Et j'ouvre le lien "pitrainer://practice/e"
    Alors l'écran "e" est affiché
    Et je vois "Pavé numérique"
    Quand je tape les chiffres "71"
    Alors je vois "#3"
