import CucumberGherkin

/// Why a step or a scenario did not pass, with the screen as it was.
struct FailureText {
    let style: TextStyle

    /// The scenario's place and name on one line.
    func title(of failure: ScenarioFailure) -> String {
        var title = "\(style.mark(failure.status)) \(failure.place)"
        if !failure.pickle.name.isEmpty { title += "  \(failure.pickle.name)" }
        if failure.attempt > 0 { title += style.apply(.dim, " (attempt \(failure.attempt + 1))") }
        if failure.repetition > 0 { title += style.apply(.dim, " (repetition \(failure.repetition + 1))") }
        return title
    }

    /// What a scenario and its steps have to say, each line behind `indentation`.
    func reasons(of failure: ScenarioFailure, indentation: String) -> String {
        var text = ""
        if let message = failure.message { text += style.apply(.yellow, lines: message, indentation: indentation) }
        for step in failure.steps {
            text += "\(indentation)\(style.mark(step.status)) \(style.apply(.bold, step.keyword))\(step.text)\n"
            text += self.text(of: step, indentation: indentation + "    ")
        }
        return text
    }

    /// Where a step stands, why it did not pass, and the screen; nothing where it has nothing to say.
    func text(of step: StepResult, indentation: String) -> String {
        guard let message = step.message else { return "" }
        var text = style.apply(.dim, lines: step.place, indentation: indentation)
        text += style.apply(step.status == .failed ? .red : .yellow, lines: message, indentation: indentation)
        if let screen = step.screen {
            text += indentation + "The screen as it is:\n" + screen.indented(by: indentation + "  ") + "\n"
        }
        return text
    }
}

extension TextStyle {
    /// Each line coloured for itself, behind `indentation`, its end included: what cuts a log into lines keeps the
    /// colours.
    func apply(_ tone: Tone, lines text: String, indentation: String) -> String {
        var lines = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += line.isEmpty ? "\n" : indentation + apply(tone, String(line)) + "\n"
        }
        return lines
    }
}
