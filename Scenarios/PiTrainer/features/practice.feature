# language: fr
@galerie
Fonctionnalité: L'entraînement seul
  L'accueil, la session et le résumé, dans chacun de leurs états.

  Contexte:
    Étant donné la fonctionnalité "practice" seule
    Et que l'application est ouverte

  Scénario: L'accueil avant la première session
    Alors je vois 3 fois "Pas encore de record"

  Scénario: L'accueil avec une série et un record
    Étant donné que je joue une session de 1234 décimales
    Quand je ferme la feuille
    Alors je vois "1 234 décimales" dans "Records"
    Et je vois "Série : 1 jour"

  Scénario: L'accueil après une session interrompue
    Étant donné que je tape sur "S'entraîner"
    Et que je tape 40 décimales justes
    Et que j'attends 2 secondes
    Et que je quitte de force l'application
    Quand je relance l'application
    Alors je vois "Reprendre la session"

  Scénario: Une session avant la première décimale
    Quand je tape sur "S'entraîner"
    Alors je vois "Tape la première décimale pour commencer."

  Scénario: Une longue session, sans faute
    Étant donné que je tape sur "S'entraîner"
    Quand je tape 253 décimales justes
    Alors je vois "14 lignes au-dessus"
    Et "Grille" a une lueur forte

  Scénario: Une ligne révélée
    Étant donné que je choisis "Apprentissage" dans "Mode"
    Et que je tape sur "S'entraîner"
    Et que je tape 3 décimales justes
    Quand je tape sur "Révéler la ligne 10"
    Alors "5926535" est dessiné à 20 %

  Scénario: Le résumé d'un record
    Étant donné que je tape sur "S'entraîner"
    Et que je tape 12 décimales justes
    Quand je tape une décimale fausse
    Alors l'écran "Résumé" est affiché
    Et je vois "Nouveau record !"

  Scénario: Un résumé qui n'a pas pu être enregistré
    Étant donné que le disque est plein
    Et que je tape sur "S'entraîner"
    Et que je tape 12 décimales justes
    Quand je tape une décimale fausse
    Alors je vois "Tout n'a pas pu être enregistré."

  Scénario: Vers la question du rappel
    Étant donné que je tape sur "S'entraîner"
    Et que je tape 3 décimales justes
    Et que je tape une décimale fausse
    Quand je tape sur "Terminer"
    Alors la feuille "engagement.consent" est ouverte
    Et je vois "→ practice.home"
