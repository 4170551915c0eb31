import ScriptTestSupport
import Testing

@testable import CucumberExpressions

struct SuggestionsTests {
    private let labels = ["Accueil", "Formations", "Blog", "Contact", "Se préinscrire", "Réessayer", "Œuvres"]

    @Test(arguments: [
        ("formations", "Formations"), ("Formation", "Formations"), ("Fromations", "Formations"),
        ("se preinscrire", "Se préinscrire"), ("REESSAYER", "Réessayer"), ("Acceuil", "Accueil"), ("blgo", "Blog"),
        ("oeuvres", "Œuvres"), ("Se\u{A0}préinscrire", "Se préinscrire"), ("Se pre\u{301}inscrire", "Se préinscrire"),
    ])
    func findsTheNearestLabel(_ text: String, _ label: String) {
        #expect(Suggestions.nearest(to: text, among: labels).first == label)
    }

    @Test(arguments: ["Paramètres", "xyz", "", "Le ROI de la formation IA en PME", "?"])
    func findsNothingForUnrelatedText(_ text: String) {
        #expect(Suggestions.nearest(to: text, among: labels).isEmpty)
    }

    @Test func putsTheBestFirst() {
        let candidates = ["Performers", "Performer", "performer", "Perform", "Formation Performer — 790 €"]
        let found = Suggestions.ranked(to: "Performer", among: candidates, limit: 5)
        let expected = ["Performer", "performer", "Performers", "Perform", "Formation Performer — 790 €"]
        #expect(found.map(\.text) == expected)
        #expect(found.prefix(4).map(\.distance) == [0, 0, 1, 2])
        #expect(Suggestions.nearest(to: "Performer", among: candidates, limit: 2) == ["Performer", "performer"])
        #expect(Suggestions.nearest(to: "Performer", among: candidates, limit: 0).isEmpty)
        #expect(Suggestions.nearest(to: "Performer", among: ["Performer", "Performer"]) == ["Performer"])
    }

    @Test(arguments: [
        ("je vois la formation \"Starter\"", "je vois la/une formation {string}"),
        ("je vois Formations", "je vois {string}"),
        ("je touche « Contact »", "je touche {string}"),
        ("il reste 3 place", "il reste {int} place(s)"),
        ("il reste trois places", "il reste {int} place(s)"),
        ("nous sommes le 15 fevrier 2026", "nous sommes le {date}"),
        ("I have 5 cucumbres in my stomach", "I have {int} cucumber(s) in my belly/stomach"),
    ])
    func findsTheNearestExpression(_ step: String, _ expression: String) {
        let expressions = [
            "je vois {string}", "je vois la/une formation {string}", "je ne vois pas {string}", "je touche {string}",
            "il reste {int} place(s)", "nous sommes le {date}", "I have {int} cucumber(s) in my belly/stomach", "{}",
        ]
        #expect(Suggestions.nearestExpressions(to: step, among: expressions).first == expression)
    }

    @Test func findsNoExpressionForAnotherSubject() {
        let found = Suggestions.nearestExpressions(
            to: "la base de données est vide",
            among: ["je vois {string}", "j'attends {int} seconde(s)", "{}", "{string} {int}", ""]
        )
        #expect(found.isEmpty)
    }

    @Test func survivesHugeAndBrokenInput() {
        let huge = String(repeating: "je vois ", count: 20_000)
        let optionals = String(repeating: "(a)", count: 150) + String(repeating: "a/b ", count: 10_000)
        _ = Suggestions.nearestExpressions(to: huge, among: [huge, optionals, "{unfinished", "\\", "/////", "a/b/c"])
        _ = Suggestions.nearestExpressions(to: optionals, among: [optionals, huge])
        _ = Suggestions.nearest(to: huge, among: [huge, String(repeating: "é", count: 30_000)])
        #expect(Suggestions.nearestExpressions(to: "{unfinishe", among: ["{unfinished"]) == ["{unfinished"])
    }

