import CucumberExpressions

/// The documentation of a kind of value in braces.
struct StepValue: Hashable, Sendable {
    /// The name between the braces; empty for the anonymous one.
    let name: String
    let meaning: String
    /// Examples as written in a script, including quotes.
    let examples: [String]

    private static let known: [StepValue] = [
        StepValue(
            name: "string",
            meaning: "text in single or double quotes",
            examples: [#""Starter""#, "'Starter'"]
        ),
        StepValue(name: "int", meaning: "a whole number", examples: ["3", "-1"]),
        StepValue(name: "float", meaning: "a number, with or without a decimal point", examples: ["43.7102", "7"]),
        StepValue(name: "double", meaning: "a number, with or without a decimal point", examples: ["43.7102", "7"]),
        StepValue(name: "word", meaning: "one word without quotes", examples: ["success"]),
        StepValue(name: "", meaning: "any text without quotes", examples: ["deux mots"]),
        StepValue(
            name: "date",
            meaning: "a day, in words or digits",
            examples: ["15 février 2026", "1er mars 2026", "15 February 2026", "2026-02-15"]
        ),
        StepValue(name: "time", meaning: "a time of day", examples: ["9 h 30", "9h", "09:30"]),
        StepValue(
            name: "duration",
            meaning: "a length of time, from milliseconds to weeks",
            examples: ["500 ms", "2 secondes", "1,5 s", "24 heures", "3 jours", "2 seconds", "1 week"]
        ),
        StepValue(
            name: "method",
            meaning: "an HTTP method",
            examples: ["GET", "POST", "PUT", "DELETE"]
        ),
    ]

    /// The types that steps use, in the order above; then custom ones, by their patterns.
    ///
    /// - Parameters:
    ///   - types: those of all libraries; of two with the same name, the first counts.
    ///   - used: the names in expressions.
    static func all(of types: [ParameterType], used: Set<String>) -> [StepValue] {
        let names = Set(known.map(\.name))
        var others: [StepValue] = []
        for type in types where used.contains(type.name) && !names.contains(type.name) {
            guard !others.contains(where: { $0.name == type.name }) else { continue }
            others.append(
                StepValue(name: type.name, meaning: "text that matches one of the patterns", examples: type.patterns)
            )
        }
        return known.filter { used.contains($0.name) } + others
    }
}
