import BenchKit
import Foundation

/// What a durable append costs, and what opening does, for histories of three lengths.
enum StorageGroup: BenchGroup {
    static let name = "storage"
    private static let lengths = [200, 10_000, 1_000_000]

    static func run(with meter: Meter, into report: inout Report) async throws {
        let folder = URL.temporaryDirectory.appending(
            path: "appshell-bench-\(ProcessInfo.processInfo.processIdentifier)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = FileSystemName.of(folder.path)
        var firstAppend: Double?
        for length in lengths {
            let prepared = folder.appending(path: "\(length)")
            try FileManager.default.createDirectory(at: prepared, withIntermediateDirectories: true)
            let path = { (name: String) in prepared.appending(path: name).path }
            let figures = try await appends(length, path, rounds: meter.samples)
            let name = "to \(length) records"
            let group = "a durable append of 64 bytes, wall time, on \(place)"
            let first = firstAppend ?? figures.ours.median
            firstAppend = first
            report.add(
                Row(
                    group: group,
                    name: name,
                    ours: figures.ours,
                    peer: (BareHistory.name, figures.bare),
                    goals: [
                        .atMost(1.3, figures.ours.median / figures.bare.median, "× bare"),
                        .atMost(1.3, figures.ours.median / first, "× of 200"),
                    ],
                    unit: .wallTime
                )
            )
            report.add(
                Row(
                    group: group,
                    name: name,
                    ours: figures.ours,
                    peer: (SQLiteHistory.name, figures.sqlite),
                    goals: [.timesFaster(1, figures.sqlite.median / figures.ours.median)],
                    unit: .wallTime
                )
            )
            report.add(
                Row(
                    group: group,
                    name: name,
                    ours: figures.ours,
                    peer: (JSONHistory.name, figures.json),
                    unit: .wallTime
                )
            )
        }
        try openings(folder, meter.samples, place, into: &report)
    }

    /// In turn, a round each, so that whatever slows the disk slows all of them.
    private static func appends(
        _ length: Int,
        _ path: (String) -> String,
        rounds: Int
    ) async throws -> (
        ours: BenchKit.Measurement, bare: BenchKit.Measurement, sqlite: BenchKit.Measurement, json: BenchKit.Measurement
    ) {
        let ours = try await filled(JournalHistory.self, path("journal"), length)
        let bare = try await filled(BareHistory.self, path("bare"), length)
        let sqlite = try await filled(SQLiteHistory.self, path("sqlite"), length)
        let json = try await filled(JSONHistory.self, path("json"), length)
        var times: [[Double]] = [[], [], [], []]
        for _ in 0..<rounds {
            times[0].append(try await mean(ours, 40))
            times[1].append(try await mean(bare, 40))
            times[2].append(try await mean(sqlite, 40))
            if length < 100_000 || times[3].count < 2 { times[3].append(try await mean(json, length < 1_000 ? 40 : 2)) }
        }
        guard try await ours.count() == length + rounds * 40, try await sqlite.count() == length + rounds * 40 else {
            throw BenchError.wrong("records are missing")
        }
        ours.close()
        bare.close()
        try sqlite.close()
        let measured = times.map { Measurement(samples: $0, allocations: nil) }
        return (measured[0], measured[1], measured[2], measured[3])
    }

    private static func filled<Kind: History>(_ kind: Kind.Type, _ path: String, _ count: Int) async throws -> Kind {
        let history = try await kind.open(path)
        try await history.fill(count)
        return history
    }

    /// Nanoseconds of wall time an append.
    private static func mean(_ history: some History, _ count: Int) async throws -> Double {
        let start = Stopwatch.wallTime()
        for number in 0..<count { try await history.append(HistoryRecord.number(number)) }
        return Double(Stopwatch.wallTime() - start) / Double(count)
    }

    private static func openings(_ folder: URL, _ samples: Int, _ place: String, into report: inout Report) throws {
        var memory: [Row] = []
        for length in lengths {
            let prepared = folder.appending(path: "\(length)")
            let ours = try opened(JournalHistory.self, prepared.appending(path: "journal").path, samples)
            let sqlite = try opened(SQLiteHistory.self, prepared.appending(path: "sqlite").path, samples)
            let json = try opened(JSONHistory.self, prepared.appending(path: "json").path, min(3, samples))
            let name = "\(length) records"
            let goals = length == 1_000_000 ? [Row.Goal.atMost(1_000, ours.time.median / 1_000_000, "ms")] : []
            for (peer, figure) in [(SQLiteHistory.name, sqlite), (JSONHistory.name, json)] {
                report.add(
                    Row(
                        group: "opening and counting, wall time, on \(place), read before",
                        name: name,
                        ours: ours.time,
                        peer: (peer, figure.time),
                        goals: peer == SQLiteHistory.name ? goals : [],
                        unit: .wallTime
                    )
                )
                memory.append(
                    Row(
                        group: "memory held once opened, growth of the resident set",
                        name: name,
                        ours: ours.bytes,
                        peer: (peer, figure.bytes),
                        unit: .bytes
                    )
                )
            }
        }
        for row in memory { report.add(row) }
    }

    private static func opened<Kind: History>(
        _ kind: Kind.Type,
        _ path: String,
        _ samples: Int
    ) throws -> (time: BenchKit.Measurement, bytes: BenchKit.Measurement) {
        let openings = try (0..<samples).map { _ in try HistoryOpening.inProcess(kind, path) }
        return (
            Measurement(samples: openings.map(\.time), allocations: nil),
            Measurement(samples: openings.map(\.bytes), allocations: nil)
        )
    }
}
