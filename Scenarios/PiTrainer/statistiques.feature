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
    Et je tape 9 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Et je tape sur "Recommencer"
    Et je tape 4 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je tape sur "Statistiques"
    Alors je vois dans l'ordre :
      | Historique          |
      | Score : 4 décimales |
      | Score : 9 décimales |
    Et je vois "Vitesse : 2,7 CPS" dans "Historique"
    Et je vois "23 janvier 2026 à 9:00" dans "Historique"

  @PI-FR7 @endurance
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
    Alors la feuille de partage propose le fichier "pitrainer-historique.csv" avec :
      """
      id,date,constant,mode,score,attempts,errors,missed_decimals,best_streak,duration_seconds,digits_per_second
      2026-01-23T08:00:00.750Z,pi,strict,4,5,1,5,4,0.750,5.33
      """
    Quand je tape sur "Exporter en JSON"
    Alors la feuille de partage propose le fichier "pitrainer-historique.json" avec :
      """
      "score": 4
      """
    Quand je reviens en arrière
    Et je joue une session de 6 décimales
    Et je tape sur "Statistiques"
    Et je choisis "e" dans "Constante"
    Et je tape sur "Exporter en CSV"
    Alors la feuille de partage propose le fichier "pitrainer-historique.csv" avec :
      """
      pi,strict,6,7,1,7,6,1.250,4.8
      pi,strict,4,5,1,5,4,0.750,5.33
      """

  @PI-FR7
  Scénario: L'export dit la durée et la régularité, et une session sans une seule juste y figure
    Étant donné que l'application est ouverte
    Quand je tape sur "S'entraîner"
    Et je tape 2 décimales justes, une toutes les 0,5 seconde
    Et j'attends 1,5 seconde
    Et je tape 1 décimale juste
    Et je maintiens "Terminer" pendant 3 secondes
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je joue une session de 0 décimale
    Et je tape sur "Statistiques"
    Et je tape sur "Exporter en CSV"
    Alors la feuille de partage propose le fichier "pitrainer-historique.csv" avec :
      """
      best_streak,duration_seconds,digits_per_second,reveals_used,median_interval_seconds,consistency
      pi,strict,0,1,1,1,0,0.000,0.0,0,,,
      pi,strict,3,3,0,,3,2.000,1.5,0,1.000,0.5,
      """

  @PI-FR7
  Scénario: La courbe des scores et la carte des erreurs, dessinées et dites
    Étant donné que l'application est ouverte
    Quand je joue une session de 30 décimales
    Et je tape sur "Statistiques"
    Alors je vois "La courbe apparaît à la deuxième session."
    Quand je reviens en arrière
    Et je joue une session de 12 décimales
    Et je joue une session de 35 décimales
    Et je tape sur "Statistiques"
    Alors le graphique "Progression" montre 3 points
    Et je vois "De 30 à 35 décimales en 3 sessions ; meilleur score 35"
    Et le graphique "Erreurs par bloc de dix : Pi" montre 2 points
    Et je vois "Le plus d'erreurs : décimales 31 à 40 (2)"

  @PI-FR7
  Scénario: Une erreur dès la première décimale se voit sur la carte
    Étant donné que l'application est ouverte
    Quand je joue une session de 0 décimale
    Et je tape sur "Statistiques"
    Alors je vois "Le plus d'erreurs : décimales 1 à 10 (1)"

  @PI-FR7
  Scénario: L'historique d'une seule constante
    Étant donné que l'application est ouverte
    Quand je joue une session de 9 décimales
    Et je choisis "e" dans "Constante"
    Et je joue une session de 4 décimales
    Et je tape sur "Statistiques"
    Alors je vois dans "Historique" :
      | Score : 4 décimales |
      | Score : 9 décimales |
    Quand je choisis "e" dans "Constante"
    Alors je vois "Score : 4 décimales" dans "Historique"
    Et je ne vois pas "Score : 9 décimales"
    Quand je choisis "Phi" dans "Constante"
    Alors je ne vois pas "Score : 4 décimales"
    Et je vois "Aucune session pour cette constante"
    Quand je choisis "Toutes" dans "Constante"
    Alors je vois "Score : 9 décimales" dans "Historique"
    Quand je choisis "e" dans "Constante"
    Alors je vois "Erreurs par bloc de dix : e"
    Et je ne vois pas "Erreurs par bloc de dix : Pi"
    Quand je reviens en arrière
    Et je joue une session de 6 décimales
    Et je tape sur "Statistiques"
    Alors "Toutes" est choisi dans "Constante"
    Quand je choisis "e" dans "Constante"
    Alors je vois dans l'ordre :
      | Historique          |
      | Score : 6 décimales |
      | Score : 4 décimales |
    Et je vois "De 4 à 6 décimales en 2 sessions ; meilleur score 6"
    Et je vois "Le plus d'erreurs : décimales 1 à 10 (2)"

  @PI-FR7
  Scénario: L'historique dit l'heure d'ici quand le fuseau change
    Étant donné que nous sommes le 10 juin 2026 à 20:00
    Et que l'application est ouverte
    Quand je joue une session de 9 décimales
    Et je tape sur "Statistiques"
    Alors je vois "10 juin 2026 à 20:00"
    Quand le téléphone passe au fuseau horaire "Asia/Tokyo"
    Alors je vois "11 juin 2026 à 3:00"
    Et je vois "9 décimales, le 11 juin 2026" dans "Records"
    Et je ne vois pas "10 juin 2026"
    Quand je reviens en arrière
    Alors je vois "9 décimales, le 11 juin 2026" dans "Records"

  @PI-FR7
  Scénario: L'historique d'un premier du mois
    Étant donné que nous sommes le 1er mars 2026 à 10:00
    Et que l'application est ouverte
    Quand je joue une session de 9 décimales
    Et je tape sur "Statistiques"
    Alors je vois "1er mars 2026 à 10:00" dans "Historique"

  @PI-FR7
  Scénario: La courbe dit « décimale » au singulier, et le meilleur score quand il n'est ni le premier ni le dernier
    Étant donné que l'application est ouverte
    Quand je joue une session de 0 décimale
    Et je joue une session de 1 décimale
    Et je tape sur "Statistiques"
    Alors je vois "De 0 à 1 décimale en 2 sessions ; meilleur score 1"
    Quand je reviens en arrière
    Et je joue une session de 8 décimales
    Et je joue une session de 2 décimales
    Et je tape sur "Statistiques"
    Alors je vois "De 0 à 2 décimales en 4 sessions ; meilleur score 8"
    Et je vois "8 décimales, le 23 janvier 2026" dans "Records"

  @PI-FR7
  Plan du Scénario: La carte des erreurs nomme le bloc de la décimale manquée (<justes> justes)
    Étant donné que l'application est ouverte
    Quand je joue une session de <justes> décimales
    Et je tape sur "Statistiques"
    Alors je vois "Le plus d'erreurs : décimales <bloc> (1)"

    Exemples:
      | justes | bloc      |
      | 9      | 1 à 10    |
      | 10     | 11 à 20   |
      | 99     | 91 à 100  |
      | 100    | 101 à 110 |
