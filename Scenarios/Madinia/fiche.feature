# language: fr
Fonctionnalité: Places, jours, partage et paiement d'une formation

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-J4a
  Plan du scénario: La fiche compte les jours jusqu'à la prochaine session
    Étant donné que la prochaine session de la formation "Starter" est le <date>
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "La prochaine session commence <quand>"

    Exemples:
      | date            | quand         |
      | 9 février 2026  | dans 17 jours |
      | 25 janvier 2026 | dans 2 jours  |
      | 24 janvier 2026 | demain        |

  @MAD-J4a
  Scénario: Les jours se comptent au calendrier, pas en heures
    Étant donné que la prochaine session de la formation "Starter" est le 25 janvier 2026
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "La prochaine session commence dans 2 jours"
    Quand nous sommes le 24 janvier 2026 à 0 h 05
    Alors je vois "La prochaine session commence demain"

  @MAD-J4a
  Scénario: Les jours se comptent à l'heure du téléphone, où qu'il soit
    Étant donné que le téléphone passe au fuseau horaire "America/Martinique"
    Et que nous sommes le 23 janvier 2026 à 22 h 00
    Et que la prochaine session de la formation "Starter" est le 25 janvier 2026
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "La prochaine session commence dans 2 jours"
    Quand j'attends 3 heures
    Alors je vois "La prochaine session commence demain"
    Et je vois "Prochaine session : 25 janvier 2026"

  @MAD-J4a
  Scénario: Une session passée ne se compte pas
    Étant donné que la prochaine session de la formation "Starter" est le 22 janvier 2026
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Prochaine session : Date à venir"
    Et je ne vois pas "La prochaine session commence"

  @MAD-J4a
  Plan du scénario: Les places d'une session passée, ou sans date, ne se comptent plus
    Étant donné que <session>
    Et qu'il reste <places> à la formation "Starter"
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Prochaine session : Date à venir"
    Et je ne vois pas "Plus que"
    Et je ne vois pas "Complet"

    Exemples:
      | session                                                               | places   |
      | la prochaine session de la formation "Starter" est le 22 janvier 2026 | 3 places |
      | la prochaine session de la formation "Starter" est le 22 janvier 2026 | 0 place  |
      | la prochaine session de la formation "Starter" est le 23 janvier 2026 | 3 places |
      | la formation "Starter" n'a ni prix ni prochaine session               | 3 places |

  @MAD-J4a @MAD-FR6
  Scénario: La carte, l'accueil et la fiche disent la même session, à la minute près
    Étant donné que nous sommes le 5 mars 2026 à 9 h 15
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
    Et que je vois "Prochaine session : 5 mars 2026" dans "IA pour le marketing"
    Quand j'attends 30 minutes
    Et que je tire pour rafraîchir
    Alors je vois "Prochaine session : Date à venir" dans "IA pour le marketing"
    Quand je tape sur "IA pour le marketing"
    Alors je vois "Prochaine session : Date à venir"
    Et je ne vois pas "La prochaine session commence"
    Quand j'ouvre l'onglet "Accueil"
    Alors je ne vois pas "IA pour le marketing"

  @MAD-FR6
  Plan du scénario: Le premier du mois se dit « 1er » partout (<chemin>)
    Étant donné que la prochaine session de la formation "Starter" est le 1er mars 2026
    Et que la prochaine session de la formation "Performer" est le 11 mars 2026
    Quand j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Alors je vois "Prochaine session : 1er mars 2026"

    Exemples:
      | chemin              |
      | /formations         |
      | /formations/starter |

  @MAD-J4a
  Plan du scénario: Les dernières places se disent, pas les autres
    Étant donné qu'il reste <places> <mot> à la formation "Starter"
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "<texte>"

    Exemples:
      | places | mot    | texte             |
      | 5      | places | Plus que 5 places |
      | 1      | place  | Plus qu'une place |
      | 0      | place  | Complet           |

  @MAD-J4a
  Scénario: Six places ou plus ne pressent personne
    Étant donné qu'il reste 6 places à la formation "Starter"
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Prix : 490 €"
    Et je ne vois pas "Plus que 6 places"
    Et je ne vois pas "Complet"

  @MAD-FR35
  Plan du scénario: Partager une formation donne un lien qui ouvre le même écran
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/<clé>"
    Quand je tape sur "Partager"
    Alors la feuille de partage propose "<titre>" avec le lien "https://madinia.fr/formations/<clé>"
    Quand j'ouvre l'onglet "Contact"
    Et que j'ouvre le lien "https://madinia.fr/formations/<clé>"
    Alors l'écran "<titre>" est affiché

    Exemples:
      | clé     | titre           |
      | starter | Starter         |
      | 9       | Atelier prompts |

  @MAD-J4b
  Scénario: Sans pré-inscription, la fiche ne propose pas de payer
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Pré-inscription"
    Et je ne vois pas "Finaliser mon inscription"

  @MAD-J4b
  Scénario: Le rappel de l'avant-veille mène à la page de paiement
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand nous sommes le 7 février 2026 à 9 h 59
    Et que j'attends 1 minute
    Et que je tape sur la notification "Session Starter" avec le texte "La session Starter commence dans 2 jours"
    Alors l'écran "Starter" est affiché
    Et je vois "Le paiement se fait sur le site madinia.fr."
    Quand je tape sur "Finaliser mon inscription"
    Alors la page web "https://madinia.fr/paiement/starter" est ouverte

  @MAD-J4b
  Plan du scénario: Une page de paiement d'ailleurs, ou en clair, n'est jamais proposée
    Étant donné que la page de paiement de la formation "Starter" est "<page>"
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Quand je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors l'écran "Starter" est affiché
    Et je ne vois pas "Finaliser mon inscription"
    Et aucune page web n'est ouverte

    Exemples:
      | page                                  |
      | https://paiement.exemple.fr/starter   |
      | http://madinia.fr/paiement/starter    |
      | https://madinia.fr@exemple.fr/starter |
      | https://madinia.fr.exemple.fr/starter |

  @MAD-J4b @MAD-J4a
  Scénario: Quand la session est complète, on ne mène pas au paiement
    Étant donné qu'il reste 0 place à la formation "Starter"
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Quand je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors je vois "Complet"
    Et je ne vois pas "Finaliser mon inscription"
    Quand il reste 1 place à la formation "Starter"
    Et que je tire pour rafraîchir
    Alors je vois "Finaliser mon inscription"
