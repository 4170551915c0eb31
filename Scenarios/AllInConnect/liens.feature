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

  @AIC-28
  Scénario: Le même lien suivi de nouveau mène de nouveau à son écran
    Quand j'ouvre le lien "https://allinconnect.fr/offers/101"
    Et que je reviens en arrière
    Et que j'ouvre l'onglet "Ma Carte"
    Et que j'ouvre le lien "https://allinconnect.fr/offers/101"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Menu dégustation pour deux" est affiché
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

  @AIC-28
  Scénario: Un lien suivi d'un autre mène au second, et chacun garde son onglet
    Quand j'ouvre le lien "https://allinconnect.fr/professionals/3"
    Et que j'ouvre le lien "https://allinconnect.fr/events/201"
    Alors l'écran "Fête du Citron" est affiché
    Quand j'ouvre l'onglet "Accueil"
    Alors l'écran "Les Jardins de Menton" est affiché
    Quand j'ouvre le lien "https://allinconnect.fr/professionals/1"
    Alors l'écran "Le Comptoir du Port" est affiché
    Et je vois "12 quai Lunel"
    Et je ne vois pas "3 promenade du Soleil"
    Quand j'ouvre l'onglet "Offres"
    Alors l'écran "Fête du Citron" est affiché
