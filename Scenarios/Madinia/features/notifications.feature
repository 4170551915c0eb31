# language: fr
@galerie
Fonctionnalité: Les notifications seules
  Ce que le téléphone montre : une nouveauté, un rappel, et où mène le tap.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que j'autorise les notifications dans les réglages du téléphone

  Scénario: La bannière d'un nouvel article
    Étant donné la fonctionnalité "notifications" seule
    Et que l'application est ouverte
    Quand le serveur publie l'article "Un assistant pour vos devis"
    Alors je vois la bannière "Nouvel article"

  Scénario: Une nouvelle formation au titre très long
    Étant donné la fonctionnalité "notifications" seule
    Et que l'application est ouverte
    Quand le serveur publie la formation "Concevoir, déployer et piloter des assistants d'intelligence artificielle dans une petite ou moyenne entreprise"
    Alors je vois la notification "Nouvelle formation" avec le texte "Concevoir, déployer et piloter des assistants d'intelligence artificielle dans une petite ou moyenne entreprise"

  Scénario: Le rappel de l'avant-veille d'une session
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Et que j'attends 3 secondes
    Et que je quitte de force l'application
    Et la fonctionnalité "notifications" seule
    Et que l'application est ouverte
    Et que je mets l'application en arrière-plan
    Quand nous sommes le 7 février 2026 à 9 h 59
    Et que j'attends 1 minute
    Alors je vois la notification "Session Starter" avec le texte "La session Starter commence dans 2 jours"

  Scénario: Vers l'article d'une notification
    Étant donné la fonctionnalité "notifications" seule
    Et que l'application est ouverte
    Et que le serveur publie l'article "Un assistant pour vos devis"
    Quand je tape sur la notification "Nouvel article"
    Alors l'écran "blog.article" est affiché
