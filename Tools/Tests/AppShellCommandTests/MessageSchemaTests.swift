import Foundation
import Testing

/// Every envelope that a run prints is valid against the official schema of Cucumber Messages.
///
/// Reads the schema where APPSHELL_CONFORMANCE says, by default beside the checkout, and checks with Python's
/// jsonschema; `.ci/run` installs it.
struct MessageSchemaTests {
    private static let folder =
        ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"]
        .map { URL(fileURLWithPath: $0) } ?? Repository.root.appending(path: "../shared/conformance")
    private static let isNamed = ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"] != nil

    @Test(
        "messages of passing and failing runs are valid",
        .enabled(
            if: isNamed || FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)),
            "no conformance folder here"
        )
    )
    func valid() throws {
        let scratch = try Scratch()
        let wrong = try scratch.write(Scripts.wrong, to: "Madinia/wrong.feature")
        let undefined = try scratch.write(
            "Feature: F\n  Scenario: S\n    Given nothing\n",
            to: "Madinia/undefined.feature"
        )
        let broken = try scratch.write(
            "Feature: F\n  Scenario: S\n    Given x\n    Giben y\n",
            to: "Madinia/broken.feature"
        )
        let sound = ["Scenarios/Madinia/exemple.feature", "Scenarios/Madinia/liens.feature"]
        let runs = try [sound, [wrong, undefined, broken]].map { scripts in
            try Command(["run", "--format", "message"] + scripts)
        }
        let messages = try scratch.write(runs.map(\.output).joined(), to: "messages.ndjson")

        let schema = Self.folder.appending(path: "messages/messages.schema.json").path(percentEncoded: false)
        let script = """
            import json, sys, jsonschema
            validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
            count = 0
            for line in open(sys.argv[2], encoding="utf-8"):
                validator.validate(json.loads(line))
                count += 1
            print(count)
            """
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        check.arguments = ["python3", "-c", script, schema, messages]
        let (output, errors) = (Pipe(), Pipe())
        check.standardOutput = output
        check.standardError = errors
        try check.run()
        let count = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let issue = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "\(issue.suffix(2_000))")
        #expect(Int(count.filter(\.isNumber)) == runs.map { $0.output.split(separator: "\n").count }.reduce(0, +))
    }
}
