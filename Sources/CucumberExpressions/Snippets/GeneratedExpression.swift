/// A suggested Cucumber Expression for an undefined step.
public struct GeneratedExpression: Equatable, Sendable {
    /// The expression: `je touche {string}`.
    public let source: String
    /// The names of its parameter types, in order.
    public let parameterTypeNames: [String]

    /// Names for the arguments: a type's second one is `int2`.
    public var argumentNames: [String] {
        var counts: [[UInt8]: Int] = [:]
        return parameterTypeNames.map { name in
            let count = counts[Array(name.utf8), default: 0] + 1
            counts[Array(name.utf8)] = count
            return count == 1 ? name : "\(name)\(count)"
        }
    }
}

/// An expression whose parameters may have several types.
struct ExpressionTemplate {
    /// The official limit.
    static let mostExpressions = 256

    /// The escaped texts between the parameters, one more than there are parameters.
    var texts: [String] = [""]
    /// For each parameter the possible types, best first.
    var choices: [[ParameterType]] = []

    mutating func append(text: String) {
        texts[texts.count - 1] += Self.escaped(text)
    }

    mutating func append(parameter types: [ParameterType]) {
        choices.append(types)
        texts.append("")
    }

    /// Every combination, varying the last parameter first.
    func expressions() -> [GeneratedExpression] {
        var result: [GeneratedExpression] = []
        var picks = [Int](repeating: 0, count: choices.count)
        while result.count < Self.mostExpressions {
            let names = zip(choices, picks).map { $0[$1].name }
            var source = texts[0]
            for (name, text) in zip(names, texts.dropFirst()) { source += "{" + name + "}" + text }
            result.append(GeneratedExpression(source: source, parameterTypeNames: names))
            guard let index = picks.indices.last(where: { picks[$0] + 1 < choices[$0].count }) else { break }
            picks[index] += 1
            for later in picks.indices.dropFirst(index + 1) { picks[later] = 0 }
        }
        return result
    }

    /// Escapes text for an expression.
    ///
    /// Unlike the official libraries it escapes backslashes too; without that, their result cannot be parsed.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if ["(", "{", "/", "\\"].contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
