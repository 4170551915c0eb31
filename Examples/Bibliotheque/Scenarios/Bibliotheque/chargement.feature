# language: fr
Fonctionnalité: Un chargement interrompu

  @BIB-1
  Scénario: Un lien ouvre un livre, le serveur est lent, on revient : la liste doit se charger
    Étant donné que le serveur met 3 secondes à répondre au prochain appel GET "/books"
    Quand j'ouvre l'application depuis le lien "https://bibliotheque.example/livres/1"
    Alors je vois "Chargement du livre…"
    Quand je reviens en arrière
    Et que j'attends 10 secondes
    Alors l'écran "Catalogue" est affiché
    Et je ne vois pas "Chargement du catalogue…"
