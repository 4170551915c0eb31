import AppShellTexts
import CucumberGherkin

extension RunSummary {
    /// `5 passed, 2 failed, 1 skipped; 1 hook around the run failed`
    var verdict: String {
        var text = counted(scenarios[.passed] ?? 0, "passed|passed") + ", " + counted(failures.count, "failed|failed")
        let skipped = skippedCount
        if !expectedFailures.isEmpty {
            text += ", " + counted(expectedFailures.count, "failed as expected|failed as expected")
        }
        if skipped > 0 { text += ", " + counted(skipped, "skipped|skipped") }
        if notRunCount > 0 { text += ", " + counted(notRunCount, "not run|not run") }
        if !flaky.isEmpty { text += ", " + counted(flaky.count, "flaky|flaky") }
        let unread = Set(parseErrors.map(\.uri)).count
        let semicolon = localized("; ")
        if unread > 0 { text += semicolon + counted(unread, "file could not be read|files could not be read") }
        if !hookFailures.isEmpty {
            text += semicolon + localized("\(hookFailures.count, "hook") around the run failed")
        }
        return text
    }

    /// Those that were left out on purpose.
    var skippedCount: Int { max(0, (scenarios[.skipped] ?? 0) - expectedFailures.count) }

    /// The title for ``abortion``.
    var abortionTitle: String { localized(scenarioCount == 0 ? "The run could not start" : "The run is incomplete") }

    /// Why the run stopped early, if it did.
    var leftOutWords: String? {
        let fact = counted(leftOutCount, "scenario was not run|scenarios were not run") + "."
        if isInterrupted {
            let words = localized(leftOutCount > 0 ? "Interrupted: \(fact)" : "Interrupted.")
            return running.isEmpty
                ? words : words + " " + localized("Still running: \(running.joined(separator: "; ")).")
        }
        if abortion != nil { return leftOutCount > 0 ? fact : nil }
        guard leftOutCount > 0 else { return nil }
        return localized(
            failures.count > 1
                ? "Stopped after \(failures.count) failures (--max-failures): \(fact)"
                : "Stopped at the first failure (--fail-fast or --max-failures 1): \(fact)"
        )
    }

    /// Scenarios whose attempts differ, unless they are flaky with the same difference.
    var unstableNotFlaky: [UnstableScenario] {
        unstable.filter { scenario in
            !flaky.contains { flaky in
                flaky.failures.first?.location == scenario.location && flaky.divergence == scenario.divergence
            }
        }
    }
}
