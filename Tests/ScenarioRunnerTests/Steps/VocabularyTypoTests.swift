import CucumberExpressions
import ScenarioRunner
import ScriptTestSupport
import Testing

/// The suggestion for an undefined step, over the whole vocabulary that every product understands.
struct VocabularyTypoTests {
    /// An expression, and a step that fits it.
    private struct Sample {
        let expression: String
        let step: String
    }

    @Test("A step with one typo finds its own expression first, 95 times of 100", arguments: ["fr", "en"])
    func findsTheExpressionDespiteOneTypo(_ language: String) throws {
        let library = StepLibrary.withGenericSteps()
        let samples = try library.currentDefinitions.filter { $0.language == language }.map { definition in
            let step = try #require(Self.step(for: definition.expression.source), "\(definition.expression.source)")
            try #require(
                definition.expression.match(step) != nil,
                "« \(step) » must fit \(definition.expression.source)"
            )
            return Sample(expression: definition.expression.source, step: step)
        }
        try #require(samples.count > 30)
        var index = ExpressionIndex()
        for definition in library.currentDefinitions { index.insert(definition.expression) }
        let suggestions = ExpressionSuggestions(library.currentDefinitions.map(\.expression.source))
        var random = MutationGenerator(seed: 95)
        var tried = 0
        var missed: [String] = []
        for (turn, sample) in samples.enumerated() {
            // Every twelfth place has one kind of typo: all of them take minutes.
            for place in stride(from: turn % 12, to: sample.step.unicodeScalars.count, by: 12) {
                let kind = Typo.allCases[(place / 12 + turn) % Typo.allCases.count]
                let typo = kind.made(in: sample.step, at: place, &random)
                // Some typos leave a step that is defined, or make another one of it.
                guard index.matches(typo).isEmpty else { continue }
                tried += 1
                let found = suggestions.nearest(to: typo, limit: 1)
                if found != [sample.expression] {
                    missed.append("« \(typo) » gave \(found), not \(sample.expression)")
                }
            }
        }
        #expect(tried > 400)
        #expect(
            missed.count * 20 <= tried,
            "\(tried - missed.count) right of \(tried) tried:\n\(missed.prefix(40).joined(separator: "\n"))"
        )
    }

    private enum Typo: CaseIterable {
        case inserted, lost, replaced, swapped

        func made(in text: String, at place: Int, _ random: inout MutationGenerator) -> String {
            var scalars = Array(text.unicodeScalars)
            let letter = random.pick(Array("abcdefghijklmnopqrstuvwxyzéèà '\"1".unicodeScalars))
            switch self {
            case .inserted: scalars.insert(letter, at: place)
            case .lost: scalars.remove(at: place)
            case .replaced: scalars[place] = letter
            case .swapped:
                if place + 1 < scalars.count { scalars.swapAt(place, place + 1) } else { scalars.append(letter) }
            }
            return String(String.UnicodeScalarView(scalars))
        }
    }

    /// A step's text that fits an expression: values in the parameters' place, the first alternative, optional text said.
    private static func step(for source: String) -> String? {
        let values = [
            "string": "\"Se préinscrire\"", "int": "3", "float": "2.5", "double": "14.6", "word": "mot",
            "date": "15 février 2026",
            "time": "9 h 30", "duration": "2 secondes", "method": "POST", "": "quelque chose",
        ]
        var words: [String] = []
        for word in source.split(separator: " ", omittingEmptySubsequences: false) {
            var text = ""
            var rest = word[...]
            while let character = rest.first {
                switch character {
                case "{":
                    guard let end = rest.firstIndex(of: "}"),
                        let value = values[String(rest.dropFirst().prefix(upTo: end))]
                    else { return nil }
                    text += value
                    rest = rest[rest.index(after: end)...]
                case "(", ")": rest.removeFirst()
                case "/": rest = ""
                case "\\":
                    text += rest.dropFirst().prefix(1)
                    rest = rest.dropFirst(2)
                default: text.append(rest.removeFirst())
                }
            }
            words.append(text)
        }
        return words.joined(separator: " ")
    }
}
