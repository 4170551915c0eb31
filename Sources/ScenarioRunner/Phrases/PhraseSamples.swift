import CucumberExpressions

/// Texts that stand for the values of phrases where none is known.
struct PhraseSamples {
    private let types: ParameterTypeRegistry
    private static let texts = [
        "mot", "\"texte\"", "3", "2.5", "2 secondes", "15 février 2026", "9 h 30", "/chemin", "09:30",
    ]

    init(_ types: ParameterTypeRegistry) {
        self.types = types
    }

    /// Nil where none of the texts is a value of the type.
    func sample(of name: String) -> String? {
        if name.isEmpty { return "mot" }
        guard let expression = try? CucumberExpression("{\(name)}", parameterTypes: types) else { return nil }
        let patterns = types.parameterTypes.first { $0.name == name }?.patterns ?? []
        // A choice of words has itself for samples.
        let words = patterns.flatMap { $0.split(separator: "|").map(String.init) }
        return (Self.texts + words).first { text in
            guard let argument = expression.match(text)?.first else { return false }
            return (try? argument.value()) != nil
        }
    }

    /// A text that an expression matches; nil where that is not easily known.
    func text(of expression: String, _ values: [String]) -> String? {
        var text = ""
        var values = values[...]
        var rest = expression[...]
        while let character = rest.first {
            rest.removeFirst()
            switch character {
            case "\\": text += rest.popFirst().map(String.init) ?? ""
            case "(":
                guard let end = rest.firstIndex(of: ")") else { return nil }
                rest = rest[rest.index(after: end)...]
            case "{":
                guard let end = rest.firstIndex(of: "}"), let value = values.popFirst() else { return nil }
                text += value
                rest = rest[rest.index(after: end)...]
            case "/":
                // The first of the alternatives was taken.
                rest = rest.drop { !$0.isWhitespace }
            default: text.append(character)
            }
        }
        return values.isEmpty ? text : nil
    }
}
