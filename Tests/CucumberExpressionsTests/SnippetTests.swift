import ScriptTestSupport
import Testing

@testable import CucumberExpressions

struct SnippetTests {
    private func sources(_ text: String, _ types: ParameterTypeRegistry = ParameterTypeRegistry()) -> [String] {
        ExpressionGenerator(parameterTypes: types).generate(for: text).map(\.source)
    }

    @Test(arguments: [
        ("je touche \"Envoyer\"", ["je touche {string}"]), ("rien ici", ["rien ici"]), ("", [""]),
        ("il reste 3 places", ["il reste {int} places", "il reste {float} places"]),
        ("le prix est 490.5 €", ["le prix est {float} €"]), ("-3", ["{int}", "{float}"]),
        ("a1 1a 1", ["a1 1a {int}", "a1 1a {float}"]),
        (#"(un) {deux} a/b c\d 100%"#, [#"\(un) \{deux} a\/b c\\d {int}%"#, #"\(un) \{deux} a\/b c\\d {float}%"#]),
        ("« 3 » et 'x'", ["« {int} » et {string}", "« {float} » et {string}"]),
        ("l'été d'ici", ["l'été d'ici"]),
    ])
    func generatesExpressions(_ text: String, _ expected: [String]) {
        #expect(sources(text) == expected)
    }

    @Test func generatesEveryCombinationInTheOfficialOrder() throws {
        var types = ParameterTypeRegistry()
        for (name, preferred) in [("zone", false), ("pays", false), ("code", true)] {
            try types.define(
                ParameterType(name: name, patterns: ["[A-Z]{2}"], preferForRegularExpressionMatch: preferred) { _ in ""
                }
            )
        }
        try types.define(ParameterType(name: "caché", patterns: ["[a-z]+"], useForSnippets: false) { _ in "" })
        #expect(
            sources("de FR à BE", types) == [
                "de {code} à {code}", "de {code} à {pays}", "de {code} à {zone}", "de {pays} à {code}",
                "de {pays} à {pays}", "de {pays} à {zone}", "de {zone} à {code}", "de {zone} à {pays}",
                "de {zone} à {zone}",
            ]
        )
        #expect(sources("FR BE IT ES DE UK", types).count == 256)
    }

    @Test func namesTheArguments() {
        let generated = ExpressionGenerator(parameterTypes: ParameterTypeRegistry()).generate(for: "1 \"a\" 2 3")
        #expect(generated[0].argumentNames == ["int", "string", "int2", "int3"])
        #expect(generated[1].parameterTypeNames == ["int", "string", "int", "float"])
        #expect(generated[1].argumentNames == ["int", "string", "int2", "float"])
    }

    @Test("What is generated for a text matches it, whatever the text")
    func generatesWhatMatches() throws {
        let types = ParameterTypeRegistry()
        let generator = ExpressionGenerator(parameterTypes: types)
        var random = MutationGenerator(seed: 5)
        let pieces = [
            "je", " ", "\"a\"", "'b'", "3", "-4.5", "(", ")", "{", "}", "/", "\\", "é", "👍", "%", ".", "1E3", "\"",
        ]
        for _ in 0..<600 {
            let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
            let generated = generator.generate(for: text)
            let expression = try CucumberExpression(try #require(generated.first).source, parameterTypes: types)
            #expect(expression.match(text) != nil, "« \(text) » gives « \(expression.source) »")
            #expect(expression.parameterNames == generated.first?.parameterTypeNames)
        }
    }

    /// Ten times the text takes less than twenty times the time, where quadratic cost would take a hundred times.
    @Test(arguments: [("a1", 1), ("1 ", 256)])
    func staysQuickOnLongTexts(_ part: String, _ expected: Int) {
        let generator = ExpressionGenerator(parameterTypes: ParameterTypeRegistry())
        func cost(_ count: Int) -> UInt64 {
            let text = String(repeating: part, count: count)
            return ThreadTime.nanoseconds { #expect(generator.generate(for: text).count == expected) }
        }
        let short = min(cost(300), cost(300))
        let long = min(cost(3_000), cost(3_000))
        #expect(long <= 20 * short, "\(short) ns and \(long) ns")
    }

    private func code(_ kind: String, _ language: String, _ text: String) throws -> String {
        let generated = ExpressionGenerator(parameterTypes: ParameterTypeRegistry()).generate(for: text)
        return SwiftSnippet(kind: kind, language: language, expression: try #require(generated.first)).code
    }

    @Test func writesSwift() throws {
        #expect(
            try code("when", "fr", "je touche \"Envoyer\" 2 fois ou 3") == """
                library.step(.when, ["fr": "je touche {string} {int} fois ou {int}"], "…") { \
                (world, string: String, int: Int, int2: Int) in
                    throw StepPending()
                }
                """
        )
        #expect(
            try code("given", "en", #"a\b (c) "é"# + "\t\u{202E}") == #"""
                library.step(.given, ["en": "a\\\\b \\(c) \"é\t\u{202E}"], "…") { world in
                    throw StepPending()
                }
                """#
        )
    }

    @Test func readsWhatStandsUnderTheStep() {
        let expression = GeneratedExpression(source: "je vois", parameterTypeNames: [])
        func code(_ block: SwiftSnippet.Block) -> String {
            SwiftSnippet(kind: "then", language: "fr", expression: expression, block: block).code
        }
        let end = "\n    throw StepPending()\n}"
        #expect(code(.table).hasSuffix(" world in\n    let rows = try world.table()" + end))
        #expect(code(.docString).hasSuffix(" world in\n    let text = try world.docString()" + end))
    }

    @Test(arguments: [
        (["autre couleur"], "autreCouleur"), (["in"], "argumentIn"), (["été-1"], "été1"), (["", "1"], "argument"),
        (["world"], "world2"), (["👍"], "argument"),
    ])
    func namesParametersAsSwiftDoes(_ names: [String], _ first: String) {
        let expression = GeneratedExpression(source: "", parameterTypeNames: names)
        let code = SwiftSnippet(kind: "then", language: "fr", expression: expression).code
        #expect(code.contains("(world, \(first): "), "\(code)")
    }
}
