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
            Shape("faults", "", "not gherkin\n"),
            Shape("escapes", "Feature: a\nScenario: b\nGiven c\n|", "\\\\", "|\n"),
        ],
        read: { bytes in
            var ids = IdentifierSequence()
            switch GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids) {
            case .success(let document): return PickleCompiler().pickles(of: document, ids: &ids).count
            case .failure(let failure): return failure.errors.count
            }
        }
    )

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

    /// A regular expression, compiled or refused.
    static let regularExpression = ByteReader(
        name: "regular expression",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("plain text", "", "je vois "), Shape("anchored plain text", "^", "é", "$"),
            Shape("groups", "", "(a)"),
            Shape("groups in groups", "", "((a)(b))"), Shape("classes", "", "[a-c]"), Shape("choices", "a", "|b"),
            Shape("loops", "", "a*"), Shape("lookaheads", "", "(?=a)"), Shape("runs of plain text", "", "abcdefgh.*"),
            Shape("opened and never closed", "", "("), Shape("repetitions too large", "", "(?:a{1000}){1000}"),
        ],
        read: { bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            return (try? RegularExpression(source, parameterTypes: types))?.parameterNames.count ?? -1
        }
    )

    /// What is proposed for a step without a definition: its expression, its code, and the nearest of others.
    static let undefinedStep = ByteReader(
        name: "undefined step",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("words", "", "je vois "), Shape("quotes", "", "\"a\" "), Shape("numbers", "", "1 "),
            Shape("opened quotes", "", "\""), Shape("one letter", "", "a"), Shape("optionals", "", "(a)"),
            Shape("alternatives", "", "a/b "),
        ],
        read: { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let generated = ExpressionGenerator(parameterTypes: types).generate(for: text)
            let code = generated.first.map { SwiftSnippet(kind: "when", language: "fr", expression: $0).code } ?? ""
            let nearest =
                suggestions.nearest(to: text).count + Suggestions.nearestExpressions(to: "a b", among: [text]).count
            return code.utf8.count + nearest
        }
    )

    /// A step's text, looked up among expressions whose parts repeat in it.
    static let stepLookup = ByteReader(
        name: "step lookup",
        sizes: thousandToMillion,
        shapes: [Shape("one letter", "", "a"), Shape("two letters", "", "ab"), Shape("words", "", "je vois ")],
        read: { bytes in lookup.candidates(for: String(decoding: bytes, as: UTF8.self)).count }
    )

    private static let lookup: ExpressionIndex = {
        var index = ExpressionIndex()
        let long = String(repeating: "a", count: 5_000)
        for source in [".\(long)b.", ".b\(long).", ".*\(long)b$", ".je vois je voit."] {
            if let expression = try? RegularExpression(source, parameterTypes: types) {
                index.insert(.regular(expression))
            }
        }
        return index
    }()

    private static let suggestions = ExpressionSuggestions([
        String(repeating: "(a)", count: 500), String(repeating: "a/b ", count: 200), "je vois {string}", "{} {} {}",
    ])

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

    private static let types = ParameterTypeRegistry()

    private static let expressions: [StepExpression] = {
        let patterns = ["(a+)+$", "(a|aa)*b", "(.*)*x", "^(?=(?=(?:a*)*b).*)a", "^(\\w+\\s?)*$", "(a|b|ab)*c"]
        let regular = patterns.compactMap { try? RegularExpression($0, parameterTypes: types) }
        let cucumber = ["{} {} {}x", "{string}{string}", "{word} {float} {int}", "{int}{int}{int}"]
            .compactMap { try? CucumberExpression($0, parameterTypes: types) }
        return regular.map { .regular($0) } + cucumber.map { .cucumber($0) }
    }()
}
