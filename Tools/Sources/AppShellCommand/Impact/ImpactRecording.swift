import AppShellTexts
import Foundation
import ScenarioReports

/// What a run with `--record-impact` has written down: the files as they were, and which functions each scenario ran.
///
/// As NDJSON, sorted: a header, a line for each file, a line for each scenario. Functions are numbered in the order of the
/// files and, within a file, of their places.
struct ImpactRecording {
    static let version = 1

    struct Header: Hashable, Codable {
        var impact = ImpactRecording.version
        /// The commit that was checked out; nil before the first one.
        var revision: String?
        /// Whether files differed from it.
        var isDirty = false
        let graph: PackageGraph
        /// What ran in the process that reads scripts and reports, and in hooks around the run.
        let everywhere: FunctionSet
    }

    struct File: Hashable, Codable {
        let file: String
        /// The content's id in git.
        let id: String
        /// Line and column of the start and of the end, and 1 for a closure; nil for files without functions.
        var functions: [[Int]]?
    }

    struct Scenario: Hashable, Codable {
        let scenario: ScenarioKey
        let product: String
        /// Of its steps: see `Pickle.digest`.
        let digest: String
        let ran: FunctionSet
    }

    let header: Header
    let files: [File]
    let scenarios: [Scenario]

    init(header: Header, files: [File], scenarios: [Scenario]) {
        self.header = header
        self.files = files.sorted { $0.file < $1.file }
        self.scenarios = scenarios.sorted { $0.scenario < $1.scenario }
    }

    /// The state of the files when it was recorded.
    var tree: FileTree { FileTree(ids: Dictionary(files.map { ($0.file, $0.id) }) { first, _ in first }) }

    /// The functions of each file.
    var functions: [String: [SwiftChange.Function]] {
        var functions: [String: [SwiftChange.Function]] = [:]
        var number = 0
        for file in files {
            for numbers in file.functions ?? [] {
                defer { number += 1 }
                guard let place = SourceRange(numbers) else { continue }
                let function = SwiftChange.Function(
                    number: number,
                    place: place,
                    isClosure: numbers.last == 1 && numbers.count > 4
                )
                functions[file.file, default: []].append(function)
            }
        }
        return functions
    }
}

extension ImpactRecording {
    /// As NDJSON.
    var bytes: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            var bytes = Array(try encoder.encode(header)) + [10]
            for file in files { bytes += try encoder.encode(file) + [10] }
            for scenario in scenarios { bytes += try encoder.encode(scenario) + [10] }
            return bytes
        }
    }

    /// - Throws: ``CommandError`` that names the file, where it can't be read.
    init(readFrom path: String) throws(CommandError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(
                localized("\(path): cannot be read. Record it with \(ProgramName.run) --record-impact \(path).")
            )
        }
        let lines = data.split(separator: 10)
        let decoder = JSONDecoder()
        guard let first = lines.first, let version = try? decoder.decode(Version.self, from: first) else {
            throw CommandError(localized("\(path): it is no recording of --record-impact."))
        }
        guard version.impact == Self.version, let header = try? decoder.decode(Header.self, from: first) else {
            throw CommandError(
                localized("\(path): another version of \(ProgramName.short) recorded it; record it again.")
            )
        }
        var files: [File] = []
        var scenarios: [Scenario] = []
        for (index, line) in lines.enumerated().dropFirst() {
            if let file = try? decoder.decode(File.self, from: line) {
                files.append(file)
            } else if let scenario = try? decoder.decode(Scenario.self, from: line) {
                scenarios.append(scenario)
            } else {
                throw CommandError(localized("\(path):\(index + 1): this line can't be read; record it again."))
            }
        }
        let count = files.reduce(0) { $0 + ($1.functions?.count ?? 0) }
        guard ([header.everywhere] + scenarios.map(\.ran)).allSatisfy({ $0.bytes.count <= (count + 7) / 8 }) else {
            throw CommandError(localized("\(path): its functions are not those of its files; record it again."))
        }
        self.init(header: header, files: files, scenarios: scenarios)
    }

    private struct Version: Decodable {
        let impact: Int
    }
}
