import BenchKit
import Foundation

/// `appshell run` on a suite, as `appshell-suites` has it.
struct SuiteCommand {
    enum Mode: String, CaseIterable {
        case asItIs = "as it is"
        case oneJob = "--jobs 1"
        case twoJobs = "--jobs 2"
        case inProcess = "--in-process"

        var arguments: [String] { self == .asItIs ? [] : rawValue.split(separator: " ").map(String.init) }
    }

    /// Where the folders of suites are, and reports are written.
    let folder: URL

    static var executable: String { neighbour("appshell-suites") }

    /// A program that is built beside this one.
    static func neighbour(_ name: String) -> String {
        (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: name).path
    }

    /// The first of the programs needed that is not there.
    static var missing: String? {
        [executable, ProcessCost.meter].first { !FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// With every report that a CI keeps: what progress prints goes nowhere, the others into files.
    ///
    /// - Parameter scenarios: nil for as many as the suite is named for.
    /// - Throws: unless the reports tell of so many: what is measured then would be another suite.
    func reported(_ suite: String, _ mode: Mode, scenarios: Int? = nil) throws -> ProcessCost {
        let formats = ["progress", "message:report.ndjson", "junit:report.xml", "html:report.html"]
        let cost = try measure([suite] + formats.flatMap { ["--format", $0] } + mode.arguments)
        if let count = scenarios ?? Int(suite) { try checkReports(count: count) }
        return cost
    }

    /// As a person runs one scenario at a desk.
    func plain(_ suite: String, _ mode: Mode) throws -> ProcessCost {
        try measure([suite] + mode.arguments)
    }

    private func measure(_ arguments: [String]) throws -> ProcessCost {
        try ProcessCost.measure([Self.executable, "run"] + arguments + ["--no-defaults"], in: folder)
    }

    private func checkReports(count: Int) throws {
        let messages = try Data(contentsOf: folder.appending(path: "report.ndjson"))
        let cases =
            try String(contentsOf: folder.appending(path: "report.xml"), encoding: .utf8)
            .components(separatedBy: "<testcase ").count - 1
        let ended = messages.split(separator: UInt8(ascii: "\n"))
            .count { $0.starts(with: Data(#"{"testCaseFinished""#.utf8)) }
        guard cases == count, ended == count else {
            throw BenchError.wrong("\(count) scenarios are \(ended) in the messages, \(cases) in the JUnit report")
        }
    }
}
