import ArgumentParser
import Foundation

/// Writes mutants of Swift files behind switches and lists them as JSON.
@main
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Writes a sample of one-line mutants into a copy of the sources, each behind a switch."
    )

    @Option(help: "The repository.")
    var from: String
    @Option(help: "The copy, whose files are replaced.")
    var to: String
    @Option(help: "The sample: the same seed chooses the same mutants.")
    var seed: UInt64 = 1
    @Option(help: "How many mutants; 0: all.")
    var count = 600
    @Option(help: "A file of keys that are left out, one a line: mutants that do not compile.")
    var without: String?
    @Argument(help: "Files and folders, from the repository.")
    var paths: [String]

    func run() throws {
        let root = URL(fileURLWithPath: from)
        var found: [Candidate] = []
        for file in try swiftFiles(in: root) {
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            found += MutantFinder(text, file: file).candidates.map { candidate in
                var candidate = candidate
                candidate.mutant.file = file
                return candidate
            }
        }
        let all = found.count
        let random = SplitMix(state: seed)
        // By rank rather than by shuffling: a change of one file leaves the choice in others alone.
        let ranked = found.map { (rank: random.rank(of: $0.mutant.key), candidate: $0) }.sorted { $0.rank < $1.rank }
        var chosen = ranked.prefix(count > 0 ? count : found.count).map(\.candidate)
        let sampled = chosen.count
        if let without {
            let left = Set(try String(contentsOfFile: without, encoding: .utf8).components(separatedBy: "\n"))
            chosen.removeAll { left.contains($0.mutant.key) }
        }
        chosen.sort { ($0.mutant.file, $0.range.lowerBound) < ($1.mutant.file, $1.range.lowerBound) }
        for index in chosen.indices { chosen[index].mutant.id = index + 1 }
        let byFile = Dictionary(grouping: chosen, by: \.mutant.file)
        for file in try swiftFiles(in: root) {
            let source = try [UInt8](Data(contentsOf: root.appending(path: file)))
            let target = URL(fileURLWithPath: to).appending(path: file)
            let written = Data(write(byFile[file] ?? [], into: source))
            // A file that stays as it is need not be compiled again.
            if (try? Data(contentsOf: target)) != written { try written.write(to: target) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let keyed = chosen.map { Keyed(key: $0.mutant.key, mutant: $0.mutant) }
        let list = List(candidates: all, leftOut: sampled - chosen.count, mutants: keyed)
        print(String(decoding: try encoder.encode(list), as: UTF8.self))
    }

    private struct List: Encodable {
        let candidates: Int
        let leftOut: Int
        let mutants: [Keyed]
    }

    private struct Keyed: Encodable {
        let key: String
        let mutant: Mutant
    }

    private func swiftFiles(in root: URL) throws -> [String] {
        let files = try paths.flatMap { path -> [String] in
            guard !path.hasSuffix(".swift") else { return [path] }
            let folder = root.appending(path: path).path(percentEncoded: false)
            return try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
        }
        return Set(files).sorted()
    }
}

/// A hash that is the same in each process.
struct SplitMix {
    let state: UInt64

    func rank(of key: String) -> UInt64 {
        var hash = state &+ 0x9E37_79B9_7F4A_7C15
        for byte in key.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 31
        }
        return hash &* 0x94D0_49BB_1331_11EB
    }
}
