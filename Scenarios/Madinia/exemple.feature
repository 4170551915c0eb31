# language: fr
Fonctionnalité: Un serveur lent et un doigt pressé

  @MAD-FR5 @MAD-FR7
  Scénario: Le catalogue arrive, et deux tapes n'ouvrent qu'une fiche
    Étant donné que le serveur met 2 secondes à répondre
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors je vois "Chargement des formations…"
    Quand j'attends 2 secondes
    Et que je tape deux fois de suite sur "Starter"
    Alors l'écran "Starter" est affiché
    Et je vois :
      | Prix : 490 €                       |
      | Prochaine session : 9 février 2026 |
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché
