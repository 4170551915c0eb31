import BenchKit
import CucumberGherkin
import Foundation

/// Folders of feature files that runners are measured with.
enum ScenarioSuites {
    /// Each scenario has eight steps, of the kinds that both runners know; files have a hundred scenarios.
    static func writeIdle(_ count: Int, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in 0..<(count + 99) / 100 {
            var lines = ["Feature: Suite \(file)", ""]
            for number in file * 100..<min(count, file * 100 + 100) {
                lines += [
                    "  Scenario: Customer \(number) buys something",
                    "    Given nothing at all",
                    "    And the number \(number)",
                    "    And a cart with \(number % 7) items",
                    "    When the customer says \"hello \(number % 10)\"",
                    "    And the customer pays by \"card\"",
                    "    And an hour passes",
                    "    Then the total is \(number % 100)",
                    "    And all is well",
                    "",
                ]
            }
            let name = String(format: "suite%03d.feature", file)
            try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: name))
        }
    }

    /// Madinia's own scripts under other names, again and again until there are as many scenarios.
    ///
    /// - Returns: how many there are: the last file is whole.
    static func writeMadinia(_ count: Int, into folder: URL) throws -> Int {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = try FileManager.default.contentsOfDirectory(at: scripts, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "feature" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let counts = try files.map { try FeatureReading.count(of: Array(Data(contentsOf: $0))) }
        guard counts.reduce(0, +) > 0 else { throw BenchError.missing("no scenario in \(scripts.path)") }
        var total = 0
        for round in 0... {
            for (file, scenarios) in zip(files, counts) {
                guard total < count else { return total }
                let name = String(format: "%03d-", round) + file.lastPathComponent
                try FileManager.default.copyItem(at: file, to: folder.appending(path: name))
                total += scenarios
            }
        }
        return total
    }

    private static var scripts: URL {
        // Benchmarks/Sources/AppShellBench/Runner/ScenarioSuites.swift
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder.appending(path: "Scenarios/Madinia")
    }
}
