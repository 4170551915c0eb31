# language: fr
Fonctionnalité: Combien, allumé ou éteint, ouvert ou fermé
  Ce qui se compte est juste au nombre près.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte

  Scénario: Quatre onglets, et les formations du catalogue
    Alors l'application a 4 onglets
    Quand j'ouvre l'onglet "Formations"
    Alors la liste "Formations" a 9 éléments
    Et je vois 1 fois "Starter" dans "Formations"

  Scénario: L'interrupteur de Madi
    Quand je tape sur "Réglages"
    Alors "Afficher Madi" est allumé
    Quand je désactive "Afficher Madi"
    Alors "Afficher Madi" est éteint
    Et "Afficher Madi" est activable

  Scénario: Une feuille s'ouvre et se ferme
    Alors aucune feuille n'est ouverte
    Quand je tape sur "Madi, ton coach IA"
    Alors la feuille "Madi" est ouverte
    Quand je ferme la feuille
    Alors aucune feuille n'est ouverte

  Scénario: Qui a dit quoi
    Étant donné que le service de Madi répond "Le catalogue en a trois." à un message contenant "formations"
    Quand je tape sur "Madi, ton coach IA"
    Et que je saisis "Combien de formations ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 5 secondes
    Alors j'ai écrit "Combien de formations ?"
    Et Madi répond "Le catalogue en a trois."

  Scénario: Une page s'ouvre, une formation se partage, chaque fois une fois
    Quand je tape sur "Réglages"
    Et que je tape sur "Politique de confidentialité"
    Alors l'application a ouvert 1 page web
    Et l'application a partagé 0 fois
