import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

private let hasValidator =
    (try? OfficialData.python("import jsonschema; print(1)")).map { !$0.isEmpty } ?? false

/// Every envelope of every sample is valid against the official schema.
@Suite(
    .enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)),
    .enabled(if: hasValidator, "Python's jsonschema is missing")
)
struct KitSchemaTests {
    @Test("conformance messages: every envelope of the samples is valid")
    func valid() throws {
        let schema = try ConformanceFolder.files(in: "messages", withExtension: "json")[0]
        var messages: [UInt8] = []
        for sample in try KitSample.all() + KitSample.furtherMessages() {
            for detail in [MessageReport.Detail.standard, .full] { messages += try sample.messages(detail) }
        }
        let faulty = "Feature: F\n  Scenario: S\n    Given x\n    Giben y\n"
        messages += Array(TinyRun(script: faulty).messages.utf8)
        messages += Array(TinyRun(steps: ["Soit l'application est ouverte"], isDryRun: true).messages.utf8)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ndjson")
        try Data(messages).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let program = """
            import json, sys, jsonschema
            validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
            count, issues, known = 0, [], set()
            for line in open(sys.argv[2], encoding="utf-8"):
                count += 1
                # Most envelopes are in both details.
                if line in known: continue
                known.add(line)
                issues += [error.message[:300] for error in validator.iter_errors(json.loads(line))]
            print(count, *issues[:20], sep="\\n")
            """
        let paths = [schema, file].map { $0.path(percentEncoded: false) }
        let output = String(decoding: try OfficialData.python(program, paths[0], paths[1]), as: UTF8.self)
        let count = messages.count { $0 == UInt8(ascii: "\n") }
        #expect(count > 500)
        #expect(output == "\(count)\n")
    }
}
