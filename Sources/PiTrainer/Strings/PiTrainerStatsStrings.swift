import AppShell
import AppShellStatsFeature

struct PiTrainerStatsStrings: StatsStrings {
    let texts: AppTexts

    var title: String { texts("Statistiques") }
    var loading: String { texts("Chargement de l'historique…") }
    var retry: String { texts("Réessayer") }
    var errors: StorageErrorStrings { texts.storageErrors }
    var unsaved: String { texts("L'enregistrement sera retenté.") }
    func unreadableSessions(_ count: Int) -> String {
        texts.plural(
            count,
            one: "Une session enregistrée est illisible et n'est pas affichée.",
            other: "\(count) sessions enregistrées sont illisibles et ne sont pas affichées."
        )
    }
    var unreadableRecords: String { texts("Un record enregistré est illisible.") }
    var damagedHistory: String { texts("Une partie de l'historique était endommagée ; le reste est là.") }

    var recordsHeading: String { texts("Records") }
    func record(_ score: StatsCount, _ day: String, _ speed: String?) -> String {
        let record = texts("\(decimals(score)), le \(day)")
        return speed.map { "\(record), \($0)" } ?? record
    }
    var noRecord: String { texts("Pas encore de record") }

    var progressHeading: String { texts("Progression") }
    var progressUnit: String { texts("décimales") }
    func progressSummary(_ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount) -> String
    {
        texts("De \(first.text) à \(decimals(last)) en \(sessions.text) sessions ; meilleur score \(best.text)")
    }
    var tooFew: String { texts("La courbe apparaît à la deuxième session.") }

    var errorMapHeading: String { texts("Carte des erreurs") }
    func errorMapLabel(_ constant: String) -> String { texts("Erreurs par bloc de dix : \(constant)") }
    var errorMapUnit: String { texts("erreurs") }
    func errorMapSummary(_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String {
        texts("Le plus d'erreurs : décimales \(first.text) à \(last.text) (\(errors.text))")
    }
    var noErrors: String { texts("Aucune erreur enregistrée.") }

    var historyHeading: String { texts("Historique") }
    var constant: String { texts("Constante") }
    var allConstants: String { texts("Toutes") }
    var mode: String { texts("Mode") }
    func modeTitle(_ mode: String) -> String {
        ["strict": texts("Strict"), "learn": texts("Apprentissage")][mode] ?? mode
    }
    var score: String { texts("Score") }
    func decimals(_ count: StatsCount) -> String {
        texts.plural(count.value, one: "\(count.text) décimale", other: "\(count.text) décimales")
    }
    var speed: String { texts("Vitesse") }
    func digitsPerSecond(_ number: String) -> String { texts("\(number)\u{A0}CPS") }
    var errorCount: String { texts("Erreurs") }
    var reveals: String { texts("Révélations") }
    var bestStreak: String { texts("Meilleure série") }
    var empty: String { texts("Aucune session") }
    var emptyMessage: String { texts("Tes sessions apparaîtront ici.") }
    var nothingOfConstant: String { texts("Aucune session pour cette constante") }

    var exportHeading: String { texts("Exporter l'historique") }
    var exportCsv: String { texts("Exporter en CSV") }
    var exportJson: String { texts("Exporter en JSON") }
    var exportTitle: String { texts("Historique PiTrainer") }
    let exportFileName = "pitrainer-historique"
}
