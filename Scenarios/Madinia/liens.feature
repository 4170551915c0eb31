# language: fr
Fonctionnalité: Ouvrir l'application par un lien
  Un lien madinia.fr mène au bon écran, que l'application soit fermée, ouverte ou en arrière-plan.

  @MAD-FR33 @MAD-FR34
  Plan du scénario: Un lien vers une formation ouvre son détail à froid
    Quand j'ouvre l'application depuis le lien "<lien>"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "<écran>" est affiché
    Et je vois "Pré-inscription"
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

    Exemples:
      | lien                                                  | écran           |
      | https://madinia.fr/formations/performer               | Performer       |
      | https://www.madinia.fr/formations/performer           | Performer       |
      | HTTPS://MADINIA.FR/formations/starter/                | Starter         |
      | https://madinia.fr/formations/3                       | Master          |
      | https://madinia.fr/formation/starter                  | Starter         |
      | https://madinia.fr/formations/9?utm_source=ami#détail | Atelier prompts |

  @MAD-FR34
  Scénario: Un lien suivi pendant que l'application est ouverte
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Starter"
    Et que j'ouvre l'onglet "Blog"
    Quand j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Master" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @MAD-FR34
  Scénario: Un lien suivi pendant que l'application est en arrière-plan
    Étant donné que l'application est ouverte
    Et que je mets l'application en arrière-plan
    Quand j'ouvre le lien "https://madinia.fr/formations/performer"
    Alors l'écran "Performer" est affiché

  @MAD-FR34
  Scénario: Un lien ferme la feuille ouverte
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Quand j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché
    Et je vois "Retour"

  @MAD-FR33
  Plan du scénario: Un chemin de liste ouvre son onglet
    Quand j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Alors l'onglet "<onglet>" est sélectionné

    Exemples:
      | chemin       | onglet     |
      | /formations  | Formations |
      | /formations/ | Formations |
      | /formation   | Formations |
      | /blog        | Blog       |
      | /articles    | Blog       |
      | /article     | Blog       |
      | /contact     | Contact    |
      | /            | Accueil    |

  @MAD-FR33
  Scénario: Un chemin inconnu ouvre l'accueil
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand j'ouvre le lien "https://madinia.fr/carrieres/2026"
    Alors l'onglet "Accueil" est sélectionné

  @MAD-FR33
  Plan du scénario: Un lien qui n'est pas le nôtre ne change rien
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand j'ouvre le lien "<lien>"
    Alors l'onglet "Contact" est sélectionné
    Et le lien est ignoré parce que "<raison>"

    Exemples:
      | lien                                         | raison                          |
      | https://exemple.fr/formations/starter        | l'hôte « exemple.fr » n'est pas |
      | http://madinia.fr/formations/starter         | le schéma « http » n'est pas    |
      | https://madinia.fr/formations/../contact     | segment relatif                 |
      | https://madinia.fr/formations/%2e%2e/contact | segment relatif                 |
      | https://madinia.fr/formations/%zz            | chiffres hexadécimaux           |
      | https://madinia.fr/formations/a%00b          | l'octet 0x0                     |
      | https://madinia.fr@exemple.fr/formations/1   | nom d'utilisateur               |
      | https://madinia.fr:8443/formations/1         | le port « 8443 »                |
      | bonjour                                      | pas de schéma                   |

  @MAD-FR34
  Scénario: Un lien vers une formation inconnue le dit, et l'on revient à la liste
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/inconnue"
    Alors je vois "Cette formation n'existe pas ou plus."
    Quand je reviens en arrière
    Alors je vois "Starter"

  @MAD-FR34 @MAD-NFR20
  Scénario: Un lien suivi hors connexion, puis la connexion revient
    Étant donné que le téléphone est hors connexion
    Quand j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Alors je vois "Connexion requise"
    Quand le téléphone est connecté
    Alors l'écran "Starter" est affiché
    Et je vois "Prix : 490 €"

  @MAD-FR34 @MAD-NFR20
  Scénario: Suivre de nouveau le même lien essaie de nouveau
    Étant donné que le serveur répond 500 aux 3 prochains appels
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que j'attends 10 secondes
    Et que je vois "Le serveur rencontre un problème."
    Quand j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors je vois "Prix : 490 €"

  @MAD-FR34
  Scénario: Un lien qui ferme deux écrans occupés les arrête dans le même ordre à chaque fois
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que le serveur met 5 secondes à répondre
    Et que je tire pour rafraîchir
    Et que je tape sur "Pré-inscription"
    Et que je saisis "lucas@exemple.fr" dans le champ "Email"
    Et que je tape sur "Confirmer"
    Quand j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché dans les 5 secondes

  @MAD-FR34
  Plan du scénario: Un lien déjà suivi mène de nouveau à sa page (<chemin>)
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr<chemin>"
    Et que j'ouvre l'onglet "<ailleurs>"
    Et que j'attends 1 heure
    Quand j'ouvre le lien "https://madinia.fr<chemin>"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché
    Quand j'ouvre l'onglet "<ailleurs>"
    Et que je mets l'application en arrière-plan
    Et que j'ouvre le lien "https://madinia.fr<chemin>"
    Alors l'onglet "<onglet>" est sélectionné
    Et l'écran "<écran>" est affiché

    Exemples:
      | chemin                      | onglet     | écran                 | ailleurs |
      | /                           | Accueil    | Accueil               | Contact  |
      | /formations                 | Formations | Formations            | Contact  |
      | /formations/master          | Formations | Master                | Contact  |
      | /blog                       | Blog       | Blog                  | Contact  |
      | /blog/ce-qui-change-en-2026 | Blog       | Ce qui change en 2026 | Contact  |
      | /contact                    | Contact    | Contact               | Accueil  |

  @MAD-FR34
  Scénario: Un lien suivi deux fois de suite n'ouvre sa page qu'une fois
    Étant donné que l'application est ouverte
    Quand j'ouvre le lien "https://madinia.fr/formations/master"
    Et que j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @MAD-FR34
  Scénario: De deux liens reçus en arrière-plan, le dernier est celui que l'on voit
    Étant donné que l'application est ouverte
    Et que j'ouvre le lien "https://madinia.fr/formations/starter"
    Et que j'ouvre l'onglet "Contact"
    Quand j'ouvre le lien "https://madinia.fr/blog/ce-qui-change-en-2026"
    Et que j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché
    Quand j'ouvre l'onglet "Blog"
    Alors l'écran "Ce qui change en 2026" est affiché

  @MAD-FR33
  Scénario: Un chemin inconnu mène de nouveau à l'accueil
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/carrieres/2026"
    Et que j'ouvre l'onglet "Contact"
    Quand j'ouvre le lien "https://madinia.fr/carrieres/2026"
    Alors l'onglet "Accueil" est sélectionné
    Quand je tape sur "Réglages"
    Et que j'ouvre l'onglet "Contact"
    Et que j'ouvre le lien "https://madinia.fr/carrieres/2026"
    Alors l'écran "Accueil" est affiché

  @MAD-NFR16
  Scénario: Le fichier d'association du site, fait des liens de l'application, lui confie les siens
    Étant donné que l'application est ouverte
    Alors le fichier d'association confie le lien "https://madinia.fr/formations/starter" à l'application
    Et le fichier d'association confie le lien "https://madinia.fr/blog/le-roi-de-la-formation-ia-en-pme" à l'application
    Et le fichier d'association confie le lien "https://madinia.fr/contact?depuis=affiche" à l'application
    Et le fichier d'association laisse le lien "https://madinia.fr/paiement/starter" au navigateur
    Et le fichier d'association laisse le lien "https://madinia.fr/politique-de-confidentialite" au navigateur
