# language: fr
Fonctionnalité: Les prêts

  Contexte:
    Étant donné que l'application est ouverte

  @BIB-3
  Scénario: Deux touchers n'empruntent qu'une fois ; le livre dit jusqu'à quand
    Quand je tape sur "Texaco"
    Et que je tape deux fois de suite sur "Emprunter"
    Alors je vois "Emprunté jusqu'au 13 février 2026"
    Et je ne vois pas "Emprunter"
    Et la bibliothèque compte 1 prêt
    Quand j'ouvre l'onglet "Mes prêts"
    Alors je vois "À rendre le 13 février 2026" dans "Texaco"
    Quand je tape sur "Voir le livre"
    Alors l'écran "Texaco" est affiché
    Et l'onglet "Catalogue" est sélectionné

  @BIB-3
  Scénario: Le dernier exemplaire vient de partir
    Étant donné qu'il reste 0 exemplaire de "Texaco"
    Quand j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Alors je vois "« Texaco » n'est plus disponible"
    Et je vois "Aucun prêt en cours"

  @BIB-4
  Scénario: La réponse se perd, l'application est tuée : le prêt n'est compté qu'une fois
    Étant donné que le serveur traite le prochain appel POST "/loans" mais sa réponse se perd
    Quand j'emprunte "Texaco"
    Et que je quitte de force l'application
    Et que je relance l'application
    Et que j'ouvre l'onglet "Mes prêts"
    Alors je vois "À rendre le 13 février 2026" dans "Texaco"
    Et le serveur a reçu 2 appels POST "/loans"
    Et la bibliothèque compte 1 prêt

  @BIB-4
  Scénario: Hors connexion, la demande attend, puis part d'elle-même au retour dans l'application
    Étant donné que le téléphone est hors connexion
    Quand j'emprunte "Texaco"
    Alors je vois "Demande envoyée dès que possible"
    Quand j'ouvre l'onglet "Mes prêts"
    Alors je vois "Texaco" dans "Pas encore envoyé"
    Et la bibliothèque compte 0 prêt
    Quand je mets l'application en arrière-plan
    Et que le téléphone est connecté
    Et que je reviens dans l'application
    Alors je vois "À rendre le 13 février 2026" dans "Texaco"
    Et la bibliothèque compte 1 prêt

  @BIB-4
  Scénario: Après trois échecs, « Envoyer de nouveau » répète la même demande
    Étant donné que le serveur répond 503 aux 3 prochains appels POST "/loans"
    Quand j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Alors je vois "Envoyer de nouveau" dans les 4 secondes
    Quand je tape sur "Envoyer de nouveau"
    Alors je vois "À rendre le 13 février 2026" dans "Texaco"
    Et le serveur a reçu 4 appels POST "/loans"
    Et la bibliothèque compte 1 prêt

  @BIB-5
  Scénario: Un prêt se prolonge une fois, même si la première réponse se perd
    Étant donné que j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Et que le serveur traite le prochain appel POST "/loans/1/renewal" mais sa réponse se perd
    Quand je tape sur "Prolonger"
    Alors je vois "À rendre le 27 février 2026" dans les 30 secondes
    Et je ne vois pas "Prolonger"

  @BIB-5
  Scénario: Ce qui est rendu au guichet s'en va en tirant
    Étant donné que j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Quand je rends "Texaco" au guichet
    Et que je tire pour rafraîchir
    Alors je vois "Aucun prêt en cours"

  @BIB-3
  Scénario: Un chargement qui traîne n'efface pas le prêt qui vient d'être fait
    Étant donné que le serveur met 2 secondes à répondre au prochain appel GET "/loans"
    Quand j'ouvre l'onglet "Mes prêts"
    Et que j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Et que j'attends 3 secondes
    Alors je vois "À rendre le 13 février 2026" dans "Texaco"

  @BIB-4
  Scénario: Renoncer à une demande qui attend se confirme
    Étant donné que le téléphone est hors connexion
    Quand j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"
    Et que je tape sur "Renoncer" dans "Texaco"
    Alors la boîte de dialogue "Renoncer à « Texaco » ?" est affichée
    Et je vois "La demande n'a pas encore été envoyée."
    Quand je tape sur "Garder"
    Alors aucune boîte de dialogue n'est affichée
    Et je vois "Texaco" dans "Pas encore envoyé"
    Quand je tape sur "Renoncer" dans "Texaco"
    Et que je tape sur "Renoncer"
    Alors je ne vois pas "Pas encore envoyé"
    Quand le téléphone est connecté
    Et que je tire pour rafraîchir
    Alors je vois "Aucun prêt en cours"
    Et la bibliothèque compte 0 prêt
