import CucumberExpressions

/// Any lines as step expressions, after a slash regular ones; the last one as a step's text.
struct ExpressionTarget: FuzzTarget {
    static let name = "expressions"

    private static let maximumExpressions = 8
    /// A text is cut, so that one match takes at most about so many steps.
    private static let maximumSteps = 2_000_000

    private let types: ParameterTypeRegistry

    init() throws {
        var types = ParameterTypeRegistry()
        for (name, pattern) in [("date", "(\\d{1,2}) (\\p{L}+)|(\\d{4})-(\\d\\d)"), ("code", "[A-Z]{2,3}")] {
            try types.define(ParameterType(name: name, patterns: [pattern]) { $0.compactMap { $0 }.joined() })
        }
        self.types = types
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let text = lines.popLast() else { return }
        var index = ExpressionIndex()
        for line in lines.prefix(Self.maximumExpressions) {
            if let expression = try expression(line) { index.insert(expression) }
        }
        try holdMatches(index, on: text)
        guard text.utf8.count <= 1_000 else { return }
        try holdGenerated(for: text)
        _ = Suggestions.nearestExpressions(to: text, among: lines)
    }

    private func expression(_ line: String) throws(BrokenInvariant) -> StepExpression? {
        if line.unicodeScalars.first == "/" {
            do throws(PatternError) {
                let source = String(line.unicodeScalars.dropFirst())
                return .regular(try RegularExpression(source, parameterTypes: types))
            } catch {
                try require(!error.message.isEmpty, "an error without a text")
                return nil
            }
        }
        do throws(CucumberExpressionError) {
            return .cucumber(try CucumberExpression(line, parameterTypes: types))
        } catch {
            try require(error.end >= error.start, "an error that ends before it starts")
            try require(!error.message.isEmpty, "an error without a text")
            return nil
        }
    }

    private func holdMatches(_ index: ExpressionIndex, on text: String) throws(BrokenInvariant) {
        let largest = index.expressions.map(\.instructionCount).max() ?? 1
        let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maximumSteps / max(1, largest))))
        let length = text.unicodeScalars.count + 1
        var matching: [Int] = []
        for (number, expression) in index.expressions.enumerated() {
            let steps = expression.stepCount(matching: text)
            let limit = 4 * expression.instructionCount * length
            try require(steps <= limit, "\(steps) steps, \(limit) allowed: \(expression.source.prefix(200))")
            guard let arguments = expression.match(text) else { continue }
            matching.append(number)
            let isBegun = text.utf8.starts(with: expression.literalPrefix.utf8)
            try require(isBegun, "it matches and does not begin with « \(expression.literalPrefix) »")
            try require(arguments.count == expression.parameterNames.count, "arguments and parameters differ")
            for argument in arguments { _ = try? argument.value() }
        }
        let found = index.matches(text).map { $0.number }
        try require(found == matching, "the index finds \(found) and not \(matching)")
    }

    private func holdGenerated(for text: String) throws(BrokenInvariant) {
        let generated = ExpressionGenerator(parameterTypes: types).generate(for: text)
        try require((1...256).contains(generated.count), "\(generated.count) expressions are generated")
        // « . » matches no line's end, which parts of a step's text can't have.
        guard let first = generated.first,
            !text.unicodeScalars.contains(where: { $0.properties.isWhitespace && $0 != " " })
        else { return }
        do throws(CucumberExpressionError) {
            let expression = try CucumberExpression(first.source, parameterTypes: types)
            try requireMatch(expression, text)
        } catch {
            throw BrokenInvariant("what is generated can't be read: \(error.message)")
        }
        let code = SwiftSnippet(kind: "when", language: "fr", expression: first).code
        try require(code.split(separator: "\n").count == 3, "a snippet of other than three lines")
    }

    private func requireMatch(_ expression: CucumberExpression, _ text: String) {
        guard expression.match(text) == nil else { return }
        fatalError("what is generated does not fit: \(expression.source)")
    }
}
