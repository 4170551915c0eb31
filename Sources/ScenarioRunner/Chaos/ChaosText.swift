/// What a run of chaos found, to read.
public enum ChaosText {
    /// Ends with a line break.
    public static func text(of report: ChaosReport) -> String {
        var paragraphs: [String] = []
        if !report.notPassing.isEmpty {
            let lines = report.notPassing.map { failure in
                let message = failure.message.split(separator: "\n").first.map(String.init) ?? ""
                return "  \(failure.location) “\(failure.name)”\n    \(message)"
            }
            paragraphs.append("Not varied, as they do not pass:\n" + lines.joined(separator: "\n"))
        }
        paragraphs += report.findings.filter { $0.reason == nil }.map(text)
        let accepted = report.findings.compactMap { finding in
            finding.reason.map { "  \(title(of: finding))\n    \($0)" }
        }
        if !accepted.isEmpty { paragraphs.append("Accepted:\n" + accepted.joined(separator: "\n")) }
        paragraphs.append(summary(of: report))
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private static func text(of finding: ChaosFinding) -> String {
        var lines = [
            title(of: finding), "  \(finding.sentence)",
            "  " + finding.fact.split(separator: "\n").joined(separator: "\n  "),
            "  in \(finding.location) “\(finding.scenario)”",
            "  with “\(finding.variation)”, after “\(finding.stepText)”",
        ]
        if let fact = finding.acceptedFact { lines.append("  Accepted was another fact: \(fact)") }
        lines.append("  \(finding.command)")
        if let doubt = finding.doubt { lines.append("  No script: \(doubt)") }
        if finding.doubt == nil, let script = finding.script {
            lines.append("")
            lines += script.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { $0.isEmpty ? "" : "    \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private static func title(of finding: ChaosFinding) -> String {
        "\(finding.law): \(finding.subject) (\(Self.counted(finding.count, "variation")))"
    }

    private static func summary(of report: ChaosReport) -> String {
        let part = report.chosen < report.possible ? "\(report.chosen) of " : ""
        let variations = part + Self.counted(report.possible, "variation")
        let seed = report.seed.map { " (seed \($0))" } ?? ""
        let done = report.run < report.chosen ? ", \(report.run) done" : ""
        let scenarios = Self.counted(report.scenarios, "scenario")
        let findings = Self.counted(report.open.count, "finding")
        let accepted = report.findings.count - report.open.count
        return "\(scenarios), \(variations)\(seed)\(done): "
            + "\(report.held) held, \(report.moot) moot, \(report.broken) broken; \(findings)"
            + (accepted > 0 ? ", \(accepted) accepted" : "")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
