# language: fr
Fonctionnalité: Ce que l'équipe change se voit
  Dates, textes, niveaux et catégories viennent du serveur, tels quels.

  Contexte:
    Étant donné que nous sommes le 23 janvier 2026 à 9 h 00

  @MAD-FR14
  Scénario: La date de publication range le fil
    Étant donné que l'article "Ce qui change en 2026" est publié le 22 janvier 2026
    Et que le résumé de l'article "Ce qui change en 2026" est "Quatre règles nouvelles."
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Alors je vois dans l'ordre :
      | Ce qui change en 2026               |
      | 5 prompts Midjourney pour designers |
    Et je vois dans "Ce qui change en 2026" :
      | 22 janvier 2026          |
      | Quatre règles nouvelles. |

  Scénario: Un contenu que l'équipe a laissé cassé se lit quand même
    Étant donné que le contenu de l'article "Ce qui change en 2026" est :
      """
      <p>Avant <b>gras<p>Après</p><script>alert(1)</script>
      """
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Alors je vois "Après"
    Et je ne vois pas "alert"

  @MAD-FR6
  Scénario: La fiche dit la description et le niveau
    Étant donné que la description de la formation "Starter" est "Deux jours pour s'y mettre."
    Et que le niveau de la formation "Starter" est "Confirmé"
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Deux jours pour s'y mettre."
    Et je vois "Confirmé"

  @MAD-FR5 @never-shown
  Scénario: Une catégorie nouvelle se filtre, et une formation peut n'en avoir aucune
    Étant donné que la catégorie de la formation "Starter" est "Découverte"
    Et que la formation "Performer" n'a pas de catégorie
    Et que l'application est ouverte
    Quand j'ouvre l'onglet "Formations"
    Alors "Découverte" est proposé dans "Catégorie"
    Et "Astronomie" n'est pas proposé dans "Catégorie"
    Quand je choisis "Découverte" dans "Catégorie"
    Alors "Découverte" est choisi dans "Catégorie"
    Et je vois "Starter"
    Et la liste "Formations" a 1 élément
