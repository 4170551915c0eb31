import Foundation
import Testing

@testable import AppShellCommand

/// Formats that a program adds.
struct CustomFormatTests {
    @Test("a program's own format goes where --format says, beside the command's")
    func writes() throws {
        let scratch = try Scratch()
        let script = "Feature: F\n  Scenario: A\n    Given nothing\n  Scenario: B\n    Then it fails\n"
        let file = try scratch.write(script, to: "f.feature")
        let list = try scratch.write("", to: "names.txt")
        let run = try Command(
            ["run", "--format", "names:\(list)", "--format", "summary", file],
            program: "AppShellTrials"
        )
        #expect(run.status == 1)
        #expect(try String(contentsOfFile: list, encoding: .utf8) == "PASSED A\nFAILED B\n")
        #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
        #expect(
            try Command(["run", "--format", "names", file], program: "AppShellTrials").output.contains("FAILED B\n")
        )
        #expect(try Command(["run", "--help"], program: "AppShellTrials").output.contains("names"))
        #expect(try Command(["run", "--format", "names", file]).status == 2, "it is that program's only")
    }

    @Test("a name that is taken or can't be read is refused", arguments: ["html", "custom:x", "", "two words"])
    func refuses(_ name: String) {
        #expect(throws: CommandError.self) {
            try InstalledFormats.install([CustomFormat(name) { _ in fatalError("never made") }])
        }
    }
}
