import AppShell
import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// What to write for a step that no definition matches, and the Swift code that would define it.
struct UndefinedStepActions {
    let document: OpenDocument
    let workspace: Workspace

    /// The nearest steps with the values of the text, the nearest first.
    func replacements(of place: StepPlace) -> [String] {
        let language = document.lines.language
        let nearest = place.vocabulary.library.suggestions(for: place.text, in: language)
        var texts = nearest.compactMap { reworded(place, as: $0) }
        texts.removeAll { $0 == place.text }
        return texts
    }

    /// A step in the words of another expression.
    func reworded(_ place: StepPlace, as expression: String) -> String? {
        let types = place.vocabulary.library.parameterTypes
        var values = WrittenValues(place.text)
        let language = document.lines.language
        let found = StepRewording.parameters(of: expression).map { name in
            values.next(of: name, types[name]?.patterns ?? [])
                ?? (name == "string"
                    ? "\"\(ParameterExample.text(of: name, in: language))\""
                    : ParameterExample.text(of: name, in: language))
        }
        let use = place.uses.first
        let text = StepRewording.text(of: expression, values: found, timing: use?.timing, language: language)
        return text.map { (use?.check ?? "") + $0 }
    }

    /// Swift that defines the step.
    func snippet(for place: StepPlace, _ kind: StepDefinition.Kind, _ block: SwiftSnippet.Block?) -> String? {
        let generator = ExpressionGenerator(parameterTypes: place.vocabulary.library.parameterTypes)
        guard let expression = generator.generate(for: place.said).first else { return nil }
        return SwiftSnippet(
            kind: kind.rawValue,
            language: document.lines.language,
            expression: expression,
            block: block
        ).code
    }
}

/// The values that a text has, from left to right.
struct WrittenValues {
    private var strings: [String] = []
    /// What is not between quotes.
    private var rest: Substring

    init(_ text: String) {
        var plain = ""
        var quoted: String?
        for character in text {
            if let begun = quoted {
                quoted = begun + String(character)
                guard character == "\"" else { continue }
                strings.append(begun + "\"")
                quoted = nil
            } else if character == "\"" {
                quoted = "\""
                plain += " "
            } else {
                plain.append(character)
            }
        }
        // One that is not closed.
        if let quoted { strings.append(quoted + "\"") }
        rest = plain[...]
    }

    /// The next value of a type, with its quotes if it is a string.
    mutating func next(of type: String, _ patterns: [String]) -> String? {
        if type == "string" { return strings.isEmpty ? nil : strings.removeFirst() }
        let matches = patterns.compactMap { pattern in
            (try? Regex(pattern)).flatMap { rest.firstMatch(of: $0) }
        }
        guard let first = matches.min(by: { $0.range.lowerBound < $1.range.lowerBound }), !first.range.isEmpty else {
            return nil
        }
        let value = String(rest[first.range])
        rest = rest[first.range.upperBound...]
        return value
    }
}
