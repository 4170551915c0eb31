import AppShellTexts
import ScreenRendering

/// The findings that count.
extension ExplorationPage {
    var findings: String {
        guard !report.open.isEmpty else { return "" }
        let articles = report.open.enumerated().map { finding($0.element, number: $0.offset + 1) }
        return Self.section("findings", localized("Findings"), articles.joined())
    }

    private func finding(_ finding: ExplorationReport.Finding, number: Int) -> String {
        var html =
            "<article class=\"finding\" id=\"finding-\(number)\" aria-labelledby=\"finding-\(number)-title\">\n"
            + "<h3 id=\"finding-\(number)-title\"><span class=\"badge failed code\">\(Self.isolated(finding.law))</span> "
            + "\(Self.isolated(finding.subject))</h3>\n"
        if let sentence = report.sentence(of: finding.law) {
            html += "<p class=\"dim\">\(Self.isolated(sentence))</p>\n"
        }
        html += "<p class=\"breach\">\(Self.isolated(finding.fact))</p>\n"
        if let words = finding.causeWords { html += "<p>\(Self.isolated(words))</p>\n" }
        html += "<p class=\"dim\">\(Self.said(report.caseWords(of: finding)))</p>\n"
        if let words = finding.changeWords { html += "<p class=\"warning\">\(Self.isolated(words))</p>\n" }
        if let words = finding.doubtWords { html += "<p class=\"warning\">\(Self.isolated(words))</p>\n" }
        let film = ExplorationFilm(finding.steps, language: report.language, themes: themes)
        html += "<div class=\"told\">\n<div class=\"telling\">\n\(steps(of: finding))"
        if let script = finding.script {
            let name = localized("Script of finding \(number)")
            html += copied(localized("Script"), name, script, language: report.language)
        }
        html += copied(localized("Do it again"), localized("Do it again of finding \(number)"), finding.command)
        return html + "</div>\n\(film.last)</div>\n\(film.earlier)</article>\n"
    }

    /// The steps; without a script they may be no more than a part, so that the acts are there, too.
    private func steps(of finding: ExplorationReport.Finding) -> String {
        let language = report.language
        let steps = finding.steps.map { HTMLText.typeset($0.text, language: language) }
        let acts = finding.script == nil ? finding.acts.map { Self.said($0.description) } : []
        return list(localized("Steps"), steps, " lang=\"\(Self.escaped(language))\"") + list(localized("Acts"), acts)
    }

    private func list(_ title: String, _ items: [String], _ attributes: String = "") -> String {
        guard !items.isEmpty else { return "" }
        let lines = items.map { "<li><bdi>\($0)</bdi></li>" }.joined(separator: "\n")
        return "<h4>\(Self.said(title))</h4>\n<ol class=\"numbered\"\(attributes)>\(lines)</ol>\n"
    }

    /// What is to be copied as it is. A keyboard can scroll it where it is wide.
    private func copied(_ title: String, _ name: String, _ text: String, language: String? = nil) -> String {
        let language = language.map { " lang=\"\(Self.escaped($0))\"" } ?? ""
        return "<h4>\(Self.said(title))</h4>\n<div class=\"copied\"><pre tabindex=\"0\" role=\"group\" "
            + "aria-label=\"\(Self.said(name))\"\(language)>\(Self.escaped(text))</pre></div>\n"
    }
}
