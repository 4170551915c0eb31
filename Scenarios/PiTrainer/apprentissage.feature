# language: fr
Fonctionnalité: Apprendre
  Une erreur compte sans finir la session, et une ligne peut se révéler.

  Contexte:
    Étant donné que l'application est ouverte
    Et je choisis "Apprentissage" dans "Mode"
    Et je tape sur "S'entraîner"

  @PI-FR4
  Scénario: Une erreur compte, et la même décimale est attendue
    Quand je tape 4 décimales justes
    Et je tape une décimale fausse
    Alors je vois "#5"
    Et le téléphone vibre : doubleVibration
    Et "Grille" tremble
    Quand je tape une décimale fausse
    Alors je vois "#5"
    Et le téléphone vibre : doubleVibration
    Et "Grille" tremble
    Quand je tape 1 décimale juste
    Alors je vois "#6"
    Quand je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Score : 5 décimales"
    Et je vois "Erreurs : 2"
    Et je vois "Meilleure série : 4"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois "Erreurs : 2" dans "Historique"
    Et je vois "Le plus d'erreurs : décimales 1 à 10 (2)"

  @PI-FR8
  Scénario: Une erreur éteint l'aura et rend le pavé
    Quand je tape 21 décimales justes
    Et j'attends 1 seconde
    Alors "Pavé numérique" est dessiné à 5 %
    Quand je tape une décimale fausse
    Alors "Grille" n'a pas de lueur
    Quand j'attends 1 seconde
    Alors "Pavé numérique" est dessiné à 20 %

  @PI-FR8
  Scénario: Une erreur après une pause n'efface pas le pavé revenu
    Quand je tape 21 décimales justes
    Et j'attends 5 secondes
    Alors "Pavé numérique" est dessiné à 20 %
    Quand je tape une décimale fausse
    Alors "Pavé numérique" est dessiné à 20 %

  @PI-S6.1
  Scénario: Révéler le reste d'une ligne, et taper par-dessus
    Quand je tape 3 décimales justes
    Et je tape sur "Révéler la ligne 10"
    Alors je vois "5926535"
    Et "5926535" est dessiné à 20 %
    Quand je tape les chiffres "5926535"
    Alors je vois "1415926535"
    Et je vois "#11"
    Et je ne vois pas "Révéler la ligne 10"
    Et je vois "Révéler la ligne 20"

  @PI-S6.2
  Scénario: Les révélations se comptent, se voient au résumé et dans l'historique
    Quand je tape 3 décimales justes
    Et je tape sur "Révéler la ligne 10"
    Et je tape 7 décimales justes
    Et je tape sur "Révéler la ligne 20"
    Et je tape 2 décimales justes
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Révélations : 2"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois "Révélations : 2" dans "Historique"

  @PI-FR10
  Scénario: L'apprentissage ne fait pas de record
    Quand je tape 30 décimales justes
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je ne vois pas "Nouveau record"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "Pas encore de record" dans "Records"

  @PI-S6.2
  Scénario: Deux taps sur « Révéler » ne comptent qu'une révélation, et la session suivante repart de zéro
    Quand je tape 3 décimales justes
    Et je tape deux fois de suite sur "Révéler la ligne 10"
    Et je tape 1 décimale juste
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Révélations : 1"
    Quand je tape sur "Recommencer"
    Alors je vois "Révéler la ligne 10"
    Quand je tape 2 décimales justes
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Révélations : 0"
    Et je vois "Erreurs : 0"
