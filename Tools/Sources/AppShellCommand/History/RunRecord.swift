import AppShellTexts
import Foundation
import ScenarioReports

/// A run, or one shard of a run, as one file of JSON lines holds it.
///
/// The first line says what ran, each of the others one scenario, and the last that the run came to its end. A line is
/// written when its scenario has ended, so that a run that is killed keeps what it had found.
struct RunRecord {
    /// The first line.
    struct Start: Codable, Hashable {
        /// Shards of one run have the same.
        let id: String
        let startedAt: Date
        /// Nil outside a git repository.
        var revision: String?
        /// Whether what git tracks was as in the revision.
        var isClean: Bool?
        var branch: String?
        /// The page of the CI server's build.
        var url: String?
        var shard: ShardNumber?
    }

    /// Which of how many shards it is.
    struct ShardNumber: Codable, Hashable {
        let number: Int
        let count: Int
    }

    /// The last line.
    struct End: Codable, Hashable {
        let isInterrupted: Bool
    }

    /// One line of the file: one of these.
    struct Line: Codable {
        var run: Start?
        var scenario: ScenarioRecord?
        var end: End?
    }

    let start: Start
    /// In the order in which they ended.
    var scenarios: [ScenarioRecord] = []
    /// Nil where the run was killed, or still runs.
    var end: End?

    var isFinished: Bool { end?.isInterrupted == false }

    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(time))
        }
        return encoder
    }()

    static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try time.parse(try decoder.singleValueContainer().decode(String.self))
        }
        return decoder
    }()

    /// With milliseconds: runs of a few scenarios follow each other quickly.
    static let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension RunRecord {
    /// - Parameters:
    ///   - name: the file's name in errors.
    ///   - notices: collects a line for each line that can't be read; the others are used.
    /// - Returns: nil where its first line says nothing of a run.
    init?(_ bytes: Data, name: String, notices: inout [String]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first, let start = (try? Self.decoder.decode(Line.self, from: first))?.run else {
            // A run that was killed before its first line was written, or is about to write it.
            if !bytes.isEmpty { notices.append(localized("\(name):1: this is no record of a run; it is left out.")) }
            return nil
        }
        self.start = start
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard let read = try? Self.decoder.decode(Line.self, from: line) else {
                // Torn when its process was killed.
                if index == lines.count - 1 { continue }
                notices.append(localized("\(name):\(index + 1): this line can't be read; it is left out."))
                continue
            }
            if let scenario = read.scenario {
                guard scenario.isPossible else {
                    notices.append(localized("\(name):\(index + 1): its numbers are not possible; it is left out."))
                    continue
                }
                scenarios.append(scenario)
            }
            if let end = read.end { self.end = end }
        }
    }
}
