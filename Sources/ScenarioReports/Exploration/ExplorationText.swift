import AppShellTexts

/// What a person reads in a terminal, in the language of the current `Reader`.
struct ExplorationText {
    private static let width = 100

    private let report: ExplorationReport
    private let style: TextStyle

    init(_ report: ExplorationReport, style: TextStyle) {
        self.report = report
        self.style = style
    }

    var text: String {
        let parts = [[head], report.open.map(finding), [accepted, divergences, unreached, tally]]
        return parts.flatMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n").withVisibleControls
    }

    private var head: String {
        lines(localized("\(report.name): \(report.extentWords) \(report.completenessWords)"), tone: .bold)
    }

    private var tally: String {
        style.apply(report.open.isEmpty ? .green : .red, report.tally) + "\n"
    }

    // MARK: Findings

    private func finding(_ finding: ExplorationReport.Finding) -> String {
        let law = report.sentence(of: finding.law).map { localized("\(finding.law): \($0)") } ?? finding.law
        var text = "\(style.mark(.failed)) " + lines(law, after: 2, indentation: "  ", tone: .bold)
        text += lines("\(finding.subject)", indentation: "  ")
        text += lines("\(finding.fact)", indentation: "  ", tone: .red)
        if let words = finding.causeWords { text += lines(words, indentation: "  ") }
        text += change(of: finding)
        text += lines(report.caseWords(of: finding), indentation: "  ", tone: .dim)
        if let words = finding.changeWords { text += lines(words, indentation: "  ", tone: .yellow) }
        if let words = finding.doubtWords { text += lines(words, indentation: "  ", tone: .yellow) }
        text += "\n" + way(of: finding)
        return text + "\n  " + style.apply(.dim, localized("Again:")) + " \(finding.command.onOneLine)\n"
    }

    private static let mostChanges = 8

    /// The lines of the screen that the last act changed.
    private func change(of finding: ExplorationReport.Finding) -> String {
        let shown = finding.change.prefix(Self.mostChanges).map { line in
            let tone: TextStyle.Tone = line.hasPrefix("-") ? .red : .green
            return "    " + style.apply(tone, line.onOneLine.clipped(to: Self.width - 4)) + "\n"
        }
        let rest = finding.change.count - shown.count
        return shown.joined() + (rest > 0 ? "    " + localized("and \(grouped: rest, "other line")") + "\n" : "")
    }

    /// The script as it is; where there is none, the acts.
    private func way(of finding: ExplorationReport.Finding) -> String {
        if let script = finding.script {
            let text = script.hasSuffix("\n") ? String(script.dropLast()) : script
            return text.indented(by: "    ") + "\n"
        }
        return finding.acts.enumerated().map { index, act in
            let number = "\(index + 1). "
            return "    \(number)" + lines("\(act)", after: 4 + number.count, indentation: "       ")
        }.joined()
    }

    private var accepted: String {
        let findings = report.accepted
        guard !findings.isEmpty else { return "" }
        let entries = findings.map { finding in
            let words = localized("\(finding.law), \(finding.subject): \(finding.reason ?? "")")
            return "  " + words.onOneLine.clipped(to: Self.width - 2) + "\n"
        }
        return style.apply(.bold, localized("Accepted:")) + "\n" + entries.joined()
    }

    // MARK: The exploration itself

    private var divergences: String {
        guard !report.divergences.isEmpty else { return "" }
        let pairs = counted(
            grouped: report.divergences.count,
            "pair of states that count as equal differs|pairs of states that count as equal differ"
        )
        var text = lines(localized("\(pairs):"), tone: .yellow)
        for divergence in report.divergences {
            text += lines("\(divergence.fact)", indentation: "  ")
            for acts in [divergence.one, divergence.other] {
                let words = acts.map(\.description).joined(separator: localized("; "))
                text += "  - " + lines(words, after: 4, indentation: "    ", tone: .dim)
            }
        }
        return text
    }

    private var unreached: String {
        guard !report.unreached.isEmpty else { return "" }
        let names = report.unreached.joined(separator: ", ")
        return lines(localized("Never on display: \(names)"), indentation: "", hanging: "  ")
    }

    // MARK: Lines

    /// - Parameters:
    ///   - columns: taken by what stands in the first line already, instead of the indentation.
    ///   - hanging: the indentation of the lines after the first, if it is another.
    private func lines(
        _ words: String,
        after columns: Int? = nil,
        indentation: String = "",
        hanging: String? = nil,
        tone: TextStyle.Tone? = nil
    ) -> String {
        let rest = hanging ?? indentation
        let lines = words.onOneLine.wrapped(
            to: Self.width - rest.columns,
            first: Self.width - (columns ?? indentation.columns),
            in: Reader.current.language
        )
        return lines.enumerated().map { index, line in
            let space = index > 0 ? rest : columns == nil ? indentation : ""
            return space + (tone.map { style.apply($0, line) } ?? line) + "\n"
        }.joined()
    }
}

extension String {
    /// In lines of at most so many columns, broken at spaces; a longer word is cut.
    ///
    /// - Parameters:
    ///   - first: the columns of the first line.
    ///   - language: French has spaces at which no line is broken.
    func wrapped(to columns: Int, first: Int, in language: Language = .english) -> [String] {
        var lines = [""]
        var room = first
        for word in language == .french ? frenchWords : split(separator: " ").map(String.init) {
            var rest = word[...]
            let space = lines[lines.count - 1].isEmpty ? 0 : 1
            var width = word.columns
            if space + width > room, space == 1 {
                lines.append("")
                room = columns
            } else if space == 1 {
                lines[lines.count - 1] += " "
                room -= 1
            }
            while width > room {
                var head = rest.prefix(max(room, 1))
                while String(head).columns > room, head.count > 1 { head.removeLast() }
                lines[lines.count - 1] += head
                lines.append("")
                rest = rest[head.endIndex...]
                width = String(rest).columns
                room = columns
            }
            lines[lines.count - 1] += rest
            room -= width
        }
        return lines
    }

    /// What no line break may tear apart: a word with the mark before or after it.
    private var frenchWords: [String] {
        var words: [String] = []
        for word in split(separator: " ") {
            let isAfterSpace = word.first.map { ":;!?»".contains($0) } ?? false
            if let last = words.last, isAfterSpace || last.hasSuffix("«") {
                words[words.count - 1] = last + " " + word
            } else {
                words.append(String(word))
            }
        }
        return words
    }
}
