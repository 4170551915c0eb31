# language: fr
Fonctionnalité: La permission de notifier
  @AIC-19
  Scénario: Elle est demandée au lancement, et une seconde demande ne change rien
    Étant donné que j'ouvre l'application pour la première fois
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Quand j'autorise les notifications
    Et que je relance l'application
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Quand je suis connecté
    Alors le serveur connaît 1 appareil

  @AIC-19
  Scénario: Refusée, elle n'est pas redemandée, et rien n'est enregistré
    Étant donné que j'ouvre l'application pour la première fois
    Et que je refuse les notifications
    Et que je suis connecté
    Quand je relance l'application
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Et le serveur connaît 0 appareil
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "Les notifications sont désactivées dans les réglages du téléphone."

  @AIC-19 @AIC-2
  Scénario: Accordée plus tard dans les réglages du téléphone
    Étant donné que j'ouvre l'application pour la première fois
    Et que je refuse les notifications
    Et que je suis connecté
    Quand je mets l'application en arrière-plan
    Et que j'autorise les notifications dans les réglages du téléphone
    Et que je reviens dans l'application
    Alors le serveur connaît 1 appareil
