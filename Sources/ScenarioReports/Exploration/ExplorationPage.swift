import AppShellTexts
import CReportAssets
import ScreenRendering

/// A page about an exploration that needs nothing from elsewhere, in the language of the current `Reader`. JavaScript only
/// adds buttons that copy.
struct ExplorationPage {
    let report: ExplorationReport
    /// The looks of the products whose screens are drawn: one class each.
    let themes: [ScreenTheme]

    init(_ report: ExplorationReport) {
        self.report = report
        themes = report.findings.flatMap { $0.steps.compactMap(\.screen?.theme) }.uniqued()
    }

    var html: String {
        let style = ReportPage.bytes(report_style()) + ReportPage.bytes(exploration_style()) + Array(otherStyle.utf8)
        let script = Array(self.script.utf8)
        let title = localized("Exploration of \(report.name)")
        return Self.document(
            title: title,
            style: style,
            script: script,
            body: """
                <a class="skip" href="#main">\(Self.said(localized("Skip to the findings")))</a>
                \(head)
                <main id="main" tabindex="-1">
                \([laws, findings, map, unreached, accepted, divergences].joined())</main>
                <p class="live" id="live" role="status"></p>
                """
        )
    }

    /// A page that needs nothing from elsewhere.
    static func document(title: String, style: [UInt8], script: [UInt8], body: String) -> String {
        let policy = ReportPage.policy(style: style, script: script)
        let script = script.isEmpty ? "" : "<script>\(String(decoding: script, as: UTF8.self))</script>\n"
        return """
            <!DOCTYPE html>
            <html lang="\(Reader.current.language.code)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(said(title))</title>
            <style>\(String(decoding: style, as: UTF8.self))</style>
            </head>
            <body class="exploration">
            \(body)
            \(script)</body>
            </html>

            """
    }

    /// With its words in the reader's language.
    private var script: String {
        let words = [
            ("{{COPY}}", localized("Copy")), ("{{COPY_WHAT}}", localized("Copy:")), ("{{COPIED}}", localized("Copied")),
            ("{{COPIED_SENTENCE}}", localized("Copied.")),
        ]
        let script = String(decoding: ReportPage.bytes(exploration_script()), as: UTF8.self)
        return words.reduce(script) { $0.replacing($1.0, with: Self.said($1.1)) }
    }

    private var otherStyle: String {
        let looks = themes.enumerated().map { $0.element.css(selector: ".look-\($0.offset)") }
        return StateMapStyle.css + ScreenStyle.css + looks.joined()
    }

    // MARK: At the top

    private var head: String {
        let (status, glyph) =
            !report.open.isEmpty
            ? ("failed", "✕") : report.isComplete && report.states > 0 ? ("passed", "✓") : ("pending", "…")
        return """
            <header class="top">
            <div class="title">
            <h1>\(Self.said(localized("Exploration of \(Self.mark)"), with: [Self.isolated(report.name)]))</h1>
            <p class="verdict \(status)"><span class="mark \(status)" aria-hidden="true">\(glyph)</span> \(Self.said(verdict))</p>
            <p class="extent">\(Self.said(reach)) \(Self.said(report.completenessWords))</p>
            </div>
            <div class="facts"><dl>\(figures)</dl></div>
            </header>
            """
    }

    private var verdict: String {
        let laws = Set(report.open.map(\.law)).count
        if laws > 0 {
            return localized(
                "\(grouped: laws, "law is broken|laws are broken"): \(grouped: report.open.count, "finding")"
            )
        }
        guard report.states > 0 else { return localized("Nothing was explored") }
        let words = localized(report.isComplete ? "All laws hold" : "No law is broken so far")
        return report.accepted.isEmpty ? words : localized("\(words), but for what is accepted")
    }

    private var reach: String { report.reachWords + "." }

    private var figures: String {
        var figures = [
            (localized("States"), report.states), (localized("Expanded"), report.expanded),
            (localized("Acts done"), report.transitions), (localized("Screens"), report.screens.count),
            (localized("Findings"), report.open.count), (localized("Accepted"), report.accepted.count),
        ]
        .map { ($0, ExplorationReport.grouped($1)) }
        if report.comparisons > 0 {
            let differ = localized(
                "\(grouped: report.comparisons), \(grouped: report.divergences.count, "differ|differ")"
            )
            figures.append((localized("Equal states compared"), differ))
        }
        figures.append(
            (
                localized("States by acts away"),
                report.statesByDepth.map(ExplorationReport.grouped).joined(separator: " · ")
            )
        )
        figures.append((localized("Seed"), "\(report.seed)"))
        return figures.filter { !$1.isEmpty }.map { "<div><dt>\(Self.said($0))</dt><dd>\(Self.said($1))</dd></div>" }
            .joined()
    }

    // MARK: Parts

    static func escaped(_ text: some StringProtocol) -> String { HTMLText.escaped(text) }

    /// What the tools say, escaped.
    static func said(_ text: some StringProtocol) -> String {
        HTMLText.typeset(text, language: Reader.current.language.code)
    }

    /// Stands for HTML in a text.
    static let mark: Character = "\u{E000}"

    /// What the tools say, with HTML in place of the marks.
    static func said(_ text: String, with markup: [String]) -> String {
        let parts = said(text).split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == markup.count + 1 else { return parts.joined() }
        return zip(parts, markup).map { $0 + $1 }.joined() + parts[parts.count - 1]
    }

    /// Text that does not change the direction of what stands around it.
    static func isolated(_ text: some CustomStringConvertible) -> String { "<bdi>\(said(text.description))</bdi>" }

    static func section(_ id: String, _ title: String, _ content: String) -> String {
        "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(said(title))</h2>\n\(content)\n</section>\n"
    }
}
