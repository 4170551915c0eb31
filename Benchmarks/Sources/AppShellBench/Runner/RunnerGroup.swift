import BenchKit
import Foundation

/// What running scenarios costs, whole: `appshell run` from its start to its end, beside behave.
enum RunnerGroup: BenchGroup {
    static let name = "runner"

    static func run(with meter: Meter, into report: inout Report) throws {
        guard SuiteCommand.isBuilt else {
            throw BenchError.missing("there is no \(SuiteCommand.executable); `make bench` builds it")
        }
        let folder = URL.temporaryDirectory.appending(
            path: "appshell-bench-runner-\(ProcessInfo.processInfo.processIdentifier)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        for count in [1, 1_000, 10_000] {
            try ScenarioSuites.writeIdle(count, into: folder.appending(path: "\(count)/idle"))
        }
        let madinia = try ScenarioSuites.writeMadinia(1_000, into: folder.appending(path: "real/madinia"))
        let hasPeer = try BehavePeer.isInstalled()
        if !hasPeer { FileHandle.standardError.write(Data("without its peer: \(BehavePeer.absence)\n".utf8)) }
        let bench = RunnerBench(folder: folder, samples: meter.samples, hasPeer: hasPeer)
        let peer = try bench.thousand(into: &report)
        try bench.tenThousand(after: peer, into: &report)
        try bench.cold(into: &report)
        try bench.real(count: madinia, into: &report)
    }
}

private struct RunnerBench {
    let folder: URL
    let samples: Int
    let hasPeer: Bool
    private var command: SuiteCommand { SuiteCommand(folder: folder) }
    private static let reports = "progress, messages, JUnit, HTML"
    private static let modes = [SuiteCommand.Mode.asItIs, .oneJob, .inProcess]
    /// Nanoseconds.
    private static let mostPatience = 120e9

    /// - Returns: what the peer took.
    func thousand(into report: inout Report) throws -> [ProcessCost]? {
        let peer = try peer(of: 1_000, samples: min(3, samples)) { try $0.reported(count: $1) }
        let head = "1,000 scenarios of 8 steps that do nothing; \(Self.reports)"
        for mode in Self.modes {
            let costs = try command.reported("1000", mode, count: min(5, samples))
            try command.checkReports(count: 1_000)
            add(head, mode, costs, peer, limits: (0.25, 40, 14), into: &report)
        }
        return peer
    }

    /// The peer runs where it may be expected to end in time.
    func tenThousand(after thousand: [ProcessCost]?, into report: inout Report) throws {
        var peer: [ProcessCost]?
        if let thousand, thousand.measurement(\.wall).median * 10 < Self.mostPatience {
            peer = try self.peer(of: 10_000, samples: 1) { try $0.reported(count: $1) }
        }
        let head = "10,000 scenarios of 8 steps that do nothing; \(Self.reports)"
        var walls: [SuiteCommand.Mode: Double] = [:]
        for mode in SuiteCommand.Mode.allCases {
            let costs = try command.reported("10000", mode, count: min(3, samples))
            try command.checkReports(count: 10_000)
            walls[mode] = costs.measurement(\.wall).median
            var goals: [Row.Goal] = []
            if mode == .twoJobs, let two = walls[.twoJobs], let one = walls[.oneJob] {
                goals = [.timesFaster(1.7, one / two, than: "--jobs 1")]
            }
            add(head, mode, costs, peer, limits: (2.5, 120, nil), goals: goals, into: &report)
        }
    }

    func cold(into report: inout Report) throws {
        let peer = try peer(of: 1, samples: min(3, samples)) { try $0.plain(count: $1) }
        for (mode, limit) in [(SuiteCommand.Mode.asItIs, 0.08), (.inProcess, 0.04)] {
            let costs = try command.plain("1", mode, count: 20)
            add(
                "1 scenario of 8 steps, as a person runs it",
                mode,
                costs,
                peer,
                limits: (limit, nil, nil),
                into: &report
            )
        }
    }

    func real(count: Int, into report: inout Report) throws {
        let head = "\(count) scenarios of Madinia's own; \(Self.reports)"
        for mode in SuiteCommand.Mode.allCases {
            let costs = try command.reported("real", mode, count: min(3, samples))
            try command.checkReports(count: count)
            add(head, mode, costs, nil, limits: (nil, nil, nil), into: &report)
        }
    }

    private func peer(
        of count: Int,
        samples: Int,
        _ run: (BehavePeer, Int) throws -> [ProcessCost]
    ) throws -> [ProcessCost]? {
        guard hasPeer else { return nil }
        let place = folder.appending(path: "behave-\(count)")
        let peer = BehavePeer(folder: place)
        if !FileManager.default.fileExists(atPath: place.path) {
            try peer.take(folder.appending(path: "\(count)/idle"))
        }
        let costs = try run(peer, samples)
        if FileManager.default.fileExists(atPath: place.appending(path: "report.json").path) {
            try peer.checkReport(count: count)
        }
        return costs
    }

    /// Three rows. The limits are seconds, megabytes, and times faster than the peer; goals are set on the command as it
    /// is, and on what `goals` says.
    private func add(
        _ head: String,
        _ mode: SuiteCommand.Mode,
        _ costs: [ProcessCost],
        _ peer: [ProcessCost]?,
        limits: (seconds: Double?, megabytes: Double?, times: Double?),
        goals more: [Row.Goal] = [],
        into report: inout Report
    ) {
        let isHeld = mode == .asItIs || limits.megabytes == nil
        func row(
            _ what: String,
            _ unit: Row.Unit,
            _ figure: (ProcessCost) -> Double,
            _ goals: (BenchKit.Measurement, BenchKit.Measurement?) -> [Row.Goal]
        ) {
            let ours = costs.measurement(figure)
            let theirs = peer.map { $0.measurement(figure) }
            report.add(
                Row(
                    group: head,
                    name: "\(mode.rawValue): \(what)",
                    ours: ours,
                    peer: theirs.map { (BehavePeer.name, $0) },
                    goals: goals(ours, theirs),
                    unit: unit
                )
            )
        }
        row("time", .wallTime, \.wall) { ours, theirs in
            guard isHeld else { return more }
            let times = limits.times.flatMap { limit in
                theirs.map { Row.Goal.timesFaster(limit, $0.median / ours.median) }
            }
            return [limits.seconds.map { .atMost($0, ours.median / 1e9, "s") }, times].compactMap(\.self) + more
        }
        row("CPU time", .cpuTime, \.cpu) { _, _ in [] }
        row("memory", .bytes, \.peak) { ours, _ in
            guard isHeld else { return [] }
            return [limits.megabytes.map { .atMost($0, ours.median / 1e6, "MB") }].compactMap(\.self)
        }
    }
}

extension Row.Goal {
    fileprivate static func timesFaster(_ limit: Double, _ ratio: Double, than other: String) -> Row.Goal {
        let text = "≥ \(Figure.plain(limit)) × as fast as \(other), is \(Figure.fixed(ratio, 2)) ×"
        return Row.Goal(text, isMet: ratio >= limit)
    }
}
