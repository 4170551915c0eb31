import AppShell
import Foundation
import Testing

@testable import AppShellStatsFeature

struct ExportTests {
    private struct Malformed: Error {}

    /// RFC 4180, strictly: fields by line, CRLF at the end of each.
    private func parse(_ bytes: [UInt8]) throws -> [[String]] {
        var lines: [[String]] = []
        var line: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            var field: [UInt8] = []
            if rest.first == UInt8(ascii: "\"") {
                rest.removeFirst()
                while true {
                    guard let byte = rest.popFirst() else { throw Malformed() }
                    guard byte == UInt8(ascii: "\"") else {
                        field.append(byte)
                        continue
                    }
                    guard rest.first == UInt8(ascii: "\"") else { break }
                    field.append(rest.removeFirst())
                }
            } else {
                while let byte = rest.first, byte != UInt8(ascii: ","), byte != 13, byte != 10 {
                    guard byte != UInt8(ascii: "\"") else { throw Malformed() }
                    field.append(rest.removeFirst())
                }
            }
            line.append(try #require(String(validating: field, as: UTF8.self)))
            if rest.first == UInt8(ascii: ",") {
                rest.removeFirst()
            } else {
                guard rest.popFirst() == 13, rest.popFirst() == 10 else { throw Malformed() }
                lines.append(line)
                line = []
            }
        }
        guard line.isEmpty else { throw Malformed() }
        return lines
    }

    private func entry(_ line: [String: String]) throws -> StatsEntry {
        func field(_ name: String) throws -> String { try #require(line[name]) }
        func text(_ name: String) throws -> String {
            let field = try field(name)
            return field.unicodeScalars.first == "'" ? String(field.unicodeScalars.dropFirst()) : field
        }
        func integer(_ name: String) throws -> Int {
            let number = Int(try field(name))
            return try #require(number)
        }
        func double(_ name: String) throws -> Double? {
            let text = try field(name)
            return text.isEmpty ? nil : Double(text)
        }
        func duration(_ name: String) throws -> Duration? {
            let parts = try field(name).split(separator: ".").compactMap { Int($0) }
            return parts.count == 2 ? .milliseconds(parts[0] * 1_000 + parts[1]) : nil
        }
        let date = Date(rfc3339: try field("date"))
        let milliseconds = try #require(date).milliseconds
        let length = try duration("duration_seconds")
        let median = try duration("median_interval_seconds")
        let speed = try double("digits_per_second")
        return StatsEntry(
            id: try text("id"),
            // To the millisecond, as it is written.
            date: Date(milliseconds: milliseconds),
            constantID: try text("constant"),
            mode: try text("mode"),
            score: try integer("score"),
            attempts: try integer("attempts"),
            errors: try integer("errors"),
            errorPositions: try field("missed_decimals").split(separator: " ").compactMap { Int($0).map { $0 - 1 } },
            bestStreak: try integer("best_streak"),
            duration: try #require(length),
            speed: try #require(speed),
            revealsUsed: try integer("reveals_used"),
            medianInterval: median,
            consistency: try double("consistency"),
            isResumed: try field("resumed") == "true"
        )
    }

    @Test("PI-FR7: the CSV reads back as the sessions it was made of, whatever their texts hold", arguments: 1...20)
    func csv(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let marks = ["=", "+", "-", "@", "'", "\"", ",", "\r", "\n", "\r\n", "\t", " ", "é", "a", "1", "\u{301}"]
        let entries = (0..<40).map { _ in
            let id = (0..<random.number(0...6)).map { _ in marks[random.number(0...(marks.count - 1))] }.joined()
            var entry = random.entry(id)
            entry.mode = "=cmd|' /C calc'!A0"
            return entry.normalised
        }
        let lines = try parse(CSVExport.bytes(of: entries))
        let header = try #require(lines.first)
        #expect(lines.allSatisfy { $0.count == header.count })
        let read = try lines.dropFirst().map { try entry(Dictionary(uniqueKeysWithValues: zip(header, $0))) }
        #expect(read.map { Array($0.id.utf8) } == entries.map { Array($0.id.utf8) })
        #expect(read == entries)
        // Nothing that a spreadsheet would run.
        for field in lines.joined() {
            #expect(field.unicodeScalars.first.map { !"=+-@\t\r".unicodeScalars.contains($0) } ?? true)
        }
    }

    @Test("PI-FR7: the CSV has a header and a line a session, in ISO 8601 with the zone and with decimal points")
    func csvText() {
        var entry = StatsEntry.sample("s-1", score: 156, errors: [31, 42])
        entry.date = Date(timeIntervalSince1970: 1_769_187_845.12)
        entry.duration = .milliseconds(48_750)
        entry.speed = 3.2
        entry.medianInterval = .milliseconds(310)
        entry.consistency = 0.875
        let header =
            "id,date,constant,mode,score,attempts,errors,missed_decimals,best_streak,duration_seconds,"
            + "digits_per_second,reveals_used,median_interval_seconds,consistency,resumed\r\n"
        let line = "s-1,2026-01-23T17:04:05.120Z,pi,strict,156,158,2,31 42,156,48.750,3.2,0,0.310,0.875,false\r\n"
        #expect(String(decoding: CSVExport.bytes(of: [entry]), as: UTF8.self) == header + line)
        #expect(String(decoding: CSVExport.bytes(of: []), as: UTF8.self) == header)
    }

    @Test("PI-FR7: a moment is written to its millisecond, before 1970 too")
    func moments() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let date = Date(milliseconds: random.number(-2_000_000_000_000...4_000_000_000_000))
            #expect(Date(rfc3339: ExportedEntry.moment(date))?.milliseconds == date.milliseconds)
        }
        #expect(ExportedEntry.moment(Date(milliseconds: -1)) == "1969-12-31T23:59:59.999Z")
    }

    @Test("PI-FR7: the JSON has the records and the sessions, its keys sorted, the same at each export")
    func json() throws {
        let disk = FlakyDisk()
        let stats = try disk.launch()
        var random = SplitMix64(seed: 9)
        for number in 0..<30 { stats.record(random.entry("\(number)")) }
        let bytes = JSONExport.bytes(of: stats.entries, bests: stats.best, of: stats.constants)
        #expect(bytes == JSONExport.bytes(of: stats.entries, bests: stats.best, of: stats.constants))
        let json = try JSONValue(parsing: bytes, limits: .stored)
        #expect(json.objectValue?.keys == ["records", "sessions"])
        let sessions = try #require(json["sessions"]?.arrayValue)
        #expect(sessions.compactMap { $0["id"]?.stringValue } == stats.entries.map(\.id))
        #expect(sessions.map { $0["score"]?.integerValue } == stats.entries.map(\.score))
        #expect(sessions.allSatisfy { $0.objectValue?.keys.sorted() == $0.objectValue?.keys })
        #expect(sessions.compactMap { $0["digits_per_second"]?.numberValue?.double } == stats.entries.map(\.speed))
        #expect(json["records"]?["pi"]?["score"]?.integerValue == stats.best(of: "pi")?.score)
    }
}
