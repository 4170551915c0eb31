import AppShellTexts
import CucumberExpressions

/// Messages about steps that do not match exactly one definition.
extension StepLibrary {
    /// The message of an undefined step.
    func undefinedMessage(_ text: String, in language: String) -> String {
        if let expression = tooLarge(for: text).first {
            return localized(
                "The step is too long to be compared with « \(expression) »; write what is long as a doc string."
            )
        }
        if let mistake = mistake(in: text) { return mistake }
        let nearest = suggestedSteps(for: text, in: language)
        guard !nearest.isEmpty else {
            return localized("No step definition matches. `\(listCommand(for: language))` lists them all.")
        }
        return localized("No step definition matches.") + "\n" + ScenarioWorld.write(nearest)
    }

    /// The command that lists the definitions in a language, if there are any, or else in the default language.
    func listCommand(for language: String) -> String {
        let option = definitions.contains { $0.language == language } ? " --lang \(language)" : ""
        return "\(Reader.current.command) steps\(option)"
    }

    /// The mistake in a step that matches a definition apart from misplaced words; nil where there is none.
    func mistake(in text: String) -> String? {
        misplacedTiming(in: text) ?? misplacedCheck(in: text) ?? misspelling(of: text)
            ?? withoutChoices(text).map {
                localized(
                    "Letters between parentheses are a choice in a definition, and not to be copied: write « \($0) »."
                )
            }
    }

    /// The fixed text of a step that was copied from a definition: `1 appel`, `2 appels` for `appel(s)`. Nil where it was
    /// not.
    private func withoutChoices(_ text: String) -> String? {
        // Text between quotes is an argument.
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        func joined(_ keepsLetters: Bool) -> String {
            parts.enumerated().map { index, part in index % 2 == 0 ? plain(part, keepsLetters) : String(part) }
                .joined(separator: "\"")
        }
        func plain(_ part: Substring, _ keepsLetters: Bool) -> String {
            let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
            return pieces.dropFirst().reduce(into: String(pieces[0])) { plain, piece in
                let letters = piece.prefix(while: \.isLetter)
                guard !letters.isEmpty, piece.dropFirst(letters.count).first == ")" else { return plain += "(" + piece }
                plain += (keepsLetters ? letters : "") + piece.dropFirst(letters.count + 1)
            }
        }
        let isSingular = text.split(separator: " ").contains { $0 == "1" || $0 == "0" }
        return [joined(!isSingular), joined(isSingular)].first { $0 != text && !matches($0).isEmpty }
    }

    /// The message of an ambiguous step.
    func ambiguousMessage(_ matches: [Match]) -> String {
        let lines = matches.map { match in
            let definition = definitions[match.index]
            return "\n  \(definition.expression.source)   (\(definition.location))"
        }
        return localized("\(matches.count) definitions fit this step; make one of them more specific:")
            + lines.joined()
    }
}
