# language: fr
Fonctionnalité: Les liens mènent au bon écran
  Contexte:
    Étant donné que je suis connecté

  @AIC-28
  Plan du scénario: <lien>
    Quand j'ouvre le lien "<lien>"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché

    Exemples:
      | lien                                    | onglet  | écran                      |
      | allinconnect://offers/101               | Offres  | Menu dégustation pour deux |
      | https://allinconnect.fr/offers/101      | Offres  | Menu dégustation pour deux |
      | allinconnect://events/201               | Offres  | Fête du Citron             |
      | https://ALLINCONNECT.fr/events/201/     | Offres  | Fête du Citron             |
      | allinconnect://professionals/3          | Accueil | Les Jardins de Menton      |
      | https://allinconnect.fr/professionals/3 | Accueil | Les Jardins de Menton      |

  Plan du scénario: <lien> ne change rien
    Étant donné que j'ouvre l'onglet "Ma Carte"
    Quand j'ouvre le lien "<lien>"
    Alors l'onglet "Ma Carte" est sélectionné

    Exemples:
      | lien                               |
      | https://allinconnect.fr/offers/007 |
      | https://allinconnect.fr/offers/abc |
      | https://exemple.fr/offers/101      |
      | madinia://offers/101               |
