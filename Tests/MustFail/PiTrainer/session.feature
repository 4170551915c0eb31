# language: fr
Fonctionnalité: Une session, ce qui s'y sent et s'y entend
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Plan du scénario: Après trois justes
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Quand je tape les chiffres "141"
    Alors <constat>

    Exemples:
      | constat                                                  |
      | "5" clignote                                             |
      | "1" tremble                                              |
      | "Astronomie" clignote                                    |
      | "Astronomie" tremble                                     |
      | "Grille" a une lueur légère                              |
      | "Astronomie" a une lueur légère                          |
      | "Pavé numérique" est dessiné à 99 %                      |
      | le téléphone vibre : success                             |
      | le téléphone vibre : astronomie                          |
      | le téléphone ne vibre pas                                |
      | le téléphone joue le son error                           |
      | le téléphone joue le son astronomie                      |
      | le téléphone ne joue aucun son                           |
      | le téléphone a vibré 2 fois                              |
      | le téléphone a vibré 0 fois : click                      |
      | le téléphone a joué 4 fois le son key                    |
      | je ne peux pas revenir en arrière parce que "astronomie" |
      | je ne peux pas revenir en arrière parce que ""           |

    @tient
    Exemples:
      | constat                                               |
      | "1" clignote                                          |
      | "Grille" n'a pas de lueur                             |
      | "Pavé numérique" est dessiné à 20 %                   |
      | le téléphone vibre : click                            |
      | le téléphone joue le son key                          |
      | le téléphone a vibré 3 fois                           |
      | je ne peux pas revenir en arrière parce que "session" |

  Plan du scénario: Une touche d'il y a un moment n'est pas celle de maintenant
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Quand je tape les chiffres "1"
    Alors "1" clignote
    Quand j'attends 2 secondes
    Alors <constat>

    Exemples:
      | constat                      |
      | "1" clignote                 |
      | le téléphone vibre : click   |
      | le téléphone joue le son key |

  Scénario: L'erreur tremble, et ne tremble plus
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Quand je tape une décimale fausse
    Alors "Erreur" tremble
    Quand j'attends 2 secondes
    Alors "Erreur" tremble

  Plan du scénario: Dix justes
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Quand je tape 10 décimales justes
    Alors <constat>

    Exemples:
      | constat                    |
      | "Grille" n'a pas de lueur  |
      | "Grille" a une lueur forte |

    @tient
    Exemples:
      | constat                     |
      | "Grille" a une lueur légère |

  Plan du scénario: Un lien attend la fin de la session
    Étant donné que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Et que je tape 3 décimales justes
    Et que j'ouvre le lien "pitrainer://stats"
    Alors <constat>

    Exemples:
      | constat                                |
      | le lien attend parce que "astronomie"  |
      | le lien attend parce que ""            |
      | le lien est ignoré parce que "session" |
      | le tap attend parce que "session"      |

    @tient
    Exemples:
      | constat                            |
      | le lien attend parce que "session" |

  Plan du scénario: Un tap attend la fin de la session
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que je tape sur "S'entraîner"
    Et que je tape 3 décimales justes
    Et qu'une notification push arrive :
      """
      {"aps":{"alert":{"title":"Ta série","body":"t'attend"}},"type":"engagement.reminder"}
      """
    Et que je tape sur la notification "Ta série"
    Alors <constat>

    Exemples:
      | constat                               |
      | le tap attend parce que "astronomie"  |
      | le lien attend parce que "session"    |
      | le tap est ignoré parce que "session" |

    @tient
    Exemples:
      | constat                           |
      | le tap attend parce que "session" |

  Scénario: Le moteur de vibration n'est prêt que si l'on s'entraîne
    Étant donné que l'application est ouverte
    Alors le moteur de vibration est prêt

  Plan du scénario: Un rappel est programmé
    Étant donné que les rappels sont acceptés
    Quand je joue une session réussie
    Alors <constat>

    Exemples:
      | constat                                                                                      |
      | aucune notification n'est programmée                                                         |
      | la notification "Ta série de 1 jour t'attend" n'est pas programmée                           |
      | la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 19:00 |
      | la notification "Ta série de 1 jour t'attend" est programmée pour le 25 janvier 2026 à 20:00 |
      | la notification "Astronomie" est programmée pour le 24 janvier 2026 à 20:00                  |
      | la notification "" est programmée pour le 24 janvier 2026 à 20:00                            |

    @tient
    Exemples:
      | constat                                                                                      |
      | la notification "Ta série de 1 jour t'attend" est programmée pour le 24 janvier 2026 à 20:00 |
      | la notification "Astronomie" n'est pas programmée                                            |

  Plan du scénario: Des statistiques et leur export
    Étant donné que l'application est ouverte
    Et que je joue une session de 4 décimales
    Et que je joue une session de 5 décimales
    Quand je tape sur "Statistiques"
    Et que je tape sur "Exporter en CSV"
    Alors <constat>

    Exemples:
      | constat                                              |
      | le graphique "Progression" montre 1 point            |
      | le graphique "Progression" montre 0 point            |
      | le graphique "Astronomie" montre 2 points            |
      | la feuille de partage propose le fichier "autre.csv" |
      | la feuille de partage propose le fichier ""          |
      | l'application a partagé 2 fois                       |

    @tient
    Exemples:
      | constat                                                             |
      | le graphique "Progression" montre 2 points                          |
      | la feuille de partage propose le fichier "pitrainer-historique.csv" |
      | l'application a partagé 1 fois                                      |

  Plan du scénario: Ce qui est dans le fichier
    Étant donné que l'application est ouverte
    Et que je joue une session de 4 décimales
    Quand je tape sur "Statistiques"
    Et que je tape sur "Exporter en CSV"
    Alors la feuille de partage propose le fichier "<fichier>" avec :
      """
      <ligne>
      """

    Exemples:
      | fichier                  | ligne      |
      | pitrainer-historique.csv | astronomie |
      | pitrainer-historique.csv |            |
      | autre.csv                | pi,strict  |

    @tient
    Exemples:
      | fichier                  | ligne     |
      | pitrainer-historique.csv | pi,strict |

  Scénario: Un appareil sans serveur n'envoie rien
    Étant donné que l'application est ouverte
    Alors le serveur a envoyé 0 notification

  Scénario: Une ligne vue une fois ne compte pas pour deux
    Étant donné que l'application est ouverte
    Quand je joue une session réussie
    Et que je tape sur "Statistiques"
    Alors je vois 1 fois "23 janvier 2026 à 9:00"
    Et je vois dans l'ordre :
      | 23 janvier 2026 à 9:00 |
      | 23 janvier 2026 à 9:00 |

  Scénario: Avec des étoiles aussi, une vibration d'avant n'en est plus une
    * l'application est ouverte
    * je tape sur "S'entraîner"
    * je tape les chiffres "1"
    * le téléphone vibre : click
    * j'attends 2 secondes
    * le téléphone vibre : click
