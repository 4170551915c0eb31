import AppShellTexts
import ScenarioRunner

extension AffectedScenarios {
    /// `23 of 584 scenarios are affected by what differs from main.`
    var summary: String {
        count == 1
            ? localized("1 of \(total, "scenario") is affected by what differs from \(commit).")
            : localized("\(count) of \(total, "scenario") are affected by what differs from \(commit).")
    }

    /// Every reason with its scenarios, and the files from which nothing follows.
    var explanation: String {
        var lines = [summary]
        for (reason, locations) in chosen {
            lines.append("  \(locations.count)  \(reason)")
            lines += locations.map { "       \($0)" }
        }
        if total > count { lines.append("  " + localized("\(total - count) left out")) }
        let silent = findings.filter { $0.effect == .nothing }
        if !silent.isEmpty { lines.append(localized("Nothing follows from:")) }
        lines += silent.map { "  \($0.reason)" }
        return lines.joined(separator: "\n")
    }
}

extension ImpactOptions {
    /// Chooses, and says so on standard error; nil without `--affected-by`.
    func affected(of products: [ProductScripts]) throws(CommandError) -> AffectedScenarios? {
        guard let affectedBy else { return nil }
        let affected = try AffectedScenarios(self, since: affectedBy, of: products)
        if explain {
            Console.error(affected.explanation)
        } else if affected.count == 0, affected.total > 0 {
            Console.error(localized("Nothing is affected by what differs from \(affectedBy)."))
        } else {
            Console.error(affected.summary + " " + localized("(--explain says why.)"))
        }
        return affected
    }
}
