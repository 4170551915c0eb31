# language: fr
Fonctionnalité: Ce qui se compte, et ce qui se perd
  Chaque touche se sent une fois ; un fichier perdu ne perd pas le reste.

  Scénario: Chaque touche se sent et s'entend une fois
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Quand je tape 3 décimales justes
    Alors le téléphone a vibré 3 fois
    Et le téléphone a vibré 3 fois : clic
    Et le téléphone a joué 3 fois le son touche

  Scénario: Le dernier enregistrement abîmé, les autres restent
    Étant donné que l'application est ouverte
    Et que je joue une session de 5 décimales
    Et que je joue une session de 7 décimales
    Quand le fichier "stats.history" est abîmé
    Et que je relance l'application
    Et que je tape sur "Statistiques"
    Alors je vois "Une partie de l'historique était endommagée ; le reste est là."
    Et je vois 1 fois "5 décimales"

  Scénario: Disque plein : la session se joue quand même
    Étant donné que l'application est ouverte
    Et que le disque est plein
    Quand je joue une session de 5 décimales
    Alors l'écran "Pi" est affiché
