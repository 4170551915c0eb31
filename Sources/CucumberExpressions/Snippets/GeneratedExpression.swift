/// A Cucumber Expression for the text of a step that has none yet.
public struct GeneratedExpression: Equatable, Sendable {
    /// The expression: `je touche {string}`.
    public let source: String
    /// The names of its parameter types, in order.
    public let parameterTypeNames: [String]

    /// Names to tell the arguments apart: a type's second one is `int2`.
    public var argumentNames: [String] {
        var counts: [[UInt8]: Int] = [:]
        return parameterTypeNames.map { name in
            let count = counts[Array(name.utf8), default: 0] + 1
            counts[Array(name.utf8)] = count
            return count == 1 ? name : "\(name)\(count)"
        }
    }
}

/// An expression in which each parameter may be of several types.
struct ExpressionTemplate {
    /// As in the official libraries: more help nobody.
    static let mostExpressions = 256

    /// What stands between the parameters, one more than there are; already escaped.
    var texts: [String] = [""]
    /// For each parameter the types it may have, best first.
    var choices: [[ParameterType]] = []

    mutating func append(text: String) {
        texts[texts.count - 1] += Self.escaped(text)
    }

    mutating func append(parameter types: [ParameterType]) {
        choices.append(types)
        texts.append("")
    }

    /// Every combination, the last parameter's types changing fastest.
    func expressions() -> [GeneratedExpression] {
        var result: [GeneratedExpression] = []
        var picks = [Int](repeating: 0, count: choices.count)
        while result.count < Self.mostExpressions {
            let names = zip(choices, picks).map { $0[$1].name }
            var source = texts[0]
            for (name, text) in zip(names, texts.dropFirst()) { source += "{" + name + "}" + text }
            result.append(GeneratedExpression(source: source, parameterTypeNames: names))
            guard let place = picks.indices.last(where: { picks[$0] + 1 < choices[$0].count }) else { break }
            picks[place] += 1
            for later in picks.indices.dropFirst(place + 1) { picks[later] = 0 }
        }
        return result
    }

    /// Text that stands for itself in an expression.
    ///
    /// The backslash is ours: the official libraries leave it, and what they generate then can't be read.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if ["(", "{", "/", "\\"].contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
