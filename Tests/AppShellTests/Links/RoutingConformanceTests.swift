import Foundation
import Testing

@testable import AppShell

/// The routing tables of the official test data, which are never part of this repository.
///
/// `APPSHELL_CONFORMANCE` names their folder; without it, the one beside the checkout is taken if it is
/// there. Their patterns write parameters `:x` and rests `*x`.
@Suite(.enabled(if: RoutingData.isAvailable, "no official test data: name its folder with APPSHELL_CONFORMANCE"))
struct RoutingConformanceTests {
    @Test("SHELL-2: the overlaps of the official routing data are decided as it says, in any order")
    func overlaps() throws {
        let cases = try RoutingData.overlaps()
        #expect(!cases.isEmpty)
        for sample in cases {
            let patterns = sample.patterns.map(RoutingData.ourPattern)
            for order in [patterns, patterns.reversed()] {
                let found = try LinkTable(patterns: order).find("https://a.fr" + sample.path)
                #expect(found?.name == sample.winner.map(RoutingData.ourPattern), "\(sample.path) in \(order)")
            }
        }
    }

    @Test("SHELL-2: every lookup of the official routing tables finds its pattern", arguments: try RoutingData.tables())
    func lookups(_ name: String) throws {
        let patterns = try RoutingData.lines(of: name + ".pat").map(RoutingData.ourPattern)
        let table = try LinkTable(patterns: patterns)
        let lookups = try RoutingData.lines(of: name + ".look")
        #expect(!lookups.isEmpty)
        for line in lookups {
            let sides = line.split(separator: " ", maxSplits: 1)
            let index = try #require(Int(sides[0]))
            #expect(table.find("https://a.fr" + sides[1])?.name == patterns[index], "\(line)")
        }
    }
}

enum RoutingData {
    struct Overlap {
        let patterns: [String]
        let path: String
        let winner: String?
    }

    /// A fetched folder has no tables: they are not official data. One that is empty fails the tests of the official data.
    static var isAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

    private static var named: String? {
        ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static var folder: URL {
        let besides = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/conformance")
        return (named.map { URL(fileURLWithPath: $0) } ?? besides).standardizedFileURL.appendingPathComponent("routing")
    }

    static func lines(of file: String) throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// `patterns | path => winner`, the winner `-` where there is none.
    static func overlaps() throws -> [Overlap] {
        try lines(of: "overlaps.txt").filter { !$0.hasPrefix("#") }.map { line in
            let sides = line.split(separator: " | ", maxSplits: 1)
            let answer = sides.last?.split(separator: " => ", maxSplits: 1) ?? []
            try #require(sides.count == 2 && answer.count == 2, "not as the README says: \(line)")
            return Overlap(
                patterns: sides[0].split(separator: ",").map(String.init),
                path: String(answer[0]),
                winner: answer[1] == "-" ? nil : String(answer[1])
            )
        }
    }

    /// The names of the tables, such as `github`.
    static func tables() throws -> [String] {
        guard isAvailable else { return [] }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".pat") }
        let names = files.map { String($0.dropLast(4)) }.sorted()
        struct NoTables: Error {}
        guard !names.isEmpty else { throw NoTables() }
        return names
    }

    /// `/users/:id/*rest` as `/users/{id}/{*rest}`.
    static func ourPattern(_ pattern: String) -> String {
        pattern.split(separator: "/", omittingEmptySubsequences: false)
            .map { part in
                switch part.first {
                case ":": "{\(part.dropFirst())}"
                case "*": "{*\(part.dropFirst())}"
                default: String(part)
                }
            }
            .joined(separator: "/")
    }
}
