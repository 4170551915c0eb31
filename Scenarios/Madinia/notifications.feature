# language: fr
Fonctionnalité: Les notifications mènent au bon écran
  Un tap ouvre la formation dont parle la notification, que l'application soit fermée, ouverte ou en arrière-plan.

  Contexte:
    Étant donné que j'autorise les notifications dans les réglages du téléphone

  @MAD-FR29 @MAD-FR31 @SHELL-3
  Scénario: Une notification arrive quand l'application est fermée
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle formation", "body": "Performer"}, "badge": 1}, "type": "formation", "slug": "performer"}
      """
    Alors je vois la notification "Nouvelle formation" avec le texte "Performer"
    Et le badge de l'application est 1
    Quand je tape sur la notification "Nouvelle formation"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Performer" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @MAD-FR31
  Scénario: Une notification touchée alors que l'application est en arrière-plan
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que je mets l'application en arrière-plan
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Rappel", "body": "La session approche"}}, "type": "formation", "id": 1}
      """
    Et que je tape sur la notification "Rappel"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Starter" est affiché

  @MAD-FR31
  Scénario: Une bannière touchée dans l'application ouverte, sous une feuille
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouvelle formation", "body": "Master"}}, "type": "formation", "id": "3"}
      """
    Alors je vois la bannière "Nouvelle formation"
    Quand je tape sur la notification "Nouvelle formation"
    Alors l'écran "Master" est affiché

  @MAD-FR31
  Scénario: Le système livre deux fois le même tap, l'application ne navigue qu'une fois
    Étant donné que l'application est ouverte
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Performer"}, "type": "formation", "slug": "performer"}
      """
    Et que je tape sur la notification "Performer"
    Et que je reviens en arrière
    Quand le système livre à nouveau le dernier tap
    Alors l'écran "Formations" est affiché
    Et le tap est ignoré parce que "doublon"

  @MAD-FR31
  Plan du scénario: Une charge utile qui n'est pas la nôtre ne mène nulle part
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour"}, <charge>}
      """
    Quand je tape sur la notification "Bonjour"
    Alors l'onglet "Contact" est sélectionné
    Et le tap est ignoré parce que "<raison>"

    Exemples:
      | charge                           | raison                                |
      | "type": "formation", "id": "007" | pas un nombre entier                  |
      | "type": "formation", "id": 1.5   | pas un nombre entier                  |
      | "type": "formation", "id": true  | pas un nombre entier                  |
      | "type": "promotion", "id": 1     | « promotion »                         |
      | "url": "https://madinia.fr/blog" | aucune des clés que lisent les règles |

  @MAD-FR31
  Plan du scénario: Le téléphone remet un nombre entier, quelle que soit la façon de l'écrire
    Étant donné que l'application est ouverte
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour"}, "type": "formation", "id": <nombre>}
      """
    Quand je tape sur la notification "Bonjour"
    Alors l'écran "Starter" est affiché

    Exemples:
      | nombre |
      | 1      |
      | 1.0    |
      | 10e-1  |

  @MAD-FR31
  Plan du scénario: Le nom l'emporte sur le numéro, et chaque type a ses pages (<charge>)
    Étant donné que l'application est ouverte
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour"}, <charge>}
      """
    Quand je tape sur la notification "Bonjour"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché

    Exemples:
      | charge                                                      | onglet     | écran                 |
      | "type": "formation", "slug": "performer", "id": 1           | Formations | Performer             |
      | "type": "formation", "slug": "Performer !", "id": 1         | Formations | Starter               |
      | "type": "formation", "id": 2                                | Formations | Performer             |
      | "type": "article", "slug": "ce-qui-change-en-2026"          | Blog       | Ce qui change en 2026 |
      | "type": "article", "slug": "ce-qui-change-en-2026", "id": 1 | Blog       | Ce qui change en 2026 |

  @MAD-FR31
  Scénario: Deux notifications semblables mènent chacune à leur page
    Étant donné que l'application est ouverte
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Places libres"}, "type": "formation", "slug": "performer"}
      """
    Et que je tape sur la notification "Places libres"
    Et que l'écran "Performer" est affiché
    Et que j'ouvre l'onglet "Contact"
    Quand une notification push arrive :
      """json
      {"aps": {"alert": "Places libres"}, "type": "formation", "slug": "performer"}
      """
    Et que je tape sur la notification "Places libres"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Performer" est affiché

  @MAD-FR31
  Scénario: De deux notifications, celle que l'on touche est celle qui s'ouvre
    Étant donné qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouveauté", "body": "Performer"}}, "type": "formation", "slug": "performer"}
      """
    Et qu'une notification push arrive :
      """json
      {"aps": {"alert": {"title": "Nouveauté", "body": "Master"}}, "type": "formation", "slug": "master"}
      """
    Quand je tape sur la notification "Nouveauté" avec le texte "Performer"
    Alors l'écran "Performer" est affiché
    Quand je tape sur la notification "Nouveauté" avec le texte "Master"
    Alors l'écran "Master" est affiché
    Et le téléphone montre 0 notification

  @MAD-FR31
  Plan du scénario: Une notification dont la page n'existe plus le dit dans ses propres mots (<charge>)
    Étant donné que l'application est ouverte
    Et que une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour"}, <charge>}
      """
    Quand je tape sur la notification "Bonjour"
    Alors l'onglet "<onglet>" est sélectionné
    Et je vois "<texte>"

    Exemples:
      | charge                                  | onglet     | texte                                 |
      | "type": "formation", "slug": "disparue" | Formations | Cette formation n'existe pas ou plus. |
      | "type": "article", "slug": "disparu"    | Blog       | Cet article n'existe pas ou plus.     |

  Scénario: Sans autorisation, rien ne s'affiche
    Étant donné que je refuse les notifications dans les réglages du téléphone
    Quand une notification push arrive :
      """json
      {"aps": {"alert": "Bonjour", "badge": 2}}
      """
    Alors je ne vois aucune notification
    Et le badge de l'application est 0
