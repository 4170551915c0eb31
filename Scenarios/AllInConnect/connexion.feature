# language: fr
Fonctionnalité: Se connecter
  Tout ce que montre l'application appartient à un membre : sans connexion, chaque onglet invite à se connecter.

  @AIC-28
  Scénario: Chaque onglet invite à se connecter
    Étant donné que l'application est ouverte
    Alors je vois "Connectez-vous"
    Quand j'ouvre l'onglet "Offres"
    Alors je vois "Connectez-vous"
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "Connectez-vous"
    Quand j'ouvre l'onglet "Profil"
    Alors je vois "Connectez-vous"
    Et le serveur a reçu 0 appel

  Scénario: Camille se connecte et retrouve sa carte
    Étant donné que l'application est ouverte
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "Le Comptoir du Port"
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2026"
    Et je vois "Premium"
    Quand j'ouvre l'onglet "Profil"
    Alors je vois "Camille Durand"
    Et je vois "camille@exemple.fr"
    Et je ne vois pas "Votre connexion n'a pas pu être enregistrée"

  Scénario: On se connecte aussi depuis la carte
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Ma Carte"
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "AIC-0001-2026"

  Scénario: Un mauvais mot de passe se corrige
    Étant donné que l'application est ouverte
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "oups" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "L'adresse e-mail ou le mot de passe est incorrect."
    Quand je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "Le Comptoir du Port"

  Scénario: Un double tap n'envoie qu'une demande
    Étant donné que l'application est ouverte
    Et que le serveur met 2 secondes à répondre
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape deux fois de suite sur "Me connecter"
    Alors je vois "Le Comptoir du Port" dans les 5 secondes
    Et le serveur a reçu 1 appel POST "/auth/authenticate"

  Scénario: La connexion dure d'un lancement à l'autre
    Étant donné que je suis connecté
    Quand je quitte de force l'application
    Et que je relance l'application
    Alors je vois "Le Comptoir du Port"
    Et le serveur a reçu 1 appel POST "/auth/authenticate"

  Scénario: Rien de Camille ne reste après sa déconnexion
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Ma Carte"
    Et que je vois "AIC-0001-2026"
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Alors je vois "Connectez-vous"
    Et je ne vois pas "Camille"
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je ne vois pas "AIC-0001-2026"
    Quand je relance l'application
    Alors je vois "Connectez-vous"

  Scénario: Un autre membre se connecte sur le même téléphone
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0002-2026"
    Et je ne vois pas "AIC-0001-2026"

  @AIC-20
  Scénario: Une session que le serveur a fermée se dit, et se reprend
    Étant donné que je suis connecté
    Quand le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Quand j'attends 1 minute
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "Menu dégustation pour deux"

  @AIC-8
  Scénario: Une session fermée pendant qu'on règle ses notifications se dit sur cette page, et se reprend
    Étant donné que je suis connecté
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Et que j'ouvre l'onglet "Profil"
    Alors l'écran "Notifications" est affiché
    Et je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Et je ne vois pas "Nouvelles offres"
    Quand je tape sur "Se connecter"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors l'écran "Notifications" est affiché
    Et "Nouvelles offres" est activable

  @AIC-15 @AIC-28
  Plan du scénario: Où qu'on soit quand la session se ferme, on peut se reconnecter (<écran>)
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "À lire"}}, <clé>}
      """
    Et que je tape sur la notification "À lire"
    Alors l'écran "<écran>" est affiché
    Quand le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "<autre>"
    Et que j'ouvre l'onglet "<onglet>"
    Alors je vois "Se connecter"
    Et je ne vois pas "<texte>"

    Exemples:
      | écran                      | clé                                           | onglet  | autre    | texte                |
      | Menu dégustation pour deux | "offerId": 101                                | Offres  | Ma Carte | Cinq plats de saison |
      | Fête du Citron             | "offerId": 201, "type": "EVENT"               | Offres  | Ma Carte | Gratuit              |
      | Les Jardins de Menton      | "professionalId": 3                           | Accueil | Offres   | Visite des jardins   |
      | Menu dégustation pour deux | "screen": "order_detail", "entityId": "501"   | Profil  | Offres   | Confirmée            |
      | Le Comptoir du Port        | "screen": "message_thread", "entityId": "801" | Profil  | Offres   | table                |

  Scénario: La recherche de Camille n'est pas celle du membre suivant
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Et que je choisis "Entre pros" dans "Catégorie"
    Et que je ne vois pas "Menu dégustation pour deux"
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "Offres"
    Alors je vois "Menu dégustation pour deux"
    Et je vois "Toutes les catégories"

  @SHELL-2 @AIC-28
  Scénario: Une connexion qui aboutit en arrière-plan n'ouvre le lien reçu qu'au retour
    Étant donné que l'application est ouverte
    Et que j'ouvre le lien "allinconnect://offers/101"
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que le serveur met 5 secondes à répondre
    Quand je tape sur "Me connecter"
    Et que je mets l'application en arrière-plan
    Et que j'attends 30 secondes
    Alors le serveur a reçu 0 appel GET "/offers/101"
    Quand je reviens dans l'application
    Et que j'attends 30 secondes
    Alors l'écran "Menu dégustation pour deux" est affiché

  @AIC-20
  Scénario: Une autre adresse saisie après une session expirée reste celle qu'on a saisie
    Étant donné que je suis connecté
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Quand je tape sur "Se connecter"
    Alors le champ "Adresse e-mail" affiche "camille@exemple.fr"
    Quand je saisis "julien@exemple.fr" dans le champ "Adresse e-mail"
    Et que je mets l'application en arrière-plan
    Et que je reviens dans l'application
    Alors le champ "Adresse e-mail" affiche "julien@exemple.fr"
    Quand je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "L'adresse e-mail ou le mot de passe est incorrect."
    Et le champ "Adresse e-mail" affiche "julien@exemple.fr"
    Quand je saisis "riviera-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0002-2026"

  Scénario: Ce qu'on a saisi pour se connecter attend le retour dans l'application
    Étant donné que l'application est ouverte
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Quand je mets l'application en arrière-plan
    Et que j'attends 1 heure
    Et que je reviens dans l'application
    Alors le champ "Adresse e-mail" affiche "camille@exemple.fr"
    Quand je tape sur "Me connecter"
    Alors je vois "Le Comptoir du Port"

  Scénario: Après une déconnexion, le formulaire ne propose l'adresse de personne
    Étant donné que je suis connecté
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Et que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand je tape sur "Se connecter"
    Alors le champ "Adresse e-mail" est vide
    Et le champ "Mot de passe" est vide
    Et je ne vois pas "Votre session a expiré."

  Scénario: L'adresse se corrige aussi après un échec, et c'est la nouvelle qui part
    Étant donné que l'application est ouverte
    Quand je tape sur "Se connecter"
    Et que je saisis "camile@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "L'adresse e-mail ou le mot de passe est incorrect."
    Quand je tape sur "Me connecter"
    Alors je vois "L'adresse e-mail ou le mot de passe est incorrect."
    Et le serveur a reçu 2 appels POST "/auth/authenticate"
    Quand je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Alors je ne vois pas "L'adresse e-mail ou le mot de passe est incorrect."
    Quand je tape sur "Me connecter"
    Alors je vois "Le Comptoir du Port"
    Et le serveur a reçu POST "/auth/authenticate" avec :
      | email | camille@exemple.fr |
    Quand j'ouvre l'onglet "Profil"
    Alors je vois "camille@exemple.fr"

  Scénario: Sans réseau puis avec, « Réessayer » envoie ce qui est saisi à ce moment
    Étant donné que l'application est ouverte
    Et que le téléphone est hors connexion
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors je vois "Connexion requise"
    Quand je tape sur "Réessayer"
    Alors je vois "Connexion requise"
    Quand je saisis "julien@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "riviera-2026" dans le champ "Mot de passe"
    Et que le téléphone est connecté
    Et que je tape sur "Me connecter"
    Et que j'ouvre l'onglet "Profil"
    Alors je vois "Julien Moreau"

  Scénario: Fermer le formulaire pendant la connexion y renonce
    Étant donné que l'application est ouverte
    Et que le serveur met 5 secondes à répondre à POST "/auth/authenticate"
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Quand je ferme la feuille
    Et que j'attends 30 secondes
    Alors je vois "Connectez-vous"
    Quand je tape sur "Se connecter"
    Alors le champ "Adresse e-mail" est vide

  Scénario: La réponse à une connexion abandonnée ne connecte pas à la place de la suivante
    Étant donné que l'application est ouverte
    Et que le serveur met 5 secondes à répondre au prochain appel POST "/auth/authenticate"
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Quand je ferme la feuille
    Et que je tape sur "Se connecter"
    Et que je saisis "julien@exemple.fr" dans le champ "Adresse e-mail"
    Et que j'attends 30 secondes
    Alors la feuille "Connexion" est ouverte
    Et le champ "Adresse e-mail" affiche "julien@exemple.fr"
    Quand je saisis "riviera-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0002-2026"

  Scénario: Deux taps sur « Se connecter » n'ouvrent qu'un formulaire
    Étant donné que l'application est ouverte
    Quand je tape deux fois de suite sur "Se connecter"
    Et que je ferme la feuille
    Alors aucune feuille n'est ouverte
    Et je vois "Connectez-vous"

  Scénario: Deux taps sur « Se déconnecter » ne déconnectent qu'une fois
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Quand je tape deux fois de suite sur "Se déconnecter"
    Alors le serveur a reçu 1 appel DELETE "/push/register"
    Et je vois "Connectez-vous"

  @AIC-20
  Scénario: Un autre membre qui se connecte après une session expirée commence au début de chaque onglet
    Étant donné que je suis connecté
    Et que je tape sur "Les Jardins de Menton"
    Et que j'ouvre l'onglet "Offres"
    Et que je tape sur "Visite des jardins"
    Et que le serveur met fin à toutes les sessions
    Et que je tire pour rafraîchir
    Et que je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Quand je suis connecté en tant que "julien@exemple.fr"
    Alors l'écran "Nos partenaires" est affiché
    Quand j'ouvre l'onglet "Offres"
    Alors l'écran "Offres et événements" est affiché

  @AIC-20
  Scénario: Le même membre retrouve l'écran où il était, même s'il écrit son adresse autrement
    Étant donné que je suis connecté
    Et que je tape sur "Les Jardins de Menton"
    Et que le serveur met fin à toutes les sessions
    Et que je tire pour rafraîchir
    Quand je tape sur "Se connecter"
    Et que je saisis "Camille@Exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors l'écran "Les Jardins de Menton" est affiché
    Et je vois "3 promenade du Soleil"

  @AIC-20
  Scénario: Une seconde session expirée se dit et se reprend comme la première
    Étant donné que je suis connecté
    Et que le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Offres"
    Et que je suis connecté
    Quand le serveur met fin à toutes les sessions
    Et que j'ouvre l'onglet "Ma Carte"
    Et que je tire pour rafraîchir
    Alors je vois "Votre session a expiré. Reconnectez-vous pour continuer."
    Et je ne vois pas "AIC-0001-2026"
    Quand je suis connecté
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0001-2026"

  Plan du scénario: Ce qu'attendait Camille n'arrive pas chez Julien (<écran>)
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "<onglet>"
    Et que le serveur met 10 secondes à répondre au prochain appel GET "<chemin>"
    Et que je tire pour rafraîchir
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'ouvre l'onglet "<onglet>"
    Et que j'attends 30 secondes
    Alors je vois "<de Julien>"
    Et je ne vois pas "AIC-0001-2026"
    Et je ne vois pas "Camille"

    Exemples:
      | écran      | onglet   | chemin         | de Julien                  |
      | la carte   | Ma Carte | /users/me      | AIC-0002-2026              |
      | les offres | Offres   | /offers        | Menu dégustation pour deux |
      | l'annuaire | Accueil  | /professionals | Le Comptoir du Port        |
      | le profil  | Profil   | /users/me      | Julien Moreau              |

  @AIC-20
  Scénario: Un refus tardif de la session de Camille ne ferme pas celle de Julien
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Ma Carte"
    Et que le serveur met 10 secondes à répondre au prochain appel GET "/users/me"
    Et que le serveur met fin à toutes les sessions
    Et que je tire pour rafraîchir
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Et que j'attends 30 secondes
    Et que j'ouvre l'onglet "Ma Carte"
    Alors je vois "AIC-0002-2026"
    Et je ne vois pas "Votre session a expiré."

  Scénario: La carte de Julien n'est jamais précédée de celle de Camille
    Étant donné que je suis connecté
    Et que j'ouvre l'onglet "Ma Carte"
    Et que je vois "AIC-0001-2026"
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que le serveur met 5 secondes à répondre à GET "/users/me"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Quand j'ouvre l'onglet "Ma Carte"
    Alors je vois "Chargement de votre carte…" à cet instant
    Et je ne vois pas "AIC-0001-2026"
    Quand j'ouvre l'onglet "Profil"
    Alors je ne vois pas "Camille"
    Quand j'attends 10 secondes
    Alors je vois "Julien Moreau"

  Scénario: Rien de la recherche de Camille ne reste au membre suivant
    Étant donné que le téléphone est à "Nice"
    Et que je suis connecté
    Et que j'active "Autour de moi"
    Et que je choisis "10 km" dans "Distance"
    Et que j'ouvre l'onglet "Offres"
    Et que j'active "Autour de moi"
    Et que je choisis "10 km" dans "Distance"
    Et que je choisis "Événements" dans "Type"
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Alors "Autour de moi" est éteint
    Et "Toutes les distances" est choisi dans "Distance"
    Et la liste "Nos partenaires" a 6 éléments
    Quand j'ouvre l'onglet "Offres"
    Alors "Autour de moi" est éteint
    Et "Toutes les distances" est choisi dans "Distance"
    Et "Offres et événements" est choisi dans "Type"
    Et je vois "Menu dégustation pour deux"
    Et le serveur ne sait pas où est "julien@exemple.fr"

  Scénario: Ce que le serveur dit d'une valeur vaut pour elle seule
    Étant donné que l'application est ouverte
    Et que je tape sur "Se connecter"
    Et que je saisis "camile@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur" dans le champ "Mot de passe"
    Et que le serveur répond 422 au prochain appel POST "/auth/authenticate" avec :
      """json
      {"errors": {"email": ["Adresse inconnue ici.", "Essayez-en une autre."], "password": ["Mot de passe trop court."]}}
      """
    Quand je tape sur "Me connecter"
    Alors je vois "Adresse inconnue ici."
    Et je ne vois pas "Essayez-en une autre."
    Et je vois "Mot de passe trop court."
    Quand je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Alors je ne vois pas "Adresse inconnue ici."
    Et je vois "Mot de passe trop court."
    Quand je saisis "azur-2026" dans le champ "Mot de passe"
    Alors je ne vois pas "Mot de passe trop court."
    Quand je tape sur "Me connecter"
    Alors je vois "Le Comptoir du Port"
