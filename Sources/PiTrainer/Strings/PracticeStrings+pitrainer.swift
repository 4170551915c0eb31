import AppShell
import AppShellPracticeFeature

struct PiTrainerPracticeStrings: PracticeStrings {
    let home: any HomeStrings = PiTrainerHomeStrings()
    let session: any SessionStrings = PiTrainerSessionStrings()
    let summary: any SummaryStrings = PiTrainerSummaryStrings()
    let storage = StorageErrorStrings.french
    let decimalSeparator = ","
    let groupSeparator = "\u{202F}"
}

private struct PiTrainerHomeStrings: HomeStrings {
    let constant = "Constante"
    let mode = "Mode"
    let strict = "Strict"
    let learn = "Apprentissage"
    let start = "S'entraîner"
    let records = "Records"
    let noRecord = "Pas encore de record"
    let furthest = "Progression"
    func furthestValue(_ decimals: PracticeCount) -> String {
        decimals.value == 1 ? "1 décimale" : "\(decimals.text) décimales"
    }
    let interrupted = "Session interrompue"
    func interruptedSession(_ constant: String, _ next: Int) -> String { "\(constant), à la position #\(next)" }
    let resume = "Reprendre la session"
    let abandon = "Abandonner"
    func unusableDigits(_ constant: String) -> String {
        "Les décimales de \(constant) sont inutilisables. Réinstalle l'application."
    }
    let notKept = "Tes choix et tes résultats ne sont pas tous enregistrés."
    let unreadable = "Une session interrompue n'a pas pu être relue en entier."
}

private struct PiTrainerSessionStrings: SessionStrings {
    let position = "Position"
    let ready = "Tape la première décimale pour commencer."
    func resume(_ next: Int) -> String { "Tape la décimale #\(next) pour reprendre." }
    let grid = "Grille"
    func linesAbove(_ count: PracticeCount) -> String {
        count.value == 1 ? "1 ligne au-dessus" : "\(count.text) lignes au-dessus"
    }
    func linesBelow(_ count: PracticeCount) -> String {
        count.value == 1 ? "1 ligne en dessous" : "\(count.text) lignes en dessous"
    }
    let firstLines = "Premières lignes"
    let earlierLines = "Lignes précédentes"
    let laterLines = "Lignes suivantes"
    let currentLine = "Ligne en cours"
    func line(_ number: Int) -> String { "Ligne \(number)" }
    func reveal(_ line: Int) -> String { "Révéler la ligne \(line)" }
    let keypad = "Pavé numérique"
    let finish = "Terminer"
    let finishHint = "Maintiens «\u{A0}Terminer\u{A0}» 3\u{A0}s pour arrêter."
    let lockReason = "une session est en cours"
    let summaryLockReason = "la session et son résumé ne sont pas encore quittés"
    let unknownConstant = "Constante inconnue"
    func unknownConstantMessage(_ id: String) -> String {
        "La constante «\u{A0}\(id)\u{A0}» n'est pas dans l'application. Choisis parmi celles-ci\u{A0}:"
    }
}

private struct PiTrainerSummaryStrings: SummaryStrings {
    let title = "Résumé"
    let score = "Score"
    func scoreValue(_ digits: PracticeCount) -> String {
        digits.value < 2 ? "\(digits.text) décimale" : "\(digits.text) décimales"
    }
    let speed = "Vitesse"
    func speedValue(_ number: String) -> String { "\(number)\u{A0}CPS" }
    let duration = "Durée"
    func durationValue(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        if hours > 0 { return "\(hours) h \(minutes) min \(seconds % 60) s" }
        return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
    }
    let bestStreak = "Meilleure série"
    let reveals = "Révélations"
    let errors = "Erreurs"
    let medianInterval = "Intervalle médian"
    func intervalValue(_ milliseconds: PracticeCount) -> String { "\(milliseconds.text)\u{A0}ms" }
    let consistency = "Régularité"
    func consistencyValue(_ percent: Int) -> String { "\(percent)\u{A0}%" }
    func error(_ expected: Int, _ typed: Int) -> String { "Erreur : \(expected) attendu, \(typed) saisi" }
    let allDigits = "Tu as tapé toutes les décimales disponibles !"
    let resumed = "Session reprise après une interruption"
    let again = "Recommencer"
    let done = "Terminer"
    let notKept = "Tout n'a pas pu être enregistré."
    let nothing = "Aucune session à résumer"
}
