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

    private static let mostSnippets = 3

    func text(of summary: RunSummary) -> String {
        let parts = [failures, expected, snippets, hooks, flaky, unstable, slowest, errors, ending, counts]
        return parts.map { $0(summary) }.joined().withVisibleControls
    }

    private func failures(of summary: RunSummary) -> String {
        guard !summary.failures.isEmpty else { return "" }
        var text = style.apply(.bold, "Did not pass:") + "\n"
        for group in FailureGroup.all(of: summary.failures) { text += self.text(of: group) }
        if failures == .explained { text += "\n" }
        return text
            + "Rerun only these:\n  \(RerunCommand(file: rerunFile, command: facts.command).text(for: summary.failures))\n\n"
    }

    /// The first with its reason; the others by name, with their reason only if it differs.
    private func text(of group: FailureGroup) -> String {
        let failureText = FailureText(style: style, screen: screen)
        var text = "  \(failureText.title(of: group.first))\n"
        if failures == .explained { text += failureText.reasons(of: group.first, indentation: "      ") }
        let others = group.failures.dropFirst()
        guard !others.isEmpty else { return text }
        let isSame = others.allSatisfy { $0.difference(from: group.first) == nil }
        text += "    The same\(isSame ? "" : " kind of") failure in \(counted(others.count, "more scenario")):\n"
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
        return style.apply(.bold, "Failed as expected:") + "\n" + lines.joined() + "\n"
    }

    /// The first few missing step definitions.
    private func snippets(of summary: RunSummary) -> String {
        let missing = summary.failures.flatMap(\.steps).compactMap(\.snippets.first).uniqued()
        guard !missing.isEmpty else { return "" }
        let rest = missing.count - Self.mostSnippets
        let more = rest > 0 ? "  … and \(counted(rest, "more step")): --format snippets lists them all\n" : ""
        return style.apply(.bold, "Define the missing steps in Swift:") + "\n"
            + missing.prefix(Self.mostSnippets).map { $0.indented(by: "  ") + "\n" }.joined() + more + "\n"
    }

    private func hooks(of summary: RunSummary) -> String {
        guard !summary.hookFailures.isEmpty else { return "" }
        var text = style.apply(.bold, "Run hooks that did not pass:") + "\n"
        for result in summary.hookFailures {
            let location = result.sourceLocation.map { "  " + style.apply(.dim, $0.description) } ?? ""
            text += "  \(style.mark(result.status)) \(result.text)\(location)\n"
            if let message = result.message { text += style.apply(.red, lines: message, indentation: "      ") }
        }
        return text + "\n"
    }

    private func flaky(of summary: RunSummary) -> String {
        guard !summary.flaky.isEmpty else { return "" }
        var text = style.apply(.bold, "Passed after a retry:") + "\n"
        for scenario in summary.flaky {
            guard let first = scenario.failures.first else { continue }
            text += "  \(first.location)  \(first.pickle.name) (attempt \(scenario.attempt + 1))\n"
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
        var text = style.apply(.bold, "Unstable: attempts differ although nothing changed:") + "\n"
        for scenario in others {
            text += "  \(scenario.location)  \(scenario.name)\n"
            text += "    \(style.apply(.yellow, "≠ \(facts.words(for: scenario.divergence))"))\n"
        }
        return text + "\n"
    }

    private func slowest(of summary: RunSummary) -> String { facts.slowest.text(style) }

    private func errors(of summary: RunSummary) -> String {
        var text = ""
        if let abortion = summary.abortion {
            text += style.apply(.red, "\(summary.abortionTitle): \(abortion.message)") + "\n\n"
        }
        guard !summary.parseErrors.isEmpty else { return text }
        let count = counted(summary.parseErrors.count, "error")
        text += style.apply(.red, "\(count) in feature files:") + "\n"
        for error in summary.parseErrors {
            if let hint = error.hint { text += style.apply(.yellow, "  \(error.uri): \(hint)") + "\n" }
            text += "  \(error.uri) \(error.message)\n"
        }
        return text + "\n"
    }

    /// Why scenarios are missing from the counts.
    private func ending(of summary: RunSummary) -> String {
        guard let words = summary.leftOutWords else { return "" }
        return style.apply(.yellow, words) + "\n\n"
    }

    private func counts(of summary: RunSummary) -> String {
        var text = counted(summary.scenarioCount, "scenario") + " (\(scenarioCounts(of: summary)))\n"
        text += counted(summary.stepCount, "step") + " (\(counts(summary.steps)))\n"
        if facts.virtualTime >= .milliseconds(1) { text += "\(facts.virtualTime.words) of virtual time\n" }
        if case .random(let seed) = facts.order { text += "in random order: repeat it with --order random:\(seed)\n" }
        if facts.isDryRun { text += "dry run: steps were matched but not run\n" }
        return text + summary.verdict + "\n"
    }

    /// Of scenarios: those that failed as expected are no skipped ones.
    private func scenarioCounts(of summary: RunSummary) -> String {
        guard !summary.expectedFailures.isEmpty else { return counts(summary.scenarios) }
        var others = summary.scenarios
        others[.skipped] = summary.skippedCount == 0 ? nil : summary.skippedCount
        let expected = style.apply(.cyan, "\(summary.expectedFailures.count) failed as expected")
        return others.isEmpty ? expected : "\(counts(others)), \(expected)"
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
}
