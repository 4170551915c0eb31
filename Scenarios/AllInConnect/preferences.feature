# language: fr
Fonctionnalité: Choisir de quoi être averti
  Les préférences sont celles du membre, sur tous ses téléphones ; chaque changement part tout seul.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notifyNewOffers     | true                           |
      | notifyNewProNearby  | false                          |
      | notificationRadius  | 15                             |
      | preferredCategories | SANTE_BIEN_ETRE, FOOD_PLAISIRS |
    Et que je suis connecté

  @AIC-6 @AIC-8
  Scénario: Elles sont chargées au lancement, et charger n'envoie rien
    Quand je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "15 km"
    Et le serveur a reçu 0 appel PUT "/notification-preferences" pendant 1 minute

  @AIC-9
  Scénario: Les six catégories portent leurs noms
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois dans l'ordre :
      | Santé & bien être         |
      | Beauté & Esthétique       |
      | Food & plaisirs gourmands |
      | Loisirs & Divertissements |
      | Service & pratiques       |
      | Entre pros                |

  @AIC-7 @AIC-8
  Scénario: Chaque changement est enregistré, plusieurs de suite en une fois
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'active "Nouveaux professionnels à proximité"
    Et que je désactive "Événements locaux"
    Et que je choisis "30 km" dans "Rayon de notification"
    Et que j'active "Entre pros"
    Alors le serveur a reçu 0 appel PUT "/notification-preferences" pendant 299 ms
    Quand j'attends 1 ms
    Alors le serveur a reçu 1 appel PUT "/notification-preferences"
    Et le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers     | true                                       |
      | notifyNewProNearby  | true                                       |
      | notifyLocalEvents   | false                                      |
      | notificationRadius  | 30                                         |
      | preferredCategories | SANTE_BIEN_ETRE, FOOD_PLAISIRS, ENTRE_PROS |

  @AIC-7
  Scénario: Un changement pendant un enregistrement n'est pas perdu
    Étant donné que le serveur met 2 secondes à répondre
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que j'active "Nouveaux professionnels à proximité"
    Et que j'attends 6 secondes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notifyNewProNearby | true  |
    Et le serveur a reçu 2 appels PUT "/notification-preferences"

  @AIC-7
  Scénario: Sans réseau, le changement se voit tout de suite et part au retour du réseau
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le téléphone est hors connexion
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Alors je vois "Vos préférences n'ont pas pu être enregistrées."
    Quand le téléphone est connecté
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers | false |
    Et je ne vois pas "Vos préférences n'ont pas pu être enregistrées."

  @AIC-7
  Scénario: Un choix fait sans réseau survit à une session expirée
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le téléphone est hors connexion
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que je quitte de force l'application
    Et que le serveur met fin à toutes les sessions
    Et que le téléphone est connecté
    Quand je relance l'application
    Alors je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Quand je suis connecté
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers | false |

  @AIC-8
  Scénario: Un choix fait sans réseau n'est pas celui d'un autre membre
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le téléphone est hors connexion
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que je quitte de force l'application
    Et que le serveur met fin à toutes les sessions
    Et que le téléphone est connecté
    Quand je relance l'application
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'attends 5 secondes
    Alors le serveur n'a reçu aucune préférence de "julien@exemple.fr"
    Et aucun secret "notifications.subscriptions" n'est conservé

  @AIC-8
  Scénario: Un autre membre a les siennes
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "10 km"
    Et le serveur n'a reçu aucune préférence de "julien@exemple.fr"

  @AIC-8 @AIC-9
  Plan du scénario: Chaque catégorie se choisit et se laisse
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que <geste> "<catégorie>"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | preferredCategories | <enregistré> |

    Exemples:
      | geste        | catégorie                 | enregistré                                              |
      | je désactive | Santé & bien être         | FOOD_PLAISIRS                                           |
      | je désactive | Food & plaisirs gourmands | SANTE_BIEN_ETRE                                         |
      | j'active     | Beauté & Esthétique       | SANTE_BIEN_ETRE, BEAUTE_ESTHETIQUE, FOOD_PLAISIRS       |
      | j'active     | Loisirs & Divertissements | SANTE_BIEN_ETRE, FOOD_PLAISIRS, LOISIRS_DIVERTISSEMENTS |
      | j'active     | Service & pratiques       | SANTE_BIEN_ETRE, FOOD_PLAISIRS, SERVICE_PRATIQUES       |

  @AIC-8
  Plan du scénario: Le rayon va de 5 à 50 km
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je choisis "<rayon> km" dans "Rayon de notification"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notificationRadius | <rayon> |

    Exemples:
      | rayon |
      | 5     |
      | 50    |

  @AIC-6
  Scénario: Des préférences qui n'ont pas pu être chargées le sont quand le serveur répond de nouveau
    Quand je quitte de force l'application
    Et que le serveur répond 500 aux 40 prochains appels
    Et que je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 1 minute
    Alors je vois "Vos préférences n'ont pas pu être chargées."
    Et "Nouvelles offres" est désactivé
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors "Nouvelles offres" est activable
    Et je vois "15 km"

  @AIC-6
  Scénario: Ouvrir la page, ou réessayer, recharge des préférences qui n'ont pas pu l'être
    Quand je quitte de force l'application
    Et que le serveur est injoignable
    Et que je relance l'application
    Et que j'attends 10 secondes
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 10 secondes
    Alors je vois "Vos préférences n'ont pas pu être chargées."
    Quand je tape sur "Réessayer"
    Et que j'attends 10 secondes
    Alors je vois "Réessayer"
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "15 km"
    Et je ne vois pas "Réessayer"

  @AIC-7
  Scénario: Un changement que le serveur n'a pas pris part quand il répond de nouveau
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur est injoignable
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 minute
    Alors je vois "Vos préférences n'ont pas pu être enregistrées."
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers | false |
    Et je ne vois pas "Vos préférences n'ont pas pu être enregistrées."

  @AIC-7
  Scénario: La page d'un portail n'est pas la réponse du serveur à un changement
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur répond 200 au prochain appel
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Alors je vois "Vos préférences n'ont pas pu être enregistrées."
    Quand j'attends 1 minute
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers | false |

  @AIC-7
  Scénario: Un changement suivi d'une déconnexion est enregistré
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le serveur met 4 secondes à répondre
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que je désactive "Événements locaux"
    Et que j'attends 1 seconde
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Alors je vois "Connectez-vous"
    Quand j'attends 30 secondes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers   | false |
      | notifyLocalEvents | false |

  @AIC-7
  Scénario: Un changement, puis une déconnexion aussitôt : il est enregistré
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je désactive "Nouvelles offres"
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers | false |
    Et aucun secret "notifications.subscriptions" n'est conservé

  @AIC-7
  Scénario: Un changement en route à la déconnexion n'est pas envoyé une seconde fois au lancement suivant
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le serveur met 4 secondes à répondre
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que j'attends 30 secondes
    Et que je quitte de force l'application
    Et que je relance l'application
    Et que j'attends 30 secondes
    Alors le serveur a reçu 1 appel PUT "/notification-preferences"

  @AIC-7
  Scénario: Un changement et une déconnexion sans réseau : il est enregistré pour Camille, pas pour le suivant
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le téléphone est hors connexion
    Et que je désactive "Nouvelles offres"
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que je quitte de force l'application
    Et que le téléphone est connecté
    Et que je relance l'application
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'attends 5 secondes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notificationRadius | 15    |
    Et le serveur n'a reçu aucune préférence de "julien@exemple.fr"

  @AIC-6
  Scénario: Revenir sur la page suffit à recharger des préférences qui n'ont pas pu l'être
    Quand je quitte de force l'application
    Et que le serveur répond 500 à GET "/notification-preferences"
    Et que je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 1 minute
    Alors je vois "Vos préférences n'ont pas pu être chargées."
    Quand le serveur répond normalement
    Et que je reviens en arrière
    Et que je tape sur "Notifications"
    Alors je vois "15 km"
    Et je ne vois pas "Vos préférences n'ont pas pu être chargées."

  @AIC-6
  Scénario: La page dit qu'elle charge, aussi tant que le choix d'un autre membre part d'abord
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le serveur est injoignable
    Et que je désactive "Nouvelles offres"
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que le serveur répond normalement
    Et que le serveur met 3 secondes à répondre à PUT "/notification-preferences"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "Chargement de vos préférences…" à cet instant

  @AIC-7
  Scénario: Un changement que le serveur n'a pas pris part de lui-même, la seconde fois comme la première
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur est injoignable
    Et que je désactive "Nouvelles offres"
    Et que j'attends 10 secondes
    Et que je vois "Vos préférences n'ont pas pu être enregistrées."
    Et que le serveur répond normalement
    Et que je tape sur "Réessayer"
    Et que je ne vois pas "Vos préférences n'ont pas pu être enregistrées."
    Quand le serveur est injoignable
    Et que je désactive "Événements locaux"
    Et que j'attends 10 secondes
    Alors je vois "Vos préférences n'ont pas pu être enregistrées."
    Quand le serveur répond normalement
    Et que j'attends 30 secondes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers   | false |
      | notifyLocalEvents | false |
    Et je ne vois pas "Vos préférences n'ont pas pu être enregistrées."
    Et je ne vois pas "Réessayer"

  @AIC-6
  Scénario: Un chargement qui échoue est repris de lui-même, la seconde fois comme la première
    Quand je quitte de force l'application
    Et que le serveur répond 500 à GET "/notification-preferences"
    Et que je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 10 secondes
    Alors je vois "Vos préférences n'ont pas pu être chargées."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Alors je vois "15 km"
    Quand je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que le serveur répond 500 à GET "/notification-preferences"
    Et que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 10 secondes
    Alors je vois "Vos préférences n'ont pas pu être chargées."
    Quand le serveur répond normalement
    Et que j'attends 30 secondes
    Alors je vois "15 km"
    Et je ne vois pas "Vos préférences n'ont pas pu être chargées."

  @AIC-6 @AIC-7
  Scénario: Un chargement plus lent qu'un changement ne le défait pas
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que je mets l'application en arrière-plan
    Et que le serveur met 5 secondes à répondre au prochain appel GET "/notification-preferences"
    Quand je reviens dans l'application
    Et que je désactive "Nouvelles offres"
    Et que je choisis "30 km" dans "Rayon de notification"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notificationRadius | 30    |
    Quand j'attends 10 secondes
    Alors "Nouvelles offres" est éteint
    Et je vois "30 km"
    Quand je désactive "Événements locaux"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notifyLocalEvents  | false |
      | notificationRadius | 30    |

  @AIC-7
  Scénario: Un interrupteur changé pendant que son premier changement s'enregistre garde le dernier
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur met 2 secondes à répondre
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que j'active "Nouvelles offres"
    Et que je choisis "5 km" dans "Rayon de notification"
    Et que je choisis "50 km" dans "Rayon de notification"
    Alors "Nouvelles offres" est allumé
    Quand j'attends 2 secondes
    Alors "Nouvelles offres" est allumé
    Et je vois "50 km"
    Quand j'attends 6 secondes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | true |
      | notificationRadius | 50   |
    Et "Nouvelles offres" est allumé
    Quand je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que j'attends 5 secondes
    Alors "Nouvelles offres" est allumé
    Et je vois "50 km"

  @AIC-7
  Scénario: Ce qui est changé puis remis aussitôt n'envoie rien
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Quand je désactive "Nouvelles offres"
    Et que j'active "Nouvelles offres"
    Et que je tape sur "Nouvelles offres"
    Et que je tape sur "Nouvelles offres"
    Et que j'attends 5 secondes
    Alors le serveur a reçu 0 appel PUT "/notification-preferences"
    Et "Nouvelles offres" est allumé

  @AIC-8
  Scénario: Un changement que le serveur refuse se défait et se dit, et le suivant passe
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur répond 422 au prochain appel PUT "/notification-preferences" avec :
      """json
      {"message": "Non"}
      """
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Alors "Nouvelles offres" est allumé
    Quand je désactive "Événements locaux"
    Et que j'attends 1 seconde
    Alors "Événements locaux" est éteint
    Et "Nouvelles offres" est allumé
    Et le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers   | true  |
      | notifyLocalEvents | false |

  @AIC-8
  Scénario: Ce que le membre a changé ailleurs se voit au retour, et n'est pas écrasé
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que je mets l'application en arrière-plan
    Et que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notifyNewOffers    | false |
      | notificationRadius | 40    |
    Quand je reviens dans l'application
    Alors je vois "40 km"
    Et "Nouvelles offres" est éteint
    Quand je désactive "Événements locaux"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notifyLocalEvents  | false |
      | notificationRadius | 40    |

  @AIC-8
  Scénario: Un rayon que l'application ne propose pas se lit, et reste quand on change autre chose
    Étant donné que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notificationRadius | 12 |
    Et que je relance l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "12 km"
    Quand je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notificationRadius | 12    |
    Quand je choisis "20 km" dans "Rayon de notification"
    Alors je vois "20 km"
    Et "12 km" n'est pas proposé dans "Rayon de notification"

  @AIC-9
  Scénario: Une catégorie laissée puis reprise garde sa place
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Quand je désactive "Santé & bien être"
    Et que j'active "Entre pros"
    Et que j'active "Santé & bien être"
    Et que j'attends 1 seconde
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | preferredCategories | SANTE_BIEN_ETRE, FOOD_PLAISIRS, ENTRE_PROS |

  @AIC-8
  Scénario: Ce que Camille n'a pu enregistrer avant de partir l'est pour elle, Julien connecté
    Étant donné que les préférences de "julien@exemple.fr" sur le serveur sont :
      | notificationRadius | 25 |
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le serveur est injoignable pour PUT "/notification-preferences"
    Et que je désactive "Nouvelles offres"
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que j'attends 1 minute
    Et que je suis connecté en tant que "julien@exemple.fr"
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notificationRadius | 15    |
    Et le serveur connaît les préférences de "julien@exemple.fr" :
      | notifyNewOffers    | true |
      | notificationRadius | 25   |
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "25 km"
    Et "Nouvelles offres" est allumé

  @AIC-8
  Scénario: La réponse au chargement de Camille n'est pas montrée à Julien
    Étant donné que les préférences de "julien@exemple.fr" sur le serveur sont :
      | notificationRadius | 25 |
    Et que je mets l'application en arrière-plan
    Et que le serveur met 8 secondes à répondre au prochain appel GET "/notification-preferences"
    Et que je reviens dans l'application
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors je vois "25 km"
    Quand j'attends 15 secondes
    Alors je vois "25 km"
    Et je ne vois pas "15 km"

  @AIC-7
  Scénario: Qui revient avant que son choix soit parti le retrouve, et il part en son nom
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je vois "15 km"
    Et que le serveur est injoignable pour PUT "/notification-preferences"
    Et que je désactive "Nouvelles offres"
    Et que je reviens en arrière
    Et que je tape sur "Se déconnecter"
    Et que j'attends 10 secondes
    Quand je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Alors "Nouvelles offres" est éteint
    Quand le serveur répond normalement
    Et que j'attends 15 minutes
    Alors "Nouvelles offres" est éteint
    Et le serveur connaît les préférences de "camille@exemple.fr" :
      | notifyNewOffers    | false |
      | notificationRadius | 15    |
