import AppShellTexts
import CucumberGherkin

/// The end of a run: what failed and where, how to rerun it, and the counts.
struct SummaryText {
    /// How to show scenarios that did not pass.
    enum Failures {
        /// By name: the reasons were shown before.
        case listed
        /// With the reasons.
        case explained
    }

    let style: TextStyle
    let facts: RunFacts
    let rerunFile: String?
    let failures: Failures
    var screen = ScreenExtent.nearest

    func text(of summary: RunSummary) -> String {
        let parts = [failures, expected, hooks, flaky, unstable, slowest, warnings, errors, ending, counts]
        return parts.map { $0(summary) }.joined().withVisibleControls
    }

    private func failures(of summary: RunSummary) -> String {
        guard !summary.failures.isEmpty else { return "" }
        var text = style.apply(.bold, localized("Did not pass:")) + "\n"
        for group in FailureGroup.all(of: summary.failures) { text += self.text(of: group) }
        if failures == .explained { text += "\n" }
        return text
            + localized("Rerun only these:")
            + "\n  \(RerunCommand(file: rerunFile, command: facts.command).text(for: summary.failures))\n\n"
    }

    /// The first with its reason; the others by name, with their reason only if it differs.
    private func text(of group: FailureGroup) -> String {
        let failureText = FailureText(style: style, screen: screen)
        var text = "  \(failureText.title(of: group.first))\n"
        if failures == .explained { text += failureText.reasons(of: group.first, indentation: "      ") }
        let others = group.failures.dropFirst()
        guard !others.isEmpty else { return text }
        let isSame = others.allSatisfy { $0.difference(from: group.first) == nil }
        let heading = localized(
            isSame
                ? "The same failure in \(others.count, "more scenario"):"
                : "The same kind of failure in \(others.count, "more scenario"):"
        )
        text += "    \(heading)\n"
        for failure in others {
            text += "      \(failureText.title(of: failure))\n"
            guard failures == .explained, let line = failure.difference(from: group.first) else { continue }
            text += style.apply(.red, lines: line, indentation: "          ")
        }
        return text
    }

    private func expected(of summary: RunSummary) -> String {
        guard !summary.expectedFailures.isEmpty else { return "" }
        let lines = summary.expectedFailures.map { failure in
            let title = "\(failure.location)  \(failure.pickle.name)"
            return "  \(title)  \(style.apply(.dim, failure.message ?? ""))\n"
        }
        return style.apply(.bold, localized("Failed as expected:")) + "\n" + lines.joined() + "\n"
    }

    private func hooks(of summary: RunSummary) -> String {
        guard !summary.hookFailures.isEmpty else { return "" }
        var text = style.apply(.bold, localized("Run hooks that did not pass:")) + "\n"
        for result in summary.hookFailures {
            let location = result.sourceLocation.map { "  " + style.apply(.dim, $0.description) } ?? ""
            text += "  \(style.mark(result.status)) \(result.text)\(location)\n"
            if let message = result.message { text += style.apply(.red, lines: message, indentation: "      ") }
        }
        return text + "\n"
    }

    private func flaky(of summary: RunSummary) -> String {
        guard !summary.flaky.isEmpty else { return "" }
        var text = style.apply(.bold, localized("Passed after a retry:")) + "\n"
        for scenario in summary.flaky {
            guard let first = scenario.failures.first else { continue }
            let attempt = localized("(attempt \(scenario.attempt + 1))")
            text += "  \(first.location)  \(first.pickle.name) \(attempt)\n"
            if let divergence = scenario.divergence {
                let words = facts.words(for: divergence, isRepetition: false)
                text += "    \(style.apply(.yellow, "≠ \(words)"))\n"
            }
            text += FailureText(style: style, screen: screen).reasons(of: first, indentation: "    ")
        }
        return text + "\n"
    }

    /// Those that are not also flaky.
    private func unstable(of summary: RunSummary) -> String {
        let others = summary.unstableNotFlaky
        guard !others.isEmpty else { return "" }
        var text = style.apply(.bold, localized("Unstable: attempts differ although nothing changed:")) + "\n"
        for scenario in others {
            text += "  \(scenario.location)  \(scenario.name)\n"
            text += "    \(style.apply(.yellow, "≠ \(facts.words(for: scenario.divergence))"))\n"
        }
        return text + "\n"
    }

