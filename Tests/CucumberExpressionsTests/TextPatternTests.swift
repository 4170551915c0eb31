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

    @Test(arguments: Self.wrong)
    func refusesWhatItDoesNotKnow(_ sample: Wrong) {
        var thrown: PatternError?
        do { _ = try TextPattern(sample.pattern) } catch { thrown = error }
        #expect(thrown == PatternError(reason: sample.reason, pattern: sample.pattern, position: sample.position))
    }

    struct Wrong: Sendable {
        let pattern: String
        let reason: PatternError.Reason
        let position: Int

        init(_ pattern: String, _ reason: PatternError.Reason, _ position: Int) {
            self.pattern = pattern
            self.reason = reason
            self.position = position
        }
    }

    private static let wrong = [
        Wrong("(a", .unclosedGroup, 0), Wrong("a)", .unopenedGroup, 1), Wrong("[a", .unclosedClass, 0),
        Wrong("[]", .emptyClass, 1),
        Wrong("[z-a]", .reversedRange, 1), Wrong("*a", .nothingToRepeat, 0), Wrong("a**", .nothingToRepeat, 2),
        Wrong("^*", .nothingToRepeat, 0), Wrong("a{3,2}", .badRepeatBounds, 1), Wrong("a{1001}", .badRepeatBounds, 1),
        Wrong("a{,3}", .unescapedBrace, 1), Wrong("{a}", .unescapedBrace, 0), Wrong("a\\", .trailingBackslash, 1),
        Wrong("\\p{Greek}", .unknownProperty("Greek"), 0), Wrong("\\x4", .badCodePoint, 0),
        Wrong("(?=(a))", .captureInLookahead, 3),
        Wrong("(a{1000}){1000}", .tooLarge, 0), Wrong("(?:(?:(?:){1000}){1000}){1000}", .tooLarge, 0),
    ]

    /// What users of other libraries write, and what we say instead: the location, the fact, the fix.
    @Test(arguments: [
        (#"(a)\1"#, 4, #"the escape '\1'"#, "compare the two arguments in the step's body"),
        (#"(?<n>a)\k<n>"#, 8, #"the escape '\k'"#, "compare the two arguments"),
        ("(?<=a)b", 1, "a look-behind", "match what stands before in a '(?:…)'"),
        ("(?<!a)b", 1, "a look-behind", #"or begin with '\b'"#),
        ("a++", 3, "a possessive repetition", "leave it out"), ("(?>a)b", 1, "an atomic group", "leave it out"),
        ("a(?i)b", 2, "this kind of group", "'(?i)' at the very beginning"),
        ("(?i:a)b", 1, "this kind of group", "'(?i)' at the very beginning"),
        ("(?<é>a)", 1, "this group's name", "A-Z, a-z, 0-9 and _"),
        (#"\Aa"#, 1, #"the escape '\A'"#, "write '^'"), (#"a\z"#, 2, #"the escape '\z'"#, "write '$'"),
        (#"\Q.\E"#, 1, #"the escape '\Q'"#, "escape each character"),
        (#"\R"#, 1, #"the escape '\R'"#, "leave the backslash out"),
        ("[[:alpha:]]", 2, "a POSIX class", #"write '\p{L}'"#),
    ])
    func explainsWhatItDoesNotSupport(_ source: String, _ column: Int, _ fact: String, _ fix: String) {
        var thrown: PatternError?
        do { _ = try TextPattern(source) } catch { thrown = error }
        let message = thrown?.message ?? "nothing"
        #expect(message.hasPrefix("Pattern /\(source)/ has a problem at column \(column): \(fact) is not supported; "))
        #expect(message.contains(fix), "\(message)")
    }

    @Test(
        arguments: [
            ("(?i)^je vois (.*)$", "JE Vois Élan", ["Élan"]), ("(?i)^été ([a-c]+)$", "ÉTÉ aBC", ["aBC"]),
            ("(?i)^([^x]+)x$", "abX", ["ab"]), ("(?i)^(\\x41)$", "a", ["a"]), ("(?i)^([^x]+)$", "aXb", nil),
        ] as [(String, String, [String?]?)]
    )
    func ignoresCaseWhenAsked(_ source: String, _ text: String, _ expected: [String?]?) throws {
        #expect(try groups(source, text) == expected)
    }

    @Test func refusesDeepNesting() {
        for count in [101, 100_000] {
            let pattern = String(repeating: "(", count: count) + String(repeating: ")", count: count)
            #expect(throws: PatternError(reason: .nestedTooDeep, pattern: pattern, position: 100)) {
                try TextPattern(pattern)
            }
        }
    }

    /// Patterns on which a plain backtracking matcher takes exponential or polynomial time.
    @Test(arguments: [
        "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "^(a*)*b$", "^(?:a?){40}a{40}$", "^(.*)*(.*)*(.*)*x$", "^(?:(?:a*)*)*b$",
        "^((a|b|ab)*)(c*)$", "(x+x+)+y", "^(?=(?:a+)+b).*$", "(?:a|a?)+b", "^(\\w+\\s?)*$", "(a+)+$", "(a|aa)*b",
        "(.*)*x", "^(?=(?=(?:a*)*b).*)a", "(?=(?!(?:a|aa)*c)(?:a+)+)b", "(?=.*(?=.*(?=.*x)))a", "(?i)(a|A)*b",
        // Loops in loops, and lookaheads in lookaheads.
        "(?=(?:(?:(?:(?:(?:(?:(?:(?:(?:a*)*)*)*)*)*)*)*)*)*b)", Self.nested("(?:", 20, ")*", in: "(?=", "a", "b)"),
        Self.nested("(?:", 20, "|x)*", in: "(?!", "a", "b)c"), Self.nested("(?=a", 20, ")", in: "", "", "b"),
        Self.nested("(?:", 20, ")*", in: "", "a", "b"), Self.nested("(?:", 20, "|x)*?", in: "(?=", "a??", "b)"),
    ])
    func takesLinearTime(_ source: String) throws {
        let pattern = try TextPattern(source)
        let short = pattern.search(String(repeating: "a", count: 500) + "!").steps
        let long = pattern.search(String(repeating: "a", count: 5_000) + "!").steps
        #expect(long <= 11 * short, "ten times the text took \(short) → \(long) steps")
        #expect(long <= 5_002 * pattern.size * 4, "\(long) steps for \(pattern.size) instructions")
    }

    /// A pattern in so many groups, in another pattern.
    private static func nested(
        _ opening: String,
        _ depth: Int,
        _ closing: String,
        in before: String,
        _ inner: String,
        _ after: String
    ) -> String {
        before + String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth) + after
    }

    @Test("The bound of steps holds however deep loops nest in a lookahead, on each text")
    func boundsStepsInDeepLoops() throws {
        let sources = [2, 9, 98].map { Self.nested("(?:", $0, ")*", in: "(?=", "a*", "b)") }
        for pattern in try sources.map({ try TextPattern($0) }) {
            for text in ["bbbb", "", "b", "aab", String(repeating: "ab", count: 50)] {
                let steps = pattern.search(text).steps
                #expect(steps <= 4 * pattern.size * (text.count + 1), "\(steps) for \(pattern.size) instructions")
                #expect((pattern.match(text) != nil) == text.contains("b"))
            }
        }
    }

    @Test("A text that would take too much memory does not match, and it can be told")
    func boundsMemory() throws {
        let types = ParameterTypeRegistry()
        let many = try RegularExpression("^(?:(?:b??){1000}a)*$", parameterTypes: types)
        let expression = StepExpression.regular(many)
        let short = String(repeating: "a", count: 2_000)
        #expect(!expression.isTooLong(short))
        #expect(expression.match(short) != nil)
        let long = String(repeating: "a", count: 20_000)
        #expect(expression.isTooLong(long))
        #expect(expression.match(long) == nil)
        #expect(expression.stepCount(matching: long) == 0)
        var index = ExpressionIndex()
        index.insert(expression)
        index.insert(.regular(try RegularExpression("^b(?:(?:b??){1000}a)*$", parameterTypes: types)))
        index.insert(.cucumber(try CucumberExpression("{}", parameterTypes: types)))
        #expect(index.matches(long).map(\.number) == [2])
        #expect(index.untried(for: long) == [0])
        #expect(index.untried(for: short) == [])
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
        for _ in 0..<6_000 {
            let source = random.mutation(of: random.pick(seeds), with: pieces)
            guard let pattern = try? TextPattern(source) else { continue }
            usable += 1
            _ = pattern.match(random.mutation(of: "ab1 éxyz]c", with: pieces))
        }
        #expect(usable > 500)
    }
}
