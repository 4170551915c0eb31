# language: fr
Fonctionnalité: Les réglages

  @PI-FR15
  Scénario: Sans vibrations, le téléphone ne vibre plus
    Étant donné que l'application est ouverte
    Quand je tape sur "Réglages"
    Et je désactive "Vibrations"
    Et je reviens en arrière
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Alors le téléphone ne vibre pas
    Et le téléphone joue le son touche

  @PI-FR9
  Scénario: Sans sons, le téléphone se tait
    Étant donné que l'application est ouverte
    Quand je tape sur "Réglages"
    Et je désactive "Sons"
    Et je reviens en arrière
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Alors le téléphone ne joue aucun son
    Et le téléphone vibre : clic
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Réglages"
    Et j'active "Sons"
    Et je reviens en arrière
    Et je tape sur "S'entraîner"
    Et je tape 1 décimale juste
    Alors le téléphone joue le son touche

  @PI-FR15
  Scénario: Le réglage est retenu
    Étant donné que l'application est ouverte
    Quand j'ouvre le lien "pitrainer://settings"
    Et je désactive "Vibrations"
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Alors le téléphone ne vibre pas

  @PI-FR12 @never-shown
  Scénario: Le rappel se règle sur les 24 heures du jour
    Étant donné que les rappels sont acceptés
    Quand je tape sur "Réglages"
    Alors "0 h" est proposé dans "Heure du rappel"
    Et "23 h" est proposé dans "Heure du rappel"
    Et "24 h" n'est pas proposé dans "Heure du rappel"

  @PI-FR15
  Scénario: Deux réglages changés de suite sont retenus tous les deux, et le dernier choix l'emporte
    Étant donné que l'application est ouverte
    Quand je tape sur "Réglages"
    Et je désactive "Vibrations"
    Et je désactive "Sons"
    Et j'active "Vibrations"
    Et je désactive "Vibrations"
    Et j'active "Sons"
    Alors "Vibrations" est éteint
    Et "Sons" est allumé
    Quand je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Réglages"
    Alors "Vibrations" est éteint
    Et "Sons" est allumé

  @PI-FR12
  Scénario: Ce que disent les réglages du rappel suit le téléphone, chaque fois
    Étant donné que je refuse les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que je ne vois pas "Les notifications sont refusées."
    Quand j'active "Me rappeler ma série"
    Alors je vois "Les notifications sont refusées."
    Quand je mets l'application en arrière-plan
    Et j'autorise les notifications dans les réglages du téléphone
    Et je reviens dans l'application
    Alors je ne vois pas "Les notifications sont refusées."
    Et "Me rappeler ma série" est allumé
    Quand je mets l'application en arrière-plan
    Et je refuse les notifications dans les réglages du téléphone
    Et je reviens dans l'application
    Alors je vois "Les notifications sont refusées."
    Quand je désactive "Me rappeler ma série"
    Alors je ne vois pas "Les notifications sont refusées."

  @PI-FR12
  Scénario: L'heure du rappel, changée deux fois puis coupée, est la dernière
    Étant donné que les rappels sont acceptés
    Et que je tape sur "Réglages"
    Quand je choisis "7 h" dans "Heure du rappel"
    Et je choisis "0 h" dans "Heure du rappel"
    Et je choisis "23 h" dans "Heure du rappel"
    Et je désactive "Me rappeler ma série"
    Alors "Heure du rappel" est désactivé
    Quand je relance l'application
    Et je tape sur "Réglages"
    Et j'active "Me rappeler ma série"
    Alors "23 h" est choisi dans "Heure du rappel"
