import CucumberGherkin
import Testing

/// What a formatted file looks like.
struct GherkinFormatterTests {
    @Test("every kind of line has its indentation")
    func indentation() throws {
        let text = """
              # language: en
            @a
                Feature: f
            Background:
            * b
              @b
              @c
            Scenario Outline: s
                    Given x
            | a|<p>|
            Examples:
            |p|
            |1|
              Rule: r
            Background:
            * b
            @d
            Example: t
              * y
              \"\"\"json
               {}
              \"\"\"
              @e
            Examples: e
            |p|
            """
        let formatted = """
            # language: en
            @a
            Feature: f
              Background:
                * b
              @b
              @c
              Scenario Outline: s
                Given x
                  | a | <p> |
                Examples:
                  | p |
                  | 1 |
              Rule: r
                Background:
                  * b
                @d
                Example: t
                  * y
                    \"\"\"json
                     {}
                    \"\"\"
                  @e
                  Examples: e
                    | p |
            """
        #expect(try format(text) == formatted)
    }

    @Test("tables are aligned by the columns they take on a screen, and cells stay as they are written")
    func tables() throws {
        let rows = [
            "|a|bb|": "| a           | bb   |",
            "|日本|é|": "| 日本        | é    |",
            "| e\u{301}  | 👩‍👩‍👧 |": "| e\u{301}           | 👩‍👩‍👧   |",
            "|❤️|🇫🇷🇫🇷|": "| ❤️          | 🇫🇷🇫🇷 |",
            #"|\| \n \\ \x||"#: #"| \| \n \\ \x |      |"#,
            "|12\t|3| # aside  ": "| 12          | 3    | # aside",
        ]
        for (written, wanted) in rows {
            let others = rows.keys.filter { $0 != written }.sorted()
            let text = (["Feature: f", "Scenario: s", "* x", written] + others).joined(separator: "\n")
            #expect(try format(text).split(separator: "\n")[3] == "      \(wanted)")
        }
    }

    @Test("a cell of more than 120 columns sticks out: the others are aligned without it")
    func longCells() throws {
        let (widest, longer) = (String(repeating: "w", count: 120), String(repeating: "日", count: 61))
        let text = try body("* x\n|a|b|\n|\(longer)|c|\n|bcd|d|")
        #expect(text == "    * x\n      | a   | b |\n      | \(longer) | c |\n      | bcd | d |")
        #expect(try body("* x\n|a|\n|\(widest)|").contains("| a" + String(repeating: " ", count: 120) + "|"))
    }

    @Test("a row without a cell, and a backslash before the last bar's space, stay what they are")
    func oddRows() throws {
        #expect(try body("* x\n|  ") == "    * x\n      |")
        #expect(try body("* x\n|  aside") == "    * x\n      | aside")
        #expect(try body("* x\n|a\\ |\n|bcd|") == "    * x\n      | a\\  |\n      | bcd |")
        #expect(try body("* x\n| a \\| |") == "    * x\n      | a \\| |")
    }

    @Test(
        "a doc string moves with its delimiter, and its content stays: lines indented less, blank ones, spaces at ends"
    )
    func docStrings() throws {
        let text = "* x\n  ```\n   in\n\n      \n out  \n# no comment\n   @no tag\n| no | row\n  ``` "
        let formatted =
            "    * x\n      ```\n       in\n\n          \n      out  \n      # no comment\n       @no tag\n"
            + "      | no | row\n      ```"
        #expect(try body(text) == formatted)
    }

    @Test("descriptions stay byte for byte, with the blank lines in them")
    func descriptions() throws {
        let text = "Feature: f  \n   \n said  \n  \n\tmore\n  \n  Scenario: s\n   # note\n  \nsaid\n* x  \n"
        let formatted = "Feature: f\n\n said  \n  \n\tmore\n\n  Scenario: s\n  # note\n  \nsaid\n    * x\n"
        #expect(try format(text) == formatted)
    }

