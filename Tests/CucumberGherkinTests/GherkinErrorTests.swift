import CucumberGherkin
import Testing

struct GherkinErrorTests {
    @Test func `a line that fits nothing names what would fit, in the grammar's order`() {
        #expect(
            GherkinSample.errors(in: "Feature: x\n  Scenario: y\n    Given z\n    oops ") == [
                "(4:5): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, "
                    + "#ScenarioLine, #RuleLine, #Comment, #Empty, got 'oops'"
            ]
        )
    }

    @Test func `the end of the file has no column`() throws {
        let source = GherkinSource(uri: "a.feature", text: "Feature: x\n  Scenario: y\n    Given z\n      ```")
        var ids = IdentifierSequence()
        guard case .failure(let failure) = GherkinParser().parse(source, ids: &ids) else {
            Issue.record("it parses")
            return
        }
        let error = try #require(failure.errors.first)
        #expect(error.message == "(5:0): unexpected end of file, expected: #DocStringSeparator, #Other")
        #expect(error.location == Gherkin.Location(line: 5, column: nil))
        #expect(error.uri == "a.feature")
    }

    @Test func `every error is named once, up to the eleventh`() {
        let lines = (1...20).map { "oops \($0)" }.joined(separator: "\n")
        let found = GherkinSample.errors(in: "Feature: x\n  Scenario: y\n    Given z\n" + lines)
        #expect(found.count == 11)
        #expect(found.last?.hasSuffix("got 'oops 11'") == true)
    }

    @Test func `an uneven table is reported at its first uneven row, before what follows it`() {
        let text = "Feature: x\n  Scenario: y\n    Given z\n      | a |\n    | b | c |\n    And z\n    oops"
        let found = GherkinSample.errors(in: text)
        #expect(found.first == "(5:5): inconsistent cell count within the table")
        #expect(found.count == 2)
    }

    @Test func `a tag with white space in it is no tag`() {
        #expect(
            GherkinSample.errors(in: "@a @b c\nFeature: x") == [
                "(1:4): A tag may not contain whitespace",
                "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got '@a @b c'",
            ]
        )
    }

    @Test func `an unknown language is an error, and English goes on`() {
        #expect(GherkinSample.errors(in: "# language: xx\nFeature: x") == ["(1:1): Language not supported: xx"])
    }
}
