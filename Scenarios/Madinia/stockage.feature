# language: fr
Fonctionnalité: Ce que le téléphone garde, et ce qui arrive quand il le perd
  Un fichier abîmé ou effacé, un disque plein : l'application s'ouvre, et dit ce qu'elle ne peut pas.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00
    Et que l'application est ouverte

  Scénario: Un brouillon est gardé, et n'est pas un secret
    Alors aucun fichier "contact.draft" n'est conservé
    Quand j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Alors un fichier "contact.draft" est conservé
    Et aucun secret n'est conservé

  Plan du scénario: Un brouillon <état> : le formulaire s'ouvre vide
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Quand le fichier "contact.draft" est <état>
    Et que je relance l'application
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" est vide
    Et aucun fichier "contact.draft" n'est conservé

    Exemples:
      | état   |
      | abîmé  |
      | effacé |

  Scénario: Un brouillon d'une autre version : le formulaire s'ouvre vide, et rien ne se perd
    Étant donné que j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Quand le fichier "contact.draft" vient d'une version inconnue
    Et que je relance l'application
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" est vide
    Et un fichier "contact.draft" est conservé
    Quand je saisis "Lucas" dans le champ "Nom"
    Et que j'attends 2 secondes
    Alors un fichier "contact.draft.unreadable-1" est conservé
    Quand je relance l'application
    Et que j'ouvre l'onglet "Contact"
    Alors le champ "Nom" affiche "Lucas"
    Et un fichier "contact.draft.unreadable-1" est conservé

  Scénario: Disque plein : ce que l'on saisit reste à l'écran, et se garde dès qu'il y a de la place
    Étant donné que le disque est plein
    Quand j'ouvre l'onglet "Contact"
    Et que je saisis "Sophie" dans le champ "Nom"
    Et que j'attends 2 secondes
    Alors le champ "Nom" affiche "Sophie"
    Et aucun fichier "contact.draft" n'est conservé
    Quand le disque a de nouveau de la place
    Et que je saisis "Sophie Martin" dans le champ "Nom"
    Et que j'attends 2 secondes
    Alors un fichier "contact.draft" est conservé

  @MAD-SET1
  Scénario: Chaque réglage est retenu, et le dernier choix l'emporte
    Étant donné que je tape sur "Réglages"
    Quand je désactive "Afficher Madi"
    Et que je désactive "Nouveaux articles"
    Et que j'active "Mesure d'audience"
    Et que j'active "Afficher Madi"
    Et que je désactive "Rappels"
    Et que je désactive "Afficher Madi"
    Et que j'active "Nouveaux articles"
    Et que je relance l'application
    Et que je tape sur "Réglages"
    Alors "Afficher Madi" est éteint
    Et "Nouveaux articles" est allumé
    Et "Rappels" est éteint
    Et "Mesure d'audience" est allumé
    Et "Nouvelles formations" est allumé
    Quand j'active "Afficher Madi"
    Et que je désactive "Mesure d'audience"
    Et que je relance l'application
    Et que je tape sur "Réglages"
    Alors "Afficher Madi" est allumé
    Et "Mesure d'audience" est éteint
    Et "Rappels" est éteint

  @MAD-SET1
  Scénario: Disque plein : les réglages le disent tant que c'est vrai, et chaque fois
    Étant donné que je tape sur "Réglages"
    Et que je ne vois pas "Ce téléphone n'a pas pu enregistrer"
    Et que le disque est plein
    Quand je désactive "Afficher Madi"
    Alors je vois "Ce téléphone n'a pas pu enregistrer"
    Et "Afficher Madi" est éteint
    Quand le disque a de nouveau de la place
    Et que j'active "Afficher Madi"
    Et que je désactive "Afficher Madi"
    Alors je ne vois pas "Ce téléphone n'a pas pu enregistrer"
    Quand le disque est plein
    Et que je désactive "Rappels"
    Alors je vois "Ce téléphone n'a pas pu enregistrer"
    Quand le disque a de nouveau de la place
    Et que j'active "Rappels"
    Et que je désactive "Rappels"
    Alors je ne vois pas "Ce téléphone n'a pas pu enregistrer"
    Quand je relance l'application
    Et que je tape sur "Réglages"
    Alors "Afficher Madi" est éteint
    Et "Rappels" est éteint
