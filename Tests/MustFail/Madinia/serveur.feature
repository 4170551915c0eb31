# language: fr
Fonctionnalité: Ce que le serveur a reçu, su et envoyé
  Chaque ligne est un constat faux à ce moment-là ; celles sous @tient sont justes.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  Plan du scénario: Un message est parti
    Étant donné que l'application est ouverte
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors <constat>

    Exemples:
      | constat                                                                     |
      | le serveur a reçu 2 appels POST "/contacts"                                 |
      | le serveur a reçu 0 appel POST "/contacts"                                  |
      | le serveur a reçu 1 appel GET "/contacts"                                   |
      | le serveur a reçu 1 appel POST "contacts"                                   |
      | le serveur a reçu 1 appel POST "tacts"                                      |
      | le serveur a reçu 1 appel POST ""                                           |
      | le serveur a reçu 1 appel GET "/starter"                                    |
      | le serveur a reçu 0 appel GET "/starter"                                    |
      | le serveur a reçu 0 appel POST "/contact"                                   |
      | le serveur a reçu 0 appel POST "https://api.madinia.fr/api/v1/contact"      |
      | le serveur a reçu 1 appel POST "/contacts?a=b"                              |
      | le serveur a reçu 0 appel                                                   |
      | le serveur a reçu POST "/contacts" avec le champ "telephone"                |
      | le serveur a reçu POST "/contacts" avec le champ "email.adresse"            |
      | le serveur a reçu POST "/contacts" avec le champ ""                         |
      | le serveur a reçu POST "/autre" avec le champ "email"                       |
      | le serveur a reçu POST "/contacts" sans le champ "email"                    |
      | le serveur a reçu POST "/contacts" sans le champ ""                         |
      | le serveur a reçu POST "/autre" sans le champ "telephone"                   |
      | le serveur a reçu GET "/formations/starter" sans le champ "telephone"       |
      | le serveur a reçu POST "/contacts" avec l'en-tête "Accept" "text/html"      |
      | le serveur a reçu POST "/contacts" avec l'en-tête "X-API-Key" "autre"       |
      | le serveur a reçu POST "/contacts" avec l'en-tête "X-Absent" ""             |
      | le serveur a reçu POST "/autre" avec l'en-tête "Accept" "application/json"  |
      | le serveur a enregistré 0 message de contact                                |
      | le serveur a enregistré 2 messages de contact                               |
      | le serveur a enregistré 1 message de contact de "lucas@exemple.fr"          |
      | le serveur a enregistré 0 message de contact de "sophie@exemple.fr"         |
      | le serveur a enregistré 1 pré-inscription pour "sophie@exemple.fr"          |
      | le serveur a envoyé 1 notification                                          |
      | il répond 200                                                               |

    @tient
    Exemples:
      | constat                                                                       |
      | le serveur a reçu 1 appel POST "/contacts"                                    |
      | le serveur a reçu 1 appel POST "/api/v1/contacts"                             |
      | le serveur a reçu 1 appel POST "https://api.madinia.fr/api/v1/contacts"       |
      | le serveur a reçu 1 appel GET "/formations/starter"                           |
      | le serveur a reçu 0 appel GET "/articles/inconnu"                             |
      | le serveur a reçu POST "/contacts" avec le champ "email"                      |
      | le serveur a reçu POST "/contacts" sans le champ "telephone"                  |
      | le serveur a reçu POST "/contacts" avec l'en-tête "X-API-Key" "test-key"      |
      | le serveur a enregistré 1 message de contact                                  |
      | le serveur a enregistré 1 message de contact de "sophie@exemple.fr"           |
      | le serveur a envoyé 0 notification                                            |

  Plan du scénario: Le corps d'un appel
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors le serveur a reçu POST "<chemin>" avec :
      | message | Bonjour  |
      | <champ> | <valeur> |

    Exemples:
      | chemin       | champ     | valeur            |
      | /contacts    | email     | lucas@exemple.fr  |
      | /contacts    | email     |                   |
      | /contacts    | telephone | 06                |
      | /contacts    | telephone |                   |
      | /contacts    | email     | (absent)          |
      | /contacts    |           | x                 |
      | /autre       | email     | sophie@exemple.fr |
      | /tacts       | email     | sophie@exemple.fr |

    @tient
    Exemples:
      | chemin    | champ     | valeur            |
      | /contacts | email     | sophie@exemple.fr |
      | /contacts | telephone | (absent)          |

  Plan du scénario: Une pré-inscription
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors <constat>

    Exemples:
      | constat                                                            |
      | le serveur a enregistré 0 pré-inscription pour "lucas@exemple.fr"  |
      | le serveur a enregistré 2 pré-inscriptions pour "lucas@exemple.fr" |
      | le serveur a enregistré 1 pré-inscription pour "sophie@exemple.fr" |

    @tient
    Exemples:
      | constat                                                            |
      | le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"  |

  Plan du scénario: Le téléphone est connu du serveur
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Alors <constat>

    Exemples:
      | constat                                                       |
      | le serveur connaît 0 appareil                                 |
      | le serveur connaît 2 appareils                                |
      | le serveur connaît l'appareil avec l'email "lucas@exemple.fr" |
      | le serveur connaît l'appareil avec l'email ""                 |

    @tient
    Exemples:
      | constat                               |
      | le serveur connaît 1 appareil         |
      | le serveur connaît l'appareil sans email |

  Plan du scénario: Un autre jeton que celui que le serveur connaît
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que le jeton push du téléphone est "00ff00ff"
    Alors <constat>

    Exemples:
      | constat                                                       |
      | le serveur connaît l'appareil sans email                      |
      | le serveur connaît l'appareil avec l'email "lucas@exemple.fr" |

  Scénario: Le téléphone a une adresse
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 1 minute
    Et que le serveur connaît l'appareil avec l'email "lucas@exemple.fr"
    Alors le serveur connaît l'appareil sans email

  Plan du scénario: Les préférences
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que je désactive "Nouveaux articles"
    Et que j'attends 1 minute
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui      |
      | <interrupteur>       | <valeur> |

    Exemples:
      | interrupteur      | valeur |
      | Nouveaux articles | oui    |
      | Rappels           | non    |
      | Astronomie        | non    |
      | Nouveaux articles |        |

    @tient
    Exemples:
      | interrupteur      | valeur |
      | Nouveaux articles | non    |

  Plan du scénario: Une actualité est poussée
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que le serveur publie la formation "Manager"
    Alors <constat>

    Exemples:
      | constat                                                       |
      | le serveur a envoyé 0 notification                            |
      | le serveur a envoyé 2 notifications                           |
      | le téléphone montre 0 notification                            |
      | la notification "Nouvelle formation" est silencieuse          |

    @tient
    Exemples:
      | constat                                                       |
      | le serveur a envoyé 1 notification                            |

  Plan du scénario: La notification entière
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que le serveur publie la formation "Manager"
    Alors le serveur a envoyé la notification avec :
      """
      <json>
      """

    Exemples:
      | json                                   |
      | {"type": "article"}                    |
      | {"aps": {"alert": {"body": "Autre"}}}  |
      | {"aps": {"badge": "1"}}                |
      | {"absent": null}                       |
      | {"id": "10"}                           |
      | ["formation"]                          |
      | {}                                     |
      | pas du JSON                            |

    @tient
    Exemples:
      | json                                                      |
      | {"type": "formation", "aps": {"badge": 1}}                |

  Scénario: Rien n'a été poussé
    Étant donné que l'application est ouverte
    Alors le serveur a envoyé la notification avec :
      | type | formation |

  Plan du scénario: Un appel du script
    Étant donné que le serveur reçoit POST "/pre-registrations" avec :
      | name | Sophie |
    Alors <constat>

    Exemples:
      | constat                   |
      | il répond 200             |
      | il répond 404             |
      | le serveur a reçu 1 appel |
      | le serveur a reçu 1 appel POST "/pre-registrations" |

    @tient
    Exemples:
      | constat       |
      | il répond 422 |

  Plan du scénario: La réponse à un appel du script
    Étant donné que le serveur reçoit GET "/formations"
    Alors il répond <statut> avec :
      | <champ> | <valeur> |

    Exemples:
      | statut | champ        | valeur  |
      | 201    | data.0.title | Starter |
      | 200    | data.0.title | Autre   |
      | 200    | data.0.autre | Starter |
      | 200    | data.99      | Starter |

    @tient
    Exemples:
      | statut | champ        | valeur  |
      | 200    | data.0.title | Starter |
