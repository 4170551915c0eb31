import BenchKit
import CucumberGherkin
import Foundation
import IdleSuite

/// Folders of feature files that runners are measured with.
enum ScenarioSuites {
    /// Each scenario has eight steps, of the kinds that both runners know; files have a hundred scenarios.
    static func writeIdle(_ count: Int, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let size = IdleSuite.fileSize
        for file in 0..<(count + size - 1) / size {
            let text = IdleSuite.text("Suite \(file)", scenarios: file * size..<min(count, (file + 1) * size))
            let name = String(format: "suite%03d.feature", file)
            try Data(text.utf8).write(to: folder.appending(path: name))
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
