import Foundation
import ScriptTestSupport
import Testing

@testable import CucumberExpressions

/// Agreement with another matcher, Python's `re`, on generated patterns: the match and every capture.
struct PatternDifferentialTests {
    @Test(
        "Matches and captures are those of Python's re on generated patterns",
        .enabled(if: OfficialData.hasPython, "python3 is missing")
    )
    func agreesWithPython() throws {
        var random = MutationGenerator(seed: 41)
        let cases = (0..<500).map { _ in
            [pattern(&random, depth: 3), String((0..<random.below(9)).map { _ in random.pick(Array("aabc1 ")) })]
        }
        let argument = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
        let output = try OfficialData.python(Self.matcher, argument)
        let answers = try JSONDecoder().decode([Answer].self, from: output)
        try #require(answers.count == cases.count)
        var matches = 0
        for (input, answer) in zip(cases, answers) {
            #expect(answer.error == nil, "/\(input[0])/ is refused: \(answer.error ?? "")")
            let groups = try TextPattern(input[0]).match(input[1])
            #expect(groups.map { $0.flatMap(flattened) } == answer.groups, "/\(input[0])/ on « \(input[1]) »")
            matches += groups == nil ? 0 : 1
        }
        #expect((60...470).contains(matches), "the cases must not all be of one kind")
    }

    private struct Answer: Decodable {
        /// Every group in order; nil if there is no match.
        let groups: [String?]?
        let error: String?
    }

    private func flattened(_ group: MatchGroup) -> [String?] {
        [group.value] + group.children.flatMap(flattened)
    }

    /// A pattern whose repeated parts can't match nothing: there the flavours differ.
    private func pattern(_ random: inout MutationGenerator, depth: Int) -> String {
        (0...random.below(3)).map { _ in
            let atom =
                switch depth == 0 ? random.below(3) : random.below(7) {
                case 0, 1: random.pick(["a", "b", "c", "1", " "])
                case 2: random.pick([".", "\\d", "\\w", "\\s", "[ab]", "[^a]"])
                case 3: "(" + pattern(&random, depth: depth - 1) + ")"
                case 4: "(?:" + pattern(&random, depth: depth - 1) + "|" + pattern(&random, depth: depth - 1) + ")"
                case 5: "(?=" + random.pick(["a", ".*b", "[ab]+1"]) + ")" + random.pick(["a", "."])
                default: "(?:" + random.pick(["a", "b", "."]) + pattern(&random, depth: 0) + ")"
                }
            guard atom.count <= 4 || atom.hasPrefix("(?:a") || atom.hasPrefix("(?:b") else { return atom }
            return atom + random.pick(["", "", "*", "+", "?", "*?", "+?", "??", "{1,2}", "{2}"])
        }.joined()
    }

    private static let matcher = """
        import json, re, sys
        def answer(pattern, text):
            try:
                match = re.search(pattern, text)
            except re.error as error:
                return {"error": str(error)}
            return {"groups": None if match is None else list(match.groups())}
        print(json.dumps([answer(pattern, text) for pattern, text in json.loads(sys.argv[1])]))
        """
}
