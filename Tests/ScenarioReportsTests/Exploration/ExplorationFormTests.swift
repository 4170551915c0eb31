import Foundation
import Testing

@testable import ScenarioReports

@Suite("The forms of an exploration")
struct ExplorationFormTests {
    private static func forms(of report: ExplorationReport) -> [String] {
        [report.text(style: TextStyle(isColored: true)), report.json]
    }

    @Test("Equal reports give equal bytes")
    func determinism() {
        for report in ExplorationSample.all {
            let first = Self.forms(of: report)
            for _ in 0..<3 { #expect(Self.forms(of: report) == first) }
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
            #expect(findings.map { $0["fact"] as? String } == report.findings.map(\.fact))
            #expect(findings.map { $0["counts"] as? Bool } == report.findings.map(\.counts))
            #expect((object["ways"] as? [Any])?.count == report.ways.count)
            // Keys without values, in the order of the text.
            #expect(Self.keys(in: text) == Self.keys(in: String(decoding: sorted, as: UTF8.self)))
        }
    }

    private static func keys(in json: String) -> [Substring] {
        json.matches(of: /"([A-Za-z]+)":/).map(\.1)
    }
}
