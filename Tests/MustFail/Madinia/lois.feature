# language: fr
Fonctionnalité: Ce que disent les lois
  Un filtre choisi ne revient pas après un relancement : la loi « relaunch-keeps » ne tient pas, les autres tiennent.

  Contexte:
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations"

  Plan du scénario: Une loi enfreinte
    Quand je choisis "Stratégie" dans "Catégorie"
    Alors <constat>

    Exemples:
      | constat                               |
      | la loi "relaunch-keeps" est respectée |
      | toutes les lois sont respectées       |
      | la loi "relaunch-kept" est respectée  |

  @tient
  Plan du scénario: Des lois respectées
    Alors <constat>

    Exemples:
      | constat                               |
      | la loi "relaunch-keeps" est respectée |
      | la loi "accessible" est respectée     |
      | toutes les lois sont respectées       |
