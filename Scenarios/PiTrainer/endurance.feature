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

    Exemples:
      | constante |
      | Pi        |
      | e         |
      | Phi       |
