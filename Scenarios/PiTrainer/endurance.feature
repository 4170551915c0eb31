# language: fr
@endurance
Fonctionnalité: Dix mille décimales
  Chaque touche passe par toute l'application.

  @PI-NFR3
  Plan du Scénario: Les 10 000 premières décimales de <constante>
    Étant donné que l'application est ouverte
    Quand je choisis "<constante>" dans "Constante"
    Et je tape sur "S'entraîner"
    Et je tape 10000 décimales justes, une toutes les 0,1 seconde
    Alors je vois "#10001"
    Et je vois "10000 >"
    Quand je tape sur "Premières lignes"
    Alors je vois "<première ligne>"
    Et je vois "#10001"
    Quand je tape 1 décimale juste
    Alors je vois "#10002"
    Et je vois "10010 >"

    Exemples:
      | constante | première ligne  |
      | Pi        | 10 > 1415926535 |
      | e         | 10 > 7182818284 |
      | Phi       | 10 > 6180339887 |
