import ScriptTestSupport
import Testing

@testable import CucumberExpressions

struct TextPatternTests {
    /// The texts of the outermost groups, nil for one that took no part; nil if there is no match.
    private func groups(_ pattern: String, _ text: String) throws -> [String?]? {
        try TextPattern(pattern).match(text)?.map(\.value)
    }

    @Test(arguments: Self.cases)
    func matchesAsABacktrackingMatcherDoes(_ example: Case) throws {
        #expect(try groups(example.pattern, example.text) == example.groups)
    }

    struct Case: Sendable {
        let pattern: String
        let text: String
        let groups: [String?]?

        init(_ pattern: String, _ text: String, _ groups: [String?]?) {
            self.pattern = pattern
            self.text = text
            self.groups = groups
        }
    }

    private static let cases = [
        Case("^(a|ab)(c|bcd)(d*)$", "abcd", ["a", "bcd", ""]),
        Case("^(.*)(\\d+)$", "abc123", ["abc12", "3"]),
        Case("^(.*?)(\\d+)$", "abc123", ["abc", "123"]),
        Case("^(a{2,3})(a*)$", "aaaaa", ["aaa", "aa"]),
        Case("^(a{2,3}?)(a*)$", "aaaaa", ["aa", "aaa"]),
        Case("^(a{2})(a{1,})$", "aaaaa", ["aa", "aaa"]),
        Case("(b+)", "aabbbcbb", ["bbb"]),
        Case("^([^\\s,]+), ([\\w-]+)$", "L'été, post-it", ["L'été", "post-it"]),
        Case("^(\\p{Lu}\\p{Ll}+) (\\P{L}+)$", "Émile 490 €", ["Émile", "490 €"]),
        Case("^([\\p{L}'-]+)$", "aujourd'hui", ["aujourd'hui"]),
        Case("^([\\D]+)([^\\D]+)$", "prix490", ["prix", "490"]),
        Case("^(\\u00e9\\x41\\t)$", "éA\t", ["éA\t"]),
        Case("\\b(été)\\b|\\b(ete)\\b", "un ete", [nil, "ete"]),
        Case("^(?=.*\\d)(?!.*x)(.*)$", "a1b", ["a1b"]),
        Case("^(?<jour>\\d+)$", "15", ["15"]),
        Case("^()$", "", [""]),
        Case("^(?:(a)|b)*$", "ab", ["a"]),
        Case("^(a*)*$", "b", nil),
        Case("^(|a)*$", "aa", ["a"]),
        Case("^([a\\]^-]+)$", "^a-]", ["^a-]"]),
        Case("^(😀.)$", "😀é", ["😀é"]),
        Case("^(?!.*x)(.*)$", "axb", nil),
    ]

    @Test(arguments: Self.faults)
    func refusesWhatItDoesNotKnow(_ fault: Fault) {
        var thrown: PatternError?
        do { _ = try TextPattern(fault.pattern) } catch { thrown = error }
        #expect(thrown == PatternError(problem: fault.problem, pattern: fault.pattern, position: fault.position))
    }

    struct Fault: Sendable {
        let pattern: String
        let problem: PatternError.Problem
        let position: Int

        init(_ pattern: String, _ problem: PatternError.Problem, _ position: Int) {
            self.pattern = pattern
            self.problem = problem
            self.position = position
        }
    }

    private static let faults = [
        Fault("(a", .unclosedGroup, 0), Fault("a)", .unopenedGroup, 1), Fault("[a", .unclosedClass, 0),
        Fault("[]", .emptyClass, 1),
        Fault("[z-a]", .reversedRange, 1), Fault("*a", .nothingToRepeat, 0), Fault("a**", .nothingToRepeat, 2),
        Fault("^*", .nothingToRepeat, 0), Fault("a{3,2}", .badRepeatBounds, 1), Fault("a{1001}", .badRepeatBounds, 1),
        Fault("a{,3}", .unescapedBrace, 1), Fault("{a}", .unescapedBrace, 0), Fault("a\\", .trailingBackslash, 1),
        Fault("\\p{Greek}", .unknownProperty("Greek"), 0), Fault("\\x4", .badCodePoint, 0),
        Fault("(?=(a))", .captureInLookahead, 3),
        Fault("(a{1000}){1000}", .tooLarge, 0), Fault("(?:(?:(?:){1000}){1000}){1000}", .tooLarge, 0),
        Fault("(a)\\1", .unsupported("the escape '\\1'"), 3), Fault("(?<=a)b", .unsupported("this kind of group"), 0),
        Fault("(?i)a", .unsupported("this kind of group"), 0), Fault("a++", .unsupported("a possessive repetition"), 2),
    ]

    @Test func refusesDeepNesting() {
        for count in [101, 100_000] {
            let pattern = String(repeating: "(", count: count) + String(repeating: ")", count: count)
            #expect(throws: PatternError(problem: .nestedTooDeep, pattern: pattern, position: 100)) {
                try TextPattern(pattern)
            }
        }
    }

    /// Patterns on which a plain backtracking matcher takes exponential or polynomial time.
    @Test(arguments: [
        "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "^(a*)*b$", "^(?:a?){40}a{40}$", "^(.*)*(.*)*(.*)*x$", "^(?:(?:a*)*)*b$",
        "^((a|b|ab)*)(c*)$", "(x+x+)+y", "^(?=(?:a+)+b).*$", "(?:a|a?)+b", "^(\\w+\\s?)*$",
    ])
    func takesLinearTime(_ source: String) throws {
        let pattern = try TextPattern(source)
        let short = pattern.search(String(repeating: "a", count: 500) + "!").steps
        let long = pattern.search(String(repeating: "a", count: 5_000) + "!").steps
        #expect(long <= 11 * short, "ten times the text took \(short) → \(long) steps")
        #expect(short < 500 * 1_000)
    }

    @Test func takesLinearTimeInExpressionsOfManyParameters() throws {
        let source = Array(repeating: "{}", count: 12).joined(separator: " ") + "x"
        let expression = try CucumberExpression(source, parameterTypes: ParameterTypeRegistry())
        #expect(expression.match(String(repeating: " a", count: 4_000)) == nil)
        let strings = try CucumberExpression("{string}{string}", parameterTypes: ParameterTypeRegistry())
        #expect(strings.match("\"" + String(repeating: "\\\"", count: 20_000)) == nil)
    }

    @Test func survivesAnyPattern() {
        var random = MutationGenerator(seed: 7)
        let seeds = ["(a|b)*c{2,3}?", "[^\\s\\]a-z]+(?:x|y)", "(?=.*\\d)\\p{L}+", "^\\bété\\u00e9$", "(?!a)(?<n>b)"]
        let pieces = Array("()[]{}|*+?\\^$.,-=!:<>0129abdpsuwx{é".unicodeScalars).map { String($0) }
        var usable = 0
        for _ in 0..<20_000 {
            let source = random.mutation(of: random.pick(seeds), with: pieces)
            guard let pattern = try? TextPattern(source) else { continue }
            usable += 1
            _ = pattern.match(random.mutation(of: "ab1 éxyz]c", with: pieces))
        }
        #expect(usable > 2_000)
    }
}
