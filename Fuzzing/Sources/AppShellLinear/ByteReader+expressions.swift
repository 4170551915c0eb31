import CucumberExpressions

extension ByteReader {
    /// A regular expression, compiled or refused.
    static let regularExpression = ByteReader(
        name: "regular expression",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("plain text", "", "je vois "), Shape("anchored plain text", "^", "é", "$"),
            Shape("groups", "", "(a)"), Shape("nested groups", "", "((a)(b))"), Shape("classes", "", "[a-c]"),
            Shape("choices", "a", "|b"), Shape("loops", "", "a*"), Shape("lookaheads", "", "(?=a)"),
            Shape("runs of plain text", "", "abcdefgh.*"), Shape("opened and never closed", "", "("),
            Shape("repetitions too large", "", "(?:a{1000}){1000}"),
        ],
        read: { bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            return (try? RegularExpression(source, parameterTypes: types))?.parameterNames.count ?? -1
        }
    )

    /// The proposals for a step without a definition: its expression, its code, and the nearest of the others.
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
}
