import CucumberGherkin
import Foundation
import Testing

/// The lines of scripts, which editors look at.
struct ScriptLinesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    private static func text(_ range: Range<Int>, of text: String) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    /// What each line is, in a word.
    private static func kinds(_ text: String, uri: String = "a.feature") -> [String] {
        Gherkin.ScriptLines(GherkinSource(uri: uri, text: text)).lines.map { line in
            if case .step = line.kind { "step" } else { "\(line.kind)" }
        }
    }

    @Test("in a script that parses, steps, titles, tags and rows are where the parser has them")
    func agrees() throws {
        let folder = Self.root.appending(path: "Scenarios")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".feature") }
        #expect(files.count > 30)
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let lines = Gherkin.ScriptLines(GherkinSource(uri: file, text: text))
            let document = try GherkinSample.parsed(text)
            #expect(lines.language == document.feature?.language)
            let steps = document.allBackgrounds.flatMap(\.steps) + document.allScenarios.flatMap(\.steps)
            for step in steps {
                let line = lines.lines[step.location.line - 1]
                #expect(line.kind == .step(step.keywordType) && line.keyword == step.keyword, "\(file): \(line)")
                #expect(Self.text(line.text, of: text) == step.text)
            }
            #expect(lines.lines.count { $0.isStep } == steps.count, "\(file)")
            for scenario in document.allScenarios {
                let line = lines.lines[scenario.location.line - 1]
                #expect(line.kind == .scenario && line.keyword == scenario.keyword)
                #expect(Self.text(line.text, of: text) == scenario.name)
            }
            #expect(lines.lines.count { $0.kind == .scenario } == document.allScenarios.count, "\(file)")
            let tagged = Set(document.allTags.joined().map(\.location.line))
            #expect(lines.lines.count { $0.kind == .tags } == tagged.count, "\(file)")
        }
    }

    @Test("a mistake in one line hides nothing of the others")
    func tolerant() {
        let text = "nonsense\n# language: fr\n\n@a b\nScénario: S\n  Quand x\n  | a |\n  ```\n  Quand y\n"
        #expect(
            Self.kinds(text) == [
                "other", "language", "blank", "tags", "scenario", "step", "row", "delimiter", "docString",
            ]
        )
        #expect(Self.kinds("Scenario: S\n# language: fr\nQuand x\n") == ["scenario", "comment", "other"])
        #expect(Self.kinds("# language: xx\n") == ["comment"])
    }

    @Test("a doc string ends with the marks that it began with")
    func docStrings() {
        let text = "* a\n\"\"\"\n```\nScenario: no\n\"\"\"\nScenario: yes\n"
        #expect(Self.kinds(text) == ["step", "delimiter", "docString", "docString", "delimiter", "scenario"])
    }

    @Test("in Markdown titles are headings, steps items, and the name says the language")
    func markdown() {
        let text = "# Fonctionnalité: F\n\nTexte\n`@a`\n## Scénario: S\n* Quand x\n  | a |\n- Le chien\n"
        #expect(
            Self.kinds(text, uri: "a.fr.feature.md") == [
                "feature", "blank", "other", "tags", "scenario", "step", "row", "other",
            ]
        )
    }

    @Test("ranges count bytes, and include what a byte-order mark takes")
    func ranges() {
        let text = "\u{FEFF}# language: fr\r\n  Quand  é🎉 \r\n"
        let line = Gherkin.ScriptLines(GherkinSource(uri: "a.feature", text: text)).lines[1]
        #expect(Self.text(line.range, of: text) == "  Quand  é🎉 ")
        #expect(Self.text(line.text, of: text) == "é🎉")
        #expect(Self.text(line.body, of: text) == " é🎉 ")
    }
}
