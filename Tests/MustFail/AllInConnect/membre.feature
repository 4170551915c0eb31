# language: fr
Fonctionnalité: Ce que le serveur sait d'un membre et de son téléphone
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone

  Plan du scénario: Connecté
    Étant donné que je suis connecté
    Alors <constat>

    Exemples:
      | constat                                                                                   |
      | le serveur connaît 0 appareil                                                             |
      | le serveur connaît 2 appareils                                                            |
      | le serveur connaît ce téléphone pour "julien@exemple.fr" avec le jeton APNs               |
      | le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton "00ff00ff"        |
      | le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton ""                |
      | le serveur connaît ce téléphone pour "personne@exemple.fr" avec le jeton "00ff00ff"       |
      | le serveur connaît ce téléphone dans l'environnement SANDBOX                              |
      | le serveur connaît ce téléphone dans l'environnement astronomie                           |
      | le serveur sait que "camille@exemple.fr" est à "Nice"                                     |
      | le serveur sait que "personne@exemple.fr" est à "Nice"                                    |
      | le serveur sait que "camille@exemple.fr" est à "Paris"                                    |
      | le serveur ne sait pas où est "personne@exemple.fr"                                       |
      | le serveur n'a reçu aucune préférence de "personne@exemple.fr"                            |
      | aucun secret n'est conservé                                                               |
      | aucun secret "account.session" n'est conservé                                             |
      | un secret "account.autre" est conservé                                                    |
      | aucun secret "acount.session" n'est conservé                                              |

    @tient
    Exemples:
      | constat                                                                       |
      | le serveur connaît 1 appareil                                                 |
      | le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs  |
      | le serveur connaît ce téléphone dans l'environnement PRODUCTION               |
      | le serveur ne sait pas où est "camille@exemple.fr"                            |
      | le serveur n'a reçu aucune préférence de "camille@exemple.fr"                 |
      | un secret "account.session" est conservé                                      |

  Plan du scénario: Ce téléphone a changé de jeton, le serveur ne le sait pas
    Étant donné que je suis connecté
    Et que le jeton push du téléphone est "00ff00ff"
    Alors <constat>

    Exemples:
      | constat                                                                      |
      | le serveur connaît ce téléphone pour "camille@exemple.fr" avec le jeton APNs |
      | le serveur connaît ce téléphone dans l'environnement PRODUCTION              |

  Plan du scénario: Autour de moi
    Étant donné que le téléphone est à "Nice"
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Et que j'active "Autour de moi"
    Et que j'attends 5 secondes
    Alors <constat>

    Exemples:
      | constat                                                 |
      | le serveur ne sait pas où est "camille@exemple.fr"      |
      | le serveur sait que "camille@exemple.fr" est à "Cannes" |
      | le serveur sait que "julien@exemple.fr" est à "Nice"    |

    @tient
    Exemples:
      | constat                                                 |
      | le serveur sait que "camille@exemple.fr" est à "Nice"   |

  Plan du scénario: Les préférences enregistrées
    Étant donné que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notificationRadius | 25 |
    Et que l'application est ouverte
    Alors le serveur connaît les préférences de "<membre>" :
      | notificationRadius | 25       |
      | <champ>            | <valeur> |

    Exemples:
      | membre             | champ              | valeur |
      | camille@exemple.fr | notificationRadius | 10     |
      | camille@exemple.fr | notifyNewOffers    | false  |
      | camille@exemple.fr | astronomie         | true   |
      | camille@exemple.fr | notifyNewOffers    |        |
      | julien@exemple.fr  | notifyNewOffers    | true   |

    @tient
    Exemples:
      | membre             | champ           | valeur |
      | camille@exemple.fr | notifyNewOffers | true   |

  Scénario: Des préférences ont été enregistrées
    Étant donné que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notificationRadius | 25 |
    Et que l'application est ouverte
    Alors le serveur n'a reçu aucune préférence de "camille@exemple.fr"

  Plan du scénario: Un tap attend qu'on se connecte
    Étant donné qu'une notification push arrive :
      """
      {"aps": {"alert": {"title": "Nouvelle offre"}}, "offerId": 101}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors <constat>

    Exemples:
      | constat                                           |
      | le tap attend parce que "astronomie"              |
      | le lien attend parce que "personne n'est connecté" |

    @tient
    Exemples:
      | constat                                           |
      | le tap attend parce que "personne n'est connecté" |
