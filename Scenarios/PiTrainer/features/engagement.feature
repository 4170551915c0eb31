# language: fr
@galerie
Fonctionnalité: La série et son rappel seuls
  La question du rappel, ses réponses, et la notification.

  Scénario: La question
    Étant donné la fonctionnalité "engagement" seule
    Et que l'application est ouverte
    Quand je tape sur "→ engagement.consent"
    Alors la feuille "Un rappel chaque jour ?" est ouverte

  Scénario: La question attend la réponse au téléphone
    Étant donné la fonctionnalité "engagement" seule
    Et que l'application est ouverte
    Et que je tape sur "→ engagement.consent"
    Quand je tape sur "Oui, me le rappeler"
    Alors "Non merci" est désactivé

  Scénario: Les notifications refusées
    Étant donné la fonctionnalité "engagement" seule
    Et que je refuse les notifications
    Et que l'application est ouverte
    Et que je tape sur "→ engagement.consent"
    Quand je tape sur "Oui, me le rappeler"
    Alors je vois "Les notifications sont refusées."

  Scénario: Les notifications autorisées après un refus
    Étant donné la fonctionnalité "engagement" seule
    Et que je refuse les notifications
    Et que l'application est ouverte
    Et que je tape sur "→ engagement.consent"
    Et que je tape sur "Oui, me le rappeler"
    Et que je mets l'application en arrière-plan
    Et que j'autorise les notifications dans les réglages du téléphone
    Quand je reviens dans l'application
    Alors je vois "C'est noté"

  Scénario: Le rappel d'une série
    Étant donné que les rappels sont acceptés
    Et que je joue une session réussie
    Et que je quitte de force l'application
    Et la fonctionnalité "engagement" seule
    Et que l'application est ouverte
    Et que je mets l'application en arrière-plan
    Quand j'attends 36 heures
    Alors je vois la notification "Ta série de 1 jour t'attend"

  Scénario: Retour à l'accueil
    Étant donné la fonctionnalité "engagement" seule
    Et que l'application est ouverte
    Et que je tape sur "→ engagement.consent"
    Quand je tape sur "Non merci"
    Alors l'écran "practice.home" est affiché
    Et je vois "→ engagement.consent"
