# language: fr
Fonctionnalité: Les réglages, les langues, et une application que chacun peut parcourir

  @MAI-6
  Scénario: L'autorisation se demande à la première fiche ; un interrupteur se retient et se dit au serveur
    Étant donné que le jeton push du téléphone est "0a1b"
    Et que j'ouvre l'application depuis le lien "mairie://activites/1"
    Alors je vois "Recevez les actualités de la commune"
    Quand j'autorise les notifications
    Alors le serveur a reçu 1 appel PUT "/appareils/0a1b"
    Quand j'ouvre le lien "mairie://reglages"
    Et que je désactive "Actualités"
    Alors le serveur a reçu PUT "/appareils/0a1b/preferences" avec :
      | actualites | false |
    Quand je relance l'application
    Et que je tape sur "Réglages"
    Alors "Actualités" est éteint
    Quand je tape sur "Mentions légales"
    Alors la page web "https://mairie.example/mentions-legales" est ouverte

  @MAI-6
  Scénario: Qui refuse les notifications le lit dans les réglages
    Étant donné que je refuse les notifications
    Quand j'ouvre l'application depuis le lien "mairie://activites/1"
    Et que j'ouvre le lien "mairie://reglages"
    Alors je vois "Les notifications sont désactivées dans les réglages du téléphone."

  @MAI-8
  Scénario: Sur un téléphone en anglais, l'application dit ses mots en anglais
    Étant donné que la langue du téléphone est "en"
    Et que l'application est ouverte
    Alors l'onglet "Home" est sélectionné
    Et je vois :
      | Your town, its workshops and its services. |
      | Where                                      |
      | 27 January 2026                            |
    Quand j'ouvre l'onglet "What's on"
    Alors je vois "29 January 2026, 09:00 to 12:00"
    Quand j'ouvre l'onglet "Places"
    Et que je choisis "Childhood" dans "Section"
    Alors je vois "École Jean-Zay"
    Quand j'ouvre l'onglet "Write to us"
    Et que je saisis "rose" dans le champ "Email"
    Alors je vois "This address is not valid."

  @MAI-8
  Scénario: Tous les écrans sont accessibles
    Étant donné que l'application est ouverte
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible
    Et au moins 12 écrans ont été parcourus
