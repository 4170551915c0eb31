import AppShell
import AppShellStatsFeature

struct PiTrainerStatsStrings: StatsStrings {
    let title = "Statistiques"
    let loading = "Chargement de l'historique…"
    let retry = "Réessayer"
    let errors: StorageErrorStrings = .french
    let unsaved = "L'enregistrement sera retenté."
    func unreadableSessions(_ count: Int) -> String {
        count == 1
            ? "Une session enregistrée est illisible et n'est pas affichée."
            : "\(count) sessions enregistrées sont illisibles et ne sont pas affichées."
    }
    let unreadableRecords = "Un record enregistré est illisible."
    let damagedHistory = "Une partie de l'historique était endommagée ; le reste est là."

    let recordsHeading = "Records"
    func record(_ score: StatsCount, _ day: String, _ speed: String?) -> String {
        "\(score.text) décimale\(score.value > 1 ? "s" : ""), le \(day)" + (speed.map { ", \($0)" } ?? "")
    }
    let noRecord = "Pas encore de record"

    let progressHeading = "Progression"
    let progressUnit = "décimales"
    func progressSummary(_ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount) -> String
    {
        "De \(first.text) à \(last.text) décimale\(last.value > 1 ? "s" : "") en \(sessions.text) sessions ;"
            + " meilleur score \(best.text)"
    }
    let tooFew = "La courbe apparaît à la deuxième session."

    let errorMapHeading = "Carte des erreurs"
    func errorMapLabel(_ constant: String) -> String { "Erreurs par bloc de dix : \(constant)" }
    let errorMapUnit = "erreurs"
    func errorMapSummary(_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String {
        "Le plus d'erreurs : décimales \(first.text) à \(last.text) (\(errors.text))"
    }
    let noErrors = "Aucune erreur enregistrée."

    let historyHeading = "Historique"
    let constant = "Constante"
    let allConstants = "Toutes"
    let mode = "Mode"
    func modeTitle(_ mode: String) -> String { ["strict": "Strict", "learn": "Apprentissage"][mode] ?? mode }
    let score = "Score"
    func decimals(_ count: StatsCount) -> String { "\(count.text) décimale\(count.value > 1 ? "s" : "")" }
    let speed = "Vitesse"
    func digitsPerSecond(_ number: String) -> String { "\(number)\u{A0}CPS" }
    let errorCount = "Erreurs"
    let reveals = "Révélations"
    let bestStreak = "Meilleure série"
    let empty = "Aucune session"
    let emptyMessage = "Tes sessions apparaîtront ici."
    let nothingOfConstant = "Aucune session pour cette constante"

    let exportHeading = "Exporter l'historique"
    let exportCsv = "Exporter en CSV"
    let exportJson = "Exporter en JSON"
    let exportTitle = "Historique PiTrainer"
    let exportFileName = "pitrainer-historique"
}
