# language: fr
Fonctionnalité: S'inscrire à une activité, ou au guichet
  L'inscription de l'application est une option : sans elle, rien n'en paraît.

  @MAI-2
  Scénario: La réponse se perd, l'inscription n'est comptée qu'une fois
    Étant donné que le serveur traite le prochain appel POST "/inscriptions" mais sa réponse se perd
    Quand j'ouvre l'application depuis le lien "mairie://activites/1"
    Et que je tape sur "S'inscrire"
    Et que je saisis "rose@exemple.fr" dans le champ "Courriel"
    Et que je tape sur "Confirmer"
    Alors je vois "Confirmez-la en mairie sous une semaine." dans les 30 secondes
    Et le serveur a reçu 2 appels POST "/inscriptions"
    Et la mairie compte 1 inscrit

  @MAI-2 @MAI-6
  Scénario: Les rappels viennent le soir, et le tap ouvre l'activité
    Étant donné que j'autorise les notifications
    Quand j'ouvre l'application depuis le lien "mairie://activites/1"
    Et que je tape sur "S'inscrire"
    Et que je saisis "rose@exemple.fr" dans le champ "Courriel"
    Et que je tape sur "Confirmer"
    Alors la notification "Votre inscription reste à confirmer en mairie" est programmée pour le 2026-01-25 à 18:00
    Et la notification "La séance a lieu demain" est programmée pour le 2026-01-26 à 18:00
    Quand je quitte de force l'application
    Et que j'attends 4 jours
    Et que je tape sur la notification "La séance a lieu demain"
    Alors l'écran "Yoga doux" est affiché
    Et aucune notification n'est programmée

  @MAI-2
  Scénario: Sans l'option, l'application ne parle pas d'inscription et ne retient rien
    Étant donné que l'option "inscriptions" est désactivée
    Quand j'ouvre l'application depuis le lien "mairie://activites/1"
    Alors l'écran "Yoga doux" est affiché
    Et je vois "Partager"
    Et je ne vois pas "S'inscrire"
    Et aucun fichier "catalog.pre-registrations" n'est conservé
