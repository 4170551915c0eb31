import CucumberExpressions
import CucumberGherkin

/// What a step hands to its definition: the values in its text, the table or text under it.
extension StepLint {
    /// Looks at steps that one definition fits.
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

    /// - Parameter known: what was said of the step already: rows of examples repeat it.
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
                // A failure says what to write behind its fact.
                let parts = message.split(separator: "; ", maxSplits: 1).map(String.init)
                let fix = parts.count > 1 ? parts[1].capitalizedFirst : "`appshell steps` says what can stand there."
                findings.append(
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

    /// A colon at the end of a definition says that it reads what stands below.
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
        let what = step.dataTable != nil ? "table" : "text"
        findings.append(
            takesBlock
                ? LintIssue(
                    .argumentMissing,
                    document,
                    step.location,
                    fact: "“\(expression.source)” needs a table or a text under it.",
                    fix: "Write it below the step: rows between bars, or a text between two lines of \"\"\"."
                )
                : LintIssue(
                    .argumentUnread,
                    document,
                    step.location,
                    fact: "“\(expression.source)” takes no \(what) under it.",
                    fix: "Take the \(what) out, or say a step that ends with a colon."
                )
        )
    }
}

extension StepDefinition {
    /// Whether it reads the table or the text under the step: all such definitions end with a colon.
    var takesBlock: Bool { expression.source.hasSuffix(":") }
}

/// The quotation marks of a step's text.
enum StepQuotes {
    /// Whether a text begins with " and does not end, but for \".
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
