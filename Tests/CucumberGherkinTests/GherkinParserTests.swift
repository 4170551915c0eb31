import Testing

@testable import CucumberGherkin

/// Where ports of the grammar usually go wrong.
struct GherkinParserTests {
    @Test func `French keywords match longest first`() throws {
        let document = try GherkinSample.parsed(
            """
            # language: fr
            Fonctionnalité: Lire
              Plan du scénario: une page
                Étant donné que je suis là
                Et qu'il pleut
                Et que c'est dimanche
                Et je lis
                Lorsqu'on sonne
                Alors j'ouvre
                * rien
            """
        )
        #expect(document.feature?.language == "fr")
        #expect(document.feature?.keyword == "Fonctionnalité")
        #expect(
            document.steps.map(\.keyword) == [
                "Étant donné que ", "Et qu'", "Et que ", "Et ", "Lorsqu'", "Alors ", "* ",
            ]
        )
        #expect(document.steps.map(\.text)[1...4] == ["il pleut", "c'est dimanche", "je lis", "on sonne"])
        #expect(
            document.steps.map(\.keywordType) == [
                .context, .conjunction, .conjunction, .conjunction, .action, .outcome, .unknown,
            ]
        )
    }

    @Test func `a decomposed keyword is not the composed one`() {
        let decomposed = "# language: fr\nFonctionnalite\u{301}: x"
        let error = GherkinSample.errors(in: decomposed).first
        #expect(error?.hasPrefix("(2:1): expected: #TagLine, #FeatureLine") == true)
    }

    @Test func `columns count code points`() throws {
        let document = try GherkinSample.parsed(
            """
            Feature: x
              Scenario: y
            \u{A0}\u{3000}Given z
                | é | 👩‍👩‍👧 | e\u{301} | d |
            """
        )
        let step = try #require(document.steps.first)
        #expect(step.location == Gherkin.Location(line: 3, column: 3))
        let cells = try #require(step.dataTable?.rows.first?.cells)
        #expect(cells.map(\.location.column) == [7, 11, 19, 24])
    }

    @Test func `a comment is its whole line, in column 1`() throws {
        let document = try GherkinSample.parsed("\t # one\r\nFeature: x\r\n  # two \r\n")
        #expect(document.comments.map(\.text) == ["\t # one", "  # two "])
        #expect(document.comments.map(\.location.column) == [1, 1])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `line ends leave no trace`(_ lineEnd: String) throws {
        let lines = [
            "Feature: x ", "  text", "", "  Scenario: y", "    Given z", "      ```", "      a", "", "      ```",
        ]
        let document = try GherkinSample.parsed(lines.joined(separator: lineEnd))
        #expect(document.feature?.name == "x")
        #expect(document.feature?.description == "  text")
        #expect(document.steps.first?.docString?.content == "a\n")
    }

    @Test func `a byte-order mark is skipped`() throws {
        let document = try GherkinSample.parsed("\u{FEFF}Feature: x")
        #expect(document.feature?.location == Gherkin.Location(line: 1, column: 1))
    }

    @Test(arguments: ["", "\n\n", "# only a comment", "\u{FEFF}"])
    func `a file may have no feature`(_ text: String) throws {
        #expect(try GherkinSample.parsed(text).feature == nil)
    }

    @Test func `the language line counts only before tags and feature`() throws {
        let document = try GherkinSample.parsed(
            "# a comment\n\n  #language : fr \nFonctionnalité: x\n# language: en\nScénario: y"
        )
        #expect(document.feature?.language == "fr")
        #expect(document.comments.map(\.text) == ["# a comment", "# language: en"])
        #expect(document.scenarios.count == 1)
    }

    @Test func `a description keeps its indentation and drops comments and blank ends`() throws {
        let document = try GherkinSample.parsed(
            """
            Feature: x

                Indented

              | no | table |
              # a comment
              Given no step
            \u{20}\u{20}

              Scenario: y
            """
        )
        #expect(document.feature?.description == "    Indented\n\n  | no | table |\n  Given no step")
        #expect(document.comments.count == 1)
    }

    @Test func `a doc string loses the indent of its opening and the escapes of its own delimiter`() throws {
        let document = try GherkinSample.parsed(
            #"""
            Feature: x
              Scenario: y
                Given z
                  """ json
                    deeper
               less
                  \"\"\" \`\`\`
                  ```
                  """
                And z
                  ```
                  \"\"\" \`\`\`
                  ```
            """#
        )
        let docStrings = document.steps.map(\.docString)
        #expect(docStrings[0]?.mediaType == "json")
        #expect(docStrings[0]?.content == "  deeper\nless\n\"\"\" \\`\\`\\`\n```")
        #expect(docStrings[1]?.mediaType == nil)
        #expect(docStrings[1]?.content == "\\\"\\\"\\\" ```")
        #expect(docStrings[1]?.delimiter == "```")
    }

    @Test func `cells know three escapes and lose the space around them`() throws {
        let document = try GherkinSample.parsed(
            #"""
            Feature: x
              Scenario: y
                Given z
                  | \n a \| \\ \x |\#u{A0}b\#u{A0}|   | left out
            """#
        )
        let cells = try #require(document.steps.first?.dataTable?.rows.first?.cells)
        #expect(cells.map(\.value) == ["\n a | \\ \\x", "b", ""])
    }

    @Test func `the space on the inner side of an escaped newline stays`() throws {
        let document = try GherkinSample.parsed("Feature: x\nScenario: y\nGiven z\n| \\n a |  a \\n |")
        let cells = try #require(document.steps.first?.dataTable?.rows.first?.cells)
        #expect(cells.map(\.value) == ["\n a", "a \n"])
        #expect(cells.map(\.location.column) == [3, 11])
    }

    @Test func `a step with another argument is another step`() throws {
        let steps = try GherkinSample.parsed("Feature: x\nScenario: y\nGiven z\nGiven z\n| a |").steps
        let bare = steps[0]
        var step = bare
        step.dataTable = steps[1].dataTable
        #expect(step != bare)
        #expect(step.docString == nil)
        step.dataTable = nil
        #expect(step == bare)
    }

    @Test func `a step may have a table and a doc string, in either order`() throws {
        let document = try GherkinSample.parsed(
            """
            Feature: x
              Scenario: y
                Given z
                  | a |
                  ```
                  b
                  ```
                And z
                  ```
                  b
                  ```
                  | a |
            """
        )
        #expect(document.steps.count == 2)
        for step in document.steps {
            #expect(step.dataTable?.rows.count == 1)
            #expect(step.docString?.content == "b")
        }
    }

    @Test func `tags end at an at sign or a comment`() throws {
        let document = try GherkinSample.parsed("@a@b @c#d  @é #e @f\n@g\nFeature: x")
        #expect(document.feature?.tags.map(\.name) == ["@a", "@b", "@c#d", "@é", "@g"])
        #expect(document.feature?.tags.map(\.location.column) == [1, 3, 6, 12, 1])
    }

    @Test func `an at sign alone is no tag, and one before white space is none with a name`() throws {
        let document = try GherkinSample.parsed("@ @@a@\u{A0}@b @\nFeature: x")
        #expect(document.feature?.tags.map(\.name) == ["@a", "@b"])
        #expect(document.feature?.tags.map(\.location.column) == [4, 8])
        #expect(GherkinSample.errors(in: "@ a\nFeature: x").first == "(1:1): A tag may not contain whitespace")
    }

    @Test func `tags belong to what follows them`() throws {
        let document = try GherkinSample.parsed(
            """
            Feature: x
              @s
              # between

              @t
              Scenario Outline: y
                Given z
                @e
                Examples:
              @r
              Rule: w
                @u
                Scenario: v
            """
        )
        #expect(document.scenarios.first?.tags.map(\.name) == ["@s", "@t"])
        #expect(document.scenarios.first?.examples.first?.tags.map(\.name) == ["@e"])
        guard case .rule(let rule)? = document.feature?.children.last else {
            Issue.record("no rule")
            return
        }
        #expect(rule.tags.map(\.name) == ["@r"])
        guard case .scenario(let scenario)? = rule.children.first else {
            Issue.record("no scenario in the rule")
            return
        }
        #expect(scenario.tags.map(\.name) == ["@u"])
    }

    @Test func `ids are fresh and the same every time`() throws {
        let text = "@a\nFeature: x\n  Scenario: y\n    Given z\n      | a |"
        #expect(try GherkinSample.parsed(text) == GherkinSample.parsed(text))
        let document = try GherkinSample.parsed(text)
        #expect(document.steps.first?.dataTable?.rows.first?.id == "0")
        #expect(document.steps.first?.id == "1")
        #expect(document.scenarios.first?.id == "2")
        #expect(document.feature?.tags.first?.id == "3")
    }

    @Test("the default language is that of a file that says none", arguments: ["", "# language: en\n"])
    func defaultLanguage(_ line: String) throws {
        let french = GherkinSource(uri: "", text: line + "Fonctionnalité: f\nScénario: s\n* x")
        let parser = GherkinParser(defaultLanguage: "fr")
        if line.isEmpty {
            #expect(try parser.parse(french).feature?.language == "fr")
            #expect(try parser.pickles(of: french).map(\.language) == ["fr"])
        } else {
            #expect(throws: GherkinErrors.self) { try parser.parse(french) }
        }
        #expect(throws: GherkinErrors.self) { try GherkinParser().parse(french) }
    }

    @Test("a default language that there is not is an error of every file")
    func unknownDefault() {
        let source = GherkinSource(uri: "a.feature", text: "Feature: f")
        let failure = #expect(throws: GherkinErrors.self) { try GherkinParser(defaultLanguage: "xx").parse(source) }
        #expect(failure?.description == "a.feature (1:0): Language not supported: xx")
    }

    @Test("one file alone: its scenarios, its tree and its errors need no ids from outside")
    func shortWay() throws {
        let source = GherkinSource(uri: "a.feature", text: "Feature: f\nScenario: s\n* x\noops\n* y\noops")
        let failure = #expect(throws: GherkinErrors.self) { try GherkinParser().pickles(of: source) }
        let lines = failure?.description.split(separator: "\n").map { $0.prefix(26) }
        #expect(lines == ["a.feature (4:1): expected:", "a.feature (6:1): expected:"])
        #expect(
            failure?.errors.first?.description == failure?.description.split(separator: "\n").first.map(String.init)
        )
        let good = GherkinSource(uri: "a.feature", text: "Feature: f\nScenario: s\n* x")
        #expect(try GherkinParser().pickles(of: good).first?.astNodeIds == ["1"])
        #expect(try GherkinParser().parse(good).scenarios.map(\.id) == ["1"])
    }
}
