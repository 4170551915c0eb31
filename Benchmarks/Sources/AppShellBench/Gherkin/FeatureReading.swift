import BenchKit
import CucumberGherkin
import Foundation

/// A feature file read: the tree and the pickles of it.
enum FeatureReading {
    /// Work that counts a byte as an operation.
    static func work(_ bytes: [UInt8]) -> Work {
        Work(operations: bytes.count) {
            guard let read = read(bytes) else { return -1 }
            return read.pickles.reduce(read.document.comments.count) { $0 &+ $1.steps.count }
        }
    }

    /// How many pickles a file has.
    ///
    /// - Throws: where it does not parse: what is measured then would be how fast a file is refused.
    static func count(of bytes: [UInt8]) throws -> Int {
        guard let count = read(bytes)?.pickles.count else { throw BenchError.wrong("the sample has errors") }
        return count
    }

    private static func read(_ bytes: consuming [UInt8]) -> (document: Gherkin.Document, pickles: [Pickle])? {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "shop.feature", bytes: bytes)
        guard case .success(let document) = GherkinParser().parse(source, ids: &ids),
            let pickles = try? PickleCompiler().pickles(of: document, ids: &ids)
        else { return nil }
        return (document, pickles)
    }

    // MARK: Memory

    /// The command's part in a process of its own: reads a file, holds tree and pickles, and prints by how many bytes the
    /// most that the process ever had exceeds what it had before it read the file.
    static func tellMemory(_ path: String) throws {
        let before = try status("VmRSS:")
        let read = try read(contents(path))
        let peak = try status("VmHWM:")
        guard let pickles = withExtendedLifetime(read, { read?.pickles }), !pickles.isEmpty else {
            throw BenchError.wrong("\(path) has no scenario")
        }
        print(peak - before)
    }

    /// From the outside: bytes.
    static func memory(_ path: String, samples: Int) throws -> BenchKit.Measurement {
        let peaks = try (0..<samples).map { _ in
            let text = try GherkinPeer.output(of: CommandLine.arguments[0], ["--read-feature", path])
            guard let peak = Double(text) else { throw BenchError.wrong("the reading process says “\(text)”") }
            return peak
        }
        return Measurement(samples: peaks, allocations: nil)
    }

    /// The bytes of a file, and no other memory.
    private static func contents(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw BenchError.missing("no file \(path)") }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }

    /// A figure of the process's state, which Linux gives in kB.
    private static func status(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
            throw BenchError.missing("the system does not tell \(name)")
        }
        return kilobytes * 1_024
    }
}
