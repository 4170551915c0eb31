import AppShellTexts
import CucumberGherkin

/// The summary of a run for a page of GitHub.
///
/// Texts from scripts and apps are escaped inside HTML elements, so that none of them is read as Markdown.
struct GitHubMarkdown {
    let facts: RunFacts
    let files: GitHubFiles?
    /// The path of a file in the repository.
    let path: (String) -> String
    /// In bytes.
    let limit: Int

    /// Longer texts are cut, in bytes, so that one screen does not use up all the room.
    private static let longest = 16 << 10
    /// Reserved for the note about what is left out.
    private static let reserve = 200

    func text(of summary: RunSummary) -> String {
        var text = head(of: summary)
        var leftOut = 0
        for (title, entries) in sections(of: summary) where !entries.isEmpty {
            var isBegun = false
            for entry in entries {
                let addition = (isBegun ? "" : "### \(title)\n\n") + entry()
                // Once something is left out, leave out everything after it: a report with gaps misleads.
                if leftOut > 0 || text.utf8.count + addition.utf8.count > limit - Self.reserve {
                    leftOut += 1
                } else {
                    text += addition
                    isBegun = true
                }
            }
        }
        if leftOut > 0 {
            text +=
                "> … " + localized("and \(leftOut) more that do not fit: a summary is limited to \(limit / 1_024) KiB.")
                + "\n"
        }
        return text
    }

    private func head(of summary: RunSummary) -> String {
        let mark = summary.succeeded ? "✔" : "✘"
        var text = "## \(mark) \(summary.verdict)\n\n"
        let statuses = StepStatus.allCases.filter { (summary.scenarios[$0] ?? 0) + (summary.steps[$0] ?? 0) > 0 }
        text += "| |" + statuses.map { " \($0.rawValue.lowercased()) |" }.joined() + " total |\n"
        text += "|:--|" + String(repeating: "--:|", count: statuses.count + 1) + "\n"
        for (name, counts) in [("scenarios", summary.scenarios), ("steps", summary.steps)] {
            let cells = statuses.map { " \(counts[$0] ?? 0) |" }.joined()
            text += "| \(name) |\(cells) \(counts.values.reduce(0, +)) |\n"
        }
        var notes: [String] = []
        if facts.virtualTime >= .milliseconds(1) {
            notes.append(localized("\(facts.virtualTime.words) of virtual time"))
        }
        if case .random(let seed) = facts.order {
            notes.append(localized("in random order: repeat it with `--order random:\(seed)`"))
        }
        if facts.isDryRun { notes.append(localized("dry run: steps were matched but not run")) }
        if let words = summary.leftOutWords { notes.append("**\(words)**") }
        return text + "\n" + notes.map { "\($0)\n\n" }.joined()
    }

    /// Entries are made on demand: most of a great many do not fit.
    private func sections(of summary: RunSummary) -> [(title: String, entries: [() -> String])] {
        let abortions = [summary.abortion].compactMap(\.self).map { abortion in
            { self.details(summary.abortionTitle, self.preformatted(abortion.message)) }
        }
        let files = summary.parseErrors.map { error in
            {
                let location = self.link(error.uri, error.location.line)
                return self.details("✘ \(location)", self.preformatted(error.explanation))
            }
        }
        let hooks = summary.hookFailures.map { result in
            {
                let location = result.sourceLocation.map { " " + self.link($0.file, $0.line) } ?? ""
                return self.details(
                    "✘ \(Self.escaped(result.text))\(location)",
                    self.preformatted(result.message ?? "")
                )
            }
        }
        let expected = summary.expectedFailures.map { failure in { self.entry(failure) } }
        let failures = summary.failures.map { failure in { self.entry(failure) } }
        let flaky = summary.flaky.map { scenario in { self.entry(scenario) } }
        let unstable = summary.unstableNotFlaky.map { scenario in
            {
                let link = FileLocation(scenario.location).map { self.link($0.file, $0.line) }
                let location = link ?? Self.escaped(scenario.location)
                let words = self.facts.words(for: scenario.divergence)
                return self.details("≠ \(location) \(Self.escaped(scenario.name))", self.preformatted(words))
            }
        }
        return [
            (localized("The run"), abortions), (localized("Errors in feature files"), files),
            (localized("Run hooks that did not pass"), hooks),
            (localized("Did not pass"), failures), (localized("Passed after a retry"), flaky),
            (localized("Failed as expected"), expected),
            (localized("Unstable: attempts differ although nothing changed"), unstable),
        ]
    }

    private func entry(_ failure: ScenarioFailure) -> String {
        let title = "\(TextStyle(isColored: false).mark(failure.status)) \(self.title(of: failure))"
        return details(title, reasons(of: failure))
    }

    private func entry(_ flaky: FlakyScenario) -> String {
        guard let first = flaky.failures.first else { return "" }
        var body = reasons(of: first)
        if let divergence = flaky.divergence {
            body = preformatted(facts.words(for: divergence, isRepetition: false)) + body
        }
        return details("≠ " + localized("\(title(of: first)), passed on attempt \(flaky.attempt + 1)"), body)
    }

    private func title(of failure: ScenarioFailure) -> String {
        let location = link(failure.pickle.uri, failure.pickle.location.line)
        let repetition = failure.repetition > 0 ? " " + localized("(repetition \(failure.repetition + 1))") : ""
        return "\(location) \(Self.escaped(failure.pickle.name))\(repetition)"
    }

    private func reasons(of failure: ScenarioFailure) -> String {
        var text = failure.message.map(preformatted) ?? ""
        for step in failure.steps {
            let location = step.sourceLocation.map { self.link($0.file, $0.line) } ?? Self.escaped(step.location)
            let keyword = step.keyword.isEmpty ? "" : "<b>\(Self.escaped(step.keyword))</b>"
            text += "<p>\(keyword)\(Self.escaped(step.text)) \(location)</p>\n\n"
            text += preformatted(step.message ?? "")
            if let screen = step.screen {
                // As the reason and the screen are.
                let heading = Reader.$current.withValue(.current.reading(scriptIn: failure.pickle.language)) {
                    localized("The screen at this point:")
                }
                text += "<p>\(heading)</p>\n\n" + preformatted(screen)
            }
        }
        return text
    }

    private func details(_ summary: String, _ body: String) -> String {
        "<details><summary>\(summary)</summary>\n\n\(body)</details>\n\n"
    }

    /// A block that only `</pre>` ends in Markdown, despite blank lines (CommonMark 0.31, 4.6).
    private func preformatted(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        guard text.utf8.count > Self.longest else {
            return "<pre>\n\(Self.escaped(text, keepsLines: true))\n</pre>\n\n"
        }
        let cut = String(decoding: text.utf8.prefix(Self.longest), as: UTF8.self)
        return "<pre>\n\(Self.escaped(cut, keepsLines: true))…\n</pre>\n\n"
    }

    private func link(_ path: String, _ line: Int) -> String {
        let location = "<code>\(Self.escaped("\(path):\(line)"))</code>"
        return files.map { "<a href=\"\(Self.escaped($0.address(of: self.path(path), line: line)))\">\(location)</a>" }
            ?? location
    }

    /// Escaped for HTML. A line end would break anything but a preformatted block.
    private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): escaped.append(keepsLines ? byte : UInt8(ascii: " "))
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
