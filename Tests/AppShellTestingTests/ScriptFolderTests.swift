import AppShellTesting
import Foundation
import ScenarioRunner
import Testing

/// Scripts as test cases, and what is told of those that fail.
struct ScriptFolderTests {
    /// A package with these scripts, as long as `body` runs.
    private func withPackage(
        _ scripts: [String: String],
        kit: any TestKit.Type = TallyTestKit.self,
        _ body: (ScriptFolder) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = root.appending(path: "Scenarios")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data("".utf8).write(to: root.appending(path: "Package.swift"))
        for (name, text) in scripts { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let test = root.appending(path: "Tests/ATests/A.swift").path(percentEncoded: false)
        try body(ScriptFolder("Scenarios", kit: kit, file: test))
    }

    @Test("each scenario and each row is a test case that passes")
    func passes() throws {
        let script = """
            Feature: Tally
              Scenario: One
                Given the app is open
                Then I see "None yet"
              Scenario Outline: Two
                Given the app is open
                Then I see "<text>"
                Examples:
                  | text     |
                  | None yet |
                  | Tally    |
            """
        try withPackage(["a.feature": script]) { folder in
            #expect(
                folder.scenarios.map(\.testDescription) == [
                    "Scenarios/a.feature:2 One", "Scenarios/a.feature:10 Two", "Scenarios/a.feature:11 Two",
                ]
            )
            for scenario in folder.scenarios { scenario.run() }
            folder.expectDefined()
            folder.expectRepeatable()
        }
    }

    @Test("of a sample, every third scenario from the first on is run twice, over all files")
    func sample() throws {
        let good = "Given the app is open"
        let chance = "\(good)\n    When it fails in another way each time"
        func script(_ steps: [String]) -> String {
            "Feature: A\n" + steps.map { "  Scenario: B\n    \($0)\n" }.joined()
        }
        func issueCount(_ first: [String], _ second: [String], every stride: Int) throws -> Int {
            let scripts = ["a.feature": script(first), "b.feature": script(second)]
            var count = 0
            try withPackage(scripts, kit: ChanceTestKit.self) { folder in
                count = try issues { folder.expectRepeatable(every: stride) }.count
            }
            return count
        }
        #expect(try issueCount([good, chance], [chance, good], every: 3) == 0)
        #expect(try issueCount([good, chance], [chance, good], every: 1) == 1)
        #expect(try issueCount([good, good], [good, chance], every: 3) == 1)
    }

    @Test("a failure is at the line of its step, with what the command prints of it")
    func fails() throws {
        let script = "Feature: A\n  Scenario: B\n    Given the app is open\n    Then I see \"One\"\n"
        try withPackage(["a.feature": script]) { folder in
            let seen = try issues { for scenario in folder.scenarios { scenario.run() } }
            #expect(seen.map(\.place) == ["Scenarios/a.feature:4"])
            let text = seen.first?.text ?? ""
            for part in ["✘ Scenarios/a.feature:2  B", "Then I see \"One\"", "The screen at this point:", "None yet"] {
                #expect(text.contains(part), "\(text)")
            }
        }
    }

    @Test("a step without a definition is at its line")
    func undefined() throws {
        let script = "Feature: A\n  Scenario: B\n    Given the app is open\n    When I whistle\n"
        try withPackage(["a.feature": script]) { folder in
            let seen = try issues { folder.scenarios.first?.run() }
            #expect(seen.map(\.place) == ["Scenarios/a.feature:4"])
            let dry = try issues { folder.expectDefined() }
            #expect(dry.count == 1)
        }
    }

    @Test("a script that can't be read fails at its line, and the others run")
    func unreadable() throws {
        let good = "Feature: A\n  Scenario: B\n    Given the app is open\n"
        try withPackage([
            "a.feature": "Feature: A\n  Scenario: B\n    Given the app is open\n    Nonsense\n", "b.feature": good,
        ]) {
            folder in
            #expect(folder.scenarios.count == 2)
            let seen = try issues { for scenario in folder.scenarios { scenario.run() } }
            #expect(seen.map(\.place) == ["Scenarios/a.feature:4"], "\(seen)")
        }
    }

    @Test("files of phrases are no scenarios: their steps are those of the scripts")
    func phrases() throws {
        let phrases = """
            Feature: Phrases
              Scenario: nothing has been counted in {string}
                Then I see "None yet"
                And the <1> screen is shown
            """
        let script = """
            Feature: A
              Scenario: B
                Given the app is open
                Then nothing has been counted in "Tally"
            """
        try withPackage(["a.feature": script, "a.phrases.feature": phrases]) { folder in
            #expect(folder.scenarios.map(\.id) == ["Scenarios/a.feature:2"])
            for scenario in folder.scenarios { scenario.run() }
            folder.expectDefined()
        }
        try withPackage(["a.feature": script, "a.phrases.feature": phrases + "\n    And I whistle\n"]) { folder in
            let seen = try issues { folder.scenarios.first?.run() }
            #expect(seen.map(\.place) == ["Scenarios/a.phrases.feature:5"], "\(seen)")
        }
    }

    @Test("a folder without scripts, or with none that has a scenario, fails where it is named")
    func empty() throws {
        for scripts in [[:], ["a.feature": ""]] {
            try withPackage(scripts) { folder in
                #expect(folder.scenarios.count == 1)
                let seen = try issues { folder.scenarios.first?.run() }
                #expect(seen.count == 1 && seen[0].place.hasSuffix("ScriptFolderTests.swift:21"), "\(seen)")
            }
        }
    }
}
