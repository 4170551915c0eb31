# language: fr
Fonctionnalité: Ce que le serveur publie arrive sur le téléphone
  De la décision du serveur jusqu'au tap.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que le téléphone est à "Nice"
    Et que les préférences de "camille@exemple.fr" sur le serveur sont :
      | notificationRadius | 25 |
    Et que je suis connecté
    Et que j'ouvre l'onglet "Offres"
    Et que j'active "Autour de moi"
    Et que le serveur sait que "camille@exemple.fr" est à "Nice"

  @AIC-25 @AIC-10 @AIC-18
  Scénario: Une offre à Menton, un téléphone à Nice, un tap
    Quand le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Alors je vois la notification "Nouvelle offre" avec le texte "Citrons confits"
    Quand je tape sur la notification "Nouvelle offre"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Citrons confits" est affiché

  @AIC-11
  Scénario: Un événement, l'application fermée
    Étant donné que je quitte de force l'application
    Quand le serveur publie l'événement "Nuit des jardins" de "Les Jardins de Menton"
    Et que je tape sur la notification "Nouvel événement"
    Alors l'onglet "Offres" est sélectionné
    Et l'écran "Nuit des jardins" est affiché

  @AIC-12
  Scénario: Un professionnel s'installe à Menton
    Étant donné que je mets l'application en arrière-plan
    Quand le professionnel "Citron & Cie" s'installe à "Menton" dans la catégorie "Food & plaisirs gourmands"
    Et que je tape sur la notification "Nouvel établissement"
    Alors l'onglet "Accueil" est sélectionné
    Et l'écran "Citron & Cie" est affiché

  Scénario: Trop loin, rien n'est envoyé
    Quand le serveur publie l'offre "Déjeuner" de "Croisette Bien-être"
    Alors je ne vois aucune notification
    Et le serveur a envoyé 0 notification

  @AIC-7
  Scénario: Ce que le membre a désactivé n'est plus envoyé
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Quand je désactive "Nouvelles offres"
    Et que j'attends 0,3 seconde
    Et que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Alors je ne vois aucune notification

  @AIC-4
  Scénario: Par Firebase comme par APNs
    Étant donné que le service de messagerie donne le jeton "fcm:Abc_123-XYZ"
    Quand le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que je tape sur la notification "Nouvelle offre"
    Alors l'écran "Citrons confits" est affiché

  Scénario: Après la déconnexion, plus rien n'arrive
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Quand le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Alors je ne vois aucune notification

  @AIC-7
  Scénario: Ce que le membre réactive est de nouveau envoyé
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Notifications"
    Et que je désactive "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que je ne vois aucune notification
    Quand j'active "Nouvelles offres"
    Et que j'attends 1 seconde
    Et que le serveur publie l'offre "Citrons givrés" de "Les Jardins de Menton"
    Alors je vois la notification "Nouvelle offre" avec le texte "Citrons givrés"
    Et le téléphone montre 1 notification

  @AIC-10 @AIC-11
  Scénario: Une offre et un événement publiés ensemble s'ouvrent chacun sur le sien
    Étant donné que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Et que le serveur publie l'événement "Nuit des jardins" de "Les Jardins de Menton"
    Quand je tape sur la notification "Nouvelle offre"
    Alors l'écran "Citrons confits" est affiché
    Quand je tape sur la notification "Nouvel événement"
    Alors l'écran "Nuit des jardins" est affiché
    Quand je reviens en arrière
    Alors l'écran "Offres et événements" est affiché

  @AIC-2
  Scénario: Chaque membre ne reçoit que ce qui suit sa connexion
    Étant donné que j'ouvre l'onglet "Profil"
    Et que je tape sur "Se déconnecter"
    Et que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Quand je suis connecté
    Alors je ne vois aucune notification
    Quand le serveur publie l'offre "Citrons givrés" de "Les Jardins de Menton"
    Alors je vois la notification "Nouvelle offre" avec le texte "Citrons givrés"
