import CReportAssets
import ScreenRendering

/// A page about an exploration that needs nothing from elsewhere. JavaScript only adds buttons that copy.
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
        let script = ReportPage.bytes(exploration_script())
        let title = "Exploration of \(report.name)"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(ReportPage.policy(style: style, script: script))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(Self.escaped(title))</title>
            <style>\(String(decoding: style, as: UTF8.self))</style>
            </head>
            <body class="exploration">
            <a class="skip" href="#main">Skip to the findings</a>
            \(head)
            <main id="main" tabindex="-1">
            \([laws, findings, map, unreached, accepted, divergences].joined())</main>
            <p class="live" id="live" role="status"></p>
            <script>\(String(decoding: script, as: UTF8.self))</script>
            </body>
            </html>

            """
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
            <h1>Exploration of <bdi>\(Self.escaped(report.name))</bdi></h1>
            <p class="verdict \(status)"><span class="mark \(status)" aria-hidden="true">\(glyph)</span> \(verdict)</p>
            <p class="extent">\(Self.escaped(reach)) \(Self.escaped(report.completenessWords))</p>
            </div>
            <div class="facts"><dl>\(figures)</dl></div>
            </header>
            """
    }

    private var verdict: String {
        let laws = Set(report.open.map(\.law)).count
        if laws > 0 {
            let findings = ExplorationReport.counted(report.open.count, "finding")
            return "\(ExplorationReport.counted(laws, "law")) \(laws == 1 ? "is" : "are") broken: \(findings)"
        }
        guard report.states > 0 else { return "Nothing was explored" }
        let exceptions = report.accepted.isEmpty ? "" : ", but for what is accepted"
        return report.isComplete ? "All laws hold\(exceptions)" : "No law is broken so far\(exceptions)"
    }

    private var reach: String { report.reachWords + "." }

    private var figures: String {
        var figures = [
            ("States", report.states), ("Expanded", report.expanded), ("Acts done", report.transitions),
            ("Screens", report.screens.count), ("Findings", report.open.count), ("Accepted", report.accepted.count),
        ]
        .map { ($0, ExplorationReport.grouped($1)) }
        if report.comparisons > 0 {
            let differ = ExplorationReport.grouped(report.divergences.count)
            figures.append(
                ("Equal states compared", "\(ExplorationReport.grouped(report.comparisons)), \(differ) differ")
            )
        }
        figures.append(
            ("States by acts away", report.statesByDepth.map(ExplorationReport.grouped).joined(separator: " · "))
        )
        figures.append(("Seed", "\(report.seed)"))
        return figures.filter { !$1.isEmpty }.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined()
    }

    // MARK: Parts

    static func escaped(_ text: some StringProtocol) -> String { HTMLText.escaped(text) }

    /// Text that does not change the direction of what stands around it.
    static func isolated(_ text: some StringProtocol) -> String { "<bdi>\(escaped(text))</bdi>" }

    static func section(_ id: String, _ title: String, _ content: String) -> String {
        "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(title)</h2>\n\(content)\n</section>\n"
    }
}
