# language: fr
Fonctionnalité: Accessibilité

  @PI-NFR4
  Scénario: Chaque écran que l'on peut atteindre est accessible
    Étant donné que l'application est ouverte
    Quand je parcours tous les écrans que je peux atteindre
    Alors au moins 4 écrans ont été parcourus
    Et chaque écran parcouru est accessible
