# language: fr
Fonctionnalité: Reprendre là où l'on s'est arrêté
  Le système peut arrêter l'application en arrière-plan ; qui revient retrouve son écran.

  @SHELL-1
  Scénario: L'application arrêtée par le système reprend sur l'écran quitté
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Quand je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que je relance l'application
    Alors l'onglet "Formations" est sélectionné
    Et l'écran "Performer" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @SHELL-1
  Scénario: Une feuille n'est pas rouverte
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je tape sur "Pré-inscription"
    Quand je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que je relance l'application
    Alors l'écran "Starter" est affiché

  @SHELL-1
  Scénario: L'application quittée de force repart de l'accueil
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand je mets l'application en arrière-plan
    Et que je quitte de force l'application
    Et que je relance l'application
    Alors l'onglet "Accueil" est sélectionné

  @SHELL-2 @MAD-FR34
  Scénario: Un lien l'emporte sur la reprise
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché
    Quand je reviens en arrière
    Alors l'écran "Formations" est affiché

  @SHELL-1
  Scénario: Le lendemain, l'application repart de l'accueil
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que j'attends 25 heures
    Et que je relance l'application
    Alors l'onglet "Accueil" est sélectionné

  @SHELL-1
  Scénario: Le lendemain à la même heure, l'application reprend encore où l'on s'est arrêté
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Contact"
    Quand je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que j'attends 24 heures
    Et que je relance l'application
    Alors l'onglet "Contact" est sélectionné

  @SHELL-1
  Scénario: Arrêtée une seconde fois, l'application reprend où l'on en était alors
    Étant donné que l'application est ouverte
    Et que j'ouvre l'onglet "Formations"
    Et que je tape sur "Performer"
    Et que je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que je relance l'application
    Et que je vois "Prix : 790 €"
    Quand j'ouvre l'onglet "Blog"
    Et que je tape sur "Ce qui change en 2026"
    Et que je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que je relance l'application
    Alors l'onglet "Blog" est sélectionné
    Et l'écran "Ce qui change en 2026" est affiché
    Quand j'ouvre l'onglet "Formations"
    Alors l'écran "Performer" est affiché
    Et je vois "Prix : 790 €"

  @SHELL-1
  Scénario: Une fiche reprise le soir montre le prix de maintenant
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
    Et que je vois "Prix : 490 €"
    Et que je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que le prix de la formation "Starter" passe à 590 €
    Quand je relance l'application
    Alors l'écran "Starter" est affiché
    Et je vois "Prix : 590 €"

  @SHELL-2 @MAD-FR34
  Scénario: Un lien d'avant l'arrêt se suit de nouveau après la reprise
    Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/master"
    Et que j'ouvre l'onglet "Contact"
    Et que je mets l'application en arrière-plan
    Et que le système arrête l'application en arrière-plan
    Et que je relance l'application
    Et que l'onglet "Contact" est sélectionné
    Quand j'ouvre le lien "https://madinia.fr/formations/master"
    Alors l'écran "Master" est affiché
