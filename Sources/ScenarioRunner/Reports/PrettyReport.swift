import CucumberGherkin

/// Every scenario with its steps and their verdicts, in the script's own words.
public final class PrettyReport: Report {
    private let style: TextStyle
    private let write: (String) -> Void

    /// - Parameter write: takes text, line ends included.
    public init(style: TextStyle, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let plan):
            for error in plan.errors { write(style.apply(.red, "\(error.uri) \(error.message)") + "\n") }
        case .featureStarted(let feature):
            guard let tree = feature.document.feature else { return }
            let title = style.apply(.bold, "\(tree.keyword): \(tree.name)")
            write("\n\(title)  \(style.apply(.dim, feature.uri))\n")
        case .scenarioFinished(let result, let feature):
            write(scenario(result, of: feature))
        case .scenariosAssembled: break
        case .runHookFinished(let result): write(hook(result))
        case .runFinished(let summary):
            write("\n" + SummaryText(style: style).text(of: summary))
        }
    }

    private func scenario(_ result: ScenarioResult, of feature: LoadedFeature) -> String {
        let keyword = feature.keyword(of: result.pickle)
        let line = style.apply(.dim, "# \(result.pickle.location.line)")
        let again = result.attempt > 0 ? style.apply(.yellow, "  (attempt \(result.attempt + 1))") : ""
        var text = "\n  \(style.apply(.bold, keyword)): \(result.pickle.name)  \(line)\(again)\n"
        if let message = result.message {
            text += "    \(style.mark(result.status)) \(style.apply(.yellow, message))\n"
        }
        // A hook is not part of the script: it shows where it has something to say.
        for step in result.steps where step.step != nil || step.message != nil || !step.notes.isEmpty {
            text += "    \(style.mark(step.status)) \(style.apply(.bold, step.keyword))\(step.text)\n"
            text += table(step.step?.argument?.dataTable?.rows ?? [])
            if let content = step.step?.argument?.docString?.content {
                text += "\"\"\"\n\(content)\n\"\"\"".indented(by: "        ") + "\n"
            }
            for note in step.notes { text += style.apply(.dim, note.indented(by: "        ")) + "\n" }
            text += FailureText(style: style).text(of: step)
        }
        return text
    }
}

extension PrettyReport {
    /// A hook around the run, where it has something to say; why one failed stands at the end.
    private func hook(_ result: RunHookResult) -> String {
        let reason = result.status == .skipped ? result.message : nil
        let lines = result.notes + [reason].compactMap(\.self)
        guard !lines.isEmpty else { return "" }
        let title = "\n\(style.mark(result.status)) \(style.apply(.bold, result.hook.title))\n"
        return title + lines.map { style.apply(.dim, $0.indented(by: "    ")) + "\n" }.joined()
    }

    /// The rows with their columns aligned.
    private func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "        | \(cells.joined(separator: " | ")) |\n"
        }.joined()
    }
}

/// Why a step did not pass, with the screen as it was.
struct FailureText {
    let style: TextStyle

    /// A scenario's name, and what its steps have to say.
    func text(of failure: ScenarioFailure) -> String {
        var text = style.apply(.bold, failure.pickle.name) + "\n"
        if let message = failure.message {
            text += "    \(style.mark(failure.status)) \(failure.place)\n        \(style.apply(.yellow, message))\n"
        }
        for step in failure.steps {
            text += "    \(style.mark(step.status)) \(step.keyword)\(step.text)\n" + self.text(of: step)
        }
        return text
    }

    func text(of step: StepResult) -> String {
        guard let message = step.message else { return "" }
        let tone: TextStyle.Tone = step.status == .failed ? .red : .yellow
        var text =
            "\(step.place)\n\(message)".split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { index, line in "        " + style.apply(index == 0 ? .dim : tone, String(line)) }
            .joined(separator: "\n") + "\n"
        if let screen = step.screen {
            text += "        The screen as it is:\n" + screen.indented(by: "          ") + "\n"
        }
        return text
    }
}
