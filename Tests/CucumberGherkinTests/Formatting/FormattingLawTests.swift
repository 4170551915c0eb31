import Foundation
import ScriptTestSupport
import Testing

@testable import CucumberGherkin

/// What holds for every file: the same tree and pickles, twice is once, and nothing but white space changes.
struct FormattingLawTests {
    @Test("the laws hold for every script of the repository")
    func scripts() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let folder = root.standardizedFileURL.appending(path: "Scenarios")
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String })
        let files = names.filter { $0.hasSuffix(".feature") }.sorted()
        try #require(files.count > 30)
        for file in files { try FormattingLaws.check([UInt8](Data(contentsOf: folder.appending(path: file))), file) }
    }

    @Test(
        "the laws hold for the official files, good and bad",
        .enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)),
        arguments: ["gherkin/good", "gherkin/bad"]
    )
    func official(_ folder: String) throws {
        for file in try ConformanceFolder.files(in: folder, withExtension: "feature") {
            try FormattingLaws.check([UInt8](Data(contentsOf: file)), file.lastPathComponent)
        }
    }

    @Test("the laws hold for mutated files", arguments: 0..<7 as Range<UInt64>)
    func mutated(_ seed: UInt64) throws {
        var random = MutationGenerator(seed: seed)
        var parsed = 0
        for round in 0..<50 {
            var bytes = Array(Self.seedText.utf8)
            for _ in 0..<(1 + random.below(6)) {
                let start = random.below(bytes.count + 1)
                let end = min(bytes.count, start + random.below(4))
                bytes.replaceSubrange(start..<end, with: random.pick(Self.pieces))
            }
            if try FormattingLaws.check(bytes, "seed \(seed), round \(round)") { parsed += 1 }
        }
        // Laws that nothing was held to would say nothing.
        #expect(parsed > 5)
    }

    @Test("whatever white space a file had, it comes to the same form", arguments: 0..<7 as Range<UInt64>)
    func generated(_ seed: UInt64) throws {
        var random = MutationGenerator(seed: 1_000 + seed)
        for _ in 0..<20 {
            var file = GeneratedFeature()
            file.generate(with: &random)
            let formatted = try GherkinFormatter().format(Array(file.untidy.joined(separator: "\n").utf8), uri: "")
            #expect(String(decoding: formatted, as: UTF8.self) == file.tidy.joined(separator: "\n"))
            try FormattingLaws.check(Array(file.untidy.joined(separator: "\r\n").utf8), "seed \(seed)")
        }
    }

    private static let seedText = """
        # language: fr
        @a   @b
        Fonctionnalité: été
          texte # pas un commentaire

              plus loin
          # commentaire
          Contexte:
            Étant donné que <a>
            # fin

          Règle: r
            @c#d @e # pourquoi
            Plan du scénario: <a>
              Et qu'il y a
                | a\\n | \\| \\\\ | # reste
                # entre deux

                | é    | 😀       |
                \"\"\"json
                \\"\\"\\" <a>
              moins

                   plus
                \"\"\"
              * x
              @f
              Exemples: ceux-ci
                | a | b |
                | 1 | <a> |
        # la fin

        """

    private static let pieces: [[UInt8]] =
        texts.map { Array($0.utf8) } + [[0xC3], [0x80], [0xE2, 0x80], [0xFF], [0xF0, 0x9F]]

    private static let texts = [
        "\n", "\r\n", "\r", "|", "\\", "\"\"\"", "```", "@", "#", " ", "   ", "\t", "\u{A0}", "\u{3000}", "<a>", "* ",
        ":", "\n\n", "\n   \n", "\n# c\n", "\n  @t\n", "\nExemples:\n", "\nScénario: s\n", "\n| 日 |\n", "e\u{301}", "😀",
        "\u{B}", "\u{1C}", "\u{85}", "\u{FEFF}",
    ]
}

/// The laws of formatting, held against one file.
enum FormattingLaws {
    /// - Returns: whether the file could be parsed, and so was formatted.
    @discardableResult
    static func check(_ bytes: [UInt8], _ name: String) throws -> Bool {
        let comment = Comment(rawValue: name)
        let formatted: [UInt8]
        do throws(GherkinErrors) { formatted = try GherkinFormatter().format(bytes, uri: "") } catch {
            #expect(errors(of: bytes) == error, comment)
            return false
        }
        #expect(try content(of: formatted) == content(of: bytes), comment)
        #expect(try GherkinFormatter().format(formatted, uri: "") == formatted, comment)
        #expect(
            visible(String(decoding: formatted, as: UTF8.self)) == visible(String(decoding: bytes, as: UTF8.self)),
            comment
        )
        #expect(lineEnds(of: formatted) == lineEnds(of: bytes), comment)
        return true
    }

    /// Tree and pickles as Messages without locations, and the comments without space.
    private static func content(of bytes: [UInt8]) throws -> [[UInt8]] {
        var ids = IdentifierSequence()
        var document = try GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids).get()
        let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
        let comments = document.comments.map { Array(String(String.UnicodeScalarView(visible($0.text))).utf8) }
        document.comments = []
        let messages = GherkinMessages.gherkinDocument(document) + pickles.flatMap(GherkinMessages.pickle)
        return [withoutPlaces(messages)] + comments
    }

    /// Leaves out every `"location":{…}`; within a text the quotes would be escaped.
    private static func withoutPlaces(_ json: [UInt8]) -> [UInt8] {
        let key = Array("\"location\":{".utf8)
        var kept: [UInt8] = []
        var index = 0
        while index < json.count {
            if json[index] == key[0], json[index...].starts(with: key) {
                index = json[index...].firstIndex(of: UInt8(ascii: "}")) ?? json.count
            } else {
                kept.append(json[index])
            }
            index += 1
        }
        return kept
    }

    private static func errors(of bytes: [UInt8]) -> GherkinErrors? {
        var ids = IdentifierSequence()
        guard case .failure(let errors) = GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids) else {
            return nil
        }
        return errors
    }

    private static func visible(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !isSpace($0) }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }

    /// Of every line whether it ends with a carriage return, the last one's emptiness included.
    private static func lineEnds(of bytes: [UInt8]) -> [Bool] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            $0.last == UInt8(ascii: "\r")
        }
    }
}
