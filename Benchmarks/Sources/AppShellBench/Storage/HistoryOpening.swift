import BenchKit
import Foundation

/// How long opening a history takes and how much memory it holds then, each time in a process of its own.
struct HistoryOpening: Codable {
    /// Nanoseconds.
    let time: Double
    /// By how much the resident set grew; 0 where the system does not tell.
    let bytes: Double
    let count: Int

    /// The command's part in the process of its own: opens `KIND:PATH`, prints what it took.
    static func tell(_ history: String) async throws {
        let parts = history.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw BenchError.missing("KIND:PATH") }
        let opening =
            switch parts[0] {
            case JournalHistory.name: try await measure(JournalHistory.self, parts[1])
            case SQLiteHistory.name: try await measure(SQLiteHistory.self, parts[1])
            default: try await measure(JSONHistory.self, parts[1])
            }
        print(String(decoding: try JSONEncoder().encode(opening), as: UTF8.self))
    }

    /// From the outside: opens it in a process of its own.
    static func inProcess<Kind: History>(_ kind: Kind.Type, _ path: String) throws -> HistoryOpening {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["--open-history", "\(kind.name):\(path)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(HistoryOpening.self, from: data)
    }

    private static func measure<Kind: History>(_ kind: Kind.Type, _ path: String) async throws -> HistoryOpening {
        let before = resident()
        let start = Stopwatch.wallTime()
        let history = try await kind.open(path)
        let count = try await history.count()
        let time = Stopwatch.wallTime() - start
        let bytes = resident() - before
        try history.close()
        return HistoryOpening(time: Double(time), bytes: max(0, bytes), count: count)
    }

    private static func resident() -> Double {
        guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return 0 }
        let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Double(fields[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
