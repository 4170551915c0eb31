import AppShell
import AppShellStatsFeature

extension StatsStrings {
    static let pitrainer = StatsStrings(
        title: "Statistiques",
        loading: "Chargement de l'historique…",
        retry: "Réessayer",
        errors: .french,
        unsaved: "L'enregistrement sera retenté.",
        unreadableSessions: { count in
            count == 1
                ? "Une session enregistrée est illisible et n'est pas affichée."
                : "\(count) sessions enregistrées sont illisibles et ne sont pas affichées."
        },
        unreadableRecords: "Un record enregistré est illisible.",
        damagedHistory: "Une partie de l'historique était endommagée ; le reste est là.",
        records: StatsRecordStrings(
            heading: "Records",
            best: { score, day, speed in
                "\(score.text) décimale\(score.value > 1 ? "s" : ""), le \(day)" + (speed.map { ", \($0)" } ?? "")
            },
            none: "Pas encore de record"
        ),
        progress: StatsProgressStrings(
            heading: "Progression",
            unit: "décimales",
            summary: { first, last, best, sessions in
                "De \(first.text) à \(last.text) décimale\(last.value > 1 ? "s" : "") en \(sessions.text) sessions ;"
                    + " meilleur score \(best.text)"
            },
            tooFew: "La courbe apparaît à la deuxième session."
        ),
        errorMap: StatsErrorMapStrings(
            heading: "Carte des erreurs",
            label: { "Erreurs par bloc de dix : \($0)" },
            unit: "erreurs",
            summary: { first, last, errors in
                "Le plus d'erreurs : décimales \(first.text) à \(last.text) (\(errors.text))"
            },
            none: "Aucune erreur enregistrée."
        ),
        history: StatsHistoryStrings(
            heading: "Historique",
            constant: "Constante",
            all: "Toutes",
            mode: "Mode",
            modeTitle: { ["strict": "Strict", "learn": "Apprentissage"][$0] ?? $0 },
            score: "Score",
            decimals: { "\($0.text) décimale\($0.value > 1 ? "s" : "")" },
            speed: "Vitesse",
            digitsPerSecond: { "\($0)\u{A0}CPS" },
            errors: "Erreurs",
            reveals: "Révélations",
            bestStreak: "Meilleure série",
            empty: "Aucune session",
            emptyMessage: "Tes sessions apparaîtront ici.",
            nothing: "Aucune session pour cette constante"
        ),
        export: StatsExportStrings(
            heading: "Exporter l'historique",
            csv: "Exporter en CSV",
            json: "Exporter en JSON",
            title: "Historique PiTrainer",
            fileName: "pitrainer-historique"
        )
    )
}
