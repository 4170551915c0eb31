# language: fr
Fonctionnalité: Se pré-inscrire à une formation
  Deux tapes et une adresse email, et jamais deux inscriptions pour une.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 30
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"

  @MAD-FR7 @MAD-FR10
  Scénario: La feuille nomme la formation, et se ferme sans rien envoyer
    Alors l'écran "Pré-inscription" est affiché
    Et je vois "Starter"
    Et "Confirmer" est désactivé
    Et le champ "Email" demande le clavier email
    Quand je ferme la feuille
    Alors l'écran "Starter" est affiché
    Et le serveur a reçu 0 appel POST "/pre-registrations"

  @MAD-FR11
  Plan du scénario: Une adresse qui n'en est pas une est dite sous le champ
    Quand je saisis "<adresse>" dans le champ "Email"
    Alors je vois "Cette adresse email n'est pas valide."
    Et "Confirmer" est désactivé

    Exemples:
      | adresse     |
      | lucas       |
      | lucas@x     |
      | lucas@x..fr |
      | a b@x.fr    |

  @MAD-FR11 @MAD-FR12 @MAD-FR13 @MAD-FR38
  Scénario: Une pré-inscription de la première tape à la confirmation
    Quand je saisis "a.b+c@sub.example.com" dans le champ "Email"
    Alors le champ "Email" est valide
    Et "Confirmer" est activable
    Quand je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le téléphone vibre : succès
    Et le serveur a reçu POST "/pre-registrations" avec :
      | email        | a.b+c@sub.example.com |
      | formation_id | 1                     |
      | timestamp    | 2026-01-23T08:30:00Z  |
    Quand j'attends 2 secondes
    Alors l'écran "Starter" est affiché
    Et le serveur a enregistré 1 pré-inscription pour "a.b+c@sub.example.com"

  @MAD-FR13
  Scénario: Deux tapes rapides n'inscrivent qu'une fois
    Étant donné que le serveur met 1 seconde à répondre
    Quand je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape deux fois de suite sur "Confirmer"
    Alors "Confirmer" est désactivé
    Et je vois "Merci ! Nous vous contacterons bientôt." dans la seconde
    Et le serveur a reçu 1 appel POST "/pre-registrations"
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-NFR20
  Scénario: Hors connexion, rien de ce qui est saisi n'est perdu
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le téléphone est hors connexion
    Quand je tape sur "Confirmer"
    Alors je vois "Connexion requise"
    Et le champ "Email" affiche "lucas@exemple.fr"
    Quand le téléphone est connecté
    Et que je tape sur "Réessayer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-FR38
  Scénario: Une réponse perdue n'inscrit pas deux fois
    Étant donné que le serveur traite le prochain appel mais sa réponse se perd
    Quand je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"
    Et je vois "Merci ! Nous vous contacterons bientôt." dans les 2 secondes
    Et le serveur a reçu 2 appels POST "/pre-registrations"
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-FR38
  Scénario: Une feuille fermée pendant l'envoi n'inscrit pas deux fois
    Étant donné que le serveur met 3 secondes à répondre
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Quand je ferme la feuille
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt." dans les 3 secondes
    Et le serveur a reçu 2 appels POST "/pre-registrations"
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-FR30
  Scénario: Une feuille fermée pendant l'envoi n'empêche ni l'inscription ni ses rappels
    Étant donné que j'autorise les notifications
    Et que le serveur met 3 secondes à répondre
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Quand je ferme la feuille
    Et que j'attends 10 secondes
    Alors le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"
    Et la notification "La session Starter commence dans 5 jours" est programmée pour le 4 février 2026 à 10 h 00
    Et je vois "Finaliser mon inscription"

  @MAD-FR13
  Scénario: Une formation retirée pendant que la feuille est ouverte le dit
    Étant donné que la formation "Starter" est retirée du catalogue
    Quand je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors je vois "Cette formation n'existe pas."

  @MAD-FR13 @MAD-NFR20
  Scénario: Une adresse saisie se retrouve dans la feuille que l'on rouvre
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le téléphone est hors connexion
    Et que je tape sur "Confirmer"
    Quand je ferme la feuille
    Et que je tape sur "Pré-inscription"
    Alors le champ "Email" affiche "lucas@exemple.fr"

  @MAD-FR13 @MAD-NFR20
  Scénario: L'adresse corrigée après un échec est celle de la feuille que l'on rouvre
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le téléphone est hors connexion
    Et que je tape sur "Confirmer"
    Et que je vois "Connexion requise"
    Quand je saisis "lucas.martin@exemple.fr" dans le champ "Email"
    Et que je ferme la feuille
    Et que je tape sur "Pré-inscription"
    Alors le champ "Email" affiche "lucas.martin@exemple.fr"
    Quand le téléphone est connecté
    Et que je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le serveur a enregistré 1 pré-inscription pour "lucas.martin@exemple.fr"
    Et le serveur a enregistré 0 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-NFR20
  Scénario: Une adresse effacée après un échec reste effacée
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le téléphone est hors connexion
    Et que je tape sur "Confirmer"
    Et que je vois "Connexion requise"
    Quand je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que j'ouvre le lien "https://madinia.fr/formations/master"
    Et que je tape sur "Pré-inscription"
    Alors le champ "Email" affiche "sophie@exemple.fr"

  @MAD-FR13 @MAD-FR38
  Scénario: Après une relance, le même formulaire n'inscrit pas deux fois
    Étant donné que le serveur traite le prochain appel mais sa réponse se perd
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que le serveur ne répond plus
    Quand je quitte de force l'application
    Et que le serveur répond normalement
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Votre pré-inscription n'a pas encore pu être envoyée."
    Quand je tape sur "Réessayer"
    Alors le champ "Email" affiche "lucas@exemple.fr"
    Quand je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"
    Quand j'attends 2 secondes
    Alors je ne vois pas "Votre pré-inscription n'a pas encore pu être envoyée."

  @MAD-FR13 @MAD-NFR20
  Scénario: L'échec d'une pré-inscription se dit aussi quand sa feuille est fermée
    Étant donné que le serveur ne répond plus
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Quand je ferme la feuille
    Et que j'attends 1 minute
    Alors je vois "Votre pré-inscription n'a pas encore pu être envoyée."
    Quand le serveur répond normalement
    Et que je tape sur "Réessayer"
    Et que je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR12
  Scénario: Le succès se dit aussi quand la feuille est fermée
    Étant donné que le serveur met 3 secondes à répondre
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Quand je ferme la feuille
    Et que j'attends 10 secondes
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Quand je tape sur "Compris"
    Alors je ne vois pas "Merci ! Nous vous contacterons bientôt."

  @MAD-FR13 @MAD-FR38
  Scénario: Une page HTML en 200 n'est pas une pré-inscription
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le serveur répond 200 au prochain appel
    Quand je tape sur "Confirmer"
    Et que j'attends 1 seconde
    Alors le serveur a enregistré 0 pré-inscription pour "lucas@exemple.fr"
    Et je ne vois pas "Merci !"
    Et je vois "La réponse du serveur est illisible."
    Quand je tape sur "Réessayer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et le serveur a enregistré 1 pré-inscription pour "lucas@exemple.fr"

  @MAD-FR13 @MAD-NFR20
  Scénario: L'adresse saisie pour une autre formation pendant un envoi n'est pas effacée par son succès
    Étant donné que je ferme la feuille
    Et que j'ouvre le lien "https://madinia.fr/formations/master"
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que le serveur met 3 secondes à répondre
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que je ferme la feuille
    Et que j'ouvre le lien "https://madinia.fr/formations/master"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "sophie@exemple.fr" dans le champ "Email"
    Et que j'attends 10 secondes
    Alors le champ "Email" affiche "sophie@exemple.fr"
    Quand je ferme la feuille
    Et que je tape sur "Pré-inscription"
    Alors le champ "Email" affiche "sophie@exemple.fr"

  @MAD-FR13 @MAD-FR38
  Plan du scénario: Seule la réponse documentée est un succès (<statut>)
    Étant donné que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que le serveur répond <statut> au prochain appel POST "/pre-registrations" avec :
      """
      <corps>
      """
    Quand je tape sur "Confirmer"
    Et que j'attends 1 seconde
    Alors je ne vois pas "Merci !"
    Et je vois "La réponse du serveur est illisible."

    Exemples:
      | statut | corps               |
      | 200    | {}                  |
      | 202    | {"message": "Reçu"} |
      | 204    |                     |
      | 201    | <html></html>       |

  @MAD-FR12
  Scénario: Ce qui s'est passé se lit en haut de la fiche, avant la durée et le prix
    Étant donné que le serveur met 3 secondes à répondre
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que je vois dans l'ordre :
      | Confirmer       |
      | Envoi en cours… |
    Quand je ferme la feuille
    Et que j'attends 10 secondes
    Alors je vois dans l'ordre :
      | Starter                                 |
      | Merci ! Nous vous contacterons bientôt. |
      | Durée : 2 jours                         |
