# language: fr
Fonctionnalité: Ce qui arrive sans connexion attend la connexion
  Rien n'est perdu : le tap ou le lien s'ouvre dès que quelqu'un s'est connecté.

  @AIC-18 @AIC-10
  Scénario: Un tap sur une notification, application fermée et personne de connecté
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle offre"}}, "offerId": 101}
      """
    Et que je tape sur la notification "Nouvelle offre"
    Alors je vois "Connectez-vous"
    Et le tap attend parce que "personne n'est connecté"
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Menu dégustation pour deux" est affiché

  @AIC-18
  Scénario: Après une déconnexion, un tap attend de nouveau
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que je suis connecté
    Et que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvel établissement"}}, "professionalId": 3}
      """
    Et que je tape sur la notification "Nouvel établissement"
    Alors le tap attend parce que "personne n'est connecté"
    Et je vois "Connectez-vous"

  Scénario: Un lien attend aussi
    Quand j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Alors je vois "Connectez-vous"
    Et le lien attend parce que "personne n'est connecté"
    Quand je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors l'écran "Fête du Citron" est affiché

  Scénario: Ce qui a attendu ne s'ouvre qu'une fois
    Étant donné que j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Et que le lien attend parce que "personne n'est connecté"
    Et que je tape sur "Se connecter"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Et que l'écran "Fête du Citron" est affiché
    Quand j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que je suis connecté en tant que "julien@exemple.fr"
    Alors l'écran "Nos partenaires" est affiché
    Quand j'ouvre l'onglet "Offres"
    Alors l'écran "Offres et événements" est affiché

  Scénario: Un lien qui attend après l'autre : le dernier est celui qu'on voit
    Étant donné que j'ouvre l'application depuis le lien "https://allinconnect.fr/events/201"
    Et que j'ouvre le lien "https://allinconnect.fr/offers/103"
    Quand je tape sur "Se connecter"
    Et que je saisis "oups" dans le champ "Mot de passe"
    Et que je saisis "camille@exemple.fr" dans le champ "Adresse e-mail"
    Et que je tape sur "Me connecter"
    Alors le lien attend parce que "personne n'est connecté"
    Quand je saisis "azur-2026" dans le champ "Mot de passe"
    Et que je tape sur "Me connecter"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Visite des jardins" est affiché
