import AppShellTexts

/// The laws, and what the exploration says of its own.
extension ExplorationPage {
    /// Broken and accepted laws first; those that hold are folded where there are others.
    var laws: String {
        guard !report.laws.isEmpty else { return "" }
        let kept = report.laws.filter { law in !report.findings.contains { $0.law == law.name } }
        let broken = report.laws.filter { law in report.findings.contains { $0.law == law.name } }
        let table =
            broken.isEmpty ? "" : self.table(broken, localized("Laws that are broken, or whose breaches are accepted"))
        let summary =
            broken.isEmpty
            ? counted(grouped: kept.count, "law holds|laws hold")
            : counted(grouped: kept.count, "other law holds|other laws hold")
        let rest =
            kept.isEmpty
            ? ""
            : "<details class=\"fold\"\(broken.isEmpty ? " open" : "")><summary>\(Self.said(summary))</summary>"
                + self.table(kept, localized("Laws that hold")) + "</details>"
        return Self.section("laws", localized("Laws"), table + rest)
    }

    private func table(_ laws: [ExplorationReport.Law], _ caption: String) -> String {
        let rows = laws.map { law in
            "<tr><th scope=\"row\" class=\"code\">\(Self.isolated(law.name))</th>"
                + "<td>\(Self.isolated(law.localizedSentence))</td><td>\(status(of: law))</td></tr>\n"
        }
        let heads = [localized("Law"), localized("What holds"), localized("Result")]
            .map { "<th scope=\"col\">\(Self.said($0))</th>" }
        return "<table class=\"figures laws\"><caption class=\"hidden\">\(Self.said(caption))</caption><thead><tr>"
            + heads.joined() + "</tr></thead><tbody>\n\(rows.joined())</tbody></table>"
    }

    private func status(of law: ExplorationReport.Law) -> String {
        let open = report.open.enumerated().filter { $0.element.law == law.name }
        let accepted = report.accepted.count { $0.law == law.name }
        var words: [String] = []
        if let first = open.first {
            words.append(
                "<a class=\"badge failed\" href=\"#finding-\(first.offset + 1)\">"
                    + "<span aria-hidden=\"true\">✕</span> \(Self.said(localized("broken: \(grouped: open.count)")))</a>"
            )
        }
        if accepted > 0 {
            words.append(
                "<a class=\"badge pending\" href=\"#accepted\">"
                    + "\(Self.said(localized("accepted: \(grouped: accepted)")))</a>"
            )
        }
        let holds =
            "<span class=\"badge passed\"><span aria-hidden=\"true\">✓</span> \(Self.said(localized("holds")))</span>"
        return words.isEmpty ? holds : words.joined(separator: " ")
    }

    var unreached: String {
        guard !report.unreached.isEmpty else { return "" }
        let items = report.unreached.map { "<li class=\"code\">\(Self.isolated($0))</li>" }.joined()
        let sentence = localized("Destinations of the product that no state within reach showed.")
        let words = "<p class=\"dim\">\(Self.said(sentence))</p>"
        return Self.section("unreached", localized("Never on display"), "\(words)<ul class=\"names\">\(items)</ul>")
    }

    var accepted: String {
        guard !report.accepted.isEmpty else { return "" }
        let items = report.accepted.map { finding in
            "<li class=\"card-block\"><h3><span class=\"code\">\(Self.isolated(finding.law))</span> "
                + "\(Self.isolated(finding.subject))</h3><p>\(Self.isolated(finding.fact))</p>"
                + "<p><span class=\"dim\">\(Self.said(localized("Accepted:\("")")))</span> \(Self.isolated(finding.reason ?? ""))</p></li>\n"
        }
        return Self.section("accepted", localized("Accepted"), "<ul>\(items.joined())</ul>")
    }

    var divergences: String {
        guard !report.divergences.isEmpty else { return "" }
        let sentence = localized("States that count as equal, and are not: the exploration may have missed some.")
        let words = "<p class=\"dim\">\(Self.said(sentence))</p>"
        let items = report.divergences.map { divergence in
            let ways = [divergence.one, divergence.other].map { acts in
                "<li>\(acts.map(Self.isolated).joined(separator: Self.said(localized("; "))))</li>"
            }
            return "<div class=\"card-block\"><h3>\(Self.isolated(divergence.fact))</h3>"
                + "<ol class=\"numbered\">\(ways.joined())</ol></div>\n"
        }
        return Self.section("divergences", localized("Equal states that differ"), words + items.joined())
    }
}
