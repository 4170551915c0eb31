# language: fr
Fonctionnalité: Boîtes de dialogue, rubriques dépliables, messages passagers et pastilles
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Plan du scénario: Rien n'est demandé
    Étant donné que l'application est ouverte
    Alors <constat>

    Exemples:
      | constat                                                   |
      | la boîte de dialogue "Supprimer la lettre ?" est affichée |
      | le message passager "Lien copié" est affiché              |
      | "Conditions" est dépliée                                  |
      | "Archives" est dépliée                                    |
      | "Par date" est proposé dans "Lettres"                     |
      | "Archiver" est proposé dans "Trier"                       |
      | "Archiver" est proposé dans "Lettre de Luc"               |
      | le plan "Bureaux de poste" a 2 repères                    |
      | le plan "Lettres" a 2 repères                             |
      | "Jeter" n'est pas proposé dans "Lettre de Luc"            |
      | je vois "Jeter"                                           |
      | "Par date" n'est pas proposé dans "Trier"                 |
      | le champ "Chercher" demande le clavier texte              |
      | l'onglet "Courrier" porte la pastille "3"                 |
      | l'onglet "Courrier" ne porte pas de pastille              |
      | l'onglet "Plus" porte la pastille "0"                     |

    @tient
    Exemples:
      | constat                                          |
      | aucune boîte de dialogue n'est affichée          |
      | aucun message passager n'est affiché             |
      | "Conditions" est repliée                         |
      | "Par date" est proposé dans "Trier"              |
      | "Archiver" n'est pas proposé dans "Trier"        |
      | "Jeter" est proposé dans "Lettre de Luc"         |
      | le plan "Bureaux de poste" a 3 repères           |
      | le champ "Chercher" demande le clavier recherche |
      | l'onglet "Courrier" porte la pastille "2"        |
      | l'onglet "Plus" ne porte pas de pastille         |

  Plan du scénario: Une question attend
    Étant donné que l'application est ouverte
    Et que je tape sur "Supprimer" dans "Lettre de Ada"
    Alors <constat>

    Exemples:
      | constat                                   |
      | aucune boîte de dialogue n'est affichée   |
      | la boîte de dialogue "Sûr ?" est affichée |
      | l'écran "Courrier" est affiché            |
      | je vois "Fait : rien"                     |
      | l'onglet "Plus" ne porte pas de pastille  |

    @tient
    Exemples:
      | constat                                                   |
      | la boîte de dialogue "Supprimer la lettre ?" est affichée |

  Plan du scénario: Une rubrique est dépliée
    Étant donné que l'application est ouverte
    Et que je tape sur "Conditions"
    Alors <constat>

    Exemples:
      | constat                  |
      | "Conditions" est repliée |

    @tient
    Exemples:
      | constat                  |
      | "Conditions" est dépliée |

  Plan du scénario: Un message passe
    Étant donné que l'application est ouverte
    Et que je tape sur "Copier le lien"
    Alors <constat>

    Exemples:
      | constat                                      |
      | le message passager "Lien perdu" est affiché |
      | aucun message passager n'est affiché         |

    @tient
    Exemples:
      | constat                                      |
      | le message passager "Lien copié" est affiché |
