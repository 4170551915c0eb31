import AppShell
import AppShellEngagementFeature
import AppShellPracticeFeature
import AppShellSettingsFeature
import AppShellStatsFeature

extension PracticeHooks {
    /// A finished session goes to the statistics and to the streak as what each of them declares.
    static func pitrainer(stats: Stats, engagement: Engagement, environment: AppEnvironment) -> PracticeHooks {
        let records = NewRecords()
        let texts = environment.texts
        return PracticeHooks(
            onFinish: { result in
                // One that a crash cut in two counts whole.
                let isRecord = stats.record(
                    StatsEntry(result),
                    intervals: result.intervals,
                    countsForRecord: result.countsForRecord
                )
                if isRecord { records.ids.insert(result.id) }
                engagement.practised(at: result.date, in: result.timeZone, successfully: result.isSuccessful)
            },
            summaryNotes: { records.ids.contains($0.id) ? [texts("Nouveau record !")] : [] },
            recordFacts: { id in
                // Without one, the module says so.
                guard let best = stats.best(of: id) else { return [] }
                let number = environment.formats.number(best.score)
                let score = texts.plural(best.score, one: "\(number) décimale", other: "\(number) décimales")
                return [.badge(texts("Record"), texts("\(score), le \(environment.formats.day(best.date))"))]
            },
            homeFacts: {
                let days = engagement.streak
                return [.badge(texts("Série"), texts.plural(days, one: "\(days) jour", other: "\(days) jours"))]
            },
            homeLinks: { router in
                [
                    .link(texts("Statistiques")) { router.push(StatsHistory()) },
                    .link(texts("Réglages")) { router.push(Settings()) },
                ]
            },
            onHome: { engagement.askForConsentIfDue($0) }
        )
    }
}

/// Which sessions of this launch were records, for their summaries.
private final class NewRecords {
    var ids: Set<String> = []
}

extension StatsEntry {
    init(_ result: PracticeResult) {
        let rhythm = result.rhythm
        self.init(
            id: result.id,
            date: result.date,
            constantID: result.constantID,
            mode: result.mode.rawValue,
            score: result.score,
            attempts: result.attempts,
            errors: result.errors,
            errorPositions: result.errorPositions,
            bestStreak: result.bestStreak,
            duration: result.duration,
            speed: result.speed,
            revealsUsed: result.revealsUsed,
            medianInterval: rhythm.map { .milliseconds($0.median) },
            consistency: rhythm?.consistency,
            isResumed: result.isResumed
        )
    }
}
