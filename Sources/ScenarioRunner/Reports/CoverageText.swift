import AppShellHeadless
import AppShellTexts
public import ScenarioReports

/// The coverage of a run in words: what is shown, what is not, what was never touched.
public struct CoverageText {
    let style: TextStyle
    /// Where long lists are broken.
    private static let width = 116

    public init(style: TextStyle) {
        self.style = style
    }

    public func text(of coverage: Coverage) -> String {
        var text = "\n" + style.apply(.bold, localized("Coverage")) + "\n"
        if coverage.isDryRun {
            text += style.apply(.yellow, localized("A dry run proves nothing: no step was run.")) + "\n"
        }
        for group in coverage.groups { text += self.text(of: group) }
        text += unknown(localized("Tags that name no requirement's id:"), coverage.unknownTags)
        text += unknown(localized("Ids in the names of tests that are no requirement's:"), coverage.unknownTestIDs)
        return text
    }

    private func text(of group: Coverage.Group) -> String {
        var text = "\n" + style.apply(.bold, group.name) + "\n" + figures(of: group)
        for kind in group.kinds {
            let items = group.items(of: kind)
            let covered = items.filter { $0.status == .covered }
            let tone: TextStyle.Tone = covered.count == items.count ? .green : .yellow
            let figure = style.apply(tone, localized("\(covered.count) of \(items.count)"))
            text += "  \(kind.rawValue): \(figure) \(Self.words(for: kind))\n"
            text += wrapped(covered.map(\.requirement.id), separator: " ", indent: 5)
            text += list(items, .failed, localized("carried by scenarios that did not pass:"), tone: .red)
            text += list(items, .notRun, localized("carried by scenarios that were not run:"), tone: .cyan)
            text += list(items, .missing, localized("missing:"), tone: .yellow)
        }
        return text + (group.coverageRecord.map { neverExercised(of: $0) } ?? "")
    }

    private static func words(for kind: Requirement.Kind) -> String {
        switch kind {
        case .scenario: localized("covered by scenarios that passed")
        case .backend: localized("named by tests of the back end")
        case .web: localized("named by tests in a browser")
        default: localized("named by tests")
        }
    }

    private func list(
        _ items: [Coverage.Item],
        _ status: Coverage.Status,
        _ heading: String,
        tone: TextStyle.Tone
    ) -> String {
        let items = items.filter { $0.status == status }
        guard !items.isEmpty else { return "" }
        let width = items.map(\.requirement.id.count).max() ?? 0
        var text = "    " + style.apply(tone, heading) + "\n"
        for item in items {
            let gap = String(repeating: " ", count: width - item.requirement.id.count + 2)
            text += "     \(item.requirement.id)\(gap)\(item.requirement.title)\n"
            for location in item.locations { text += "       " + style.apply(.dim, location) + "\n" }
        }
        return text
    }

    private func unknown(_ heading: String, _ ids: [Coverage.UnknownID]) -> String {
        guard !ids.isEmpty else { return "" }
        var text = "\n" + style.apply(.red, heading) + "\n"
        for id in ids {
            text += "  \(id.id)" + (id.suggestion.map { "   " + localized("Did you mean \($0)?") } ?? "") + "\n"
            for location in id.locations { text += "    " + style.apply(.dim, location) + "\n" }
        }
        return text
    }

    func wrapped(_ texts: [String], separator: String, indent: Int) -> String {
        guard !texts.isEmpty else { return "" }
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for (index, text) in texts.enumerated() {
            let piece = text + (index == texts.count - 1 ? "" : separator)
            if !line.isEmpty, indent + line.count + piece.count > Self.width {
                lines.append(line)
                line = ""
            }
            line += piece
        }
        lines.append(line)
        return lines.map { line in
            let end = line.last == " " ? line.dropLast() : line[...]
            return margin + end + "\n"
        }.joined()
    }
}
