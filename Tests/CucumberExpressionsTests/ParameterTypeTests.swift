import Testing

@testable import CucumberExpressions

struct ParameterTypeTests {
    private func type(_ name: String, _ patterns: String...) -> ParameterType {
        ParameterType(name: name, patterns: patterns) { $0[0] ?? "" }
    }

    @Test func holdsTheBuiltInTypes() {
        let names = ParameterTypeRegistry().parameterTypes.map(\.name)
        #expect(
            names == [
                "int", "float", "word", "string", "", "double", "bigdecimal", "byte", "short", "long", "biginteger",
            ]
        )
        let forSnippets = ParameterTypeRegistry().parameterTypes.filter(\.useForSnippets).map(\.name)
        #expect(forSnippets == ["int", "float", "string"])
    }

    @Test func builtInPatternsAreInTheSubset() throws {
        for builtIn in ParameterType.builtIn {
            for pattern in builtIn.patterns { _ = try TextPattern(pattern) }
        }
    }

    @Test func joinsSeveralPatterns() throws {
        var types = ParameterTypeRegistry()
        try types.define(type("date", "\\d{1,2}(?:er)? \\p{L}+ \\d{4}", "\\d{4}-\\d{2}-\\d{2}"))
        let expression = try CucumberExpression("le {date} à Nice", parameterTypes: types)
        for date in ["1er août 2026", "15 février 2026", "2026-02-15"] {
            #expect(try expression.match("le \(date) à Nice")?.first?.value() as? String == date)
        }
        #expect(expression.match("le 15 2026 à Nice") == nil)
        #expect(expression.regexSource == "^le ((?:\\d{1,2}(?:er)? \\p{L}+ \\d{4})|(?:\\d{4}-\\d{2}-\\d{2})) à Nice$")
    }

    @Test func refusesInvalidTypesAtOnce() throws {
        var types = ParameterTypeRegistry()
        try types.define(type("jour", "lundi|mardi"))
        #expect(throws: ParameterTypeError.alreadyDefined(name: "jour")) { try types.define(type("jour", "x")) }
        #expect(throws: ParameterTypeError.alreadyDefined(name: "")) { try types.define(type("", "x")) }
        #expect(throws: ParameterTypeError.illegalName("a(b")) { try types.define(type("a(b", "x")) }
        #expect(throws: ParameterTypeError.noPatterns(name: "vide")) { try types.define(type("vide")) }
        let error = PatternError(reason: .unclosedGroup, pattern: "(a", position: 0)
        #expect(throws: ParameterTypeError.unusablePattern(name: "p", error: error)) {
            try types.define(type("p", "(a"))
        }
        #expect(types.parameterTypes.count == 12, "what was refused left nothing behind")
    }

    @Test func wordsItsErrors() {
        #expect(
            ParameterTypeError.alreadyDefined(name: "jour").message
                == "There is already a parameter type with name jour"
        )
        #expect(
            ParameterTypeError.illegalName("a.b").message
                == #"Illegal character in parameter name {a.b}. Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
        )
        #expect(
            ParameterTypeError.twoPreferred(pattern: "[A-Z]+", first: "code", second: "ville").message
                == "There can only be one preferential parameter type per regexp. The regexp /[A-Z]+/ is used for two "
                + "preferential parameter types, {code} and {ville}"
        )
        let error = PatternError(reason: .unclosedGroup, pattern: "a(", position: 1)
        #expect(
            ParameterTypeError.unusablePattern(name: "p", error: error).message
                == "The parameter type {p} has a pattern that can't be used. Pattern /a(/ has a problem at column 2: "
                + "this '(' has no matching ')'."
        )
    }

    @Test func allowsOnePreferentialTypeForAPattern() throws {
        func type(_ name: String, preferred: Bool) -> ParameterType {
            ParameterType(name: name, patterns: ["[A-Z]+"], preferForRegularExpressionMatch: preferred) { $0[0] ?? "" }
        }
        var types = ParameterTypeRegistry()
        #expect(!ParameterType(name: "x", patterns: ["x"]) { _ in "" }.preferForRegularExpressionMatch)
        try types.define(type("ville", preferred: false))
        try types.define(type("code", preferred: true))
        try types.define(type("aéroport", preferred: false))
        #expect(throws: ParameterTypeError.twoPreferred(pattern: "[A-Z]+", first: "code", second: "mot")) {
            try types.define(type("mot", preferred: true))
        }
        #expect(try RegularExpression("^([A-Z]+)$", parameterTypes: types).parameterNames == ["code"])
    }

    @Test func refusesFlagsInAPattern() {
        var types = ParameterTypeRegistry()
        #expect(throws: ParameterTypeError.self) { try types.define(type("x", "(?i)abc")) }
    }

    @Test func handsOnWhatATransformThrows() throws {
        struct Odd: Error, Equatable { let groups: [String?] }
        var types = ParameterTypeRegistry()
        try types.define(ParameterType(name: "pair", patterns: ["(a)-(b)?", "c(d)"]) { throw Odd(groups: $0) })
        let expression = try CucumberExpression("{pair}", parameterTypes: types)
        let first = try #require(expression.match("a-")?.first)
        #expect(throws: Odd(groups: ["a", nil, nil])) { try first.value() }
        let second = try #require(expression.match("cd")?.first)
        #expect(throws: Odd(groups: [nil, nil, "d"])) { try second.value() }
    }

    @Test("Names and patterns are the same byte for byte, not by how they look")
    func comparesBytes() throws {
        var types = ParameterTypeRegistry()
        for (name, pattern) in [("e\u{301}", "e\u{301}+"), ("\u{E9}", "\u{E9}+")] {
            try types.define(ParameterType(name: name, patterns: [pattern]) { _ in name.unicodeScalars.count })
        }
        let expression = try CucumberExpression("{\u{E9}} {e\u{301}}", parameterTypes: types)
        #expect(expression.regexSource.utf8.elementsEqual("^(\u{E9}+) (e\u{301}+)$".utf8))
        #expect(try expression.match("\u{E9}\u{E9} e\u{301}")?.map { try $0.value() as? Int } == [1, 2])
        let regular = try RegularExpression("(\u{E9}+)(e\u{301}+)", parameterTypes: types)
        #expect(regular.parameterNames.map(\.unicodeScalars.count) == [1, 2])
        let generated = ExpressionGenerator(parameterTypes: types).generate(for: "\u{E9} e\u{301}")
        #expect(generated.map(\.source.unicodeScalars.count) == ["{\u{E9}} {e\u{301}}".unicodeScalars.count])
        #expect(generated[0].argumentNames.map(\.unicodeScalars.count) == [1, 2])
    }
}
