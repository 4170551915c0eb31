extension ParameterType {
    private static let integerPatterns = [#"-?\d+"#, #"\d+"#]
    private static let floatPattern = #"(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?"#
    private static let stringPattern = #""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#

    /// The official built-in types with the official patterns.
    ///
    /// `{biginteger}` and `{bigdecimal}` give the digits as text, since no Swift type holds them all (Decimal has 38).
    static let builtIn: [ParameterType] = [
        number("int", integerPatterns, useForSnippets: true, isPreferred: true) { Int($0) },
        number("float", [floatPattern], useForSnippets: true) { Double($0) },
        text("word", #"[^\s]+"#),
        ParameterType(name: "string", patterns: [stringPattern], transform: unquoted),
        text("", ".*", isPreferred: true),
        number("double", [floatPattern]) { Double($0) },
        number("bigdecimal", [floatPattern]) { $0 },
        number("byte", integerPatterns) { Int8($0) },
        number("short", integerPatterns) { Int16($0) },
        number("long", integerPatterns) { Int64($0) },
        number("biginteger", integerPatterns) { $0 },
    ]

    private static func number<Value: Sendable>(
        _ name: String,
        _ patterns: [String],
        useForSnippets: Bool = false,
        isPreferred: Bool = false,
        _ convert: @escaping @Sendable (String) -> Value?
    ) -> ParameterType {
        ParameterType(
            name: name,
            patterns: patterns,
            useForSnippets: useForSnippets,
            preferForRegularExpressionMatch: isPreferred
        ) { groups in
            guard let text = groups.first ?? nil else { return AbsentArgument() }
            guard let value = convert(text) else {
                throw ArgumentConversionError(parameterTypeName: name, text: text)
            }
            return value
        }
    }

    /// A type whose value is the text itself.
    static func text(_ name: String, _ pattern: String, isPreferred: Bool = false) -> ParameterType {
        ParameterType(
            name: name,
            patterns: [pattern],
            useForSnippets: false,
            preferForRegularExpressionMatch: isPreferred
        ) { groups in
            guard let text = groups.first ?? nil else { return AbsentArgument() }
            return text
        }
    }

    /// The text between quotes of either kind, with `\"` and `\'` unescaped and other backslashes kept.
    @Sendable private static func unquoted(_ groups: [String?]) -> any Sendable {
        let quoted = Array((groups.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "").unicodeScalars)
        var text = String.UnicodeScalarView()
        for (index, scalar) in quoted.enumerated() {
            let escapes = scalar == "\\" && index + 1 < quoted.count && ["\"", "'"].contains(quoted[index + 1])
            if !escapes { text.append(scalar) }
        }
        return String(text)
    }
}
