# language: fr
Fonctionnalité: Écrire à la mairie
  Un message n'a pas d'autre sujet que ce qu'il dit.

  Contexte:
    Étant donné que j'ouvre l'application depuis le lien "mairie://activites/1"
    Et que j'ouvre l'onglet "Écrire"
    Et que je saisis "Rose" dans le champ "Nom"
    Et que je saisis "rose@exemple.fr" dans le champ "Courriel"

  @MAI-7
  Scénario: Ce que l'on a lu ne s'écrit pas à notre place ; le message part une fois
    Alors le champ "Message" est vide
    Et "Envoyer" est désactivé
    Quand je saisis "Le lampadaire de la rue Haute est éteint." dans le champ "Message"
    Et que je tape deux fois de suite sur "Envoyer"
    Alors je vois "Message reçu"
    Et la mairie a reçu 1 message
    Et le serveur a reçu POST "/messages" avec :
      | nom      | Rose                                      |
      | courriel | rose@exemple.fr                           |
      | texte    | Le lampadaire de la rue Haute est éteint. |

  @MAI-7
  Scénario: La réponse se perd : la mairie n'a qu'un message
    Étant donné que le serveur traite le prochain appel POST "/messages" mais sa réponse se perd
    Quand je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors je vois "Message reçu" dans les 30 secondes
    Et le serveur a reçu 2 appels POST "/messages"
    Et la mairie a reçu 1 message

  @MAI-7
  Scénario: Hors connexion, rien de ce qui est écrit ne se perd
    Étant donné que le téléphone est hors connexion
    Quand je saisis "Bonjour" dans le champ "Message"
    Et que je tape sur "Envoyer"
    Alors je vois "Connexion requise"
    Quand j'attends 2 secondes
    Et que je relance l'application
    Et que j'ouvre l'onglet "Écrire"
    Alors le champ "Message" affiche "Bonjour"
    Quand le téléphone est connecté
    Et que je tape sur "Envoyer"
    Alors la mairie a reçu 1 message
