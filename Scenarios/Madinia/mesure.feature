# language: fr
Fonctionnalité: Mesure d'audience
  Rien n'est envoyé tant que la personne ne l'a pas accepté, et rien de ce qu'elle écrit ne l'est jamais.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 30

  @MAD-SET1 @MAD-FR11
  Scénario: Sans accord, rien n'est envoyé
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors je vois "Merci ! Nous vous contacterons bientôt."
    Et aucun événement n'est envoyé

  @MAD-SET1 @MAD-FR11
  Scénario: Avec son accord, une pré-inscription est comptée, sans son adresse
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Alors "Mesure d'audience" est éteinte
    Quand j'active "Mesure d'audience"
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors l'événement "link opened" est envoyé avec :
      | screen | catalog.item |
    Quand je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Alors l'événement "inscription demandée" est envoyé avec :
      | formation | 1 |
    Et l'événement "screen shown" est envoyé

  @MAD-SET1
  Scénario: L'accord est gardé, et se retire
    Étant donné que l'application est ouverte
    Et que je tape sur "Réglages"
    Et que j'active "Mesure d'audience"
    Quand je quitte de force l'application
    Et que je relance l'application
    Alors l'événement "screen shown" est envoyé avec :
      | screen | catalog.home |
    Quand je tape sur "Réglages"
    Et que je désactive "Mesure d'audience"
    Et que j'ouvre le lien "https://madinia.fr/blog/prompts-efficaces"
    Alors l'événement "link opened" n'est pas envoyé
