import CucumberGherkin
import ScreenRendering

/// What did not pass, for a browser that runs no script.
struct FailureMarkup {
    private static let most = 200

    /// Of the texts around what the run says.
    let language: String?

    private var isFrench: Bool { language?.hasPrefix("fr") == true }

    /// What to do to see more, as a `noscript` element.
    var notice: String {
        let text =
            isFrench
            ? "Les étapes et les écrans de ce rapport demandent JavaScript, qui fait partie de ce fichier : l’autoriser pour cette page. Les échecs sont listés ci-dessous."
            : "The steps and screens of this report need JavaScript, which is part of this file: allow it for this page. Failures are listed below."
        return "<noscript><p class=\"notice\">\(HTMLText.escaped(text))</p></noscript>"
    }

    /// A `noscript` element; no byte where everything passed.
    func bytes(of summary: RunSummary) -> [UInt8] {
        guard !summary.failures.isEmpty || !summary.hookFailures.isEmpty || !summary.parseErrors.isEmpty else {
            return []
        }
        let errors = summary.parseErrors.map { item("\($0.uri):\($0.location.line)", detail: nil, $0.explanation) }
        let hooks = summary.hookFailures.map { item($0.text, detail: $0.location, $0.message) }
        let failures = summary.failures.prefix(Self.most).map { item($0) }
        var html =
            "<noscript><section class=\"failures-unscripted\"><h2>\(isFrench ? "Échecs" : "What did not pass")</h2><ul>"
        html += (errors + hooks + failures).joined() + "</ul>"
        let rest = summary.failures.count - failures.count
        if rest > 0 { html += "<p>\(isFrench ? "… et \(rest) de plus" : "… and \(rest) more")</p>" }
        return Array((html + "</section></noscript>\n").utf8)
    }

    private func item(_ failure: ScenarioFailure) -> String {
        let step = failure.decisiveStep
        let message = [step?.message, failure.message].compactMap(\.self).joined(separator: "\n")
        return item(failure.pickle.name, detail: failure.location, step.map { "\($0.keyword)\($0.text)" }, message)
    }

    private func item(_ name: String, detail: String?, _ texts: String?...) -> String {
        var html = "<li><p><strong>\(HTMLText.escaped(name))</strong>"
        if let detail, !detail.isEmpty { html += " <code>\(HTMLText.escaped(detail))</code>" }
        html += "</p>"
        for text in texts.compactMap(\.self) where !text.isEmpty { html += "<pre>\(HTMLText.escaped(text))</pre>" }
        return html + "</li>"
    }
}
