# language: fr
@galerie
Fonctionnalité: Les réglages seuls
  Les interrupteurs de Madi et des notifications, et la confidentialité.

  Contexte:
    Étant donné la fonctionnalité "settings" seule
    Et que nous sommes le 23 janvier 2026 à 9 h 00

  Scénario: Tous les réglages
    Étant donné que l'application est ouverte
    Quand je tape sur "→ settings.root"
    Alors je vois dans l'ordre :
      | Afficher Madi                |
      | Recevoir des notifications   |
      | Nouvelles formations         |
      | Nouveaux articles            |
      | Rappels                      |
      | Politique de confidentialité |

  Scénario: Madi masqué
    Étant donné que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je désactive "Afficher Madi"
    Alors "Afficher Madi" est éteint

  Scénario: Toutes les notifications coupées
    Étant donné que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je désactive "Recevoir des notifications"
    Alors "Recevoir des notifications" est éteint
    Et "Rappels" est désactivé

  Scénario: Sans les nouveaux articles
    Étant donné que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je désactive "Nouveaux articles"
    Alors "Nouveaux articles" est éteint
    Et "Rappels" est allumé

  Scénario: Sans l'option de Madi
    Étant donné que l'option "madi" est désactivée
    Et que l'application est ouverte
    Quand je tape sur "→ settings.root"
    Alors je vois "Recevoir des notifications"
    Et je ne vois pas "Afficher Madi"

  Scénario: Retour à l'accueil
    Étant donné que l'application est ouverte
    Et que je tape sur "→ settings.root"
    Quand je reviens en arrière
    Alors l'écran "catalog.home" est affiché
    Et je vois "→ settings.root"
