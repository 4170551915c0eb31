import CucumberExpressions

/// Says arguments in the words of an expression.
struct StepWording {
    private let arguments: [ExpressionArgument]
    private let language: String
    private let isPlural: Bool

    init(_ arguments: [ExpressionArgument], in language: String) {
        self.arguments = arguments
        self.language = language
        let number = arguments.lazy.compactMap { try? $0.value() as? Int }.first
        isPlural = number.map { language.hasPrefix("fr") ? abs($0) >= 2 : $0 != 1 } ?? false
    }

    /// The expression with the arguments in place of its parameters; nil where one cannot be said.
    func text(of source: String) -> String? {
        var rest = arguments[...]
        let text = Self.text(of: source, isPlural: isPlural) { _ in rest.popFirst().flatMap(self.text(of:)) }
        return rest.isEmpty ? text : nil
    }

    /// The expression with values in place of its parameters; nil where there are more or fewer of them.
    static func text(of source: String, values: [String], isPlural: Bool) -> String? {
        var rest = values[...]
        let text = text(of: source, isPlural: isPlural) { _ in rest.popFirst() }
        return rest.isEmpty ? text : nil
    }

    /// The expression as a person reads it, in the singular: literal texts and names of parameters by turns.
    static func parts(of source: String) -> [String] {
        let text = text(of: source, isPlural: false) { "\0\($0)\0" } ?? ""
        return text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    }

    /// A plural takes the `(s)` and the second of two alternatives, `is/are`; any other optional text is left out.
    private static func text(
        of source: String,
        isPlural: Bool,
        parameter: (_ name: String) -> String?
    ) -> String? {
        var words: [String] = []
        for word in source.split(separator: " ", omittingEmptySubsequences: false) {
            var alternatives = [""]
            var characters = word[...]
            while let character = characters.popFirst() {
                switch character {
                case "\\": alternatives[alternatives.count - 1].append(characters.popFirst().map(String.init) ?? "")
                case "{":
                    let name = characters.prefix { $0 != "}" }
                    characters = characters.dropFirst(name.count + 1)
                    guard let text = parameter(String(name)) else { return nil }
                    alternatives[alternatives.count - 1] += text
                case "(":
                    let optional = characters.prefix { $0 != ")" }
                    characters = characters.dropFirst(optional.count + 1)
                    if optional == "s", isPlural { alternatives[alternatives.count - 1] += optional }
                case "/": alternatives.append("")
                default: alternatives[alternatives.count - 1].append(character)
                }
            }
            words.append(isPlural ? alternatives[alternatives.count - 1] : alternatives[0])
        }
        return words.joined(separator: " ")
    }

    private func text(of argument: ExpressionArgument) -> String? {
        let isFrench = language.hasPrefix("fr")
        switch try? argument.value() {
        case let text as String where argument.parameterTypeName == "string": return QuotedText.withLineBreaks(text)
        case let duration as Duration: return StepDuration.text(of: duration, in: language)
        case let day as CalendarDay: return day.text(in: language)
        case let time as TimeOfDay:
            let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
            return isFrench ? "\(time.hour) h \(minute)" : "\(time.hour):\(minute)"
        case nil, is AbsentArgument: return nil
        default: return argument.group.value
        }
    }
}
