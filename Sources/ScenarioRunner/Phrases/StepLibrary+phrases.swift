import AppShellTexts
import CucumberExpressions
import ScenarioReports

extension StepLibrary {
    /// Defines phrases as steps.
    ///
    /// - Returns: what is wrong with their expressions.
    mutating func add(_ phrases: [Phrase]) -> [LintIssue] {
        var issues: [LintIssue] = []
        var known: [String: FileLocation] = [:]
        for phrase in phrases {
            func add(_ code: LintIssue.Code, _ fact: String, _ fix: String) {
                let line = phrase.location.line
                issues.append(LintIssue(code, file: phrase.location.file, line: line, fact: fact, fix: fix))
            }
            if let first = known.updateValue(phrase.location, forKey: phrase.expression) {
                add(
                    .phraseClash,
                    localized("“\(phrase.expression)” is also the phrase at \(first)."),
                    localized("Remove one of the two.")
                )
                continue
            }
            if phrase.expression.allSatisfy(\.isWhitespace) {
                add(
                    .phraseInvalid,
                    localized("The phrase has no title."),
                    localized("Write the step that it is, after the keyword.")
                )
                continue
            }
            if phrase.expression.hasSuffix(":") {
                add(
                    .phraseInvalid,
                    localized("A phrase takes no table and no text under it."),
                    localized("Leave out the colon of its title.")
                )
                continue
            }
            do throws(CucumberExpressionError) {
                define(phrase, as: try CucumberExpression(phrase.expression, parameterTypes: parameterTypes))
            } catch {
                let message = error.message
                add(
                    .phraseInvalid,
                    message + (message.hasSuffix(".") ? "" : "."),
                    localized(
                        "The title of a phrase is a Cucumber Expression, such as “je me connecte comme {string}”."
                    )
                )
            }
        }
        return issues
    }
}
