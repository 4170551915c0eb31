import Foundation
import ScenarioReports

/// A run of a history: one record, or those of its shards.
struct HistoryRun {
    /// That of the first record.
    let start: RunRecord.Start
    /// Whether all its shards came to their end.
    let isFinished: Bool
    let scenarios: [ScenarioRecord.Key: ScenarioRecord]

    /// - Parameter records: of one run, at least one. Of a scenario's repetitions the worst counts, and of a shard that ran
    ///   twice the later record; where they disagree, the scenario is flaky.
    init(_ records: [RunRecord]) {
        let records = records.sorted { $0.start.startedAt < $1.start.startedAt }
        start = records[0].start
        var scenarios: [ScenarioRecord.Key: (record: Int, result: ScenarioRecord)] = [:]
        for (index, record) in records.enumerated() {
            for scenario in record.scenarios where scenario.hasRun {
                guard let known = scenarios[scenario.key] else {
                    scenarios[scenario.key] = (index, scenario)
                    continue
                }
                let isRepetition = known.record == index
                var merged = isRepetition && known.result.status > scenario.status ? known.result : scenario
                merged.isFlaky =
                    known.result.isFlaky || scenario.isFlaky || known.result.status != scenario.status
                scenarios[scenario.key] = (index, merged)
            }
        }
        self.scenarios = scenarios.mapValues(\.result)
        let shards = Set(records.filter(\.isFinished).compactMap(\.start.shard))
        let counts = Set(records.compactMap { $0.start.shard?.count })
        let areAllThere = counts.allSatisfy { count in
            (1...max(1, count)).allSatisfy { number in
                shards.contains(RunRecord.ShardNumber(number: number, count: count))
            }
        }
        isFinished = areAllThere && records.allSatisfy { $0.isFinished || $0.start.shard.map(shards.contains) == true }
    }

    /// Nil where files differed from their revision.
    var cleanRevision: String? { start.isClean == false ? nil : start.revision }
}

extension RunRecord.Start {
    /// `2026-11-24 02:35 c2ecbd9 main`
    var description: String {
        let time = startedAt.formatted(
            Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)
                .year().month().day().time(includingFractionalSeconds: false)
        ).prefix(16)
        let revision = revision.map { $0.prefix(7) + (isClean == false ? "+" : "") }
        return [String(time), revision.map(String.init), branch].compactMap(\.self).joined(separator: " ")
    }
}
