import ScriptTestSupport
import Testing

@testable import CucumberExpressions

struct CucumberExpressionTests {
    private let types = ParameterTypeRegistry()

    private func values(_ source: String, _ text: String) throws -> [any Sendable]? {
        try CucumberExpression(source, parameterTypes: types).match(text)?.map { try $0.value() }
    }

    @Test func readsFrenchSteps() throws {
        let chosen = try #require(try values("j'ouvre la formation {string}", #"j'ouvre la formation "Créa & Co""#))
        #expect(chosen[0] as? String == "Créa & Co")
        let single = try #require(try values("je vois {string}", "je vois 'L\\'été à Nice'"))
        #expect(single[0] as? String == "L'été à Nice")
        let places = try #require(try values("il reste {int} place(s)", "il reste 3 places"))
        #expect(places[0] as? Int == 3)
        let price = try #require(try values("le prix est/était (de ){float} €", "le prix était de 490.5 €"))
        #expect(price[0] as? Double == 490.5)
        #expect(try values("je vois {string}", "Je vois \"x\"") == nil, "case counts")
        #expect(try values("l'été", "l'e\u{301}te\u{301}") == nil, "a decomposed text is another text")
    }

    @Test func namesItsParametersInOrder() throws {
        let expression = try CucumberExpression("{int} {} {word} a/b {string}", parameterTypes: types)
        #expect(expression.parameterNames == ["int", "", "word", "string"])
    }

    @Test(arguments: [
        ("je vois {string}", "je vois "), ("{int} places", ""), ("second(s)", "second"), ("mice/rats", ""),
        ("a\\/b \\{c} (d)", "a/b {c} "), ("je suis prêt", "je suis prêt"), ("", ""),
    ])
    func tellsTheLiteralPrefix(_ source: String, _ prefix: String) throws {
        #expect(try CucumberExpression(source, parameterTypes: types).literalPrefix == prefix)
    }

    @Test func placesGroupsByScalarAsMessagesDo() throws {
        let expression = try CucumberExpression("👍🏽 étape {string}", parameterTypes: types)
        let argument = try #require(expression.match("👍🏽 étape \"a\"")).first
        let inner = MatchGroup(start: 10, value: "a", children: [MatchGroup(start: nil, value: nil)])
        let other = MatchGroup(start: nil, value: nil, children: [MatchGroup(start: nil, value: nil)])
        #expect(argument?.parameterTypeName == "string")
        #expect(argument?.group == MatchGroup(start: 9, value: "\"a\"", children: [inner, other]))
    }

    @Test func givesNestedGroupsOfOwnTypes() throws {
        var types = types
        try types.define(
            ParameterType(name: "flight", patterns: ["([A-Z]{3})-([A-Z]{3})"]) { groups in
                groups.compactMap { $0 }
            }
        )
        let expression = try CucumberExpression("{flight} has been delayed", parameterTypes: types)
        let argument = try #require(expression.match("LHR-CDG has been delayed")).first
        #expect(argument?.group.children == [MatchGroup(start: 0, value: "LHR"), MatchGroup(start: 4, value: "CDG")])
        #expect(try argument?.value() as? [String] == ["LHR", "CDG"])
    }

    @Test func reportsAnAbsentArgument() throws {
        var types = types
        try types.define(ParameterType(name: "either", patterns: ["(x)|(y)"]) { $0.map { $0 ?? "-" }.joined() })
        let expression = try CucumberExpression("{either}", parameterTypes: types)
        #expect(try expression.match("y")?.first?.value() as? String == "-y")
    }

    @Test func matchesExactlyWhatTheOfficialRegexMatches() throws {
        // The lookahead of the official float pattern looks at the rest of the step: a digit there is enough.
        let argument = try #require(
            CucumberExpression("{float} and {int}", parameterTypes: types).match(" and 3")
        ).first
        #expect(argument?.group.value == "")
        #expect(throws: ArgumentConversionError(parameterTypeName: "float", text: "")) { try argument?.value() }
        // Greedy: the first parameter takes all it can.
        let both = try #require(try values("{} et {}", "a et b et c"))
        #expect(both.map { $0 as? String } == ["a et b", "c"])
        #expect(try values("{}", "a\nb") == nil, "'.' does not match a line end")
    }

    @Test(arguments: [
        ("byte", "128"), ("short", "-32769"), ("long", "9223372036854775808"), ("int", "99999999999999999999"),
    ])
    func refusesNumbersOutOfRange(_ name: String, _ text: String) throws {
        let argument = try #require(CucumberExpression("{\(name)}", parameterTypes: types).match(text)).first
        #expect(throws: ArgumentConversionError(parameterTypeName: name, text: text)) { try argument?.value() }
    }

    @Test func keepsBigNumbersExact() throws {
        let digits = "31415926535897932384626433832795028841971693993751"
        #expect(try values("{biginteger}", digits)?.first as? String == digits)
        #expect(try values("{bigdecimal}", "-3." + digits)?.first as? String == "-3." + digits)
    }

    @Test func namesAnUndefinedParameterType() {
        let error = #expect(throws: CucumberExpressionError.self) {
            try CucumberExpression("le {jour}", parameterTypes: types)
        }
        #expect(error?.reason == .undefinedParameterType(name: "jour"))
        #expect(
            error?.message == """
                This Cucumber Expression has a problem at column 4:

                le {jour}
                   ^----^
                Undefined parameter type 'jour'.
                Please register a ParameterType for 'jour'
                """
        )
    }

    @Test func survivesDeepNesting() {
        for text in ["(", "(a", "{", "/", "a/", "\\("] {
            let source = String(repeating: text, count: 50_000)
            _ = try? CucumberExpression(source, parameterTypes: types)
        }
        let balanced = String(repeating: "(", count: 50_000) + String(repeating: ")", count: 50_000)
        #expect(throws: CucumberExpressionError.self) { try CucumberExpression(balanced, parameterTypes: types) }
    }

    @Test func survivesAnyText() throws {
        var random = MutationGenerator(seed: 20_260_215)
        let seeds = [
            "je vois {string}", "il reste {int} place(s)", "a/b {float} \\{c}", "le {} \\(x) y/z(s)", "👍🏽 {word} é",
        ]
        let pieces = Array("{}()/\\ aé1\"'.-\u{301}👍".unicodeScalars).map { String($0) }
        for _ in 0..<1_300 {
            let source = random.mutation(of: random.pick(seeds), with: pieces)
            let text = random.mutation(of: random.pick(seeds), with: pieces)
            guard let expression = try? CucumberExpression(source, parameterTypes: types) else { continue }
            for argument in expression.match(text) ?? [] { _ = try? argument.value() }
            #expect(expression.match(text) == nil || text.utf8.starts(with: expression.literalPrefix.utf8))
        }
    }
}
