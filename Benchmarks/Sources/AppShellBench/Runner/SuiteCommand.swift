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

    /// Beside this program.
    static var executable: String {
        (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "appshell-suites").path
    }

    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    /// With every report that a CI keeps: what progress prints goes nowhere, the others into files.
    func reported(_ suite: String, _ mode: Mode, count: Int) throws -> [ProcessCost] {
        let formats = ["progress", "message:report.ndjson", "junit:report.xml", "html:report.html"]
        return try measure([suite] + formats.flatMap { ["--format", $0] } + mode.arguments, count: count)
    }

    /// As a person runs one scenario at a desk.
    func plain(_ suite: String, _ mode: Mode, count: Int) throws -> [ProcessCost] {
        try measure([suite] + mode.arguments, count: count)
    }

    private func measure(_ arguments: [String], count: Int) throws -> [ProcessCost] {
        try ProcessCost.measure(
            ProcessCost.Order(
                command: [Self.executable, "run"] + arguments + ["--no-defaults"],
                folder: folder.path,
                count: count
            )
        )
    }

    /// - Throws: unless the reports tell of so many scenarios: what is measured then would be another suite.
    func checkReports(count: Int) throws {
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
