# language: fr
Fonctionnalité: Rien ne se perd
  Les records, l'historique et la session coupée survivent à l’application.

  @PI-FR13 @PI-FR4
  Scénario: Une session coupée se reprend où elle en était
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Alors je vois "Reprendre la session"
    Et je vois "Pi, à la position #41"
    Quand je tape sur "Reprendre la session"
    Alors je vois "Pavé numérique"
    Et je vois "#41"
    Et je vois "Tape la décimale #41 pour reprendre."

  @PI-FR13
  Scénario: Regarder une autre session ne perd pas celle qui fut coupée
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et j'ouvre l'application depuis le lien "pitrainer://practice/e"
    Alors je vois "#1"
    Quand je reviens en arrière
    Alors je vois "Reprendre la session"
    Et je vois "Pi, à la position #41"
    Quand je tape sur "Reprendre la session"
    Alors l'écran "Pi" est affiché
    Et je vois "#41"

  @PI-FR13 @PI-FR10
  Scénario: Une session reprise peut être un record
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 10 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Nouveau record !"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "50 décimales, le 23 janvier 2026" dans "Records"

  @PI-FR13
  Scénario: Une session abandonnée garde sa place dans l'historique
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Abandonner"
    Alors je ne vois pas "Session interrompue"
    Quand je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 40 décimales" dans "Historique"
    Quand je quitte de force l'application
    Et je relance l'application
    Alors je ne vois pas "Session interrompue"
    Quand je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 40 décimales" dans "Historique"

  @PI-FR13 @PI-FR10
  Scénario: Records et historique survivent à l'arrêt de l'application
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 12 décimales justes
    Et je tape une décimale fausse
    Et je quitte de force l'application
    Et je relance l'application
    Alors je vois "12 décimales, le 23 janvier 2026" dans "Records"
    Quand je tape sur "Statistiques"
    Alors je vois "12 décimales"

  @PI-FR4
  Scénario: Le point le plus loin atteint est retenu pour chaque constante
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 12 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je quitte de force l'application
    Et je relance l'application
    Alors je vois "Progression : 12 décimales"

  @PI-FR13
  Scénario: Une session reprise et finie ne se reprend plus : la suivante commence au début
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 1 décimale juste
    Et je tape une décimale fausse
    Alors je vois "Session reprise après une interruption"
    Quand je tape sur "Recommencer"
    Alors je vois "#1"
    Et je vois "Tape la première décimale pour commencer."
    Quand je tape 3 décimales justes
    Et je tape une décimale fausse
    Alors je vois "3 décimales"
    Et je ne vois pas "Session reprise après une interruption"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je ne vois pas "Session interrompue"
    Quand je tape sur "S'entraîner"
    Alors je vois "#1"
    Et je vois "Tape la première décimale pour commencer."

  @PI-FR13
  Scénario: Reprendre, revenir, puis s'entraîner : la session coupée reste à reprendre
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je reviens en arrière
    Et je tape sur "S'entraîner"
    Alors je vois "#1"
    Quand je reviens en arrière
    Alors je vois "Pi, à la position #41"

  @PI-FR13
  Scénario: Une session coupée une deuxième fois se reprend comme la première, et compte une fois
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 3 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Alors je vois "Pi, à la position #44"
    Quand je tape sur "Reprendre la session"
    Alors je vois "#44"
    Quand je tape 7 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Score : 50 décimales"
    Et je vois "Meilleure série : 50"
    Et je vois "Durée : 11 s"
    Et je vois "Vitesse : 4,3 CPS"
    Et je vois "Intervalle médian : 250 ms"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 50 décimales" dans "Historique"
    Et je ne vois pas "Score : 40 décimales" dans "Historique"
    Et je vois "La courbe apparaît à la deuxième session."
    Et je vois "Le plus d'erreurs : décimales 51 à 60 (1)"

  @PI-FR13 @PI-S6.2
  Scénario: Deux fois coupée, une session d'apprentissage garde ses révélations et ses erreurs, une fois chacune
    Étant donné que l'application est ouverte
    Et je choisis "Apprentissage" dans "Mode"
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Révéler la ligne 10"
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 4 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 6 décimales justes
    Et je tape sur "Révéler la ligne 20"
    Et je tape une décimale fausse
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Reprendre la session"
    Et je tape 1 décimale juste
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Score : 14 décimales"
    Et je vois "Révélations : 2"
    Et je vois "Erreurs : 2"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois "Révélations : 2" dans "Historique"
    Et je vois "Le plus d'erreurs : décimales 1 à 10 (1)"
    Et le graphique "Erreurs par bloc de dix : Pi" montre 2 points

  @PI-FR13
  Scénario: Une session coupée garde sa constante et son mode, quels que soient ceux qu'on choisit ensuite
    Étant donné que l'application est ouverte
    Et je choisis "Phi" dans "Constante"
    Et je choisis "Apprentissage" dans "Mode"
    Quand je tape sur "S'entraîner"
    Et je tape 20 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je choisis "Pi" dans "Constante"
    Et je choisis "Strict" dans "Mode"
    Alors je vois "Phi, à la position #21"
    Quand je tape sur "Reprendre la session"
    Alors l'écran "Phi" est affiché
    Et je vois "Révéler la ligne 30"
    Quand je tape une décimale fausse
    Alors je vois "#21"

  @PI-FR13
  Scénario: Commencer une autre session range celle qui fut coupée, une fois
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "S'entraîner"
    Et je tape 5 décimales justes
    Et je tape une décimale fausse
    Alors je ne vois pas "Nouveau record !"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je ne vois pas "Session interrompue"
    Et je vois "Progression : 40 décimales"
    Et je vois "40 décimales, le 23 janvier 2026" dans "Records"
    Quand je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 40 décimales" dans "Historique"
    Et je vois 1 fois "Score : 5 décimales" dans "Historique"
    Quand je quitte de force l'application
    Et je relance l'application
    Alors je ne vois pas "Session interrompue"

  @PI-FR13
  Scénario: Deux taps sur « Abandonner » ne rangent la session qu'une fois
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape deux fois de suite sur "Abandonner"
    Et je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 40 décimales" dans "Historique"

  @PI-FR13
  Scénario: Deux taps sur « Reprendre la session » n'ouvrent qu'une session
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape deux fois de suite sur "Reprendre la session"
    Alors je vois "#41"
    Quand je reviens en arrière
    Alors je vois "Reprendre la session"

  @PI-FR13 @PI-FR7
  Scénario: Une session finie que le téléphone a oublié d'avoir finie se reprend, et ne compte pas deux fois
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 15 décimales justes
    Et j'attends 2 secondes
    Et le disque est plein
    Et je tape une décimale fausse
    Et le disque a de nouveau de la place
    Et je mets l'application en arrière-plan
    Et je quitte de force l'application
    Et le fichier "practice.progress" est effacé
    Et je relance l'application
    Alors je vois "Pi, à la position #16"
    Quand je tape sur "Reprendre la session"
    Et je tape 10 décimales justes
    Et je tape une décimale fausse
    Alors je vois "Score : 25 décimales"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois 1 fois "Score : 25 décimales" dans "Historique"
    Et je ne vois pas "Score : 15 décimales" dans "Historique"
    Et je vois "Le plus d'erreurs : décimales 21 à 30 (1)"
    Et le graphique "Erreurs par bloc de dix : Pi" montre 1 point
