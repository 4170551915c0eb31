import Foundation
import Testing

struct RepeatedOptionsTests {
    /// Those that are combined; the tests below see how.
    private static let combined: Set<String> = [
        "run --product", "run --tags", "run --name", "run --retry-tags", "run --format", "run --coverage-format",
        // In AffectedRunTests.
        "run --impact",
        // In ExploreCommandTests.
        "explore --law", "explore --without-law", "explore --format",
        "merge --format", "merge --coverage-format", "lint --product", "steps --product",
        // In LspCommandTests.
        "lsp --product",
        // In TextsCommandTests.
        "texts --sources",
    ]

    @Test("every option of every command, given twice, is combined or refused")
    func all() throws {
        var seen: Set<String> = []
        // Those that only the program starts are not checked.
        for (command, option) in try Self.options() where !command.hasSuffix("worker") {
            let name = "\(command) \(option.name)"
            seen.insert(name)
            if option.isRepeating {
                #expect(Self.combined.contains(name), "\(name): say here how two are combined, and try it below")
                continue
            }
            // The value of --lang is read before the others.
            let (first, second) = option.name == "--lang" ? ("en", "fr") : ("1", "2")
            let run = try Command(
                command.split(separator: " ").map(String.init) + [option.name, first, "\(option.name)=\(second)"]
            )
            #expect(run.status == 2, "\(name)")
            #expect(
                run.errors
                    == "\(option.name): given twice, with “\(first)” and “\(second)”. It takes a single value; keep one.\n",
                "\(name)"
            )
        }
        #expect(seen.isSuperset(of: Self.combined))
        #expect(seen.isSuperset(of: ["check --team", "run --backend", "new feature --title"]))
    }

    @Test("several tag expressions must all fit, several names and products are alternatives")
    func selection() throws {
        let scratch = try Scratch()
        let script =
            "Feature: F\n"
            + (1...4).map { "  @n\($0) \($0 > 2 ? "@late" : "@early")\n  Scenario: \($0)\n    * nothing\n" }.joined()
        let file = try scratch.write(script, to: "f.feature")
        func names(_ arguments: [String]) throws -> [Substring] {
            let all = ["run", file, "--dry-run"] + arguments
            let run = try Command(all, program: "AppShellTrials", in: scratch.folder)
            return run.output.matches(of: /Scenario: (\d)/).map(\.1)
        }
        #expect(try names(["--tags", "@early or @n3", "--tags", "not @n1"]) == ["2", "3"])
        #expect(try names(["--tags", "@late", "--tags", "@n1 or @n4"]) == ["4"])
        #expect(try names(["--name", "1", "--name", "3"]) == ["1", "3"])
        _ = try scratch.write(script.replacing("Feature: F", with: "Feature: G"), to: "Scenarios/Madinia/m.feature")
        _ = try scratch.write(script, to: "Scenarios/PiTrainer/p.feature")
        _ = try scratch.write(script, to: "Scenarios/AllInConnect/a.feature")
        func files(_ products: [String]) throws -> [Substring] {
            let arguments = ["lint", "Scenarios", "--format", "json"] + products.flatMap { ["--product", $0] }
            return try Command(arguments, in: scratch.folder).output.matches(of: /"files":(\d)/).map(\.1)
        }
        #expect(try files([]) == ["3"])
        #expect(try files(["madinia", "PiTrainer"]) == ["2"])
        #expect(try files(["madinia", "madinia"]) == ["1"])
    }

    @Test("what contradicts itself is refused; a flag said twice is said once")
    func flags() throws {
        let both = try Command(["gherkin", "--source", "--no-source", "Scenarios/Madinia/exemple.feature"])
        #expect(both.status == 2)
        #expect(both.errors == "--source and --no-source contradict each other. Keep one.\n")
        #expect(try Command(["graph", "madinia", "--json", "--json"]).status == 0)
        let behind = try Command(["run", "--", "--tags=@a", "--order", "--order"])
        #expect(behind.errors.contains("--tags=@a"), "\(behind.errors)")
    }

    @Test("a command line's option replaces the file's, as often as it is given")
    func defaults() throws {
        let scratch = try Scratch()
        _ = try scratch.write(#"{"run": {"tags": ["@n1", "@n2"], "order": "reversed"}}"#, to: "appshell.json")
        let script = "Feature: F\n  @n1 @n2\n  Scenario: 1\n    * nothing\n  @n3 @n4\n  Scenario: 3\n    * nothing\n"
        let file = try scratch.write(script, to: "f.feature")
        func names(_ arguments: [String]) throws -> [Substring] {
            let run = try Command(["run", file] + arguments, program: "AppShellTrials", in: scratch.folder)
            return run.output.matches(of: /Scenario: (\d)/).map(\.1)
        }
        #expect(try names([]) == ["1"])
        #expect(try names(["--tags", "@n3", "--tags", "@n4"]) == ["3"])
        #expect(try names(["--order", "defined"]) == ["1"])
    }

    /// By command, from the parser's own dump; `new feature` for a command of another one.
    private static func options() throws -> [(command: String, option: (name: String, isRepeating: Bool))] {
        let root = try #require(try Command(["--experimental-dump-help"]).object()["command"] as? [String: Any])
        return options(of: root, named: [])
    }

    private static func options(
        of command: [String: Any],
        named names: [String]
    ) -> [(command: String, option: (name: String, isRepeating: Bool))] {
        let own = (command["arguments"] as? [[String: Any]] ?? []).compactMap { argument in
            guard argument["kind"] as? String == "option", !names.isEmpty,
                let name = (argument["names"] as? [[String: Any]])?.first?["name"] as? String
            else { return nil as (command: String, option: (name: String, isRepeating: Bool))? }
            let isRepeating = argument["isRepeating"] as? Bool ?? false
            return (names.joined(separator: " "), ("--" + name, isRepeating))
        }
        return (command["subcommands"] as? [[String: Any]] ?? []).reduce(own) { all, inner in
            all + options(of: inner, named: names + [inner["commandName"] as? String ?? ""])
        }
    }
}
