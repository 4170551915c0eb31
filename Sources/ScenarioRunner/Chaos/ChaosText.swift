import AppShellTexts

/// What a run of chaos found, to read in the language of the current `Reader`.
public enum ChaosText {
    /// Ends with a line break.
    public static func text(of report: ChaosReport) -> String {
        var paragraphs: [String] = []
        if !report.notPassing.isEmpty {
            let lines = report.notPassing.map { failure in
                let message = failure.message.split(separator: "\n").first.map(String.init) ?? ""
                return "  " + localized("\(failure.location) “\(failure.name)”") + "\n    \(message)"
            }
            let title = localized("Not varied, as they do not pass:")
            paragraphs.append(title + "\n" + lines.joined(separator: "\n"))
        }
        paragraphs += report.findings.filter { $0.reason == nil }.map(text)
        let accepted = report.findings.compactMap { finding in
            finding.reason.map { "  \(title(of: finding))\n    \($0)" }
        }
        if !accepted.isEmpty { paragraphs.append(localized("Accepted:") + "\n" + accepted.joined(separator: "\n")) }
        paragraphs.append(summary(of: report))
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private static func text(of finding: ChaosFinding) -> String {
        let told = finding.localized
        var lines = [
            title(of: finding), "  \(told.sentence)",
            "  " + told.fact.split(separator: "\n").joined(separator: "\n  "),
            "  " + localized("in \(finding.location) “\(finding.scenario)”"),
            "  " + localized("with “\(told.variation)”, after “\(finding.stepText)”"),
        ]
        if let fact = finding.acceptedFact { lines.append("  " + localized("Accepted was another fact: \(fact)")) }
        // To be copied: it takes a variation in English.
        lines.append("  \(finding.command)")
        if let doubt = told.doubt { lines.append("  " + localized("No script: \(doubt)")) }
        if finding.doubt == nil, let script = finding.script {
            lines.append("")
            lines += script.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { $0.isEmpty ? "" : "    \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private static func title(of finding: ChaosFinding) -> String {
        localized("\(finding.law): \(finding.localized.subject) (\(finding.count, "variation"))")
    }

    private static func summary(of report: ChaosReport) -> String {
        let scenarios = counted(report.scenarios, "scenario")
        let all = counted(report.possible, "variation")
        var variations = report.chosen < report.possible ? localized("\(report.chosen) of \(all)") : all
        if let seed = report.seed { variations = localized("\(variations) (seed \(seed))") }
        if report.run < report.chosen { variations = localized("\(variations), \(report.run, "done|done|variation")") }
        let results = [
            counted(report.held, "held|held"), counted(report.moot, "moot|moot"),
            counted(report.broken, "broken|broken"),
        ]
        .joined(separator: ", ")
        let findings = counted(report.open.count, "finding")
        let accepted = report.findings.count - report.open.count
        let tally = accepted > 0 ? ", " + counted(accepted, "accepted|accepted|finding") : ""
        return localized("\(scenarios), \(variations): \(results); \(findings)") + tally
    }
}
