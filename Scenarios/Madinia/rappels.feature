# language: fr
Fonctionnalité: Notifications au bon moment, rappels et préférences
  L'autorisation se demande une fois, quand elle a un sens ; ensuite la personne choisit ce qu'elle reçoit.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-FR28
  Scénario: L'autorisation se demande à la première fiche, une seule fois, en disant pourquoi
    Étant donné que l'application est ouverte
    Alors l'application a demandé l'autorisation des notifications 0 fois
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Alors je vois "Recevez les nouvelles formations"
    Et l'application a demandé l'autorisation des notifications 1 fois
    Quand j'autorise les notifications
    Alors je ne vois pas "Recevez les nouvelles formations"
    Quand je reviens en arrière
    Et que je tape sur "Master"
    Alors l'application a demandé l'autorisation des notifications 1 fois

  @MAD-FR28
  Scénario: Un refus n'est plus jamais redemandé, même après un redémarrage
    Étant donné que je refuse les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je quitte de force l'application
    Et que je relance l'application
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Master"
    Alors je ne vois pas "Recevez les nouvelles formations"
    Et l'application a demandé l'autorisation des notifications 1 fois
    Et le serveur a reçu 0 appel POST "/devices" pendant 1 minute

  @MAD-FR40 @MAD-NFR7
  Scénario: L'appareil s'enregistre une fois l'autorisation donnée, pas avant
    Étant donné que le jeton push du téléphone est "0a1b2c3d"
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que le serveur a reçu 0 appel POST "/devices"
    Quand j'autorise les notifications
    Alors le serveur a reçu POST "/devices" avec :
      | device_token | 0a1b2c3d |
      | platform     | ios      |
      | app_version  | 1.0.0    |
    Et le serveur connaît 1 appareil
    Quand je relance l'application
    Et que j'attends 1 minute
    Alors le serveur a reçu 1 appel POST "/devices"

  @MAD-FR40
  Scénario: Un jeton qui change est envoyé de nouveau
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que le serveur connaît 1 appareil
    Quand le jeton push du téléphone est "ff00ff00"
    Et que je relance l'application
    Alors le serveur a reçu POST "/devices" avec :
      | device_token | ff00ff00 |
    Quand le jeton push du téléphone est "0a1b2c3d"
    Et que je relance l'application
    Alors le serveur a reçu POST "/devices" avec :
      | device_token | 0a1b2c3d |

  @MAD-FR40
  Scénario: Un enregistrement qui échoue ne dérange personne, et se refait plus tard
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/contact"
    Et que j'ouvre l'onglet "Formations"
    Et que je vois "Starter"
    Et que le téléphone est hors connexion
    Quand je tape sur "Starter"
    Alors l'écran "Starter" est affiché
    Et je ne vois pas "Le serveur est injoignable."
    Quand le téléphone est connecté
    Et que je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Alors le serveur connaît 1 appareil

  @MAD-FR40 @MAD-NFR7
  Scénario: Le jeton d'un service de messagerie qui ne sert pas n'est pas gardé
    Étant donné que l'application est ouverte
    Quand le service de messagerie donne le jeton "fcm:Abc_123-XYZ"
    Et que je mets l'application en arrière-plan
    Alors aucun secret n'est conservé

  @MAD-FR40
  Scénario: L'email d'une pré-inscription complète l'appareil
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que le serveur connaît l'appareil sans email
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors le serveur connaît l'appareil avec l'email "lucas@exemple.fr"
    Et le serveur connaît 1 appareil

  @MAD-FR29 @MAD-FR31
  Scénario: Le serveur publie un article, le téléphone le montre, le tap l'ouvre
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je quitte de force l'application
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Alors je vois la notification "Nouvel article" avec le texte "Un assistant pour vos devis"
    Et le badge de l'application est 1
    Quand je tape sur la notification "Nouvel article"
    Alors l'onglet "Blog" est sélectionné
    Et l'écran "Un assistant pour vos devis" est affiché
    Et le badge de l'application est 0

  @MAD-FR29 @MAD-FR31
  Scénario: Une nouvelle formation s'ouvre depuis sa bannière, application ouverte
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Quand le serveur publie la formation "IA pour les juristes"
    Alors je vois la bannière "Nouvelle formation"
    Quand je tape sur la notification "Nouvelle formation"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "IA pour les juristes" est affiché

  @MAD-FR30
  Scénario: Une nouvelle par semaine, pas plus
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand le serveur publie l'article "Premier"
    Et que le serveur publie l'article "Deuxième"
    Alors je vois la notification "Nouvel article" avec le texte "Premier"
    Et je ne vois pas la notification "Deuxième"
    Quand j'attends 8 jours
    Et que le serveur publie l'article "Troisième"
    Alors je vois la notification "Nouvel article" avec le texte "Troisième"

  @MAD-FR32 @MAD-SET1
  Scénario: Une nouveauté que l'on ne veut plus n'arrive plus, l'autre si
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Quand je désactive "Nouveaux articles"
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | non |
      | Rappels              | oui |
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Alors je ne vois aucune notification
    Quand le serveur publie la formation "IA pour les juristes"
    Alors je vois la notification "Nouvelle formation" avec le texte "IA pour les juristes"

  @MAD-FR32
  Scénario: Une formation que l'on ne veut plus annoncée n'arrive plus, un article si
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Quand je désactive "Nouvelles formations"
    Alors le serveur connaît les préférences :
      | Nouvelles formations | non |
      | Nouveaux articles    | oui |
      | Rappels              | oui |
    Quand le serveur publie la formation "IA pour les juristes"
    Alors je ne vois aucune notification
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Alors je vois la notification "Nouvel article" avec le texte "Un assistant pour vos devis"

  @MAD-FR32
  Scénario: Des préférences choisies avant d'avoir un jeton partent dès qu'il y en a un
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que je désactive "Rappels"
    Et que je relance l'application
    Et que le serveur connaît 0 appareil
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que j'autorise les notifications
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | oui |
      | Rappels              | non |

  @MAD-FR32
  Scénario: Tout couper, puis retrouver ses choix
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que je désactive "Nouveaux articles"
    Quand je désactive "Recevoir des notifications"
    Alors "Rappels" est désactivé
    Et le serveur connaît les préférences :
      | Nouvelles formations | non |
      | Nouveaux articles    | non |
      | Rappels              | non |
    Et aucune notification n'est programmée
    Quand j'active "Recevoir des notifications"
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | non |
      | Rappels              | oui |

  @MAD-SET1
  Scénario: Les réglages mènent à la politique de confidentialité
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Alors je vois dans l'ordre :
      | Afficher Madi                |
      | Recevoir des notifications   |
      | Nouvelles formations         |
      | Nouveaux articles            |
      | Rappels                      |
      | Mesure d'audience            |
      | Politique de confidentialité |
    Quand je tape sur "Politique de confidentialité"
    Alors la page web "https://madinia.fr/politique-de-confidentialite" est ouverte

  @MAD-SET1
  Scénario: Les réglages disent que le téléphone bloque les notifications
    Étant donné que je refuse les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Quand je tape sur "Réglages"
    Alors je vois "Les notifications sont désactivées dans les réglages du téléphone."
    Quand je mets l'application en arrière-plan
    Et que j'autorise les notifications dans les réglages du téléphone
    Et que je reviens dans l'application
    Alors je ne vois pas "Les notifications sont désactivées dans les réglages du téléphone."
    Et le serveur connaît 1 appareil
    Quand je mets l'application en arrière-plan
    Et que je refuse les notifications dans les réglages du téléphone
    Et que je reviens dans l'application
    Alors je vois "Les notifications sont désactivées dans les réglages du téléphone."

  @MAD-FR30
  Scénario: Une pré-inscription se rappelle à J+3 et J+7, sa session à J-5 et J-2, à dix heures
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Et la notification "Il est encore temps" est programmée pour le 30 janvier 2026 à 10 h 00
    Et la notification "La session Starter commence dans 5 jours" est programmée pour le 4 février 2026 à 10 h 00
    Et la notification "La session Starter commence dans 2 jours" est programmée pour le 7 février 2026 à 10 h 00
    Et la notification "Tu n'as pas ouvert l'app depuis 2 semaines" est programmée pour le 6 février 2026 à 10 h 00

  @MAD-FR30
  Scénario: Une session déplacée déplace ses rappels
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Quand la prochaine session de la formation "Starter" est le 16 février 2026
    Et que j'ouvre l'onglet "Accueil"
    Et que je tire pour rafraîchir
    Alors la notification "La session Starter commence dans 5 jours" est programmée pour le 11 février 2026 à 10 h 00
    Et la notification "La session Starter commence dans 2 jours" est programmée pour le 14 février 2026 à 10 h 00

  @MAD-FR30a
  Scénario: Un prénom connu ouvre le rappel
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Lucas Martin" dans le champ "Nom"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "Lucas, la session Starter commence dans 5 jours" est programmée pour le 4 février 2026 à 10 h 00

  @MAD-FR30a
  Plan du scénario: Ce qui n'est pas un prénom n'ouvre pas le rappel
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "<nom>" dans le champ "Nom"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Quand je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "<rappel>" est programmée pour le 4 février 2026 à 10 h 00

    Exemples:
      | nom                 | rappel                                                |
      | SARL Les Alizés     | La session Starter commence dans 5 jours              |
      | Les Alizés          | La session Starter commence dans 5 jours              |
      | L'Atelier Bleu      | La session Starter commence dans 5 jours              |
      | Agence Horizon      | La session Starter commence dans 5 jours              |
      | Dupont et Fils      | La session Starter commence dans 5 jours              |
      | Studio 54           | La session Starter commence dans 5 jours              |
      | lucas@exemple.fr    | La session Starter commence dans 5 jours              |
      | Le Goff             | La session Starter commence dans 5 jours              |
      | Sophie de la Tour   | Sophie, la session Starter commence dans 5 jours      |
      | Jean-Pierre Maisons | Jean-Pierre, la session Starter commence dans 5 jours |

  @MAD-FR30 @MAD-J4a
  Scénario: Une session complète ne se finalise plus, et n'y invite plus
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Quand il reste 0 place à la formation "Starter"
    Et que je tire pour rafraîchir
    Et que je quitte de force l'application
    Et que j'attends 8 jours
    Alors je ne vois aucune notification
    Et la notification "La session Starter commence dans 5 jours" est programmée pour le 4 février 2026 à 10 h 00

  @MAD-FR30
  Scénario: Une session dont on ne connaît pas les places se rappelle comme une autre
    Étant donné que la prochaine session de la formation "IA pour les RH" est le 16 février 2026
    Et que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/ia-pour-les-rh"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00

  @MAD-FR30
  Scénario: Une formation dont la fiche dit qu'elle n'existe plus n'est plus rappelée
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Quand la formation "Starter" est retirée du catalogue
    Et que je tire pour rafraîchir
    Et que je vois "Cette formation n'existe pas ou plus."
    Et que je quitte de force l'application
    Et que j'attends 8 jours
    Alors je ne vois aucune notification

  @MAD-FR30
  Scénario: Une session commencée ce matin n'est pas la prochaine
    Étant donné que nous sommes le 9 février 2026 à 9 h 30
    Et que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prochaine session : Date à venir"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "n'attend plus que toi" est programmée pour le 12 février 2026 à 10 h 00

  @MAD-FR30
  Scénario: Deux semaines sans ouvrir l'application se disent une fois, pas deux dans le mois
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je quitte de force l'application
    Quand j'attends 15 jours
    Alors je vois la notification "Tu n'as pas ouvert l'app depuis 2 semaines"
    Quand je relance l'application
    Et que je quitte de force l'application
    Alors la notification "Tu n'as pas ouvert l'app depuis 4 semaines" est programmée pour le 8 mars 2026 à 10 h 00

  @MAD-FR30
  Scénario: Un rappel montré avant un vol vers l'ouest ne revient pas à l'heure de l'arrivée
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand nous sommes le 26 janvier 2026 à 10 h 30
    Alors je vois la notification "n'attend plus que toi"
    Quand le téléphone passe au fuseau horaire "America/Martinique"
    Et que je relance l'application
    Alors la notification "n'attend plus que toi" n'est pas programmée

  @MAD-FR30
  Scénario: Les rappels coupés ne viennent plus
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Quand je tape sur "Réglages"
    Et que je désactive "Rappels"
    Alors aucune notification n'est programmée
    Quand j'active "Rappels"
    Alors la notification "Tu n'as pas ouvert l'app depuis 2 semaines" est programmée pour le 6 février 2026 à 10 h 00
    Quand je désactive "Rappels"
    Alors aucune notification n'est programmée
    Quand je relance l'application
    Alors aucune notification n'est programmée

  @MAD-FR30
  Scénario: Une session déplacée, lue sur sa seule fiche, déplace ses rappels
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand la prochaine session de la formation "Starter" est le 16 février 2026
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors la notification "La session Starter commence dans 2 jours" est programmée pour le 14 février 2026 à 10 h 00

  @MAD-FR30
  Scénario: Une formation retirée du catalogue n'est plus rappelée
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Quand la formation "Starter" est retirée du catalogue
    Et que j'ouvre l'onglet "Accueil"
    Et que je tire pour rafraîchir
    Et que j'attends 8 jours
    Alors je ne vois aucune notification

  @MAD-FR28 @MAD-FR32
  Scénario: Qui a tout coupé n'est pas interrogé ; qui remet en marche l'est
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que je désactive "Recevoir des notifications"
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Alors l'application a demandé l'autorisation des notifications 0 fois
    Quand j'ouvre l'onglet "Accueil"
    Et que j'active "Recevoir des notifications"
    Alors l'application a demandé l'autorisation des notifications 1 fois

  @MAD-FR29 @MAD-FR32
  Scénario: Une nouveauté coupée hors connexion ne s'affiche plus dans l'application
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que le téléphone est hors connexion
    Quand je désactive "Nouveaux articles"
    Et que le serveur publie l'article "Un assistant pour vos devis"
    Alors je ne vois aucune bannière

  @MAD-FR29 @MAD-FR31
  Scénario: Ce que la notification ouvre est aussi dans le fil où l'on revient
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Blog"
    Et que je vois "Ce qui change en 2026"
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Et que je tape sur la notification "Nouvel article"
    Et que je reviens en arrière
    Alors je vois "Un assistant pour vos devis"

  @MAD-FR32
  Scénario: Un choix fait hors connexion part dès que le réseau revient
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que le téléphone est hors connexion
    Et que je désactive "Nouveaux articles"
    Et que j'attends 1 heure
    Quand le téléphone est connecté
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | non |
      | Rappels              | oui |
    Quand le téléphone est hors connexion
    Et que j'active "Nouveaux articles"
    Et que je désactive "Rappels"
    Et que je quitte de force l'application
    Et que le téléphone est connecté
    Et que je relance l'application
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | oui |
      | Rappels              | non |

  @MAD-FR28
  Scénario: Une demande d'autorisation restée sans réponse est posée à nouveau, une fois par lancement
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que l'application a demandé l'autorisation des notifications 1 fois
    Quand je quitte de force l'application
    Et que l'application est ouverte
    Alors l'application a demandé l'autorisation des notifications 1 fois
    Quand j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Alors l'application a demandé l'autorisation des notifications 2 fois
    Quand je refuse les notifications
    Et que je relance l'application
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Alors l'application a demandé l'autorisation des notifications 2 fois

  @MAD-FR30
  Plan du scénario: Un rappel prévu plus tard dans la journée vient, où que soit le téléphone (<fuseau>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 23 janvier 2026 à 12 h 00
    Et que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand nous sommes le 26 janvier 2026 à <heure>
    Et que je relance l'application
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Quand je tape sur "Réglages"
    Et que je désactive "Rappels"
    Alors aucune notification n'est programmée
    Quand j'active "Rappels"
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Quand je mets l'application en arrière-plan
    Et que j'attends 5 heures
    Alors je vois la notification "n'attend plus que toi"

    Exemples:
      | fuseau             | heure  |
      | Europe/Paris       | 9 h 55 |
      | America/Martinique | 6 h 30 |
      | America/New_York   | 9 h 55 |
      | Pacific/Honolulu   | 5 h 00 |
      | Asia/Tokyo         | 9 h 30 |
      | Pacific/Kiritimati | 9 h 55 |

  @MAD-FR30
  Plan du scénario: Trois jours après une pré-inscription se comptent sur le calendrier d'ici (<fuseau>, <heure>)
    Étant donné que le téléphone passe au fuseau horaire "<fuseau>"
    Et que nous sommes le 23 janvier 2026 à <heure>
    Et que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Et la notification "Il est encore temps" est programmée pour le 30 janvier 2026 à 10 h 00
    Et la notification "Tu n'as pas ouvert l'app depuis 2 semaines" est programmée pour le 6 février 2026 à 10 h 00
    Et la notification "La session Starter commence dans 2 jours" est programmée pour le <veille> février 2026 à 10 h 00

    Exemples:
      | fuseau             | heure   | veille |
      | America/Martinique | 21 h 30 | 7      |
      | Pacific/Honolulu   | 23 h 30 | 6      |
      | Asia/Tokyo         | 0 h 30  | 7      |
      | Pacific/Kiritimati | 0 h 30  | 7      |

  @MAD-FR30
  Plan du scénario: Un rappel touché mène à la formation dont il parle (<rappel>)
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que j'ouvre l'onglet "Blog"
    Et que je mets l'application en arrière-plan
    Quand nous sommes le <jour> 2026 à 9 h 59
    Et que j'attends 1 minute
    Et que je tape sur la notification "<rappel>"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché

    Exemples:
      | jour       | rappel                                     | onglet     | écran   |
      | 26 janvier | n'attend plus que toi                      | Formations | Starter |
      | 30 janvier | Il est encore temps                        | Formations | Starter |
      | 4 février  | La session Starter commence dans 5 jours   | Formations | Starter |
      | 6 février  | Tu n'as pas ouvert l'app depuis 2 semaines | Blog       | Blog    |

  @MAD-FR30
  Scénario: Se pré-inscrire de nouveau reprend les rappels au début, une fois chacun
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Quand nous sommes le 25 janvier 2026 à 9 h 00
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "n'attend plus que toi" est programmée pour le 28 janvier 2026 à 10 h 00
    Et la notification "Il est encore temps" est programmée pour le 1er février 2026 à 10 h 00
    Et le serveur connaît l'appareil avec l'email "sophie@exemple.fr"
    Et le serveur connaît 1 appareil
    Quand je quitte de force l'application
    Et que j'attends 1 jour
    Alors je ne vois aucune notification
    Quand j'attends 3 jours
    Alors le téléphone montre 1 notification

  @MAD-FR30
  Scénario: Deux pré-inscriptions ont chacune leurs rappels, et la plus proche vient d'abord
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Quand nous sommes le 24 janvier 2026 à 9 h 00
    Et que j'ouvre le lien "https://madinia.fr/formations/performer"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Alors la notification "Starter n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00
    Et la notification "Performer n'attend plus que toi" est programmée pour le 27 janvier 2026 à 10 h 00
    Et la notification "La session Starter commence dans 2 jours" est programmée pour le 7 février 2026 à 10 h 00
    Et la notification "La session Performer commence dans 2 jours" est programmée pour le 13 février 2026 à 10 h 00

  @MAD-FR30
  Scénario: Une session deux fois déplacée déplace deux fois ses rappels, et n'en laisse aucun
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Quand la prochaine session de la formation "Starter" est le 16 février 2026
    Et que je tire pour rafraîchir
    Alors la notification "La session Starter commence dans 2 jours" est programmée pour le 14 février 2026 à 10 h 00
    Quand la prochaine session de la formation "Starter" est le 12 février 2026
    Et que je tire pour rafraîchir
    Alors la notification "La session Starter commence dans 2 jours" est programmée pour le 10 février 2026 à 10 h 00
    Et la notification "La session Starter commence dans 5 jours" est programmée pour le 7 février 2026 à 10 h 00
    Quand il reste 0 place à la formation "Starter"
    Et que je tire pour rafraîchir
    Alors la notification "n'attend plus que toi" n'est pas programmée
    Quand il reste 3 places à la formation "Starter"
    Et que je tire pour rafraîchir
    Alors la notification "n'attend plus que toi" est programmée pour le 26 janvier 2026 à 10 h 00

  @MAD-FR30a
  Scénario: Un nom donné ensuite est celui que disent les rappels
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Et que je saisis "Lucas Martin" dans le champ "Nom"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Et que la notification "Lucas, tu n'as pas ouvert l'app depuis 2 semaines" est programmée pour le 6 février 2026 à 10 h 00
    Quand je saisis "Sophie Martin" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Et que je vois "Message envoyé !"
    Alors la notification "Sophie, tu n'as pas ouvert l'app depuis 2 semaines" est programmée pour le 6 février 2026 à 10 h 00
    Et la notification "Lucas, tu n'as pas ouvert l'app depuis 2 semaines" n'est pas programmée

  @MAD-FR32
  Scénario: Un choix changé pendant qu'il s'enregistre : le dernier est celui que le serveur garde
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que le serveur met 3 secondes à répondre
    Quand je désactive "Nouveaux articles"
    Et que j'attends 1 seconde
    Et que j'active "Nouveaux articles"
    Et que je désactive "Rappels"
    Et que j'attends 10 secondes
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | oui |
      | Rappels              | non |
    Et "Nouveaux articles" est allumé
    Et "Rappels" est éteint
    Quand je relance l'application
    Et que je tape sur "Réglages"
    Alors "Nouveaux articles" est allumé
    Et "Rappels" est éteint
    Et "Nouvelles formations" est allumé

  @MAD-FR32
  Scénario: Un choix que le serveur n'a pas pris lui est redit au retour, puis au lancement
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que le serveur est injoignable
    Et que je désactive "Nouveaux articles"
    Et que j'attends 1 minute
    Et que le serveur répond normalement
    Quand je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | non |
      | Rappels              | oui |
    Quand le serveur est injoignable
    Et que j'active "Nouveaux articles"
    Et que j'attends 1 minute
    Et que je quitte de force l'application
    Et que le serveur répond normalement
    Et que je relance l'application
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | oui |
      | Rappels              | oui |

  @MAD-FR40 @MAD-FR32
  Scénario: Un nouveau jeton a les choix de l'ancien
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Accueil"
    Et que je tape sur "Réglages"
    Et que je désactive "Nouveaux articles"
    Quand le jeton push du téléphone est "ff00ff00"
    Et que je relance l'application
    Alors le serveur connaît les préférences :
      | Nouvelles formations | oui |
      | Nouveaux articles    | non |
      | Rappels              | oui |

  @MAD-FR29
  Scénario: La nouveauté que l'on est en train de lire ne s'annonce pas par-dessus
    Étant donné que j'autorise les notifications
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/performer"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": "Performer"}, "type": "formation", "slug": "performer"}
      """
    Alors je ne vois aucune bannière
    Et le téléphone montre 1 notification
    Quand j'ouvre l'onglet "Blog"
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": "Performer encore"}, "type": "formation", "slug": "performer"}
      """
    Alors je vois la bannière "Performer encore"

  @MAD-FR29
  Scénario: Le badge s'efface à chaque retour dans l'application
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que l'application est ouverte
    Et que je mets l'application en arrière-plan
    Quand une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour", "badge": 2}}
      """
    Alors le badge de l'application est 2
    Quand je reviens dans l'application
    Alors le badge de l'application est 0
    Quand je mets l'application en arrière-plan
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": "Bonsoir", "badge": 1}}
      """
    Alors le badge de l'application est 1
    Quand je reviens dans l'application
    Alors le badge de l'application est 0
