# language: fr
Fonctionnalité: Une session
  Le pavé, la grille, la série de justes, et rien qui distraie.

  Contexte:
    Étant donné que l'application est ouverte
    Et je tape sur "S'entraîner"

  @PI-S3.2 @never-shown
  Scénario: Le premier chiffre commence la session, sans bouton
    Alors je ne vois pas "Démarrer"
    Et je vois "#1"
    Quand je tape les chiffres "1"
    Alors je vois "#2"
    Et je vois "Terminer"

  @PI-FR5
  Scénario: La position est celle de la prochaine décimale attendue
    Quand je tape 155 décimales justes
    Alors je vois "#156"

  @PI-FR6
  Scénario: Dix décimales par ligne, chaque ligne marquée
    Quand je tape 23 décimales justes
    Alors je vois dans l'ordre :
      | 10 > 1415926535 |
      | 20 > 8979323846 |
      | 30 > 264        |

  @PI-FR3
  Scénario: Chaque touche clignote et se sent
    Quand je tape les chiffres "1"
    Alors "1" clignote
    Et le téléphone vibre : clic
    Et le téléphone joue le son touche

  @PI-FR9
  Scénario: Le moteur de vibration est prêt avant la première touche
    Alors le moteur de vibration est prêt

  @PI-FR2 @PI-FR9
  Scénario: En mode strict la première erreur finit la session
    Quand je tape 4 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Alors l'écran "Résumé" est affiché
    Et je vois "4 décimales"
    Et je vois "2,7 CPS"
    Et le téléphone vibre : doubleVibration
    Et le téléphone joue le son erreur
    Et "Erreur" tremble

  @PI-FR2
  Scénario: Une erreur au premier chiffre finit la session aussi
    Quand je tape une décimale fausse
    Alors l'écran "Résumé" est affiché
    Et je vois "0 décimale"

  @PI-FR8
  Scénario: L'aura à 10 justes de suite, plus forte à 20
    Quand je tape 9 décimales justes
    Alors "Grille" n'a pas de lueur
    Quand je tape 1 décimale juste
    Alors "Grille" a une lueur légère
    Quand je tape 9 décimales justes
    Alors "Grille" a une lueur légère
    Quand je tape 1 décimale juste
    Alors "Grille" a une lueur forte

  @PI-FR8
  Scénario: Au-delà de 20, le pavé s'efface, et revient après 3 secondes
    Quand je tape 20 décimales justes
    Et j'attends 1 seconde
    Alors "Pavé numérique" est dessiné à 20 %
    Quand je tape 1 décimale juste
    Et j'attends 1 seconde
    Alors "Pavé numérique" est dessiné à 5 %
    Quand j'attends 1,9 seconde
    Alors "Pavé numérique" est dessiné à 5 %
    Quand j'attends 0,6 seconde
    Alors "Pavé numérique" est dessiné à 13 %
    Quand j'attends 0,6 seconde
    Alors "Pavé numérique" est dessiné à 20 %

  @PI-FR8
  Scénario: Le pavé ne s'efface pas d'un coup
    Quand je tape 21 décimales justes
    Et j'attends 0,5 seconde
    Alors "Pavé numérique" est dessiné à 13 %

  @PI-FR8
  Scénario: Une frappe lente n'efface pas le pavé
    Quand je tape 24 décimales justes, une toutes les 4 secondes
    Alors "Pavé numérique" est dessiné à 20 %

  @PI-S3.2
  Scénario: Pendant la session on ne revient pas en arrière
    Quand je tape 3 décimales justes
    Alors je ne peux pas revenir en arrière parce que "session"
    Et je vois "#4"

  @PI-S3.2
  Scénario: Un lien attend la fin de la session, et son résumé
    Quand je tape 3 décimales justes
    Et j'ouvre le lien "pitrainer://stats"
    Alors le lien attend parce que "session"
    Et je vois "#4"
    Quand je tape une décimale fausse
    Alors l'écran "Résumé" est affiché
    Quand je tape sur "Terminer"
    Alors l'écran "Statistiques" est affiché
    Quand je reviens en arrière
    Alors je vois "Un rappel chaque jour ?"

  @PI-S3.2
  Scénario: Un lien attend aussi longtemps que dure la session
    Quand je tape 3 décimales justes
    Et j'ouvre le lien "pitrainer://stats"
    Et j'attends 2 heures
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors l'écran "Statistiques" est affiché

  @PI-S3.2
  Scénario: Le tap sur une notification attend de même
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Quand je tape 3 décimales justes
    Et une notification push arrive :
      """
      {"aps":{"alert":{"title":"Ta série","body":"t'attend"}},"type":"engagement.reminder"}
      """
    Et je tape sur la notification "Ta série"
    Alors le tap attend parce que "session"
    Et je vois "#4"

  @PI-S3.2
  Scénario: Une pression de 3 secondes finit la session, une plus courte non
    Quand je tape 5 décimales justes
    Et je maintiens "Terminer" pendant 2,9 secondes
    Alors je vois "#6"
    Quand je maintiens "Terminer" pendant 2,9 secondes
    Alors je vois "#6"
    Quand je maintiens "Terminer" pendant 3 secondes
    Alors l'écran "Résumé" est affiché
    Et je vois "5 décimales"

  @PI-FR2
  Scénario: La durée se compte de la première touche, même sur un écran ouvert depuis des jours
    Quand j'attends 100 heures
    Et je tape 4 décimales justes, une toutes les 0,5 seconde
    Et je tape une décimale fausse
    Alors je vois "2,7 CPS"

  @PI-S3.2
  Scénario: Avant le premier chiffre on revient librement
    Quand je reviens en arrière
    Alors je vois "S'entraîner"

  @PI-S3.2
  Scénario: « Recommencer » rejoue la même constante, le lien vers une autre attend encore
    Quand je tape 5 décimales justes
    Et j'ouvre le lien "pitrainer://practice/e"
    Et je tape une décimale fausse
    Et je tape sur "Recommencer"
    Alors l'écran "Pi" est affiché
    Et le lien attend parce que "résumé"
    Quand je mets l'application en arrière-plan
    Et je reviens dans l'application
    Alors l'écran "Pi" est affiché
    Quand je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors l'écran "e" est affiché

  @PI-S3.2
  Scénario: Après « Recommencer », un lien qu'on ouvre avant la première touche s'ouvre
    Quand je tape une décimale fausse
    Et je tape sur "Recommencer"
    Et j'ouvre le lien "pitrainer://practice/phi"
    Alors l'écran "Phi" est affiché

  @PI-FR2 @PI-FR10
  Scénario: Une seule touche n'a pas de vitesse, et n'est pas un record
    Quand je tape 1 décimale juste
    Et j'attends 1 seconde
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "1 décimale"
    Et je ne vois pas "0,0 CPS"
    Et je ne vois pas "Vitesse"
    Et je ne vois pas "Nouveau record"
    Quand je tape sur "Terminer"
    Et je tape sur "Non merci"
    Alors je vois "Pas encore de record" dans "Records"
    Quand je tape sur "Statistiques"
    Alors je vois "1 décimale" dans "Historique"
    Et je ne vois pas "Vitesse"

  @PI-FR2
  Scénario: Une frappe très lente a une vitesse quand même
    Quand je tape 2 décimales justes, une toutes les 60 secondes
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "< 0,1 CPS"
    Et je ne vois pas "0,0 CPS"

  @PI-FR6
  Scénario: Les lignes précédentes se relisent, et la frappe ramène à la ligne en cours
    Quand je tape 253 décimales justes
    Alors je vois "14 lignes au-dessus"
    Et je vois "260 > "
    Et je ne vois pas "10 > 1415926535"
    Quand je tape sur "Lignes précédentes"
    Alors je vois "2 lignes au-dessus"
    Et je vois "30 > 2643383279"
    Et je ne vois pas "260 > "
    Quand je tape sur "Lignes précédentes"
    Alors je vois "10 > 1415926535"
    Et je vois "14 lignes en dessous"
    Et je ne vois pas "Lignes précédentes"
    Quand je tape sur "Lignes suivantes"
    Alors je vois "12 lignes au-dessus"
    Et je vois "2 lignes en dessous"
    Quand je tape sur "Ligne en cours"
    Alors je vois "260 > "
    Quand je tape sur "Premières lignes"
    Alors je vois "10 > 1415926535"
    Quand je tape 1 décimale juste
    Alors je vois "#255"
    Et je vois "260 > "
    Et je ne vois pas "Lignes suivantes"

  @PI-FR6
  Scénario: Une seule ligne au-dessus se relit aussi
    Quand je tape 121 décimales justes
    Alors je vois "1 ligne au-dessus"
    Quand je tape sur "Lignes précédentes"
    Alors je vois "10 > 1415926535"

  @PI-FR2
  Scénario: Le résumé dit ce qui était attendu et ce qui fut tapé, et chaque fois de sa propre session
    Quand je tape les chiffres "1419"
    Alors je vois "Erreur : 5 attendu, 9 saisi"
    Et je vois "Score : 3 décimales"
    Et je vois "Meilleure série : 3"
    Quand je tape sur "Recommencer"
    Et je tape les chiffres "7"
    Alors je vois "Erreur : 1 attendu, 7 saisi"
    Et je vois "Score : 0 décimale"
    Et je ne vois pas "5 attendu"
    Quand je tape sur "Recommencer"
    Et je tape 2 décimales justes
    Et je maintiens "Terminer" pendant 3 secondes
    Alors je vois "Score : 2 décimales"
    Et je ne vois pas "Erreur : "

  @PI-S3.2
  Scénario: Un lien qui a attendu une session ne s'ouvre qu'une fois
    Quand je tape 3 décimales justes
    Et j'ouvre le lien "pitrainer://stats"
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors l'écran "Statistiques" est affiché
    Quand je reviens en arrière
    Et je tape sur "Non merci"
    Et je tape sur "S'entraîner"
    Et je tape 3 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Alors je vois "S'entraîner"
    Quand j'ouvre le lien "pitrainer://stats"
    Alors l'écran "Statistiques" est affiché

  @PI-FR5
  Scénario: La session suivante, d'une autre constante, part de zéro
    Quand je tape 23 décimales justes
    Et je tape une décimale fausse
    Et je tape sur "Terminer"
    Et je tape sur "Non merci"
    Et je choisis "e" dans "Constante"
    Et je tape sur "S'entraîner"
    Alors l'écran "e" est affiché
    Et je vois "#1"
    Et je ne vois pas "1415926535"
    Et "Grille" n'a pas de lueur
    Quand je tape les chiffres "71"
    Alors je vois "10 > 71"
    Et je vois "#3"