    @Test("a comment stands with what follows it; with what it follows at once where a blank line comes after it")
    func comments() throws {
        let text = """
            # file
            Feature: f
            # scenario

            # scenario
            # scenario
              Scenario: s
            # step
            * x
            # row
            | a |
            # row

            # tags
            @a
            Scenario: t
            * y
            # step, taken out

               # anywhere
            """
        let formatted = """
            # file
            Feature: f
            # scenario

              # scenario
              # scenario
              Scenario: s
                # step
                * x
                  # row
                  | a |
                  # row

              # tags
              @a
              Scenario: t
                * y
                # step, taken out

               # anywhere
            """
        #expect(try format(text) == formatted)
    }

    @Test("line ends, a byte-order mark and a final line feed, or none, stay")
    func frame() throws {
        #expect(
            try format("\u{FEFF}Feature: f\r\n   \r\nScenario: s \r\n * x")
                == "\u{FEFF}Feature: f\r\n\r\n  Scenario: s\r\n    * x"
        )
        #expect(try format("Feature: f\n\n\n") == "Feature: f\n\n\n")
        #expect(try format("") == "")
        #expect(try format("\u{FEFF}") == "\u{FEFF}")
        #expect(try format("  # alone  \n   \n") == "  # alone\n\n")
    }

    @Test("the space that belongs to a step's keyword stays where no words follow, and spaces between words stay")
    func words() throws {
        #expect(try body("Given \nWhen   a  b  \n* \n") == "    Given \n    When   a  b\n    * \n")
        #expect(try format("@a   @b  # why \nFeature:   f  ") == "@a   @b  # why\nFeature:   f")
    }

    @Test("bytes that are no UTF-8 stay")
    func broken() throws {
        let bytes =
            Array("Feature: f\nScenario: ".utf8) + [0xFF, 0xC3] + Array("\n* x\n|".utf8) + [0x80]
            + Array("|\n|ab|".utf8)
        let wanted =
            Array("Feature: f\n  Scenario: ".utf8) + [0xFF, 0xC3] + Array("\n    * x\n      | ".utf8) + [0x80]
            + Array("  |\n      | ab |".utf8)
        #expect(try GherkinFormatter().format(bytes, uri: "") == wanted)
        // The beginning of a wide space, and no more of it.
        let start = Array("Feature: f\n  Scenario: s\n    * x\n      | ".utf8) + [0xE2, 0x80]
        #expect(
            try GherkinFormatter().format(start + Array("\"|\n".utf8), uri: "") == start + Array("\" |\n".utf8)
        )
    }

    @Test("a file that does not parse is not formatted, and its errors are told")
    func errors() throws {
        let bytes = Array("Feature: f\nScenario: s\n* x\n|a|\n|b|c|\nnonsense\n".utf8)
        #expect(throws: GherkinErrors.self) { try GherkinFormatter().format(bytes, uri: "a.feature") }
        do {
            _ = try GherkinFormatter().format(bytes, uri: "a.feature")
        } catch {
            #expect(error.errors.map(\.location.line).sorted() == [5, 6])
            #expect(error.errors.allSatisfy { $0.uri == "a.feature" })
        }
    }

    @Test("the first line that differs is found, whichever text is the longer")
    func difference() {
        func line(_ first: String, _ second: String) -> Int? {
            GherkinFormatter.firstDifference(Array(first.utf8), Array(second.utf8))
        }
        #expect(line("a\nb\n", "a\nb\n") == nil)
        #expect(line("a\nb\n", "a\n b\n") == 2)
        #expect(line("a \nb", "a\nb") == 1)
        #expect(line("a\nb", "a\nb ") == 2)
        #expect(line("a\nb ", "a\nb") == 2)
    }

    private func format(_ text: String) throws -> String {
        String(decoding: try GherkinFormatter().format(Array(text.utf8), uri: "test.feature"), as: UTF8.self)
    }

    /// The lines of a scenario, formatted.
    private func body(_ lines: String) throws -> String {
        let formatted = try format("Feature: f\nScenario: s\n\(lines)")
        return formatted.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
    }
}
