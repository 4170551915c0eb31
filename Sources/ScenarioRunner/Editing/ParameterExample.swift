public import CucumberExpressions

/// What a placeholder says until it is filled in.
public enum ParameterExample {
    private static let french = [
        "string": "texte", "int": "1", "float": "1,5", "word": "mot", "": "texte", "duration": "2 secondes",
        "date": "15 février 2026", "time": "9 h 30",
    ]

    private static let english = [
        "string": "text", "int": "1", "float": "1.5", "word": "word", "": "text", "duration": "2 seconds",
        "date": "15 February 2026", "time": "9:30",
    ]

    /// An example, or else the type's name.
    public static func text(of type: String, in language: String) -> String {
        (language.hasPrefix("fr") ? french : english)[type] ?? type
    }

    /// The values of a type whose pattern lists them: `GET|POST`.
    public static func choices(of type: String, in types: ParameterTypeRegistry) -> [String]? {
        guard let patterns = types[type]?.patterns else { return nil }
        let texts = patterns.flatMap { $0.split(separator: "|").map(String.init) }
        let isPlain = texts.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " } }
        return isPlain && texts.count > 1 ? texts : nil
    }
}
