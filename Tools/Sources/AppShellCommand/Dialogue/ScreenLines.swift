import AppShell
import AppShellHeadless
import AppShellTexts

/// The screen as lines, and what changed on it.
struct ScreenLines: Equatable {
    /// The top layer, or why there is none.
    let lines: [String]
    /// How many lines are shown of what changed.
    private static let limit = 24

    init(_ session: HeadlessSession) {
        if !session.isRunning {
            lines = [localized("The app is not running.")]
        } else if session.isInBackground {
            lines = [localized("The app is in the background.")]
        } else {
            let outline = (try? session.content()).flatMap { ElementFinder($0).topLayer?.localizedOutline } ?? ""
            lines = outline.split(separator: "\n").map(String.init)
        }
    }

    /// The lines that came with `+` and went with `-`; another screen as a whole; empty where nothing changed.
    func changes(from before: ScreenLines) -> [String] {
        guard self != before else { return [] }
        let isSame = lines.first == before.lines.first
        return Self.cut(isSame ? differences(from: before) : lines)
    }

    private func differences(from before: ScreenLines) -> [String] {
        let difference = lines.difference(from: before.lines)
        return difference.removals.map { "- " + $0.line } + difference.insertions.map { "+ " + $0.line }
    }

    private static func cut(_ lines: [String]) -> [String] {
        guard lines.count > limit else { return lines }
        let rest = lines.count - limit + 1
        return lines.prefix(limit - 1) + [localized("… \(rest) more lines; :screen shows all of the screen")]
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: Substring {
        switch self {
        case .remove(_, let line, _), .insert(_, let line, _): line.drop(while: \.isWhitespace)
        }
    }
}
