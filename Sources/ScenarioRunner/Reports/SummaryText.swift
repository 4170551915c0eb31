import CucumberGherkin

/// The end of a run in words: what failed, where, how it is run again, and the counts.
struct SummaryText {
    let style: TextStyle

    func text(of summary: RunSummary) -> String {
        var text = ""
        if !summary.failures.isEmpty {
            text += style.apply(.bold, "Did not pass:") + "\n"
            for failure in summary.failures {
                text += "  \(style.mark(failure.status)) \(failure.place)  \(failure.pickle.name)\n"
            }
            let places = summary.failures.map(\.place).uniqued().map(SummaryText.quoted)
            text += "Run just these again:\n  ./appshell run \(places.joined(separator: " "))\n\n"
        }
        text += snippets(of: summary) + hooks(of: summary)
        if !summary.flaky.isEmpty {
            text += style.apply(.bold, "Passed, but not at once:") + "\n"
            for scenario in summary.flaky {
                guard let first = scenario.failures.first else { continue }
                text += "  \(first.place)  \(first.pickle.name) (attempt \(scenario.attempt + 1))\n"
                text += FailureText(style: style).text(of: first)
            }
            text += "\n"
        }
        if let abortion = summary.abortion {
            text += style.apply(.red, "The run could not begin: \(abortion.message)") + "\n\n"
        }
        if !summary.parseErrors.isEmpty {
            let count = counted(summary.parseErrors.count, "fault")
            text += style.apply(.red, "\(count) in feature files:") + "\n"
            for error in summary.parseErrors { text += "  \(error.uri) \(error.message)\n" }
            text += "\n"
        }
        text += counted(summary.scenarioCount, "scenario") + " (\(counts(summary.scenarios)))\n"
        text += counted(summary.stepCount, "step") + " (\(counts(summary.steps)))\n"
        let passed = summary.scenarios[.passed] ?? 0
        let skipped = summary.scenarios[.skipped] ?? 0
        let hooks = summary.hookFailures.count
        let others = [(skipped, "skipped"), (summary.notRunCount, "not run")].filter { $0.0 > 0 }.map {
            ", \($0) \($1)"
        }
        text += "\(passed) passed, \(summary.failures.count) failed" + others.joined()
        return text + (hooks > 0 ? "; \(counted(hooks, "hook")) around the run failed\n" : "\n")
    }

    /// For those who write steps: the first few of those that are missing.
    private func snippets(of summary: RunSummary) -> String {
        let missing = summary.failures.flatMap(\.steps).compactMap(\.snippets.first).uniqued()
        guard !missing.isEmpty else { return "" }
        let rest = missing.count - Self.mostSnippets
        let more = rest > 0 ? "  … and \(counted(rest, "step")) more\n" : ""
        return style.apply(.bold, "To define what is missing, in Swift:") + "\n"
            + missing.prefix(Self.mostSnippets).map { $0.indented(by: "  ") + "\n" }.joined() + more + "\n"
    }

    private static let mostSnippets = 3

    private func hooks(of summary: RunSummary) -> String {
        guard !summary.hookFailures.isEmpty else { return "" }
        var text = style.apply(.bold, "Did not pass, around the run:") + "\n"
        for result in summary.hookFailures {
            text +=
                "  \(style.mark(result.status)) \(result.hook.title)  \(style.apply(.dim, "\(result.hook.place)"))\n"
            if let message = result.message { text += style.apply(.red, message.indented(by: "      ")) + "\n" }
        }
        return text + "\n"
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func counts(_ counts: [StepStatus: Int]) -> String {
        let parts = StepStatus.allCases.compactMap { status in
            counts[status].map { style.apply(tone(status), "\($0) \(status.rawValue.lowercased())") }
        }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    private func tone(_ status: StepStatus) -> TextStyle.Tone {
        switch status {
        case .passed: .green
        case .skipped: .cyan
        case .pending, .undefined, .ambiguous: .yellow
        case .failed: .red
        }
    }

    /// As a shell takes it.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "/.:_-".unicodeScalars.contains(scalar)
        }
        return isPlain
            ? text
            : "'"
                + text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