    @Test(arguments: [
        ("", "", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abc", "", 3), ("ca", "abc", 3), ("abcd", "acbd", 1),
    ])
    func countsEdits(_ first: String, _ second: String, _ distance: Int) {
        let (first, second) = (Array(first), Array(second))
        #expect(EditDistance.between(first, second, atMost: 10) == distance)
        #expect(EditDistance.between(second, first, atMost: distance) == distance)
        #expect(distance == 0 || EditDistance.between(first, second, atMost: distance - 1) == nil)
    }

    @Test("The banded distance is that of the whole table, or nil beyond the limit")
    func computesTheBandAlone() {
        var random = MutationGenerator(seed: 5)
        for _ in 0..<3_000 {
            let first = (0..<random.below(9)).map { _ in random.below(3) }
            let second = (0..<random.below(9)).map { _ in random.below(3) }
            let distance = Self.wholeTable(first, second)
            let limit = random.below(10)
            let expected = distance <= limit ? distance : nil
            #expect(EditDistance.between(first, second, atMost: limit) == expected, "\(first) \(second), \(limit)")
        }
    }

    private static func wholeTable(_ first: [Int], _ second: [Int]) -> Int {
        var table = [[Int]](repeating: Array(0...second.count), count: first.count + 1)
        for row in 0...first.count {
            for column in 0...second.count {
                guard row > 0, column > 0 else {
                    table[row][column] = max(row, column)
                    continue
                }
                let isSame = first[row - 1] == second[column - 1]
                var best = table[row - 1][column - 1] + (isSame ? 0 : 1)
                best = min(best, table[row - 1][column] + 1, table[row][column - 1] + 1)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, table[row - 2][column - 2] + 1)
                }
                table[row][column] = best
            }
        }
        return table[first.count][second.count]
    }

    @Test("An expression is as near as the nearest of what its optional texts and alternatives can become")
    func takesTheNearestWay() {
        var random = MutationGenerator(seed: 6)
        for _ in 0..<300 {
            let parts: [[String]] = (0...random.below(4)).map { _ in
                random.pick([
                    ["a"], ["b c"], ["", "a"], ["", "bc"], [" ab ", " c "], [" a ", " b ", " cab "], [" {int} "],
                ])
            }
            let source = parts.map { part in
                switch part.count {
                case 1: part[0]
                case _ where part[0].isEmpty: "(\(part[1]))"
                default: " " + part.map { $0.filter { $0 != " " } }.joined(separator: "/") + " "
                }
            }.joined()
            let ways = parts.reduce([""]) { ways, part in ways.flatMap { way in part.map { way + $0 } } }
            let text = StepUnit.units(
                ofStep: (0..<random.below(8)).map { _ in random.pick(["a", "b", "c", " ", "1"]) }.joined()
            )
            let nearest = ways.compactMap { ExpressionGraph($0).distance(to: text) }.min()
            #expect(ExpressionGraph(source).distance(to: text) == nearest, "\(source) and \(text)")
            // The same within a limit, and nothing beyond it.
            for limit in 0..<4 {
                let near = nearest.flatMap { $0 <= limit ? $0 : nil }
                #expect(ExpressionGraph(source).distance(to: text, atMost: limit) == near, "\(source) and \(text)")
            }
        }
    }

    @Test("Any number of optional texts and alternatives in a row leads nowhere by more ways than they are long")
    func joinsWays() {
        for part in ["(a)", "(ab)", "(a)(b)", " a/b", " a(b)/c"] {
            let graph = ExpressionGraph(String(repeating: part, count: 500))
            #expect(graph.wayCount <= 4 * 500, "\(part): \(graph.wayCount)")
            #expect(graph.wayCount >= 500)
        }
    }
}

extension ExpressionGraph {
    fileprivate func distance(to text: [StepUnit], atMost limit: Int = 2_000) -> Int? {
        let table = DistanceTable(text, rows: nodeCount)
        table.limit = limit
        return distance(in: table)
    }
}
