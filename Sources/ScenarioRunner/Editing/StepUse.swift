public import CucumberExpressions

/// A definition that the text of a step matches.
public struct StepUse: Sendable {
    /// Its index in the library.
    public let definition: Int
    public let arguments: [ExpressionArgument]
    /// The words that say when an assertion checks: `dans les 5 secondes`.
    public let timing: String?
    /// The words that let the scenario go on where an assertion does not hold, with what follows them: `je vérifie que `.
    public let check: String?
}

extension ProductScripts {
    /// The definitions that a text matches: none if the step is undefined, several if it is ambiguous.
    public func uses(of text: String) -> [StepUse] {
        matcher.matches(text).map { match in
            let check = match.isSoft ? SoftCheck(beginningOf: text) : nil
            return StepUse(
                definition: match.index,
                arguments: match.arguments,
                timing: match.timing?.words,
                check: check.map { String(text.prefix(text.count - $0.step.count)) }
            )
        }
    }
}
