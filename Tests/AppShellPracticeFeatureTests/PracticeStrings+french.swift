import AppShell
import AppShellPracticeFeature

extension PracticeStrings {
    static let pitrainer = PracticeStrings(
        home: .pitrainer,
        session: .pitrainer,
        summary: .pitrainer,
        storage: .french,
        decimalSeparator: ",",
        groupSeparator: "\u{202F}"
    )
}

extension HomeStrings {
    static let pitrainer = HomeStrings(
        constant: "Constante",
        mode: "Mode",
        strict: "Strict",
        learn: "Apprentissage",
        start: "S'entraîner",
        records: "Records",
        noRecord: "Pas encore de record",
        furthest: "Progression",
        furthestValue: { $0.value == 1 ? "1 décimale" : "\($0.text) décimales" },
        interrupted: "Session interrompue",
        interruptedSession: { "\($0), à la position #\($1)" },
        resume: "Reprendre la session",
        abandon: "Abandonner",
        unusableDigits: { "Les décimales de \($0) sont inutilisables. Réinstallez l'application." },
        notKept: "Vos choix et vos résultats ne sont pas tous enregistrés.",
        unreadable: "Une session interrompue n'a pas pu être relue en entier."
    )
}

extension SessionStrings {
    static let pitrainer = SessionStrings(
        position: "Position",
        ready: "Tapez la première décimale pour commencer.",
        resume: { "Tapez la décimale #\($0) pour reprendre." },
        grid: "Décimales",
        linesAbove: { $0.value == 1 ? "1 ligne au-dessus" : "\($0.text) lignes au-dessus" },
        linesBelow: { $0.value == 1 ? "1 ligne en dessous" : "\($0.text) lignes en dessous" },
        firstLines: "Premières lignes",
        earlierLines: "Lignes précédentes",
        laterLines: "Lignes suivantes",
        currentLine: "Ligne en cours",
        line: { "Ligne \($0)" },
        reveal: { "Révéler la ligne \($0)" },
        keypad: "Pavé numérique",
        finish: "Terminer",
        finishHint: "Maintenez «\u{A0}Terminer\u{A0}» 3\u{A0}s pour arrêter.",
        lockReason: "une session est en cours",
        summaryLockReason: "la session et son résumé ne sont pas encore quittés",
        unknownConstant: "Constante inconnue",
        unknownConstantMessage: {
            "La constante «\u{A0}\($0)\u{A0}» n'est pas dans l'application. Choisissez parmi celles-ci\u{A0}:"
        }
    )
}

extension SummaryStrings {
    static let pitrainer = SummaryStrings(
        title: "Session terminée",
        score: "Score",
        scoreValue: { $0.value < 2 ? "\($0.text) décimale" : "\($0.text) décimales" },
        speed: "Vitesse",
        speedValue: { "\($0)\u{A0}CPS" },
        duration: "Durée",
        durationValue: { duration in
            let seconds = duration.components.seconds
            let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
            if hours > 0 { return "\(hours) h \(minutes) min \(seconds % 60) s" }
            return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
        },
        bestStreak: "Meilleure série",
        reveals: "Révélations",
        errors: "Erreurs",
        medianInterval: "Intervalle médian",
        intervalValue: { "\($0.text)\u{A0}ms" },
        consistency: "Régularité",
        consistencyValue: { "\($0)\u{A0}%" },
        error: { "Erreur : \($0) attendu, \($1) saisi" },
        allDigits: "Vous avez tapé toutes les décimales disponibles !",
        resumed: "Session reprise après une interruption",
        again: "Recommencer",
        done: "Terminer",
        notKept: "Tout n'a pas pu être enregistré.",
        nothing: "Aucune session à résumer"
    )
}
