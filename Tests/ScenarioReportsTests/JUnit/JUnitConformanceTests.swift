import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

/// The official formatter's files, from the same messages.
@Suite(.enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)))
struct JUnitConformanceTests {
    @Test(
        "conformance junit-xml: the strict report of a file of messages is the official one",
        arguments: try ConformanceFolder.files(in: "junit-xml", withExtension: "ndjson")
    )
    func official(_ file: URL) throws {
        let name = file.deletingPathExtension().lastPathComponent
        let expected = file.deletingLastPathComponent().appendingPathComponent("\(name).default.xml")
        let official = [UInt8](try Data(contentsOf: expected))
        let report = try JUnitSamples.report(.strict, ofMessages: file)
        if report == official { return }
        try #expect(XMLCheck.canonical(report) == XMLCheck.canonical(official))
        #expect(OfficialData.hasPython, "the bytes differ, and there is no Python to compare their canonical form")
    }

    @Test(
        "conformance junit-xml: a report is valid against the schemas",
        .enabled(if: XMLCheck.isAvailable, "Python's lxml is missing"),
        arguments: try ConformanceFolder.files(in: "junit-xml", withExtension: "ndjson")
    )
    func valid(_ file: URL) throws {
        try JUnitSamples.expectValid(
            strict: JUnitSamples.report(.strict, ofMessages: file),
            standard: JUnitSamples.report(.standard, ofMessages: file),
            rich: JUnitSamples.report(.rich, ofMessages: file)
        )
    }

    @Test(
        "conformance junit-xml: a report of a run where everything happens is valid against the schemas",
        .enabled(if: XMLCheck.isAvailable, "Python's lxml is missing")
    )
    func shop() throws {
        try JUnitSamples.expectValid(
            strict: JUnitSamples.report(.strict, of: SampleRun.shop.events),
            standard: JUnitSamples.report(.standard, of: SampleRun.shop.events),
            rich: JUnitSamples.report(.rich, of: SampleRun.shop.events)
        )
    }
}

enum JUnitSamples {
    static func report(_ dialect: JUnitReport.Dialect, of events: [RunEvent]) -> [UInt8] {
        var bytes: [UInt8] = []
        let report = JUnitReport(dialect) { bytes += $0 }
        for event in events { report.handle(event) }
        return bytes
    }

    static func report(_ dialect: JUnitReport.Dialect, ofMessages file: URL) throws -> [UInt8] {
        let bytes = [UInt8](try Data(contentsOf: file))
        return report(dialect, of: try MessageReader(name: file.lastPathComponent, bytes: bytes).events())
    }

    /// What the rich dialect has beyond Jenkins' schema; its plugin, GitLab and others read them nevertheless.
    private static let extensions = [
        "/testsuites/@skipped", "//testcase/@file", "//testcase/@line", "//testcase/properties", "//flakyFailure",
        "//rerunFailure",
    ]

    static func expectValid(strict: [UInt8], standard: [UInt8], rich: [UInt8]) throws {
        let claims = [
            XMLCheck.Claim(standard, schema: "jenkins-junit.xsd"),
            XMLCheck.Claim(strict, schema: "jenkins-junit.xsd"),
            // The official files have a timestamp, which surefire's schema does not know.
            XMLCheck.Claim(strict, schema: "surefire-test-report-3.0.2.xsd", without: ["/testsuite/@timestamp"]),
            XMLCheck.Claim(rich, schema: "jenkins-junit.xsd", without: extensions),
        ]
        #expect(try XMLCheck.issues(claims) == "")
    }
}
