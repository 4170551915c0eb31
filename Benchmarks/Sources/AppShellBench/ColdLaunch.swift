import AppShell
import AppShellHeadless
import BenchKit
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner

/// A product's first launch in a process of its own: with the loading of the program and all that is done once.
struct ColdLaunch {
    let kit: any TestKit.Type
    /// PackedBytes of its first screen once everything is there.
    let result: String

    static let madinia = ColdLaunch(kit: MadiniaTestKit.self, result: MadiniaWorld.homeResult)
    static let piTrainer = ColdLaunch(kit: PiTrainerTestKit.self, result: "S'entraîner")

    /// The command's part in that process: launches, reads what is shown, and prints the process's CPU time so far, in
    /// nanoseconds.
    static func tell(_ product: String) throws {
        guard let launch = [madinia, piTrainer].first(where: { $0.kit.productID == product }) else {
            throw BenchError.missing("there is no product “\(product)” to launch")
        }
        let session = launch.kit.makeSession()
        try session.launch()
        let content = try session.content()
        let time = Stopwatch.processTime()
        guard try !ElementFinder(content).reading(launch.result).isEmpty else {
            throw BenchError.wrong("the home is not shown:\n\(content.outline)")
        }
        print(time)
    }

    /// From the outside.
    func measure(samples: Int) throws -> BenchKit.Measurement {
        let times = try (0..<samples).map { _ in try inProcess() }
        return Measurement(samples: times, allocations: nil)
    }

    private func inProcess() throws -> Double {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["--launch", kit.productID]
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
