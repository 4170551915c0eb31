# language: fr
Fonctionnalité: Ce que fait et montre le téléphone
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Plan du scénario: Une notification est arrivée
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et qu'une notification push arrive :
      """
      {"aps": {"alert": {"title": "Rappel", "body": "La session approche"}, "badge": 2}, "type": "formation", "id": 1}
      """
    Alors <constat>

    Exemples:
      | constat                                                                      |
      | je vois la notification "Astronomie"                                         |
      | je vois la notification ""                                                   |
      | je vois la notification "Rapp"                                               |
      | je vois la notification "Rappel" avec le texte "Autre"                       |
      | je vois la notification "Rappel" avec le texte ""                            |
      | je vois la notification "Autre" avec le texte "La session approche"          |
      | je vois la bannière "Astronomie"                                             |
      | je vois la bannière ""                                                       |
      | je ne vois pas la notification "Rappel"                                      |
      | je ne vois pas la notification "approche"                                    |
      | je ne vois pas la notification ""                                            |
      | je ne vois aucune notification                                               |
      | je ne vois aucune bannière                                                   |
      | la notification "Rappel" sonne                                               |
      | la notification "Astronomie" est silencieuse                                 |
      | la notification "Astronomie" sonne                                           |
      | le badge de l'application est 0                                              |
      | le badge de l'application est 1                                              |
      | le téléphone montre 2 notifications                                          |
      | l'application a demandé l'autorisation des notifications 1 fois              |
      | la notification "Rappel" est programmée pour le 23 janvier 2026 à 9 h 00     |

    @tient
    Exemples:
      | constat                                                              |
      | je vois la notification "Rappel"                                     |
      | je vois la notification "Rappel" avec le texte "La session approche" |
      | je vois la bannière "Rappel"                                         |
      | la notification "Rappel" est silencieuse                             |
      | le badge de l'application est 2                                      |
      | l'application a demandé l'autorisation des notifications 0 fois      |
      | aucune notification n'est programmée                                 |
      | la notification "Rappel" n'est pas programmée                        |

  Scénario: La bannière d'avant n'est pas celle de maintenant
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Quand une notification push arrive :
      """
      {"aps": {"alert": {"title": "Rappel", "body": "La session approche"}}, "type": "formation", "id": 1}
      """
    Alors je vois la bannière "Rappel"
    Quand j'attends 1 heure
    Alors je vois la bannière "Rappel"

  Scénario: Le badge après une notification qui sonne
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et qu'une notification push arrive :
      """
      {"aps": {"alert": {"title": "Rappel"}, "sound": "default"}, "type": "formation", "id": 1}
      """
    Alors la notification "Rappel" est silencieuse

  Plan du scénario: Un lien a été ouvert
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors <constat>

    Exemples:
      | constat                                       |
      | le lien est ignoré parce que "formations"     |
      | le lien est ignoré parce que ""               |
      | le lien attend parce que "formations"         |
      | le tap est ignoré parce que "formations"      |
      | le tap attend parce que "formations"          |

  Plan du scénario: Un lien est ignoré
    Étant donné que l'application est ouverte
    Et que j'ouvre le lien "https://exemple.fr/formations/starter"
    Alors <constat>

    Exemples:
      | constat                                     |
      | le lien est ignoré parce que "astronomie"   |
      | le lien est ignoré parce que ""             |
      | le lien attend parce que "host"             |
      | le tap est ignoré parce que "host"          |

    @tient
    Exemples:
      | constat                            |
      | le lien est ignoré parce que "host" |

  Plan du scénario: Un tap est ignoré
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et qu'une notification push arrive :
      """
      {"aps": {"alert": "Bonjour"}, "type": "promotion", "id": 1}
      """
    Et que je tape sur la notification "Bonjour"
    Alors <constat>

    Exemples:
      | constat                                     |
      | le lien est ignoré parce que "promotion"    |
      | le tap est ignoré parce que "astronomie"    |
      | le tap attend parce que "promotion"         |
      | le lien attend parce que "promotion"        |

    @tient
    Exemples:
      | constat                                   |
      | le tap est ignoré parce que "promotion"   |

  Plan du scénario: Le fichier d'association
    Étant donné que l'application est ouverte
    Alors <constat>

    Exemples:
      | constat                                                                                            |
      | le fichier d'association confie le lien "https://madinia.fr/astronomie/1/2/3" à l'application       |
      | le fichier d'association confie le lien "https://exemple.fr/formations/starter" à l'application    |
      | le fichier d'association laisse le lien "https://madinia.fr/formations/starter" au navigateur      |
      | le fichier d'association laisse le lien "pas un lien" au navigateur                                |
      | le fichier d'association laisse le lien "" au navigateur                                           |

    @tient
    Exemples:
      | constat                                                                                         |
      | le fichier d'association confie le lien "https://madinia.fr/formations/starter" à l'application |
      | le fichier d'association laisse le lien "https://madinia.fr/astronomie/1/2/3" au navigateur     |

  Plan du scénario: Une page et un partage, il y a un moment
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je tape sur "Partager"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que je tape sur "Politique de confidentialité"
    Alors la page web "https://madinia.fr/politique-de-confidentialite" est ouverte
    Quand j'attends 1 minute
    Alors <constat>

    Exemples:
      | constat                                                                                      |
      | la page web "https://madinia.fr/politique-de-confidentialite" est ouverte                    |
      | la page web "https://madinia.fr" est ouverte                                                 |
      | aucune page web n'est ouverte                                                                |
      | la feuille de partage propose "Starter" avec le lien "https://madinia.fr/formations/starter" |
      | la feuille de partage propose le fichier "starter.csv"                                       |
      | l'application a ouvert 0 page web                                                            |
      | l'application a ouvert 2 pages web                                                           |
      | l'application a partagé 0 fois                                                               |
      | l'application a partagé 2 fois                                                               |
      | le téléphone a vibré 3 fois                                                                  |
      | le téléphone a vibré 3 fois : success                                                        |
      | le téléphone a vibré 0 fois : astronomie                                                     |
      | le téléphone a joué 1 fois le son key                                                        |
      | le téléphone a joué 0 fois le son astronomie                                                 |
      | le téléphone vibre : success                                                                 |
      | le téléphone joue le son key                                                                 |
      | le moteur de vibration est prêt                                                              |

    @tient
    Exemples:
      | constat                                  |
      | l'application a ouvert 1 page web        |
      | l'application a partagé 1 fois           |
      | le téléphone ne joue aucun son           |

  Plan du scénario: Un partage
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je tape sur "Partager"
    Alors la feuille de partage propose "<titre>" avec le lien "<lien>"

    Exemples:
      | titre   | lien                                    |
      | Autre   | https://madinia.fr/formations/starter   |
      | Starter | https://madinia.fr/formations/performer |
      |         |                                         |

    @tient
    Exemples:
      | titre   | lien                                  |
      | Starter | https://madinia.fr/formations/starter |

  Plan du scénario: Ce que le téléphone garde
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Alors <constat>

    Exemples:
      | constat                                       |
      | un fichier "astronomie" est conservé          |
      | un fichier "" est conservé                    |
      | aucun fichier "contact.draft" n'est conservé  |
      | aucun fichier "" n'est conservé               |
      | aucun fichier "astronomie" n'est conservé     |
      | un secret "contact.draft" est conservé        |
      | un secret "" est conservé                     |
      | aucun secret "" n'est conservé                |
      | aucun secret "contact.draft" n'est conservé   |
      | aucun secret "contact.drafts" n'est conservé  |

    @tient
    Exemples:
      | constat                                      |
      | un fichier "contact.draft" est conservé      |
      | aucun secret n'est conservé                  |

  Plan du scénario: Ce que Madi dit, et ce que l'on a écrit
    Étant donné que l'application est ouverte
    Et que le service de Madi répond "Le catalogue en a neuf." à un message contenant "formations"
    Quand je tape sur "Madi, ton coach IA"
    Et que je saisis "Combien de formations ?" dans le champ "Votre message"
    Et que je tape sur "Envoyer"
    Et que j'attends 5 secondes
    Alors <constat>

    Exemples:
      | constat                                  |
      | j'ai écrit "Le catalogue en a neuf."     |
      | j'ai écrit "Combien"                     |
      | j'ai écrit ""                            |
      | Madi répond "Combien de formations ?"    |
      | Madi répond "Bonjour, je suis Madi"      |
      | Madi répond "Astronomie"                 |
      | Madi répond ""                           |

    @tient
    Exemples:
      | constat                                  |
      | j'ai écrit "Combien de formations ?"     |
      | Madi répond "Le catalogue en a neuf."    |

  Scénario: Rien n'a été écrit
    Étant donné que l'application est ouverte
    Quand je tape sur "Madi, ton coach IA"
    Alors Madi répond "Bonjour, je suis Madi"

  Plan du scénario: Un parcours
    Étant donné que <données>
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Quand je parcours tous les écrans que je peux atteindre
    Alors <constat>

    Exemples:
      | données              | constat                                 |
      | le blog est vide     | au moins 100 écrans ont été parcourus   |
      | le blog est vide     | au moins 0 écrans ont été parcourus     |

    @tient
    Exemples:
      | données              | constat                                 |
      | le blog est vide     | chaque écran parcouru est accessible    |
      | le blog est vide     | au moins 1 écrans ont été parcourus     |

  Scénario: Deux cartes que rien ne distingue ne sont pas accessibles
    Étant donné que le serveur publie l'article "Ce qui change en 2026"
    Et que l'application est ouverte
    Et que le catalogue est vide
    Et que j'ouvre l'onglet "Blog"
    Quand je parcours tous les écrans que je peux atteindre
    Alors chaque écran parcouru est accessible

  Plan du scénario: Sans parcours, rien à en dire
    Étant donné que l'application est ouverte
    Alors <constat>

    Exemples:
      | constat                                 |
      | chaque écran parcouru est accessible    |
      | au moins 1 écrans ont été parcourus     |

  Plan du scénario: Des événements, avec l'accord de la personne
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que j'active "Mesure d'audience"
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors <constat>

    Exemples:
      | constat                                       |
      | l'événement "inscription demandée" est envoyé |
      | l'événement "link opened" n'est pas envoyé    |
      | aucun événement n'est envoyé                  |

    @tient
    Exemples:
      | constat                                             |
      | l'événement "link opened" est envoyé                |
      | l'événement "inscription demandée" n'est pas envoyé |

  Plan du scénario: Un événement avec ses paramètres
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que j'active "Mesure d'audience"
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors l'événement "<événement>" est envoyé avec :
      | <paramètre> | <valeur> |

    Exemples:
      | événement            | paramètre | valeur         |
      | link opened          | screen    | catalog.home   |
      | link opened          | ecran     | catalog.item |
      | inscription demandée | formation | 1              |

    @tient
    Exemples:
      | événement   | paramètre | valeur         |
      | link opened | screen    | catalog.item |

  @tient
  Scénario: Sans accord, aucun événement
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors aucun événement n'est envoyé
