import CucumberExpressions

/// The documentation of a kind of value in braces.
struct StepValue: Hashable, Sendable {
    /// As it stands between the braces; empty for the one without a name.
    let name: String
    let meaning: String
    /// As they are written in a script, quotes included.
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

    /// Those that steps name, in the order above; then others, by what they look like.
    ///
    /// - Parameters:
    ///   - types: of all vocabularies; of two that bear one name the first.
    ///   - used: the names that stand in expressions.
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
