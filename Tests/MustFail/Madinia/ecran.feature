# language: fr
Fonctionnalité: Ce qui se voit
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Plan du scénario: Un formulaire
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@x" dans le champ "Email"
    Alors <constat>

    Exemples:
      | constat                                                |
      | je vois "Astronomie"                                   |
      | je vois "Soph"                                         |
      | je vois ""                                             |
      | je vois " "                                            |
      | je vois "Starter"                                      |
      | je ne vois pas "Sophie"                                |
      | je ne vois pas ""                                      |
      | je ne vois pas " "                                     |
      | je vois 2 fois "Sophie"                                |
      | je vois 0 fois "Sophie"                                |
      | je vois 0 fois ""                                      |
      | l'écran "Accueil" est affiché                          |
      | l'écran "Cont" est affiché                             |
      | l'écran "" est affiché                                 |
      | l'onglet "Accueil" est sélectionné                     |
      | l'onglet "Astronomie" est sélectionné                  |
      | "Envoyer" est activable                                |
      | "Astronomie" est activable                             |
      | "Nom" est désactivé                                    |
      | "Astronomie" est désactivé                             |
      | "Une question ?" est désactivé                         |
      | "" est désactivé                                       |
      | le champ "Nom" affiche "Soph"                          |
      | le champ "Nom" affiche ""                              |
      | le champ "Astronomie" affiche "Sophie"                 |
      | le champ "Envoyer" affiche "Envoyer"                   |
      | le champ "Nom" est vide                                |
      | le champ "Astronomie" est vide                         |
      | le champ "Envoyer" est vide                            |
      | le champ "Email" est valide                            |
      | le champ "Message" est valide                          |
      | le champ "Astronomie" est valide                       |
      | le champ "Email" demande le clavier text               |
      | le champ "Email" demande le clavier astronomie         |
      | le champ "Envoyer" demande le clavier text             |
      | le champ "Nom" est actif                               |
      | le champ "" est actif                                  |
      | aucun champ n'est actif                                |
      | je ne peux pas revenir en arrière parce que "contact"  |
      | je ne peux pas revenir en arrière parce que ""         |
      | la feuille "Contact" est ouverte                       |
      | l'application a 3 onglets                              |
      | l'application a 0 onglet                               |
      | "Envoyer" est allumé                                   |
      | "Astronomie" est allumé                                |
      | "Envoyer" est éteint                                   |
      | "Astronomie" est éteint                                |
      | "Sophie" est choisi dans "Nom"                         |
      | "Sophie" est proposé dans "Nom"                        |
      | "Sophie" n'est pas proposé dans "Nom"                  |
      | "Sophie" n'est pas proposé dans "Astronomie"           |
      | la liste "Contact" a 0 élément                         |
      | la liste "" a 0 élément                                |
      | "Envoyer" est dessiné à 50 %                           |
      | "Astronomie" est dessiné à 100 %                       |
      | "Envoyer" a une lueur légère                           |
      | "Envoyer" a une lueur verte                            |
      | "Astronomie" n'a pas de lueur                          |
      | "Envoyer" clignote                                     |
      | "Envoyer" tremble                                      |
      | le graphique "Envoyer" montre 0 point                  |

    @tient
    Exemples:
      | constat                                                |
      | je vois "Sophie"                                       |
      | je ne vois pas "Soph"                                  |
      | je vois 1 fois "Sophie"                                |
      | l'écran "Contact" est affiché                          |
      | "Envoyer" est désactivé                                |
      | "Nom" est activable                                    |
      | le champ "Nom" affiche "Sophie"                        |
      | le champ "Message" est vide                            |
      | le champ "Nom" est valide                              |
      | le champ "Email" est actif                             |
      | "Envoyer" est dessiné à 100 %                          |
      | l'application a 4 onglets                              |

  Plan du scénario: Une feuille couvre l'écran
    Étant donné que l'application est ouverte
    Et que je tape sur "Madi, ton coach IA"
    Alors <constat>

    Exemples:
      | constat                          |
      | je vois "Votre parcours"         |
      | aucune feuille n'est ouverte     |
      | la feuille "Accueil" est ouverte |
      | la feuille "" est ouverte        |
      | l'écran "Accueil" est affiché    |
      | l'application a 4 onglets        |

    @tient
    Exemples:
      | constat                         |
      | la feuille "Madi" est ouverte   |
      | l'écran "Madi" est affiché      |
      | l'application a 0 onglet        |

  Plan du scénario: Un choix et une liste
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je choisis "Création" dans "Catégorie"
    Alors <constat>

    Exemples:
      | constat                                              |
      | je vois "Métiers"                                    |
      | je vois "Métiers" dans "Catégorie"                   |
      | je vois "Catégorie" dans "Catégorie"                 |
      | je vois "Starter" dans "Formations"                  |
      | je vois "" dans "Catégorie"                          |
      | je ne vois pas "Création" dans "Catégorie"           |
      | je ne vois pas "" dans "Catégorie"                   |
      | je ne vois pas "Création" dans "Astronomie"          |
      | je vois 2 fois "Création" dans "Catégorie"           |
      | je vois 1 fois "Métiers" dans "Catégorie"            |
      | je vois 0 fois "Création" dans "Astronomie"          |
      | "Métiers" est choisi dans "Catégorie"                |
      | "Astronomie" est choisi dans "Catégorie"             |
      | "" est choisi dans "Catégorie"                       |
      | "Création" est choisi dans "Astronomie"              |
      | "Astronomie" est proposé dans "Catégorie"            |
      | "" est proposé dans "Catégorie"                      |
      | "Création" n'est pas proposé dans "Catégorie"        |
      | "Métiers" n'est pas proposé dans "Catégorie"         |
      | "" n'est pas proposé dans "Catégorie"                |
      | la liste "Formations" a 9 éléments                   |
      | la liste "Formations" a 0 élément                    |
      | la liste "Astronomie" a 0 élément                    |

    @tient
    Exemples:
      | constat                                              |
      | je vois "Création" dans "Catégorie"                  |
      | je ne vois pas "Métiers"                             |
      | je ne vois pas "Métiers" dans "Catégorie"            |
      | je vois 1 fois "Création" dans "Catégorie"           |
      | "Création" est choisi dans "Catégorie"               |
      | "Métiers" est proposé dans "Catégorie"               |
      | "Astronomie" n'est pas proposé dans "Catégorie"      |

  Plan du scénario: Un interrupteur
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que je désactive "<désactivé>"
    Alors <constat>

    Exemples:
      | désactivé     | constat                       |
      | Afficher Madi | "Afficher Madi" est allumé    |
      | Afficher Madi | "Afficher Madi" est désactivé |
      | Rappels       | "Afficher Madi" est éteint    |

    @tient
    Exemples:
      | désactivé     | constat                       |
      | Afficher Madi | "Afficher Madi" est éteint    |
      | Afficher Madi | "Afficher Madi" est activable |
      | Rappels       | "Afficher Madi" est allumé    |

  Plan du scénario: Plusieurs mots, en une fois
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Alors je vois :
      | Nom    |
      | <mots> |

    Exemples:
      | mots       |
      | Astronomie |
      |            |

    @tient
    Exemples:
      | mots    |
      | Message |

  Plan du scénario: Plusieurs mots dans un élément
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Blog"
    Alors je vois dans "<élément>" :
      | 20 janvier 2026 |
      | <mots>          |

    Exemples:
      | élément                             | mots                                |
      | 5 prompts Midjourney pour designers | 12 janvier 2026                     |
      | 5 prompts Midjourney pour designers |                                     |
      | Astronomie                          | 20 janvier 2026                     |

    @tient
    Exemples:
      | élément                             | mots         |
      | 5 prompts Midjourney pour designers | Cinq prompts |

  Plan du scénario: Un ordre
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Alors je vois dans l'ordre :
      | <premier>  |
      | <deuxième> |

    Exemples:
      | premier | deuxième   |
      | Message | Nom        |
      | Nom     | Astronomie |
      | Email   | Email      |
      | 48h     | répond     |
      |         | Nom        |

    # Deux rangs d'un même élément comptent, dans son ordre à lui.
    @tient
    Exemples:
      | premier | deuxième |
      | Nom     | Message  |
      | répond  | 48h      |

  Scénario: Deux fois le même constat dans l'ordre, sans un second élément
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Alors je vois dans l'ordre :
      | L'équipe Madinia |
      | répond           |
      | répond           |
