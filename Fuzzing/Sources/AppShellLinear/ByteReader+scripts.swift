import CucumberExpressions
import CucumberGherkin

extension ByteReader {
    /// A feature file, parsed and made into pickles.
    static let gherkin = ByteReader(
        name: "Gherkin",
        sizes: thousandToMillion,
        shapes: [
            Shape("many scenarios", "Feature: a\n", "Scenario: b\nGiven c\nWhen d\n"),
            Shape("French scenarios", "# language: fr\nFonctionnalité: a\n", "Scénario: é\nEt qu'il y a \"x\"\n"),
            Shape("one long line", "Feature: ", "é"), Shape("a long description", "Feature: a\n", "  texte\n"),
            Shape("tags", "", "@a ", "\nFeature: b\n"), Shape("lines of tags", "", "@a @b\n"),
            Shape("comments", "", "# a\n"), Shape("empty lines", "Feature: a\n", "\n"),
            Shape("a wide row", "Feature: a\nScenario: b\nGiven c\n", "| d ", "|\n"),
            Shape("many rows", "Feature: a\nScenario: b\nGiven c\n", "| d | \\| e |\n"),
            Shape("examples", "Feature: a\nScenario: b\nGiven <c>\nExamples:\n| c |\n", "| 1 |\n"),
            Shape("a doc string", "Feature: a\nScenario: b\nGiven c\n\"\"\"\n", "  d\n", "\"\"\"\n"),
            Shape("a doc string never ended", "Feature: a\nScenario: b\nGiven c\n```\n", "d\n"),
            Shape("placeholders", outline, "<a>", rows), Shape("opened placeholders", outline, "<", rows),
            Shape("placeholders in placeholders", outline, "<a<b>>", rows),
            Shape("values with placeholders", outline + "<a>" + rows, "|<b><b>|<c>|x|\n"),
            Shape("errors", "", "not gherkin\n"),
            Shape("escapes", "Feature: a\nScenario: b\nGiven c\n|", "\\\\", "|\n"),
        ],
        read: { parse($0, "a.feature") }
    )

    /// Gherkin in Markdown, parsed and made into pickles.
    static let markdown = ByteReader(
        name: "Gherkin in Markdown",
        sizes: thousandToMillion,
        shapes: [
            Shape("many scenarios", "# Feature: a\n", "## Scenario: b\n* Given c\n* When d\n"),
            Shape("tags", "", "`@a` ", "\n# Feature: b\n"), Shape("lines of tags", "# Feature: b\n", "`@a`\n"),
            Shape("backticks", "", "`"), Shape("hashes", "", "#"), Shape("one long line", "# Feature: ", "é"),
            Shape("prose", "# Feature: a\n", "| a | b |\n"), Shape("a wide rule", "# Feature: a\n", "|-"),
            Shape("many rows", "# Feature: a\n## Scenario: b\n* Given c\n", "  | d | e |\n"),
        ],
        read: { parse($0, "a.feature.md") }
    )

    /// A feature file, formatted.
    static let gherkinFormat = ByteReader(
        name: "Gherkin, formatted",
        sizes: thousandToMillion,
        shapes: [
            Shape("many scenarios", "Feature: a\n", "Scenario: b\nGiven c\nWhen d\n"),
            Shape("many rows", "Feature: a\nScenario: b\nGiven c\n", "| d | \\| e |\n"),
            Shape("a wide cell above many rows") { size in
                let wide = String(repeating: "w", count: size / 2)
                let rows = String(repeating: "|a|\n", count: size / 8)
                return Array("Feature: a\nScenario: b\nGiven c\n|\(wide)|\n\(rows)".utf8)
            },
            Shape("a wide row", "Feature: a\nScenario: b\nGiven c\n", "| d ", "|\n"),
            Shape("comments", "Feature: a\n", "# a\n\n"), Shape("a long description", "Feature: a\n", "  texte\n\n"),
            Shape("a doc string", outline, "  d\n", "\"\"\"\n"),
        ],
        read: { bytes in
            (try? GherkinFormatter().format(bytes, uri: "a.feature").count) ?? -1
        }
    )

    private static let outline = "Feature: x\nScenario: y\n* z\n\"\"\"\n"
    private static let rows = "\n\"\"\"\nExamples:\n|a|b|c|\n|1|2|3|\n"

    private static func parse(_ bytes: [UInt8], _ uri: String) -> Int {
        var ids = IdentifierSequence()
        switch GherkinParser().parse(GherkinSource(uri: uri, bytes: bytes), ids: &ids) {
        case .success(let document): return (try? PickleCompiler().pickles(of: document, ids: &ids).count) ?? -1
        case .failure(let failure): return failure.errors.count
        }
    }

    /// A Cucumber Expression, compiled or refused.
    static let expression = ByteReader(
        name: "Cucumber Expression",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("words", "", "je vois "), Shape("optionals", "", "a(b)"), Shape("alternatives", "", "a/b "),
            Shape("one long alternation", "a", "/b"), Shape("opened and never closed", "", "("),
            Shape("escapes", "", "\\("), Shape("slashes", "", "/"), Shape("parameters", "", "{int} "),
            Shape("one long word", "", "é"),
        ],
        read: { bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            return (try? CucumberExpression(source, parameterTypes: types))?.parameterNames.count ?? -1
        }
    )

    /// A step's text, matched with expressions on which a backtracking matcher takes exponential time.
    static let stepText = ByteReader(
        name: "step text",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("one letter", "", "a"), Shape("one letter, and another at the end", "", "a", "!"),
            Shape("words", "", "a "), Shape("quotes", "\"", "\\\"", "b"), Shape("digits", "", "1", "x"),
        ],
        read: { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return expressions.reduce(0) { $0 + ($1.match(text)?.count ?? -1) }
        }
    )

    /// A tag expression, read, printed and evaluated.
    static let tags = ByteReader(
        name: "tag expression",
        sizes: thousandToMillion,
        shapes: [
            Shape("and", "@a", " and @b"), Shape("or and not", "@a", " or not @b"), Shape("not", "", "not ", "@a"),
            Shape("nested", "(@a", " and (@b or @c)", ")"), Shape("opened and never closed", "", "("),
            Shape("one long tag", "", "é"), Shape("escapes", "", "\\\\"), Shape("white space", "", " \t"),
        ],
        read: { bytes in
            guard let expression = try? TagExpression(String(decoding: bytes, as: UTF8.self)) else { return -1 }
            return expression.description.utf8.count + (expression.evaluate(["@a", "@b"]) ? 1 : 0)
        }
    )

    static let types = ParameterTypeRegistry()

    private static let expressions: [StepExpression] = {
        let patterns = ["(a+)+$", "(a|aa)*b", "(.*)*x", "^(?=(?=(?:a*)*b).*)a", "^(\\w+\\s?)*$", "(a|b|ab)*c"]
        let regular = patterns.compactMap { try? RegularExpression($0, parameterTypes: types) }
        let cucumber = ["{} {} {}x", "{string}{string}", "{word} {float} {int}", "{int}{int}{int}"]
            .compactMap { try? CucumberExpression($0, parameterTypes: types) }
        return regular.map { .regular($0) } + cucumber.map { .cucumber($0) }
    }()
}
