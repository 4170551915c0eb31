# language: fr
Fonctionnalité: Une application que chacun peut parcourir
  Chaque écran que l'on atteint se lit et se touche sans le voir : tout ce qui se tape porte un nom, deux voisins ne
  portent pas le même, et les titres se suivent.

  @MAD-NFR10 @SHELL-7
  Scénario: Tous les écrans sont accessibles
    Étant donné que l'application est ouverte
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible
    Et au moins 20 écrans ont été parcourus

  @MAD-NFR10
  Scénario: Sans connexion, les écrans restent accessibles
    Étant donné que le téléphone est hors connexion
    Et que l'application est ouverte
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible
    Et au moins 4 écrans ont été parcourus
