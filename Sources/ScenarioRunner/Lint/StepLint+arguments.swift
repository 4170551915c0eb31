import AppShellTexts
import CucumberExpressions
import CucumberGherkin

/// Checks what steps pass to their definitions: the values in the text, the table or text below.
extension StepLint {
    /// Checks a step that matches one definition.
    mutating func checkArguments(of step: Gherkin.Step, _ said: [SaidSteps.Said], in document: Gherkin.Document) {
        var known: Set<String> = []
        for said in said {
            let matches = library.matches(said.text)
            guard matches.count == 1, let match = matches.first else { continue }
            let values = match.arguments + [match.timing?.duration].compactMap(\.self)
            checkValues(values, of: step, row: said.row, in: document, &known)
            checkBlock(under: step, library.definitions[match.index], in: document, &known)
        }
    }

    /// - Parameter known: the issues reported for this step so far; rows of examples would repeat them.
    private mutating func checkValues(
        _ arguments: [ExpressionArgument],
        of step: Gherkin.Step,
        row: Int?,
        in document: Gherkin.Document,
        _ known: inout Set<String>
    ) {
        for argument in arguments {
            do { _ = try argument.value() } catch {
                let message = (error as? StepFailure)?.message ?? "\(error)"
                guard known.insert(message).inserted else { continue }
                // A failure's text names the fix after the semicolon.
                let parts = message.split(separator: localized("; "), maxSplits: 1).map(String.init)
                let fix =
                    parts.count > 1
                    ? parts[1].capitalizedFirst
                    : localized("`\(Reader.current.command) steps` lists the values it takes.")
                issues.append(
                    LintIssue(
                        .valueUnreadable,
                        document,
                        row.map { Gherkin.Location(line: $0) } ?? step.location,
                        fact: parts[0] + (parts[0].hasSuffix(".") ? "" : "."),
                        fix: fix
                    )
                )
            }
        }
    }

    /// Definitions that end with a colon take a table or text.
    private mutating func checkBlock(
        under step: Gherkin.Step,
        _ definition: StepDefinition,
        in document: Gherkin.Document,
        _ known: inout Set<String>
    ) {
        guard case .cucumber(let expression) = definition.expression else { return }
        let takesBlock = definition.takesBlock
        let hasBlock = step.dataTable != nil || step.docString != nil
        guard takesBlock != hasBlock, known.insert("\(takesBlock) \(expression.source)").inserted else { return }
        issues.append(
            takesBlock
                ? LintIssue(
                    .argumentMissing,
                    document,
                    step.location,
                    fact: localized("“\(expression.source)” needs a table or text under it."),
                    fix: localized("Add it below the step: rows between bars, or text between two lines of \"\"\".")
                )
                : LintIssue(
                    .argumentUnread,
                    document,
                    step.location,
                    fact: localized(
                        step.dataTable != nil
                            ? "“\(expression.source)” does not take a table under it."
                            : "“\(expression.source)” does not take a text under it."
                    ),
                    fix: localized(
                        step.dataTable != nil
                            ? "Remove the table, or use a step that ends with a colon."
                            : "Remove the text, or use a step that ends with a colon."
                    )
                )
        )
    }
}

extension StepDefinition {
    /// Whether the step takes a table or text.
    var takesBlock: Bool { expression.source.hasSuffix(":") }
}

/// Checks quotation marks in a step's text.
enum StepQuotes {
    /// Whether a quotation mark opens and never closes. An escaped one does not count.
    static func isOpen(in text: String) -> Bool {
        var isOpen = false
        var isEscaped = false
        for character in text {
            if character == "\"", !isEscaped { isOpen.toggle() }
            isEscaped = character == "\\" && !isEscaped
        }
        return isOpen
    }
}
