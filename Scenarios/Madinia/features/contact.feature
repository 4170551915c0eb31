# language: fr
@galerie
Fonctionnalité: Le contact seul
  Le formulaire vide, mal rempli, en envoi, en échec et envoyé.

  Contexte:
    Étant donné la fonctionnalité "contact" seule
    Et que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"

  Scénario: Le formulaire vide, sans rien demander pour les autres fonctionnalités
    Alors le serveur a reçu 0 appel GET "/formations"
    Et le champ "Message" est vide
    Et "Envoyer" est désactivé

  Scénario: Une adresse refusée
    Étant donné que je saisis "Sophie" dans le champ "Nom"
    Quand je saisis "sophie@x" dans le champ "Email"
    Alors je vois "Cette adresse email n'est pas valide."

  Scénario: Le formulaire prêt à partir
    Étant donné que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Quand je saisis "Est-ce adapté aux graphistes print ?" dans le champ "Message"
    Alors "Envoyer" est activable

  Scénario: Des textes très longs
    Étant donné que je saisis "Marie-Charlotte Élisabeth de La Rochefoucauld-Montmorency" dans le champ "Nom"
    Et que je saisis "marie-charlotte.de.la.rochefoucauld-montmorency@direction-des-ressources-humaines.exemple.fr" dans le champ "Email"
    Quand je saisis dans le champ "Message" :
      """
      Bonjour, nous sommes une équipe de douze graphistes et de trois chefs de projet, répartis entre Nice et Menton.
      Nous utilisons déjà l'IA pour nos planches d'ambiance, mais chacun dans son coin, sans méthode commune.
      Laquelle de vos formations conviendrait à tout le monde, et peut-on la suivre en deux groupes, en mars ou en avril ?
      Nous aimerions aussi savoir si elle peut être financée par notre OPCO, et si elle convient à une personne malvoyante.
      """
    Alors je vois "si elle convient à une personne malvoyante"

  Scénario: Un message en cours d'envoi
    Étant donné que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que le serveur met 2 secondes à répondre
    Quand je tape sur "Envoyer"
    Alors je vois "Envoi en cours…"

  Plan du scénario: Un envoi en échec (<cas>)
    Étant donné que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Et que <panne>
    Quand je tape sur "Envoyer"
    Et que j'attends 1 minute
    Alors je vois "<message>"

    Exemples:
      | cas            | panne                                    | message                           |
      | erreur 500     | le serveur répond 500 à POST "/contacts" | Le serveur rencontre un problème. |
      | hors connexion | le téléphone est hors connexion          | Connexion requise                 |

  Scénario: Un message envoyé
    Étant donné que je saisis "Sophie" dans le champ "Nom"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que je saisis "Bonjour" dans le champ "Message"
    Quand je tape sur "Envoyer"
    Alors je vois "Message envoyé !"

  Scénario: Vers une formation
    Quand j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors l'écran "catalog.item" est affiché
    Et je vois "→ contact.form"
