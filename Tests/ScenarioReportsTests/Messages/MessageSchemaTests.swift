import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

private let hasValidator =
    (try? OfficialData.python("import jsonschema; print(1)")).map { !$0.isEmpty } ?? false

@Suite(
    .enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)),
    .enabled(if: hasValidator, "Python's jsonschema is missing")
)
struct MessageSchemaTests {
    @Test("conformance messages: every envelope of a run with screens, extras and exercises is valid")
    func valid() throws {
        var bytes: [UInt8] = []
        let report = MessageReport(coverageRecords: { ["{}"] }) { bytes += $0 }
        for event in SampleRun.shop.events.dropLast() { report.handle(event) }
        var summary = SampleRun.shop.summary
        summary.isInterrupted = true
        summary.leftOutCount = 3
        report.handle(.runFinished(summary))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ndjson")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let program = """
            import json, sys, jsonschema
            validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
            count = 0
            for line in open(sys.argv[2]):
                count += 1
                for error in validator.iter_errors(json.loads(line)):
                    print(count, error.message)
            print("checked", count)
            """
        let schema = try ConformanceFolder.files(in: "messages", withExtension: "json")[0]
        let output = String(decoding: try OfficialData.python(program, schema.path, file.path), as: UTF8.self)
        #expect(output == "checked \(MessageSamples.lines(bytes).count)\n")
        for type in ["screen", "run", "scenario", "coverage"] {
            #expect(String(decoding: bytes, as: UTF8.self).contains("vnd.appshell.\(type)+json"))
        }
    }
}
