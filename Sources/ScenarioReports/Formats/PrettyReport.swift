import AppShellTexts
import CucumberGherkin

/// Every scenario with its steps and results, in the script's own words.
public final class PrettyReport: Report {
    private let style: TextStyle
    private let rerunFile: String?
    private let screen: ScreenExtent
    private let write: (String) -> Void
    private var facts = RunFacts()
    /// The feature and rule whose headings were written last.
    private var uri: String?
    private var ruleLine: Int?
    private var outlines: [String: FeatureOutline] = [:]
    private var causes = ToldCauses()

    /// - Parameters:
    ///   - rerunFile: the file that a rerun report also writes, for the command at the end.
    ///   - screen: how much of the screen to show at a failed step.
    ///   - write: takes text, including line ends.
    public init(
        style: TextStyle,
        rerunFile: String? = nil,
        screen: ScreenExtent = .nearest,
        write: @escaping (String) -> Void
    ) {
        self.style = style
        self.rerunFile = rerunFile
        self.screen = screen
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        facts.note(event)
        switch event {
        case .runStarted, .scenariosAssembled: break
        case .scenarioFinished(let result): write(scenario(result).withVisibleControls)
        case .runHookFinished(let result): write(hook(result).withVisibleControls)
        case .runFinished(let summary):
            let end = SummaryText(style: style, facts: facts, rerunFile: rerunFile, failures: .listed, screen: screen)
            write("\n" + end.text(of: summary))
        }
    }

    private func outline(of feature: LoadedFeature) -> FeatureOutline {
        if let known = outlines[feature.uri] { return known }
        let outline = FeatureOutline(feature.document)
        outlines[feature.uri] = outline
        return outline
    }

    /// Other orders than the written one mix features and rules, so each change repeats the heading.
    private func headings(of feature: LoadedFeature, _ outline: FeatureOutline, _ rule: FeatureOutline.Rule?) -> String
    {
        var text = ""
        if feature.uri != uri {
            uri = feature.uri
            ruleLine = nil
            if !outline.tags.isEmpty { text += "\n" + style.apply(.dim, outline.tags.joined(separator: " ")) }
            text += "\n\(style.apply(.bold, outline.title))  \(style.apply(.dim, feature.uri))\n"
        }
        if rule?.line != ruleLine {
            ruleLine = rule?.line
            if let rule {
                if !rule.tags.isEmpty { text += "\n  " + style.apply(.dim, rule.tags.joined(separator: " ")) }
                text += "\n  \(style.apply(.bold, rule.title))\n"
            }
        }
        return text
    }

    private func scenario(_ result: ScenarioResult) -> String {
        let pickle = result.pickle
        let outline = outline(of: result.feature)
        let rule = outline.rule(at: pickle.location.line)
        let indentation = rule == nil ? "  " : "    "
        var text = headings(of: result.feature, outline, rule)
        let inherited = outline.tags + (rule?.tags ?? [])
        let tags = pickle.tags.map(\.name).filter { !inherited.contains($0) }
        if !tags.isEmpty { text += "\n" + indentation + style.apply(.dim, tags.joined(separator: " ")) }
        let keyword = style.apply(.bold, result.feature.keyword(of: pickle))
        text += "\n\(indentation)\(keyword): \(pickle.name)  \(style.apply(.dim, "# \(pickle.location.line)"))"
        if result.attempt > 0 { text += style.apply(.yellow, "  " + localized("(attempt \(result.attempt + 1))")) }
        if result.testCase.repetition > 0 {
            text += style.apply(.yellow, "  " + localized("(repetition \(result.testCase.repetition + 1))"))
        }
        text += "\n"
        if let divergence = result.divergence {
            let words = facts.words(for: divergence, isRepetition: result.attempt == 0)
            text += "\(indentation)  \(style.apply(.yellow, "≠ \(words)"))\n"
        }
        if let message = result.message {
            text += "\(indentation)  \(style.mark(result.status)) \(style.apply(.yellow, message))\n"
        }
        // Hooks only show if they have something to say.
        for step in result.steps where step.step != nil || step.message != nil || !step.attachments.isEmpty {
            text += self.step(
                step,
                of: result,
                isBackground: outline.isBackground(step, of: result),
                indentation: indentation + "  "
            )
        }
        return text
    }
}

extension PrettyReport {
    private func step(_ step: StepResult, of result: ScenarioResult, isBackground: Bool, indentation: String) -> String
    {
        let inner = indentation + "    "
        // The background is only interesting once: it is dim while it passes.
        let said = isBackground && step.status == .passed ? style.apply(.dim, step.text) : step.text
        var text = "\(indentation)\(style.mark(step.status)) \(style.apply(.bold, step.keyword))\(said)\n"
        text += table(step.step?.argument?.dataTable?.rows ?? [], indentation: inner)
        if let docString = step.step?.argument?.docString {
            let quoted = "\"\"\"\(docString.mediaType ?? "")\n\(docString.content)\n\"\"\""
            text += quoted.indented(by: inner) + "\n"
        }
        for attachment in step.attachments {
            text += style.apply(.dim, lines: words(for: attachment), indentation: inner)
        }
        let failureText = FailureText(style: style, screen: screen)
        // A crash has no screen, but output of its own.
        guard screen != .full, step.status > .skipped, step.screen != nil, let message = step.message,
            let before = causes.note(FailureCause(step), at: result.location)
        else { return text + failureText.text(of: step, of: result.pickle, indentation: inner) }
        return text + style.apply(.dim, lines: step.location, indentation: inner)
            + failureText.reference(to: before, of: message, indentation: inner)
    }

    /// Its text, or else what it is.
    private func words(for attachment: Attachment) -> String {
        if let text = attachment.logText { return text }
        let count =
            switch attachment.body {
            case .text(let text): text.utf8.count
            case .bytes(let bytes): bytes.count
            }
        let name = attachment.fileName.map { " “\($0)”" } ?? ""
        return localized("attached:\(name) \(attachment.mediaType), \(count, "byte")")
    }

    /// A run hook, if it has something to say; failures are explained at the end.
    private func hook(_ result: StepResult) -> String {
        let reason = result.status == .skipped ? result.message : nil
        let lines = result.attachments.map { words(for: $0) } + [reason].compactMap(\.self)
        guard !lines.isEmpty else { return "" }
        let title = "\n\(style.mark(result.status)) \(style.apply(.bold, result.text))\n"
        return title + lines.map { style.apply(.dim, lines: $0, indentation: "    ") }.joined()
    }

    /// The rows with aligned columns, escaped as in Gherkin.
    private func table(_ rows: [[String]], indentation: String) -> String {
        let rows = rows.map { $0.map(\.asTableCell) }
        var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.columns) }
        }
        return rows.map { row in
            let cells = zip(row, widths).map { $0.padded(to: $1) }
            return "\(indentation)| \(cells.joined(separator: " | ")) |\n"
        }.joined()
    }
}

extension String {
    fileprivate var asTableCell: String {
        guard utf8.contains(where: { "\\|\n".utf8.contains($0) }) else { return self }
        var cell = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": cell += "\\\\"
            case "|": cell += "\\|"
            case "\n": cell += "\\n"
            default: cell.unicodeScalars.append(scalar)
            }
        }
        return cell
    }
}
