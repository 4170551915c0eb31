# language: fr
@galerie
Fonctionnalité: Les statistiques seules
  L'historique, la courbe et la carte des erreurs, d'aucune session à beaucoup.

  Scénario: Aucune session
    Étant donné la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Quand je tape sur "→ stats.history"
    Alors je vois "Aucune session"

  Scénario: Une seule session
    Étant donné que l'application est ouverte
    Et que je joue une session de 30 décimales
    Et que je quitte de force l'application
    Et la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Quand je tape sur "→ stats.history"
    Alors je vois "La courbe apparaît à la deuxième session."

  Scénario: Plusieurs sessions, de plusieurs constantes
    Étant donné que l'application est ouverte
    Et que je joue une session de 30 décimales
    Et que je joue une session de 12 décimales
    Et que je choisis "e" dans "Constante"
    Et que je joue une session de 35 décimales
    Et que je quitte de force l'application
    Et la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Quand je tape sur "→ stats.history"
    Alors je vois dans "Historique" :
      | Score : 35 décimales |
      | Score : 12 décimales |
      | Score : 30 décimales |

  Scénario: Un long historique et un très grand score
    Étant donné que l'application est ouverte
    Et que je joue une session de 1234 décimales
    Et que je joue 49 sessions de 12 décimales
    Et que je quitte de force l'application
    Et la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Quand je tape sur "→ stats.history"
    Alors le graphique "Progression" montre 50 points
    Et je vois "1 234 décimales" dans "Records"

  Scénario: Aucune session pour la constante choisie
    Étant donné que l'application est ouverte
    Et que je joue une session de 30 décimales
    Et que je quitte de force l'application
    Et la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Et que je tape sur "→ stats.history"
    Quand je choisis "Phi" dans "Constante"
    Alors je vois "Aucune session pour cette constante"

  Scénario: Un historique abîmé
    Étant donné que l'application est ouverte
    Et que je joue une session de 5 décimales
    Et que je joue une session de 7 décimales
    Et que je quitte de force l'application
    Et que le fichier "stats.history" est abîmé
    Et la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Quand je tape sur "→ stats.history"
    Alors je vois "Une partie de l'historique était endommagée ; le reste est là."

  Scénario: Retour à l'accueil
    Étant donné la fonctionnalité "stats" seule
    Et que l'application est ouverte
    Et que je tape sur "→ stats.history"
    Quand je reviens en arrière
    Alors l'écran "practice.home" est affiché
    Et je vois "→ stats.history"
