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
    Quand je tape sur "Reprendre la session"
    Alors je vois "Pavé numérique"
    Et je vois "#41"

  @PI-FR13
  Scénario: Regarder une autre session ne perd pas celle qui fut coupée
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 40 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et j'ouvre l'application depuis le lien "pitrainer://practice/e"
    Et je reviens en arrière
    Alors je vois "Reprendre la session"

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
    Et je tape sur "Statistiques"
    Alors je vois "40 décimales"

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
