import BenchKit
import Foundation

/// What running scenarios costs, whole: `appshell run` from its start to its end, beside behave.
enum RunnerGroup: BenchGroup {
    static let name = "runner"

    static func run(with meter: Meter, into report: inout Report) throws {
        if let missing = SuiteCommand.missing {
            throw BenchError.missing("there is no \(missing); `make bench` builds it")
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
        let peer = try peer(of: 1_000)
        let series = try Series(Self.modes, count: min(5, samples), peer: peer, count: min(3, samples)) { mode in
            try command.reported("1000", mode)
        }
        let head = "1,000 scenarios of 8 steps that do nothing; \(Self.reports)"
        for mode in Self.modes { add(head, mode, series, limits: (0.25, 40, 15), into: &report) }
        return series.peer
    }

    /// The peer runs where it may be expected to end in time.
    func tenThousand(after thousand: [ProcessCost]?, into report: inout Report) throws {
        let isQuick = thousand.map { $0.measurement(\.wall).median * 10 < Self.mostPatience } ?? false
        let peer = isQuick ? try peer(of: 10_000) : nil
        let series = try Series(SuiteCommand.Mode.allCases, count: min(5, samples), peer: peer, count: 1) { mode in
            try command.reported("10000", mode)
        }
        let head = "10,000 scenarios of 8 steps that do nothing; \(Self.reports)"
        for mode in SuiteCommand.Mode.allCases {
            let goals = mode == .twoJobs ? [series.speedUp(atLeast: 1.7)] : []
            add(head, mode, series, limits: (2.5, 120, 15), goals: goals, into: &report)
        }
    }

    func cold(into report: inout Report) throws {
        let modes = [SuiteCommand.Mode.asItIs, .inProcess]
        let peer = try peer(of: 1)
        let series = try Series(modes, count: 20, peer: peer, count: min(3, samples)) { try command.plain("1", $0) }
        let head = "1 scenario of 8 steps, as a person runs it"
        add(head, .asItIs, series, limits: (0.08, nil, nil), into: &report)
        add(head, .inProcess, series, limits: (0.04, nil, nil), into: &report)
    }

    func real(count: Int, into report: inout Report) throws {
        let modes = SuiteCommand.Mode.allCases
        let series = try Series(modes, count: min(3, samples)) { try command.reported("real", $0, scenarios: count) }
        let head = "\(count) scenarios of Madinia's own; \(Self.reports)"
        for mode in modes { add(head, mode, series, limits: (nil, nil, nil), into: &report) }
    }

    /// Nil where it is not installed.
    private func peer(of count: Int) throws -> Series.Run? {
        guard hasPeer else { return nil }
        let peer = BehavePeer(folder: folder.appending(path: "behave-\(count)"))
        try peer.take(folder.appending(path: "\(count)/idle"))
        return { count == 1 ? try peer.plain() : try peer.reported(scenarios: count) }
    }

    /// Three rows. The limits are seconds, megabytes, and times faster than the peer; goals are set on the command as it
    /// is, and on what `goals` says.
    private func add(
        _ head: String,
        _ mode: SuiteCommand.Mode,
        _ series: Series,
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
            let ours = series[mode].measurement(figure)
            let theirs = series.peer.map { $0.measurement(figure) }
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

/// The modes and the peer, run in turn: what the machine does besides falls on all of them alike.
private struct Series {
    typealias Run = () throws -> ProcessCost

    private var ours: [SuiteCommand.Mode: [ProcessCost]] = [:]
    private(set) var peer: [ProcessCost]?

    init(
        _ modes: [SuiteCommand.Mode],
        count: Int,
        peer: Run? = nil,
        count peerCount: Int = 0,
        _ run: (SuiteCommand.Mode) throws -> ProcessCost
    ) throws {
        for round in 0..<max(count, peerCount) {
            if round < count {
                for mode in modes { ours[mode, default: []].append(try run(mode)) }
            }
            if round < peerCount, let peer { self.peer = (self.peer ?? []) + [try peer()] }
        }
    }

    subscript(mode: SuiteCommand.Mode) -> [ProcessCost] { ours[mode] ?? [] }

    /// Of two workers over one.
    func speedUp(atLeast limit: Double) -> Row.Goal {
        let ratio = self[.oneJob].measurement(\.wall).median / self[.twoJobs].measurement(\.wall).median
        return .timesFaster(limit, ratio, than: "--jobs 1")
    }
}

extension Row.Goal {
    fileprivate static func timesFaster(_ limit: Double, _ ratio: Double, than other: String) -> Row.Goal {
        let text = "≥ \(Figure.plain(limit)) × as fast as \(other), is \(Figure.fixed(ratio, 2)) ×"
        return Row.Goal(text, isMet: ratio >= limit)
    }
}
