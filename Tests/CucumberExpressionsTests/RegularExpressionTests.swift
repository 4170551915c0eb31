import Testing

@testable import CucumberExpressions

struct RegularExpressionTests {
    private func arguments(_ source: String, _ text: String) throws -> [ExpressionArgument]? {
        try RegularExpression(source, parameterTypes: ParameterTypeRegistry()).match(text)
    }

    @Test func givesTextForOrdinaryGroups() throws {
        let found = try #require(try arguments("^a (.*?)(?: and a (.*?))?$", "a cucumber"))
        #expect(found.map(\.group) == [MatchGroup(start: 2, value: "cucumber"), MatchGroup(start: nil, value: nil)])
        #expect(found.map(\.parameterTypeName) == ["", ""])
        #expect(try found[0].value() as? String == "cucumber")
        #expect(try found[1].value() is AbsentArgument)
    }

    @Test func givesTheTypeWhosePatternAGroupHas() throws {
        let found = try #require(try arguments("(\\d+) places", "il reste 3 places"))
        #expect(found.map(\.parameterTypeName) == ["int"])
        #expect(try found[0].value() as? Int == 3)
    }

    @Test func matchesAnywhereUnlessAnchored() throws {
        #expect(try arguments("reste", "il reste")?.isEmpty == true)
        #expect(try arguments("^reste", "il reste") == nil)
    }

    @Test func saysWhatIsUnsupported() {
        let error = #expect(throws: PatternError.self) { try arguments("(?<!a)b", "b") }
        #expect(error?.position == 0)
    }

    @Test func takesANamedGroupForText() throws {
        let found = try #require(try arguments("^(?<jours>\\d+) jours$", "15 jours"))
        #expect(try found[0].value() as? String == "15", "as the official libraries do: the name is in its source")
    }

    @Test(arguments: [
        ("^je vois (.*)$", "je vois "), ("^je (vois)$", "je vois"), ("^(?:je vo)is?$", "je voi"), ("je vois", ""),
        ("^a|b", ""), ("^(?:a|b)c", ""), ("^a*b", ""), ("^a+b", "a"), ("^a?b", ""), ("^a{2,3}b", "a"), ("^[a]b", ""),
        ("^\\(a\\)", "(a)"), ("^\\ba\\d", "a"), ("^(?=x)ab.", "ab"), ("(^a)b", ""), ("(?i)^je vois", ""), ("", ""),
        ("^(a(?:b|c))d", "a"), ("^été", "été"),
    ])
    func tellsTheLiteralPrefix(_ source: String, _ prefix: String) throws {
        #expect(try RegularExpression(source, parameterTypes: ParameterTypeRegistry()).literalPrefix == prefix)
    }

    @Test func refusesAPatternOfSeveralTypes() throws {
        var types = ParameterTypeRegistry()
        for name in ["person", "name", "place"] {
            try types.define(ParameterType(name: name, patterns: ["[A-Z]\\w+"]) { $0[0] ?? "" })
        }
        let error = #expect(throws: PatternError.self) {
            try RegularExpression("^([A-Z]\\w+) a (\\d+) ans$", parameterTypes: types)
        }
        #expect(
            error?.message == """
                Your Regular Expression /^([A-Z]\\w+) a (\\d+) ans$/
                matches multiple parameter types with regexp /[A-Z]\\w+/:
                   {name}
                   {person}
                   {place}

                I couldn't decide which one to use. You have two options:

                1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
                   {name} a {int} ans
                   {person} a {int} ans
                   {place} a {int} ans

                2) Make one of the parameter types preferential and continue to use a Regular Expression.
                """
        )
    }

    @Test func refusesWhatIsTooLarge() {
        #expect(throws: PatternError.self) { try arguments("^((a{100}){100}){100}$", "a") }
    }

    @Test("A step expression is shown as it is written, a regular one between slashes")
    func describesItself() throws {
        let types = ParameterTypeRegistry()
        let regular = StepExpression.regular(try RegularExpression("^je vois (.*)$", parameterTypes: types))
        #expect(regular.description == "/^je vois (.*)$/")
        let cucumber = StepExpression.cucumber(try CucumberExpression("je vois {string}", parameterTypes: types))
        #expect("\(cucumber)" == "je vois {string}")
    }
}
