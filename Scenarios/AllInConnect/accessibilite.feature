# language: fr
Fonctionnalité: Chaque écran s'entend
  @AIC-28
  Scénario: Tous les écrans d'un membre
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que le téléphone est à "Nice"
    Et que je suis connecté
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible
    Et au moins 18 écrans ont été parcourus

  Scénario: Tous les écrans de qui n'est pas connecté
    Étant donné que l'application est ouverte
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible
    Et au moins 5 écrans ont été parcourus
