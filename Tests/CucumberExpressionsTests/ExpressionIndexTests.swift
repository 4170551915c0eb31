import ScriptTestSupport
import Testing

@testable import CucumberExpressions

struct ExpressionIndexTests {
    private func index(_ sources: [String]) throws -> ExpressionIndex {
        var index = ExpressionIndex()
        for source in sources {
            let isRegular = source.hasPrefix("/")
            let types = ParameterTypeRegistry()
            index.insert(
                isRegular
                    ? .regular(try RegularExpression(String(source.dropFirst()), parameterTypes: types))
                    : .cucumber(try CucumberExpression(source, parameterTypes: types))
            )
        }
        return index
    }

    private static let sources = [
        "je vois {string}", "je vois {string} et {string}", "{string} est visible", "/vois", "je vois", "je vois",
        "le/la page {int}", "/^je (.*)$", "/^j|x$", "{}", "/é$", "je vois (encore ){string}", "/(?i)^JE VOIS", "",
        "je\u{301} vois", "👍 {word}",
    ]

    @Test("Numbers follow the order of insertion, and matches come in it")
    func numbersInOrder() throws {
        let index = try index(Self.sources)
        #expect(index.expressions.map(\.source).count == Self.sources.count)
        #expect(index.matches("je vois").map(\.number) == [3, 4, 5, 7, 8, 9, 12])
        #expect(index.matches("je vois \"a\"").map(\.number) == [0, 3, 7, 8, 9, 11, 12])
        #expect(index.matches("la page 3").map(\.number) == [6, 9])
        #expect(index.matches("").map(\.number) == [9, 13])
        #expect(try index.matches("la page 3").first?.arguments.first?.value() as? Int == 3)
    }

    @Test("What is far from a text is not matched at all")
    func looksAtFew() throws {
        var sources = (0..<500).map { "je vois la formation numéro \($0) dans {string}" }
        sources += ["{string} est visible", "/^(.*) est caché$", "/une partie"]
        let index = try index(sources)
        #expect(index.candidates(for: "je vois la formation numéro 7 dans \"x\"") == [7])
        #expect(index.candidates(for: "\"a\" est visible") == [500])
        #expect(index.candidates(for: "voici une partie de tout") == [502])
    }

    @Test("No expression that matches a text is missed")
    func missesNone() throws {
        var random = MutationGenerator(seed: 8)
        let pieces = ["je ", "vois", " \"a\"", "é", "x", "j", "3", " et ", "👍 ", "page ", "\u{301}", "la ", "JE"]
        let words = ["a", "b", "(c)", "d/e", " ", "{int}", "{}", "\\(", "é"]
        let patterns = ["a", "b+", "(c)?", "^", "$", "[de]", "(?:ab|c)", "é", "(?=a)", "x{2}", "(a(b))", "|", "\\b"]
        var matched = 0
        for _ in 0..<30 {
            let sources =
                Self.sources
                + (0..<10).map { _ in (0...random.below(4)).map { _ in random.pick(words) }.joined() }
                + (0..<10).map { _ in "/" + (0...random.below(5)).map { _ in random.pick(patterns) }.joined() }
            let index = try self.index(sources.filter { (try? self.index([$0])) != nil })
            for _ in 0..<20 {
                let text = (0..<random.below(6)).map { _ in random.pick(pieces + ["a", "b", "c", "ab", "abc"]) }
                    .joined()
                let expected = index.expressions.indices.filter { index.expressions[$0].match(text) != nil }
                #expect(index.matches(text).map(\.number) == expected, "« \(text) »")
                matched += expected.count
            }
        }
        #expect(matched > 700)
    }

    @Test("A part is found exactly where it is, whatever repeats in it")
    func findsParts() {
        var random = MutationGenerator(seed: 21)
        var found = 0
        for _ in 0..<5_000 {
            let text = (0..<random.below(20)).map { _ in random.pick(Array("aab".utf8)) }
            let part = (0..<random.below(6)).map { _ in random.pick(Array("aab".utf8)) }
            let expected = part.isEmpty || text.indices.contains { text[$0...].starts(with: part) }
            let sought = BytePart(part)
            let isIn = text.withUnsafeBufferPointer { sought.isIn($0) }
            #expect(isIn == expected, "\(part) in \(text)")
            #expect(!isIn || text.withUnsafeBufferPointer { sought.pairs.areAmong(BytePairs($0)) })
            found += isIn ? 1 : 0
        }
        #expect((500...4_500).contains(found))
    }
}
