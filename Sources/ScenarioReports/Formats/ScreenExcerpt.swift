import AppShellTexts
import CucumberExpressions

/// How much of the screen to show at a failed step.
public enum ScreenExtent: Sendable {
    /// The lines around the element that the step most likely meant.
    case nearest
    case full
    case none
}

/// The most telling part of a screen: the navigation, the element nearest to what was looked for, its containers and
/// its neighbours.
struct ScreenExcerpt {
    /// Without the heading.
    let text: String
    /// Whether lines were left out.
    let isCut: Bool

    /// Screens of at most this many lines are shown whole.
    private static let whole = 12
    /// How many lines to show on each side of the nearest one.
    private static let context = 3

    /// - Parameters:
    /// - screen: the navigation on the first line, then the outline of the screen.
    /// - message: why the step failed.
    /// - step: its text.
    init(of screen: String, message: String, step: String) {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > Self.whole else {
            (text, isCut) = (screen, false)
            return
        }
        let focus = Self.focus(in: lines, message: message, step: step)
        var shown = Set(max(1, focus - Self.context)...min(lines.count - 1, focus + Self.context))
        shown.insert(0)
        // Without the lines of its containers above it, the indentation of a line is misleading.
        for index in shown where index > 0 { shown.formUnion(Self.ancestors(of: index, in: lines)) }
        var text: [String] = []
        var skipped = 0
        for (index, line) in lines.enumerated() {
            guard shown.contains(index) else {
                skipped += 1
                continue
            }
            if skipped > 0 { text.append(Self.gap(skipped, like: line)) }
            skipped = 0
            text.append(line)
        }
        if skipped > 0 { text.append(Self.gap(skipped, like: "")) }
        self.text = text.joined(separator: "\n")
        isCut = shown.count < lines.count
    }

    private static func gap(_ count: Int, like line: String) -> String {
        String(repeating: " ", count: indentation(of: line)) + "… \(counted(count, "line"))"
    }

    private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

    /// The lines that contain a line, by indentation.
    private static func ancestors(of focus: Int, in lines: [String]) -> [Int] {
        var ancestors: [Int] = []
        var depth = indentation(of: lines[focus])
        for index in (1..<max(1, focus)).reversed() where indentation(of: lines[index]) < depth {
            depth = indentation(of: lines[index])
            ancestors.append(index)
        }
        return ancestors
    }

    // MARK: What was meant

    /// The names in the message, nearest elements first, then the names in the step; without any, content elements.
    private static func focus(in lines: [String], message: String, step: String) -> Int {
        let labels = lines.map { quoted(in: $0).first ?? "" }
        let messageLines = message.split(separator: "\n").map(String.init)
        func isNearest(_ line: String) -> Bool { MessageBeginnings.nearest.contains(where: line.hasPrefix) }
        let start = messageLines.firstIndex(where: isNearest) ?? messageLines.count
        let near = messageLines[start...].prefix { isNearest($0) || $0.hasPrefix(" ") }
        let others = messageLines.filter { !near.contains($0) }
        let texts = near.flatMap(quoted) + quoted(in: step) + others.flatMap(quoted)
        for text in texts {
            if let index = labels.indices.dropFirst().last(where: { isLabel(labels[$0], of: text) }) { return index }
        }
        for text in quoted(in: step) {
            let nearest = Suggestions.nearest(to: text, among: labels.filter { !$0.isEmpty }, limit: 1).first
            if let nearest, let index = labels.lastIndex(of: nearest), index > 0 { return index }
        }
        return lines.firstIndex { line in
            let element = String(line.drop { $0 == " " }) + " "
            return MessageBeginnings.telling.contains { element.hasPrefix($0 + " ") }
        } ?? 1
    }

    /// A message names a field with its value: `field “Nom : Zoé”`.
    private static func isLabel(_ label: String, of text: String) -> Bool {
        guard !label.isEmpty else { return false }
        return label == text || text.hasPrefix(label + " : ") || text.count > 3 && label.contains(text)
    }

    /// The quoted texts.
    private static func quoted(in line: String) -> [String] {
        line.matches(of: /“([^”]*)”|"([^"]*)"|« ([^»]*) »/).compactMap { match in
            (match.1 ?? match.2 ?? match.3).map(String.init)
        }
    }
}
