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
        let error = PatternError(problem: .unsupported("this kind of group"), pattern: "(?<!a)b", position: 0)
        #expect(throws: error) { try arguments("(?<!a)b", "b") }
    }
}
