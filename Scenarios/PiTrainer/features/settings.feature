# language: fr
@galerie
Fonctionnalité: Les réglages seuls
  Les vibrations, les sons et le rappel quotidien.

  Contexte:
    Étant donné la fonctionnalité "settings" seule
    Et que l'application est ouverte
    Et que je tape sur "→ settings.root"

  Scénario: Les réglages de départ
    Alors "Vibrations" est allumé
    Et "Heure du rappel" est désactivé

  Scénario: Ni vibrations ni sons
    Étant donné que je désactive "Vibrations"
    Quand je désactive "Sons"
    Alors "Vibrations" est éteint
    Et "Sons" est éteint

  Scénario: Un rappel le matin
    Étant donné que j'autorise les notifications
    Et que j'active "Me rappeler ma série"
    Quand je choisis "7 h" dans "Heure du rappel"
    Alors "7 h" est choisi dans "Heure du rappel"

  Scénario: Un rappel que le téléphone refuse
    Étant donné que je refuse les notifications
    Quand j'active "Me rappeler ma série"
    Alors je vois "Les notifications sont refusées."

  Scénario: Retour à l'accueil
    Quand je reviens en arrière
    Alors l'écran "practice.home" est affiché
    Et je vois "→ settings.root"
