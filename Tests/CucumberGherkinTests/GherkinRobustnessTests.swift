import ScriptTestSupport
import Testing

@testable import CucumberGherkin

/// No bytes make the parser crash, and what it accepts can be compiled and printed.
struct GherkinRobustnessTests {
    private static let seedText = """
        # language: fr
        @a @b
        Fonctionnalité: été
          texte # pas un commentaire
          Contexte:
            Étant donné que <a>
          Règle: r
            @c#d @e
            Plan du scénario: <a>
              Et qu'il y a
                | a\\n | \\| \\\\ |
                | é    | 😀       |
                \"\"\"json
                \\"\\"\\" <a>
                \"\"\"
              @f
              Exemples:
                | a | b |
                | 1 | <a> |
        """

    private static let pieces: [[UInt8]] = texts.map { Array($0.utf8) } + brokenCharacters

    private static let texts = [
        "\n", "\r\n", "|", "\\", "\"\"\"", "```", "@", "#", " ", "\t", "\u{A0}", "\u{3000}", "\u{FEFF}", "<a>", "* ",
        ":", "Et qu'", "Exemples:", "# language: en\n", "# language: zz\n", "Feature:", "Given ", "\0", "e\u{301}", "😀",
    ]

    private static let brokenCharacters: [[UInt8]] = [
        [0xC3], [0x80], [0xE2, 0x80], [0xFF], [0xF0, 0x9F], [0xED, 0xA0, 0x80],
    ]

    @Test(arguments: 0..<20)
    func `mutated files never crash`(_ seed: UInt64) throws {
        var random = MutationGenerator(seed: seed)
        for _ in 0..<30 {
            var bytes = Array(Self.seedText.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
                bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &random) ?? [])
            }
            try run(bytes)
        }
    }

    @Test(arguments: 0..<10)
    func `random bytes never crash`(_ seed: UInt64) throws {
        var random = MutationGenerator(seed: 1000 + seed)
        for _ in 0..<100 {
            let count = Int.random(in: 0...200, using: &random)
            try run((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            try run((0..<count).flatMap { _ in Self.pieces.randomElement(using: &random) ?? [] })
        }
    }

    /// Tags are what makes the parser look ahead, at the lines up to the title that they belong to.
    @Test(arguments: 0..<20)
    func `no line is read ahead twice`(_ seed: UInt64) throws {
        let lines = [
            "@a", "@a", "@b c", "#", "", "Rule:", "Scenario:", "Examples:", "Background:", "Given x", "| a |", "oops",
            "\"\"\"", "`@a`", "# Rule:", "## Scenario:", "# Examples:", "* Given x", "  | a |",
        ]
        let uri = seed.isMultiple(of: 2) ? "a.feature" : "a.feature.md"
        var random = MutationGenerator(seed: 2000 + seed)
        for _ in 0..<20 {
            let count = random.below(300)
            let text = "Feature:\n" + (0..<count).map { _ in random.pick(lines) + "\n" }.joined()
            let english = try #require(Gherkin.Keywords.english)
            let ahead = Array(text.utf8).withUnsafeBufferPointer { bytes in
                let source = GherkinSource(uri: uri, text: text)
                let text = Gherkin.Text(bytes: bytes, source: text)
                var run = Gherkin.ParserRun(text, of: source, keywords: english, ids: IdentifierSequence())
                _ = run.parse()
                return run.linesReadAhead
            }
            #expect(ahead <= count)
        }
    }

    @Test func `invalid UTF-8 is repaired`() throws {
        let bytes = Array("Feature: a".utf8) + [0xFF, 0xC3] + Array("b".utf8)
        var ids = IdentifierSequence()
        let document = try GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids).get()
        #expect(document.feature?.name == "a\u{FFFD}\u{FFFD}b")
    }

    /// As the Unicode Standard recommends, and as Python's decoder does: one for each longest beginning of a character.
    @Test(
        arguments: [
            ([0xC0, 0xAF], 2), ([0xE2, 0x80], 1), ([0xE2, 0x80, 0x41], 1), ([0xED, 0xA0, 0x80], 3),
            ([0xF0, 0x9F, 0x98], 1),
            ([0xF4, 0x90, 0x80, 0x80], 4), ([0xFF, 0xFE], 2),
        ] as [([UInt8], Int)]
    )
    func `what is no character is replaced, piece by piece`(_ bytes: [UInt8], _ count: Int) throws {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "", bytes: Array("Feature: x".utf8) + bytes + Array("y".utf8))
        let name = try #require(GherkinParser().parse(source, ids: &ids).get().feature?.name)
        #expect(name.unicodeScalars.count { $0 == "\u{FFFD}" } == count)
        #expect(name.hasPrefix("x") && name.hasSuffix("y"))
    }

    private func run(_ bytes: [UInt8]) throws {
        var ids = IdentifierSequence()
        switch GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids) {
        case .success(let document):
            let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
            let lines = GherkinMessages.gherkinDocument(document) + pickles.flatMap(GherkinMessages.pickle)
            #expect(try GherkinJSON.lines(of: lines).count == 1 + pickles.count)
        case .failure(let failure):
            #expect((1...11).contains(failure.errors.count))
        }
    }
}
