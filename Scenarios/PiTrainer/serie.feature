# language: fr
Fonctionnalité: La série de jours
  Un jour de plus pour la première session réussie d'un jour ; le calendrier de la personne compte, pas les heures.

  Plan du Scénario: Deux sessions, de <premier> à <second>
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le <premier>
    Et que l'application est ouverte
    Quand je joue une session réussie
    Alors je vois "Série : 1 jour"
    Quand le téléphone passe au fuseau horaire "<fuseau 2>"
    Et nous sommes le <second>
    Et je relance l'application
    Et je joue une session réussie
    Alors je vois "Série : <série>"

    @PI-FR11
    Exemples: le lendemain
      | fuseau              | premier                  | fuseau 2     | second                   | série   |
      | Europe/Paris        | 23 janvier 2026 à 9:00   | Europe/Paris | 24 janvier 2026 à 23:00  | 2 jours |
      | Europe/Paris        | 23 janvier 2026 à 9:00   | Europe/Paris | 24 janvier 2026 à 0:30   | 2 jours |
      | Asia/Tokyo          | 23 janvier 2026 à 12:00  | Asia/Tokyo   | 24 janvier 2026 à 8:00   | 2 jours |
      | Europe/Paris        | 28 mars 2026 à 23:30     | Europe/Paris | 29 mars 2026 à 23:30     | 2 jours |
      | Europe/Paris        | 28 février 2028 à 12:00  | Europe/Paris | 29 février 2028 à 12:00  | 2 jours |
      | America/Los_Angeles | 10 juin 2026 à 9:00      | Asia/Tokyo   | 11 juin 2026 à 20:00     | 2 jours |
      | Pacific/Apia        | 29 décembre 2011 à 12:00 | Pacific/Apia | 31 décembre 2011 à 12:00 | 2 jours |

    @PI-FR11
    Exemples: le même jour
      | fuseau       | premier                | fuseau 2         | second                  | série  |
      | Europe/Paris | 23 janvier 2026 à 9:00 | Europe/Paris     | 23 janvier 2026 à 23:00 | 1 jour |
      | Europe/Paris | 25 octobre 2026 à 0:10 | Europe/Paris     | 25 octobre 2026 à 23:40 | 1 jour |
      | Asia/Tokyo   | 23 janvier 2026 à 8:00 | Asia/Tokyo       | 23 janvier 2026 à 20:00 | 1 jour |
      | Asia/Tokyo   | 11 juin 2026 à 1:00    | Pacific/Honolulu | 10 juin 2026 à 20:00    | 1 jour |

    @PI-FR11
    Exemples: un jour manqué
      | fuseau       | premier                | fuseau 2     | second                 | série  |
      | Europe/Paris | 23 janvier 2026 à 9:00 | Europe/Paris | 25 janvier 2026 à 9:00 | 1 jour |

  @PI-FR11
  Scénario: Le fuseau change, l'application en arrière-plan : la session suivante compte pour le jour d'ici
    Étant donné que nous sommes le 10 juin 2026 à 20:00
    Et que l'application est ouverte
    Quand je joue une session réussie
    Et je mets l'application en arrière-plan
    Et le téléphone passe au fuseau horaire "Asia/Tokyo"
    Et je reviens dans l'application
    Et je joue une session réussie
    Alors je vois "Série : 2 jours"

  @PI-FR11
  Scénario: Le fuseau change sous une application ouverte
    Étant donné que nous sommes le 10 juin 2026 à 20:00
    Et que l'application est ouverte
    Quand je joue une session réussie
    Et le téléphone passe au fuseau horaire "Asia/Tokyo"
    Et je joue une session réussie
    Alors je vois "Série : 2 jours"

  @PI-FR11
  Scénario: Un jour manqué remet la série à zéro
    Étant donné que l'application est ouverte
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à 23:59
    Et je relance l'application
    Alors je vois "Série : 1 jour"
    Quand nous sommes le 25 janvier 2026 à 0:01
    Et je relance l'application
    Alors je vois "Série : 0 jour"

  @PI-FR11
  Scénario: Une session sans une seule juste ne compte pas
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "Série : 0 jour"

  @PI-FR11 @PI-FR13
  Scénario: Une session coupée compte pour son propre jour
    Étant donné que l'application est ouverte
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à 23:50
    Et je tape sur "S'entraîner"
    Et je tape 15 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et nous sommes le 25 janvier 2026 à 9:00
    Et je relance l'application
    Et je tape sur "Abandonner"
    Alors je vois "Série : 2 jours"

  @PI-FR11 @PI-FR13
  Scénario: Une session coupée ailleurs compte pour le jour de là-bas
    Étant donné que le téléphone passe au fuseau horaire "Asia/Tokyo"
    Et que nous sommes le 10 juin 2026 à 20:00
    Et que l'application est ouverte
    Quand je joue une session réussie
    Et nous sommes le 11 juin 2026 à 0:30
    Et je tape sur "S'entraîner"
    Et je tape 15 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et le téléphone passe au fuseau horaire "Europe/Paris"
    Et je relance l'application
    Alors je vois "Série : 1 jour"
    Quand je tape sur "Abandonner"
    Alors je vois "Série : 2 jours"

  @PI-FR11 @PI-FR13
  Scénario: Une session reprise le lendemain compte pour le lendemain
    Étant donné que l'application est ouverte
    Quand je joue une session réussie
    Et nous sommes le 23 janvier 2026 à 23:50
    Et je tape sur "S'entraîner"
    Et je tape 15 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et nous sommes le 24 janvier 2026 à 9:00
    Et je relance l'application
    Alors je vois "Série : 1 jour"
    Quand je tape sur "Reprendre la session"
    Et je tape 1 décimale juste
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je vois "Série : 2 jours"

  @PI-FR11
  Scénario: Une troisième session, un troisième jour : chaque jour ne compte qu'une fois
    Étant donné que l'application est ouverte
    Quand je joue 3 sessions de 4 décimales
    Alors je vois "Série : 1 jour"
    Quand nous sommes le 24 janvier 2026 à 9:00
    Et je joue 2 sessions de 4 décimales
    Alors je vois "Série : 2 jours"
    Quand nous sommes le 25 janvier 2026 à 9:00
    Et je joue 2 sessions de 4 décimales
    Alors je vois "Série : 3 jours"
    Quand je quitte de force l'application
    Et je relance l'application
    Alors je vois "Série : 3 jours"

  @PI-FR11 @PI-FR13
  Scénario: Une session abandonnée des jours plus tard ne fait pas de série
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 15 décimales justes
    Et j'attends 2 secondes
    Et je quitte de force l'application
    Et nous sommes le 27 janvier 2026 à 9:00
    Et je relance l'application
    Et je tape sur "Abandonner"
    Alors je vois "Série : 0 jour"

  @PI-FR14
  Scénario: L'accord se demande une fois, après la première session, en disant pourquoi
    Étant donné que l'application est ouverte
    Alors je ne vois pas "Un rappel chaque jour ?"
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je vois "Un rappel chaque jour ?"
    Et je vois "sauver ta série"
    Et l'application a demandé l'autorisation des notifications 0 fois
    Quand je tape sur "Oui, me le rappeler"
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Quand j'autorise les notifications
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je ne vois pas "Un rappel chaque jour ?"

  @PI-FR14
  Scénario: Refusées, puis autorisées dans les réglages du téléphone : la feuille suit
    Étant donné que l'application est ouverte
    Et que je refuse les notifications
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Oui, me le rappeler"
    Alors je vois "Les notifications sont refusées"
    Quand je mets l'application en arrière-plan
    Et j'autorise les notifications dans les réglages du téléphone
    Et je reviens dans l'application
    Alors je vois "C'est noté"
    Et la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00

  @PI-FR14
  Scénario: La question qu'on ferme sans répondre ne revient pas
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je ferme la feuille
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je ne vois pas "Un rappel chaque jour ?"
    Quand je quitte de force l'application
    Et je relance l'application
    Alors je ne vois pas "Un rappel chaque jour ?"

  @PI-FR14
  Scénario: La question coupée par l'arrêt de l'application revient après une autre session
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je vois "Un rappel chaque jour ?"
    Quand je quitte de force l'application
    Et je relance l'application
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je vois "Un rappel chaque jour ?"

  @PI-FR14
  Scénario: Un refus est respecté
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je ne vois pas "Un rappel chaque jour ?"
    Et l'application a demandé l'autorisation des notifications 0 fois
    Et aucune notification n'est programmée

  @PI-FR12
  Scénario: Le rappel du lendemain nomme la série, et n'arrive qu'une fois
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00
    Quand je mets l'application en arrière-plan
    Et j'attends 36 heures
    Alors je vois la notification "Ta série de 1 jour t'attend"
    Quand j'attends 48 heures
    Alors aucune notification n'est programmée

  @PI-FR12
  Scénario: Une session avant l'heure annule le rappel du jour
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à 19:00
    Et je joue une session réussie
    Alors la notification "Ta série de 2 jours t'attend" est programmée pour le 25 janvier 2026 à 20:00
    Quand je mets l'application en arrière-plan
    Et j'attends 2 heures
    Alors je ne vois aucune notification

  @PI-FR12
  Scénario: L'heure se change, et le rappel suit
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et je tape sur "Réglages"
    Et je choisis "7 h" dans "Heure du rappel"
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 7:00
    Quand je choisis "9 h" dans "Heure du rappel"
    Et je choisis "8 h" dans "Heure du rappel"
    Alors "8 h" est choisi dans "Heure du rappel"
    Et la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 8:00
    Quand je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Réglages"
    Alors "8 h" est choisi dans "Heure du rappel"
    Et la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 8:00

  @PI-FR12
  Scénario: Le rappel se coupe et se remet, et garde son heure
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et je tape sur "Réglages"
    Et je choisis "7 h" dans "Heure du rappel"
    Et je désactive "Me rappeler ma série"
    Alors aucune notification n'est programmée
    Et "Heure du rappel" est désactivé
    Quand j'active "Me rappeler ma série"
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 7:00
    Quand je désactive "Me rappeler ma série"
    Et je quitte de force l'application
    Et je relance l'application
    Et je tape sur "Réglages"
    Alors "Me rappeler ma série" est éteint
    Et aucune notification n'est programmée

  @PI-FR12
  Plan du Scénario: Une heure choisie plus tard dans la journée vaut dès aujourd'hui, où que soit le téléphone (<fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 23 janvier 2026 à 12:00
    Et que les rappels sont acceptés
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à <heure>
    Et je tape sur "Réglages"
    Et je choisis "<rappel> h" dans "Heure du rappel"
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à <rappel>:00
    Et je ne vois pas "Le téléphone n'a pas accepté"
    Quand je désactive "Me rappeler ma série"
    Et j'active "Me rappeler ma série"
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à <rappel>:00
    Quand je mets l'application en arrière-plan
    Et j'attends 8 heures
    Alors je vois la notification "Ta série de 1 jour t'attend"

    Exemples:
      | fuseau             | heure | rappel |
      | Europe/Paris       | 18:30 | 19     |
      | America/New_York   | 15:30 | 18     |
      | America/Martinique | 17:30 | 21     |
      | Pacific/Honolulu   | 14:30 | 22     |
      | Asia/Tokyo         | 8:30  | 9      |

  @PI-FR12
  Scénario: Le fuseau change, et le rappel suit
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à 15:00
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00
    # À Tokyo il est 23 h : l'heure d'aujourd'hui est passée, et demain la série sera perdue.
    Quand le téléphone passe au fuseau horaire "Asia/Tokyo"
    Et je relance l'application
    Alors aucune notification n'est programmée

  @PI-FR12
  Scénario: Le fuseau change, l'application en arrière-plan, et le rappel suit au retour
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et nous sommes le 24 janvier 2026 à 15:00
    Et je mets l'application en arrière-plan
    Et le téléphone passe au fuseau horaire "Asia/Tokyo"
    Et je reviens dans l'application
    Alors aucune notification n'est programmée

  @PI-FR12
  Scénario: Sans série, pas de rappel
    Étant donné que les rappels sont acceptés
    Quand je joue une session de 0 décimale
    Alors je vois "Série : 0 jour"
    Et aucune notification n'est programmée

  @PI-FR12
  Scénario: Le tap sur le rappel ouvre l'accueil, même depuis un résumé laissé ouvert
    Étant donné que les rappels sont acceptés
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je mets l'application en arrière-plan
    Et j'attends 36 heures
    Et je tape sur la notification "PiTrainer"
    Alors je vois "S'entraîner"
    Et je vois "Série : 1 jour"

  @PI-FR12
  Scénario: Jour après jour, le rappel suit la série, et celui d'hier s'en va
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Et je mets l'application en arrière-plan
    Et j'attends 36 heures
    Et je tape sur la notification "Ta série de 1 jour t'attend"
    Et je joue une session réussie
    Alors je vois "Série : 2 jours"
    Et la notification "Ta série de 2 jours t'attend" est programmée pour le 25 janvier 2026 à 20:00
    Et je ne vois aucune notification
    Quand je tape sur "Statistiques"
    Et je mets l'application en arrière-plan
    Et j'attends 24 heures
    Et je tape sur la notification "Ta série de 2 jours t'attend"
    Alors je vois "S'entraîner"
    Et je vois "Série : 2 jours"

  @PI-FR12
  Plan du Scénario: Le rappel est pour le lendemain d'ici (<fuseau>, <heure>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 24 janvier 2026 à <heure>
    Et que les rappels sont acceptés
    Quand je joue une session réussie
    Alors la notification "Ta série de 1 jour t'attend" est programmée pour le 25 janvier 2026 à 20:00

    Exemples:
      | fuseau              | heure |
      | Europe/Paris        | 0:20  |
      | Asia/Tokyo          | 8:00  |
      | America/Los_Angeles | 22:00 |

  @PI-FR14
  Scénario: Deux taps sur « Oui » ne demandent l'accord qu'une fois
    Étant donné que l'application est ouverte
    Et que j'autorise les notifications
    Quand je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape deux fois de suite sur "Oui, me le rappeler"
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Et aucune feuille n'est ouverte
    Et la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00

  @PI-FR12
  Scénario: L'accord retiré puis rendu dans les réglages du téléphone : le rappel s'en va et revient
    Étant donné que les rappels sont acceptés
    Et que je joue une session réussie
    Et que je tape sur "Réglages"
    Quand je mets l'application en arrière-plan
    Et je refuse les notifications dans les réglages du téléphone
    Et je reviens dans l'application
    Alors je vois "Les notifications sont refusées."
    Et aucune notification n'est programmée
    Quand je mets l'application en arrière-plan
    Et j'autorise les notifications dans les réglages du téléphone
    Et je reviens dans l'application
    Alors je ne vois pas "Les notifications sont refusées."
    Et la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00