    private func slowest(of summary: RunSummary) -> String { facts.slowest.text(style) }

    private func warnings(of summary: RunSummary) -> String {
        guard !summary.warnings.isEmpty else { return "" }
        let lines = summary.warnings.map { style.apply(.yellow, "  \($0)") + "\n" }
        return style.apply(.bold, localized("Warnings:")) + "\n" + lines.joined() + "\n"
    }

    private func errors(of summary: RunSummary) -> String {
        var text = ""
        if let abortion = summary.abortion {
            text += style.apply(.red, localized("\(summary.abortionTitle): \(abortion.message)")) + "\n\n"
        }
        guard !summary.parseErrors.isEmpty else { return text }
        text += style.apply(.red, localized("\(summary.parseErrors.count, "error") in feature files:")) + "\n"
        for error in summary.parseErrors {
            text += "  \(error.locatedExplanation)\n"
        }
        return text + "\n"
    }

    /// Why scenarios are missing from the counts.
    private func ending(of summary: RunSummary) -> String {
        guard let words = summary.leftOutWords else { return "" }
        return style.apply(.yellow, words) + "\n\n"
    }

    private func counts(of summary: RunSummary) -> String {
        var text = counted(summary.scenarioCount, "scenario") + inParentheses(scenarioCounts(of: summary)) + "\n"
        text += counted(summary.stepCount, "step") + inParentheses(counts(summary.steps, Self.steps)) + "\n"
        if facts.virtualTime >= .milliseconds(1) {
            text += localized("\(facts.virtualTime.words) of virtual time") + "\n"
        }
        if case .random(let seed) = facts.order {
            text += localized("in random order: repeat it with --order random:\(seed)") + "\n"
        }
        if facts.isDryRun { text += localized("dry run: steps were matched but not run") + "\n" }
        return text + summary.verdict + "\n"
    }

    /// Of scenarios: those that failed as expected are no skipped ones.
    private func scenarioCounts(of summary: RunSummary) -> String {
        guard !summary.expectedFailures.isEmpty else { return counts(summary.scenarios, Self.scenarios) }
        var others = summary.scenarios
        others[.skipped] = summary.skippedCount == 0 ? nil : summary.skippedCount
        let expected = style.apply(
            .cyan,
            counted(summary.expectedFailures.count, "failed as expected|failed as expected")
        )
        return others.isEmpty ? expected : "\(counts(others, Self.scenarios)), \(expected)"
    }

    /// Empty where there is none.
    private func counts(_ counts: [StepStatus: Int], _ words: (Int, StepStatus) -> String) -> String {
        StepStatus.allCases.compactMap { status in counts[status].map { style.apply(tone(status), words($0, status)) } }
            .joined(separator: ", ")
    }

    private func inParentheses(_ counts: String) -> String { counts.isEmpty ? "" : " (\(counts))" }

    private static func scenarios(_ count: Int, _ status: StepStatus) -> String {
        switch status {
        case .passed: counted(count, "passed|passed")
        case .failed: counted(count, "failed|failed")
        case .skipped: counted(count, "skipped|skipped")
        case .pending: counted(count, "pending|pending")
        case .undefined: counted(count, "undefined|undefined")
        case .ambiguous: counted(count, "ambiguous|ambiguous")
        }
    }

    /// Another gender than that of scenarios in some languages.
    private static func steps(_ count: Int, _ status: StepStatus) -> String {
        switch status {
        case .passed: counted(count, "passed|passed|step")
        case .failed: counted(count, "failed|failed|step")
        case .skipped: counted(count, "skipped|skipped|step")
        case .pending: counted(count, "pending|pending|step")
        case .undefined: counted(count, "undefined|undefined|step")
        case .ambiguous: counted(count, "ambiguous|ambiguous|step")
        }
    }

    private func tone(_ status: StepStatus) -> TextStyle.Tone {
        switch status {
        case .passed: .green
        case .skipped: .cyan
        case .pending, .undefined, .ambiguous: .yellow
        case .failed: .red
        }
    }
}
