import CucumberGherkin
import Testing

/// Gherkin in Markdown, as the official parsers read it (tried against them by Tools/trials/gherkin_differential.py).
struct GherkinMarkdownTests {
    private static let text = """
        `@slow` and `@MAD-FR1`
        # Feature: Cheese

        | not | a table |
        | --- | ------- |

        ## Background:
        + Given a cellar

        ## Rule: It keeps
        Prose is nothing.

        ### Scenario Outline: <kind>
        * When I keep
          | kind   | weeks |
          | ------ | ----: |
          | <kind> | 3     |
        - Then it says
          ````text
          ```
          ````

        `@hard`
        #### Examples: hard ones
          | kind  |
          | :---: |
          | Comté |
        """

    private func parsed(_ text: String, uri: String = "a.feature.md") throws -> (Gherkin.Document, [Pickle]) {
        var ids = IdentifierSequence()
        let document = try GherkinParser().parse(GherkinSource(uri: uri, text: text), ids: &ids).get()
        return (document, try PickleCompiler().pickles(of: document, ids: &ids))
    }

    @Test("headings are titles, items are steps, tags stand between backticks, indented tables are tables")
    func reads() throws {
        let (document, pickles) = try parsed(Self.text)
        #expect(document.comments.isEmpty)
        let pickle = try #require(pickles.first)
        #expect(pickles.count == 1)
        #expect(pickle.name == "Comté")
        #expect(pickle.tags.map(\.name) == ["@slow", "@MAD-FR1", "@hard"])
        #expect(pickle.steps.map(\.text) == ["a cellar", "I keep", "it says"])
        #expect(pickle.steps[1].argument?.dataTable?.rows == [["kind", "weeks"], ["Comté", "3"]])
        #expect(pickle.steps[2].argument?.docString?.content == "```")
        #expect(pickle.steps[2].argument?.docString?.mediaType == "text")
    }

    @Test("locations are those of the keywords, behind the mark")
    func places() throws {
        let (document, _) = try parsed(Self.text)
        let feature = try #require(document.feature)
        #expect(feature.location == Gherkin.Location(line: 2, column: 3))
        #expect(feature.tags.map(\.location.column) == [2, 14])
        guard case .rule(let rule)? = feature.children.last, case .scenario(let scenario)? = rule.children.last else {
            Issue.record("there is no rule with a scenario")
            return
        }
        #expect(scenario.location == Gherkin.Location(line: 13, column: 5))
        #expect(scenario.steps.map(\.location.column) == [3, 3])
    }

    @Test("the columns of tags count code points from the line's start")
    func tagColumns() throws {
        let (document, _) = try parsed("é `@é` 😀`@b``@c` `@d`\n# Feature: f\n")
        #expect(document.feature?.tags.map(\.location.column) == [4, 10, 14, 19])
    }

    @Test("a document needs no heading that says it is a feature: its first line is the title")
    func untitled() throws {
        let (document, pickles) = try parsed("Our cheese\n\n# Scenario: s\n* Given x\n")
        #expect(document.feature?.name == "Our cheese")
        #expect(document.feature?.keyword.isEmpty == true)
        var writer = JSONWriter()
        document.write(into: &writer)
        let feature =
            #""feature":{"location":{"line":1,"column":1},"tags":[],"language":"en","name":"Our cheese","description":"","#
        #expect(writer.text.contains(feature), "\(writer.text)")
        #expect(writer.text.contains(#""keyword":"Scenario""#))
        #expect(pickles.count == 1)
    }

    @Test(
        "what only looks like Gherkin is prose",
        arguments: [
            "Scenario: s", "####### Scenario: s", "##Scenario: s", "Given x", "* * x", "* and more", "| a |", " | a |",
            "      | a |", "# language: fr", "`@`", "@tag",
        ]
    )
    func prose(_ line: String) throws {
        let (document, pickles) = try parsed("# Feature: f\n## Scenario: s\n* Given x\n\(line)\n* Then y\n")
        #expect(pickles.first?.steps.map(\.text) == ["x", "y"])
        #expect(document.feature?.children.count == 1)
        #expect(pickles.first?.steps.allSatisfy { $0.argument == nil } == true)
    }

    @Test("an error names the location of the keyword")
    func error() {
        var ids = IdentifierSequence()
        let text = "# Feature: f\n## Scenario: s\n### Examples:\n  | a |\n* Given x\n"
        let result = GherkinParser().parse(GherkinSource(uri: "a.feature.md", text: text), ids: &ids)
        guard case .failure(let errors) = result else {
            Issue.record("steps after examples are none")
            return
        }
        #expect(errors.errors.map(\.message).first?.hasPrefix("(5:3): expected: #EOF, #TableRow, ") == true)
    }

    @Test(
        "a document is in the language that its name says, else in the parser's",
        arguments: [
            ("panier.fr.feature.md", "en", "fr"), ("a/panier.fr.feature.md", "de", "fr"), ("a.feature.md", "fr", "fr"),
            ("a.en.feature.md", "fr", "en"), ("v1.2.feature.md", "en", "en"), ("fr.feature.md", "en", "en"),
        ]
    )
    func language(_ uri: String, _ preset: String, _ language: String) throws {
        let texts = [
            "fr": "# Fonctionnalité: f\n## Scénario: s\n* Étant donné que x\n",
            "en": "# Feature: f\n## Scenario: s\n* Given x\n",
        ]
        for (code, text) in texts {
            let source = GherkinSource(uri: uri, text: text)
            let pickles = try GherkinParser(defaultLanguage: preset).pickles(of: source)
            // In another language it is prose.
            #expect(pickles.map { $0.steps.map(\.text) } == (code == language ? [["x"]] : []))
            #expect(try GherkinParser(defaultLanguage: preset).parse(source).feature?.language == language)
        }
    }

    @Test("a source may say that it is Markdown whatever its name, and that it is not")
    func asked() throws {
        let text = "# Feature: f\n## Scenario: s\n* Given x\n"
        let source = GherkinSource(uri: "standard input", text: text, isMarkdown: true)
        #expect(source.mediaType == "text/x.cucumber.gherkin+markdown")
        #expect(try GherkinParser().pickles(of: source).map(\.name) == ["s"])
        let plain = GherkinSource(uri: "notes.md", bytes: Array("Feature: f\nScenario: t".utf8), isMarkdown: false)
        #expect(try GherkinParser().pickles(of: plain).map(\.name) == ["t"])
    }

    @Test("the name of the file says which it is")
    func name() throws {
        #expect(GherkinSource(uri: "a.feature.md", text: "").mediaType == "text/x.cucumber.gherkin+markdown")
        #expect(GherkinSource(uri: "a.feature", text: "").mediaType == "text/x.cucumber.gherkin+plain")
        #expect(throws: GherkinErrors.self) { try parsed(Self.text, uri: "a.feature") }
        let bytes = Array(Self.text.utf8)
        #expect(try GherkinFormatter().format(bytes, uri: "a.feature.md") == bytes)
    }
}
