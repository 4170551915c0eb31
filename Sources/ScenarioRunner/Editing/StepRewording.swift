/// Says a step in the words of another expression.
public enum StepRewording {
    /// The names of an expression's parameters, in order.
    public static func parameters(of expression: String) -> [String] {
        StepWording.parts(of: expression).enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
    }

    /// - Parameters:
    ///   - expression: a Cucumber Expression; of alternatives and optional letters it takes those that fit the number among
    ///     the values.
    ///   - values: as the step has them, quotes included, in the order of the parameters.
    ///   - timing: the words that say when an assertion checks, if the step has some.
    /// - Returns: nil if the expression takes more or fewer values.
    public static func text(
        of expression: String,
        values: [String],
        timing: String? = nil,
        language: String
    ) -> String? {
        let number = values.lazy.compactMap { Int($0) }.first
        let isPlural = number.map { language.hasPrefix("fr") ? abs($0) >= 2 : $0 != 1 } ?? false
        guard let text = StepWording.text(of: expression, values: values, isPlural: isPlural) else { return nil }
        guard let timing else { return text }
        let colon = text.hasSuffix(" :") ? " :" : text.hasSuffix(":") ? ":" : ""
        return text.dropLast(colon.count) + " " + timing + colon
    }
}
