import CucumberExpressions

/// 1,000 steps of a French script against the 8 step definitions that they fit, alone or among others.
package struct StepsWork {
    /// Of an operation for each step.
    package let few: Work
    /// Among 500.
    package let many: Work
    /// Among 500 of which 60 have no plain beginning.
    package let mixed: Work

    /// - Throws: ``BenchError/wrong(_:)`` unless each step fits one definition.
    package init() throws {
        let steps = StepsVocabulary.steps
        func work(_ sources: [String], count: Int) throws -> Work {
            let index = try Self.index(sources)
            let matchCount = steps.reduce(0) { $0 + index.matches($1).count }
            guard index.expressions.count == count, steps.count == 1_000, matchCount == 1_000 else {
                throw BenchError.wrong("each step must fit one definition")
            }
            return Work(operations: steps.count) {
                steps.reduce(0) { $0 &+ Self.fingerprint(index.matches($1)) }
            }
        }
        few = try work(StepsVocabulary.used, count: 8)
        many = try work(Self.among(StepsVocabulary.others), count: 500)
        mixed = try work(Self.among(StepsVocabulary.mixed), count: 500)
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

    /// Something of every result, the same whatever the other definitions are.
    private static func fingerprint(_ matches: [ExpressionIndex.Match]) -> Int {
        matches.reduce(0) { sum, match in
            match.arguments.reduce(sum &+ 1) { $0 &* 31 &+ ($1.group.value?.utf8.count ?? 0) }
        }
    }
}
