# language: fr
Fonctionnalité: Les rappels avant l'échéance

  Contexte:
    Étant donné que l'application est ouverte
    Et que j'emprunte "Texaco"
    Et que j'ouvre l'onglet "Mes prêts"

  @BIB-6
  Scénario: Deux jours avant l'échéance, à neuf heures ; le tap ouvre les prêts
    Étant donné que j'autorise les notifications
    Quand j'active "Me rappeler les retours"
    Alors la notification "À rendre dans 2 jours" est programmée pour le 2026-02-11 à 09:00
    Quand je quitte de force l'application
    Et que j'attends 19 jours
    Alors je vois la notification "À rendre dans 2 jours" avec le texte "Texaco, le 13 février 2026"
    Quand je tape sur la notification "À rendre dans 2 jours"
    Alors l'onglet "Mes prêts" est sélectionné

  @BIB-6
  Scénario: Prolongé, le prêt est rappelé plus tard ; rendu, plus du tout
    Étant donné que j'autorise les notifications
    Et que j'active "Me rappeler les retours"
    Quand je tape sur "Prolonger"
    Alors la notification "À rendre dans 2 jours" est programmée pour le 2026-02-25 à 09:00
    Quand je rends "Texaco" au guichet
    Et que je tire pour rafraîchir
    Alors aucune notification n'est programmée

  @BIB-6
  Scénario: Le lecteur refuse les notifications
    Étant donné que je refuse les notifications
    Quand j'active "Me rappeler les retours"
    Alors je vois "Les notifications sont refusées dans les réglages du téléphone"
    Et aucune notification n'est programmée
