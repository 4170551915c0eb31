import AppShell
import BenchKit
import Foundation
import Headless
import MadiniaTestKit

/// Madinia's first launch in a process of its own: with the loading of the program and all that is done once.
enum ColdLaunch {
    /// The command's part in that process: launches, reads what is shown, and prints the process's CPU time so far, in
    /// nanoseconds.
    static func tell() throws {
        let session = MadiniaTestKit.makeSession()
        try session.launch()
        let content = try session.content()
        let time = Stopwatch.processTime()
        guard try !ElementFinder(content).reading(MadiniaWorld.homeResult).isEmpty else {
            throw BenchError.wrong("the home is not shown:\n\(content.outline)")
        }
        print(time)
    }

    /// From the outside.
    static func measure(samples: Int) throws -> BenchKit.Measurement {
        let times = try (0..<samples).map { _ in try inProcess() }
        return Measurement(samples: times, allocations: nil)
    }

    private static func inProcess() throws -> Double {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["--launch-madinia"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let time = Double(text) else { throw BenchError.wrong("the launched process says “\(text)”") }
        return time
    }
}
