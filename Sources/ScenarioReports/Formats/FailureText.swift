import AppShellTexts
import CucumberGherkin

/// Why a step or a scenario did not pass, with the screen.
package struct FailureText {
    let style: TextStyle
    var screen = ScreenExtent.nearest

    package init(style: TextStyle, screen: ScreenExtent = .nearest) {
        (self.style, self.screen) = (style, screen)
    }

    /// The scenario's location and name on one line.
    package func title(of failure: ScenarioFailure) -> String {
        var title = "\(style.mark(failure.status)) \(failure.location)"
        if !failure.pickle.name.isEmpty { title += "  \(failure.pickle.name)" }
        if failure.attempt > 0 { title += style.apply(.dim, " " + localized("(attempt \(failure.attempt + 1))")) }
        if failure.repetition > 0 {
            title += style.apply(.dim, " " + localized("(repetition \(failure.repetition + 1))"))
        }
        return title
    }

    /// What a scenario and its steps report, indented.
    package func reasons(of failure: ScenarioFailure, indentation: String) -> String {
        var text = ""
        if let message = failure.message { text += style.apply(.yellow, lines: message, indentation: indentation) }
        for step in failure.steps {
            text += "\(indentation)\(style.mark(step.status)) \(style.apply(.bold, step.keyword))\(step.text)\n"
            text += self.text(of: step, of: failure.pickle, indentation: indentation + "    ")
        }
        return text
    }

    /// The step's location, reason and screen, if it has anything to say.
    func text(of step: StepResult, of pickle: Pickle, indentation: String) -> String {
        guard let message = step.message else { return "" }
        var text = style.apply(.dim, lines: step.location, indentation: indentation)
        text += style.apply(step.status == .failed ? .red : .yellow, lines: message, indentation: indentation)
        if let screen = step.screen {
            // As the reason and the screen are.
            text += Reader.$current.withValue(.current.reading(scriptIn: pickle.language)) {
                self.text(of: screen, message, step.text, indentation: indentation)
            }
        }
        return text
    }

    /// For a failure whose cause was shown before: its own facts, and where to find the rest.
    func reference(to location: String, of message: String, indentation: String) -> String {
        let facts = message.factLines.joined(separator: "\n")
        return style.apply(.red, lines: facts, indentation: indentation)
            + style.apply(.dim, lines: localized("Details at \(location) above."), indentation: indentation)
    }

    private func text(of screen: String, _ message: String, _ step: String, indentation: String) -> String {
        guard self.screen != .none else { return "" }
        var (heading, shown) = (localized("The screen at this point:"), screen)
        if self.screen == .nearest {
            let excerpt = ScreenExcerpt(of: screen, message: message, step: step)
            shown = excerpt.text
            if excerpt.isCut { heading = localized("Part of the screen (--screen full shows all of it):") }
        }
        return indentation + heading + "\n" + shown.indented(by: indentation + "  ") + "\n"
    }
}

extension TextStyle {
    /// Each line indented and coloured separately, including its end, so that logs split by line keep the colours.
    func apply(_ tone: Tone, lines text: String, indentation: String) -> String {
        var lines = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += line.isEmpty ? "\n" : indentation + apply(tone, String(line)) + "\n"
        }
        return lines
    }
}
