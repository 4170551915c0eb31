# language: fr
@galerie
Fonctionnalité: Les notifications seules
  Ce que le téléphone montre : une nouveauté, et où mène le tap.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone
    Et que le téléphone est à "Menton"
    Et que je suis connecté
    Et que j'active "Autour de moi"
    Et que je quitte de force l'application
    Et la fonctionnalité "notifications" seule
    Et que l'application est ouverte

  Scénario: La bannière d'une offre
    Quand le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Alors je vois la bannière "Nouvelle offre"

  Scénario: Un événement au titre très long
    Quand le serveur publie l'événement "Nuit des jardins, des serres et des terrasses de Menton, avec dégustation d'agrumes et concert au coucher du soleil" de "Les Jardins de Menton"
    Alors je vois la notification "Nouvel événement" avec le texte "Nuit des jardins, des serres et des terrasses de Menton, avec dégustation d'agrumes et concert au coucher du soleil"

  Scénario: Vers l'offre d'une notification
    Étant donné que le serveur publie l'offre "Citrons confits" de "Les Jardins de Menton"
    Quand je tape sur la notification "Nouvelle offre"
    Alors l'écran "offers.offer" est affiché
