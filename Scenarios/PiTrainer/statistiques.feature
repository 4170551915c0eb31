# language: fr
Fonctionnalité: Les statistiques

  @PI-FR7
  Scénario: Avant la première session, rien à montrer
    Étant donné que l'application est ouverte
    Quand je tape sur "Statistiques"
    Alors l'écran "Statistiques" est affiché
    Et je vois "Aucune session"

  @PI-FR7
  Scénario: La plus récente d'abord, avec date, score et vitesse
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 4 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Et je tape sur "Recommencer"
    Et je tape 9 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois dans l'ordre :
      | 9 décimales |
      | 4 décimales |
    Et je vois "23 janvier 2026"
    Et je vois "CPS"

  @PI-FR7
  Scénario: Les 200 plus récentes, et le record reste
    Étant donné que l'application est ouverte
    Quand je joue une session de 500 décimales
    Et je joue 229 sessions de 2 décimales
    Et je tape sur "Statistiques"
    Alors je vois "200 sessions"
    Quand je reviens en arrière
    Alors je vois "500 décimales" dans "Records"

  @PI-FR7
  Scénario: L'historique s'exporte
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 4 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Et je tape sur "Exporter en CSV"
    Alors la feuille de partage propose le fichier "pitrainer-historique.csv"
    Quand je tape sur "Exporter en JSON"
    Alors la feuille de partage propose le fichier "pitrainer-historique.json"
