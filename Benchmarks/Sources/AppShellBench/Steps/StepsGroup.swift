import BenchKit
import CucumberExpressions

/// 1,000 steps of a French script against 500 step definitions, and against the 8 that they fit.
enum StepsGroup: BenchGroup {
    static let name = "steps"

    static func run(with meter: Meter, into report: inout Report) throws {
        let steps = StepsVocabulary.steps
        let few = try index(StepsVocabulary.used)
        let many = try index(among(StepsVocabulary.others))
        let mixed = try index(among(StepsVocabulary.mixed))
        let indices = [few, many, mixed]
        guard indices.map(\.expressions.count) == [8, 500, 500], steps.count == 1_000,
            indices.allSatisfy({ matches(of: steps, in: $0) == 1_000 })
        else {
            throw BenchError.wrong("each step must fit one definition")
        }
        let works = indices.map { index in
            Work(operations: steps.count) { steps.reduce(0) { $0 &+ fingerprint(index.matches($1)) } }
        }
        let figures = try meter.measure(works)
        let growth = figures[1].median / figures[0].median
        let group = "step → its definition and arguments"
        report.add(Row(group: group, name: "8 definitions", ours: figures[0]))
        report.add(
            Row(
                group: group,
                name: "500 definitions",
                ours: figures[1],
                goals: [.atMost(1.2, growth, "× 8's: \(Figure.fixed(growth, 2))")]
            )
        )
        report.add(Row(group: group, name: "500, of them 60 without a plain beginning", ours: figures[2]))
    }

    /// The definitions that the steps fit, in the middle of others.
    private static func among(_ others: [String]) -> [String] {
        others.prefix(others.count / 2) + StepsVocabulary.used + others.dropFirst(others.count / 2)
    }

    private static func index(_ sources: [String]) throws -> ExpressionIndex {
        var index = ExpressionIndex()
        let types = ParameterTypeRegistry()
        for source in sources {
            if source.hasPrefix("/") {
                let inside = String(source.dropFirst().dropLast())
                index.insert(.regular(try RegularExpression(inside, parameterTypes: types)))
            } else {
                index.insert(.cucumber(try CucumberExpression(source, parameterTypes: types)))
            }
        }
        return index
    }

    private static func matches(of steps: [String], in index: ExpressionIndex) -> Int {
        steps.reduce(0) { $0 + index.matches($1).count }
    }

    /// Something of every result, the same whatever the other definitions are.
    private static func fingerprint(_ matches: [ExpressionIndex.Match]) -> Int {
        matches.reduce(0) { sum, match in
            match.arguments.reduce(sum &+ 1) { $0 &* 31 &+ ($1.group.value?.utf8.count ?? 0) }
        }
    }
}
