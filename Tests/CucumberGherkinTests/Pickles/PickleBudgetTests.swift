import Testing

@testable import CucumberGherkin

/// The pickles of a document have their bound, and what goes beyond it is an error, never a wrong text.
struct PickleBudgetTests {
    /// 300 steps whose placeholder doubles with each of twenty columns: 3 kB that would make gigabytes.
    private static let breeding: String = {
        let names = (0..<21).map { "p\($0)" }
        let row = names.indices.map { "<p\($0 + 1)><p\($0 + 1)>" }.joined(separator: "|")
        let steps = String(repeating: "* <p0>\n", count: 300)
        return "Feature: x\nScenario: y\n\(steps)Examples:\n|\(names.joined(separator: "|"))|\n|a\(row)|\n|\(row)|\n"
    }()

    private func errors(of text: String, budget: Int) throws -> [GherkinError] {
        var ids = IdentifierSequence()
        let document = try GherkinParser().parse(GherkinSource(uri: "a.feature", text: text), ids: &ids).get()
        do throws(GherkinErrors) {
            _ = try PickleCompiler(budget: budget).pickles(of: document, ids: &ids)
            return []
        } catch {
            return error.errors
        }
    }

    @Test("placeholders that breed are an error, at the row of examples that there is no room for")
    func breeds() throws {
        let errors = try errors(of: Self.breeding, budget: 1 << 20)
        let message = """
            (305:1): the scenarios of this file take more room than there is: use fewer rows of examples or fewer \
            steps, or values that hold no placeholders
            """
        #expect(errors.map(\.message) == [message])
        #expect(errors.first?.uri == "a.feature")
    }

    @Test("a doc string of many placeholders is filled in to its end")
    func manyPlaceholders() throws {
        let placeholders = String(repeating: "<a>", count: 80_000)
        let text =
            "Feature: x\nScenario: y\n* z\n\"\"\"\n\(placeholders)\n\"\"\"\nExamples:\n|a|\n|01234567890123456789|\n"
        let content = try GherkinSample.pickles(of: text).first?.steps.first?.argument?.docString?.content
        #expect(content?.utf8.count == 1_600_000)
        #expect(content?.utf8.contains(UInt8(ascii: "<")) == false)
    }

    @Test(
        "whatever is a product of two parts of the file counts",
        arguments: [
            // Steps and rows, tables and rows, backgrounds and scenarios, tags of the feature and of scenarios.
            "Scenario: y\n\(many("* a\n"))Examples:\n|a|\n\(many("|b|\n"))",
            "Scenario: y\n* a\n\(many("|a|\n"))Examples:\n|a|\n\(many("|b|\n"))",
            "Background:\n\(many("* a\n"))\(many("Scenario:\n* b\n"))",
            "Rule:\n\(many("@s\nScenario:\n* b\n"))",
        ]
    )
    func products(_ body: String) throws {
        let text = Self.many("@f ") + "\nFeature: x\n" + body
        #expect(try errors(of: text, budget: 300_000).count == 1)
        #expect(try errors(of: text, budget: PickleBudget.floor) == [])
    }

    @Test("a long file has room in proportion")
    func longFile() throws {
        let text = "Feature: x\n" + Self.many("Scenario: some name\n* a step of some length\n* another one\n|a cell|\n")
        #expect(try errors(of: text, budget: 0) == [])
    }

    private static func many(_ part: String) -> String {
        String(repeating: part, count: 300)
    }
}
