import AppShell
import AppShellPracticeFeature

struct PiTrainerPracticeStrings: PracticeStrings {
    let home: any HomeStrings
    let session: any SessionStrings
    let summary: any SummaryStrings
    let storage: StorageErrorStrings
    let decimalSeparator: String
    let groupSeparator: String

    init(_ texts: AppTexts, _ formats: LocalFormats) {
        home = PiTrainerHomeStrings(texts: texts)
        session = PiTrainerSessionStrings(texts: texts)
        summary = PiTrainerSummaryStrings(texts: texts)
        storage = texts.storageErrors
        decimalSeparator = formats.decimalSeparator
        groupSeparator = formats.groupSeparator
    }
}

private struct PiTrainerHomeStrings: HomeStrings {
    let texts: AppTexts

    var constant: String { texts("Constante") }
    var mode: String { texts("Mode") }
    var strict: String { texts("Strict") }
    var learn: String { texts("Apprentissage") }
    var start: String { texts("S'entraîner") }
    var records: String { texts("Records") }
    var noRecord: String { texts("Pas encore de record") }
    var furthest: String { texts("Progression") }
    func furthestValue(_ decimals: PracticeCount) -> String {
        texts.plural(decimals.value, one: "\(decimals.text) décimale", other: "\(decimals.text) décimales")
    }
    var interrupted: String { texts("Session interrompue") }
    func interruptedSession(_ constant: String, _ next: Int) -> String { texts("\(constant), à la position #\(next)") }
    var resume: String { texts("Reprendre la session") }
    var abandon: String { texts("Abandonner") }
    func unusableDigits(_ constant: String) -> String {
        texts("Les décimales de \(constant) sont inutilisables. Réinstalle l'application.")
    }
    var notKept: String { texts("Tes choix et tes résultats ne sont pas tous enregistrés.") }
    var unreadable: String { texts("Une session interrompue n'a pas pu être relue en entier.") }
}

private struct PiTrainerSessionStrings: SessionStrings {
    let texts: AppTexts

    var position: String { texts("Position") }
    var ready: String { texts("Tape la première décimale pour commencer.") }
    func resume(_ next: Int) -> String { texts("Tape la décimale #\(next) pour reprendre.") }
    var grid: String { texts("Grille") }
    func linesAbove(_ count: PracticeCount) -> String {
        texts.plural(count.value, one: "\(count.text) ligne au-dessus", other: "\(count.text) lignes au-dessus")
    }
    func linesBelow(_ count: PracticeCount) -> String {
        texts.plural(count.value, one: "\(count.text) ligne en dessous", other: "\(count.text) lignes en dessous")
    }
    var firstLines: String { texts("Premières lignes") }
    var earlierLines: String { texts("Lignes précédentes") }
    var laterLines: String { texts("Lignes suivantes") }
    var currentLine: String { texts("Ligne en cours") }
    func line(_ number: Int) -> String { texts("Ligne \(number)") }
    func reveal(_ line: Int) -> String { texts("Révéler la ligne \(line)") }
    var keypad: String { texts("Pavé numérique") }
    var finish: String { texts("Terminer") }
    var finishHint: String { texts("Maintiens «\u{A0}Terminer\u{A0}» 3\u{A0}s pour arrêter.") }
    var lockReason: String { texts("une session est en cours") }
    var summaryLockReason: String { texts("la session et son résumé ne sont pas encore quittés") }
    var unknownConstant: String { texts("Constante inconnue") }
    func unknownConstantMessage(_ id: String) -> String {
        texts("La constante «\u{A0}\(id)\u{A0}» n'est pas dans l'application. Choisis parmi celles-ci\u{A0}:")
    }
}

private struct PiTrainerSummaryStrings: SummaryStrings {
    let texts: AppTexts

    var title: String { texts("Résumé") }
    var score: String { texts("Score") }
    func scoreValue(_ digits: PracticeCount) -> String {
        texts.plural(digits.value, one: "\(digits.text) décimale", other: "\(digits.text) décimales")
    }
    var speed: String { texts("Vitesse") }
    func speedValue(_ number: String) -> String { texts("\(number)\u{A0}CPS") }
    var duration: String { texts("Durée") }
    func durationValue(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        if hours > 0 { return texts("\(hours) h \(minutes) min \(seconds % 60) s") }
        return minutes > 0 ? texts("\(minutes) min \(seconds % 60) s") : texts("\(seconds) s")
    }
    var bestStreak: String { texts("Meilleure série") }
    var reveals: String { texts("Révélations") }
    var errors: String { texts("Erreurs") }
    var medianInterval: String { texts("Intervalle médian") }
    func intervalValue(_ milliseconds: PracticeCount) -> String { texts("\(milliseconds.text)\u{A0}ms") }
    var consistency: String { texts("Régularité") }
    func consistencyValue(_ percent: Int) -> String { texts("\(percent)\u{A0}%") }
    func error(_ expected: Int, _ typed: Int) -> String { texts("Erreur : \(expected) attendu, \(typed) saisi") }
    var allDigits: String { texts("Tu as tapé toutes les décimales disponibles !") }
    var resumed: String { texts("Session reprise après une interruption") }
    var again: String { texts("Recommencer") }
    var done: String { texts("Terminer", context: "résumé") }
    var notKept: String { texts("Tout n'a pas pu être enregistré.") }
    var nothing: String { texts("Aucune session à résumer") }
}
