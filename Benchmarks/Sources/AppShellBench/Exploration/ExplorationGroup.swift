import BenchKit
import Foundation

/// What exploring costs, whole: `appshell explore` from its start to its end, with its workers and the shrinking of what it
/// finds.
enum ExplorationGroup: BenchGroup {
    static let name = "explore"
    private static let group = "Madinia explored: every act within one of the launch, with what can go wrong"
    private static let workers = 2

    static func run(with meter: Meter, into report: inout Report) throws {
        if let missing = SuiteCommand.missing {
            throw BenchError.missing("there is no \(missing); `make bench` builds it")
        }
        let folder = URL.temporaryDirectory.appending(
            path: "appshell-bench-explore-\(ProcessInfo.processInfo.processIdentifier)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = folder.appending(path: "result.json")
        let command = [
            SuiteCommand.executable, "explore", "madinia", "--depth", "1", "--jobs", "\(workers)",
            "--accepted", ScenarioSuites.scripts.appending(path: "exploration.json").path,
            "--format", "json:\(result.path)",
        ]
        let costs = try (0..<min(3, meter.samples)).map { _ in try ProcessCost.measure(command, in: folder) }
        let acts = Double(try JSONDecoder().decode(Result.self, from: Data(contentsOf: result)).transitions)
        let wall = costs.measurement { $0.wall / acts }
        let rate = 1e9 / wall.median
        report.add(
            Row(
                group: group,
                name: "\(workers) workers: an act, of \(Int(acts))",
                ours: wall,
                goals: [.init("≥ 2000 acts a second, is \(Figure.fixed(rate, 0))", isMet: rate >= 2_000)],
                unit: .wallTime
            )
        )
        report.add(
            Row(group: group, name: "\(workers) workers: CPU time of an act", ours: costs.measurement { $0.cpu / acts })
        )
        report.add(
            Row(
                group: group,
                name: "memory of the command or of a worker, whichever is larger",
                ours: costs.measurement(\.peak),
                unit: .bytes
            )
        )
    }

    private struct Result: Decodable {
        let transitions: Int
    }
}
