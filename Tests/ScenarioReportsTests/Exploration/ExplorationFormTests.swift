import AppShellTexts
import Foundation
import Testing

@testable import ScenarioReports

@Suite("The forms of an exploration")
struct ExplorationFormTests {
    private static func forms(of report: ExplorationReport) -> [String] {
        [report.text(style: TextStyle(isColored: true)), report.json, report.dot, report.svg, report.html]
    }

    @Test("Equal reports give equal bytes")
    func determinism() {
        for report in ExplorationSample.all {
            let first = Self.forms(of: report)
            for _ in 0..<3 { #expect(Self.forms(of: report) == first) }
            // The order of ways does not matter.
            var other = report
            other.ways.reverse()
            #expect(other.svg == report.svg)
            #expect(other.dot == report.dot)
        }
    }

    @Test("JSON has what the report has, with sorted keys")
    func json() throws {
        for report in ExplorationSample.all {
            let text = report.json
            #expect(text.hasSuffix("}\n") && text.count { $0 == "\n" } == 1)
            let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
            let sorted = try JSONSerialization.data(
                withJSONObject: value,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
            let object = try #require(value as? [String: Any])
            #expect(object["states"] as? Int == report.states)
            #expect(object["complete"] as? Bool == report.isComplete)
            #expect(object["seed"] as? String == "\(report.seed)")
            let findings = try #require(object["findings"] as? [[String: Any]])
            #expect(findings.map { $0["fact"] as? String } == report.findings.map(\.fact.english))
            #expect(findings.map { $0["counts"] as? Bool } == report.findings.map(\.counts))
            #expect(findings.map { $0["calls"] as? [String] } == report.findings.map(\.calls))
            #expect(findings.map { $0["cause"] as? String } == report.findings.map(\.acts.last?.english))
            #expect(findings.map { $0["change"] as? [String] } == report.findings.map(\.change))
            let sentences = report.findings.map { finding in
                report.laws.first { $0.name == finding.law }?.sentence
            }
            #expect(findings.map { $0["sentence"] as? String } == sentences)
            #expect((object["ways"] as? [Any])?.count == report.ways.count)
            // Keys without values, in the order of the text.
            #expect(Self.keys(in: text) == Self.keys(in: String(decoding: sorted, as: UTF8.self)))
        }
    }

    @Test("JSON and the map for Graphviz are English, whoever reads")
    func english() {
        let report = ExplorationSample.french
        let english = [report.json, report.dot]
        #expect(Reader.$current.withValue(ExplorationSample.frenchReader) { [report.json, report.dot] } == english)
        #expect(english[0].contains("The back end has 2 equal records"))
        #expect(english[1].contains("× launch"))
    }

    private static func keys(in json: String) -> [Substring] {
        json.matches(of: /"([A-Za-z]+)":/).map(\.1)
    }

    @Test("SVG is well-formed, alone and in the page")
    func svg() throws {
        for report in ExplorationSample.all {
            let svg = report.svg
            try Self.parse(svg)
            #expect(svg.contains("<style>") && svg.contains("role=\"img\""))
            let drawn = StateMapDrawing(StateMap(report)).svg(standsAlone: false)
            try Self.parse(drawn)
            #expect(!drawn.contains("<style>"))
        }
    }

    /// With Python's parser: Foundation's is not part of what the tests link.
    private static func parse(_ xml: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c", "import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())",
        ]
        #expect(try run(process, input: xml) == "")
    }

    @Test("Graphviz reads the map", .enabled(if: hasGraphviz, "dot is not installed: apt-get install graphviz"))
    func dot() throws {
        for report in ExplorationSample.all {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["dot", "-Tcanon"]
            #expect(try Self.run(process, input: report.dot) == "")
        }
    }

    private static let hasGraphviz = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/dot") }

    /// Gives what it complained of, or its status.
    private static func run(_ process: Process, input: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "input")
        try Data(input.utf8).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.isEmpty && process.terminationStatus != 0 ? "status \(process.terminationStatus)" : text
    }
}
