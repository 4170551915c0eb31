import AppShell
import AppShellHeadless
import AppShellTexts

extension ScenarioWorld {
    /// As ``explanation(of:)-swift.type.method``, with what this phone says of it: a notification is missing where none is
    /// allowed.
    func explanation(of failure: HeadlessError) -> String {
        let words = Self.explanation(of: failure)
        if case .noNotification = failure {
            return words + unshownNotifications + silencedNotifications + unsentNotifications
        }
        return words
    }

    /// Explains an action that failed, or an element that is missing: the fact, the nearest elements, the fix.
    static func explanation(of failure: HeadlessError) -> String {
        switch failure {
        case .notFound(let missing): explanation(of: missing)
        case .ambiguous(let label, let candidates): explanation(of: label, among: candidates)
        default: ["\(failure)".capitalizedFirst + ".", failure.fix].compactMap(\.self).joined(separator: "\n")
        }
    }

    private static func explanation(of missing: MissingElement) -> String {
        var lines = ["\(missing)".capitalizedFirst + "."]
        let finder = ElementFinder(missing.root)
        let scope = missing.use == .containing ? finder.elements : try? finder.elements(in: missing.container)
        let elements = (scope ?? finder.elements).map(\.element)
        let nearest = NearestElements(to: missing).lines
        if !nearest.isEmpty {
            lines.append(Self.nearest(nearest))
        } else if missing.use != .reading {
            let fitting = elements.filter { missing.use.fits($0) && !$0.label.isEmpty }
            // A menu has many options, and a screen few buttons.
            let ordered = fitting.filter { $0.role != .option } + fitting.filter { $0.role == .option }
            lines.append(ordered.map(\.name).uniqued().list(of: missing.use))
        } else if !missing.wanted.isEmpty {
            lines.append(localized("Nothing there is similar."))
        }
        if missing.use != .reading, PlainText(missing.wanted) == PlainText(missing.screen) {
            lines.append(localized("“\(missing.wanted)” is the title of the screen."))
        }
        if let instead = elements.first(where: \.standsForContent) {
            lines.append(localized("Shown instead: \(instead.name)"))
        }
        return lines.joined(separator: "\n")
    }

    /// The nearest names, one below the other.
    static func nearest(_ names: [String]) -> String { list(names, after: localized("Nearest: ")) }

    /// The steps that may have been meant, one below the other.
    static func write(_ steps: [String]) -> String { list(steps, after: localized("Write: ")) }

    private static func list(_ names: [String], after words: String) -> String {
        words + names.joined(separator: "\n" + String(repeating: " ", count: words.count))
    }

    private static func explanation(of label: String, among candidates: [HeadlessError.Candidate]) -> String {
        let lines = candidates.map { "\n  \($0)" }
        let labels = candidates.map(\.label)
        let holders = candidates.compactMap(\.holderLabel)
        let fix: String
        if Set(labels).count == labels.count, let first = labels.first(where: { $0 != label }) {
            fix = localized("Write the whole label, such as \"\(first)\".")
        } else if Set(holders).count == candidates.count, let first = holders.first {
            fix = localized(
                "Name what contains it, if the step allows it: « … dans \"\(first)\" » (“… in \"\(first)\"”)."
            )
        } else {
            fix = localized("Scripts can't tell them apart: give each its own label.")
        }
        return localized("“\(label)” matches \(candidates.count) elements:") + lines.joined() + "\n" + fix
    }
}

extension HeadlessError {
    /// Whether it is about elements of the screen, not about the app as a whole.
    var concernsElements: Bool {
        switch self {
        case .notRunning, .inBackground, .inForeground, .liveRequestsOpen, .restless, .servedBackend, .mistakes: false
        default: true
        }
    }

    /// A step to write before this one, or instead of it.
    fileprivate var fix: String? {
        switch self {
        case .covered(_, on: _, let cover) where cover.hasPrefix(Content.Role.dialog.localizedName):
            localized("Answer it first: tap one of its buttons.")
        case .covered: localized("Close that first: « je ferme la feuille » (“I close the sheet”).")
        case .behindKeyboard:
            localized("Dismiss the keyboard first: « je ferme le clavier » (“I dismiss the keyboard”).")
        case .wrongKind(_, expected: .tapping):
            localized(
                "Say « je saisis … dans le champ … » (“I type … into the … field”), « je choisis … dans … » (“I select … in …”) or « je règle … sur … » (“I set … to …”)."
            )
        case .cannotGoBack(_, isSheet: true): localized("Close it: « je ferme la feuille » (“I close the sheet”).")
        case .mustBeHeld(_, let duration):
            localized("Say « je maintiens … pendant \(duration.brief) » (“I hold … for \(duration.brief)”).")
        case .closedMenu(_, let menu, let buttons): buttons.first.map { Self.tapFix($0, in: menu) }
        case .inMenu(_, let label, let menu): Self.tapFix(label, in: menu)
        case .behindSwipe(_, let label, let row):
            localized("Say « je balaie \"\(row)\" et tape sur \"\(label)\" » (“I swipe … and tap …”).")
        case .mistakes(let mistakes): mistakes.map(\.fix).uniqued().joined(separator: "\n")
        default: nil
        }
    }

    private static func tapFix(_ label: String, in menu: String) -> String {
        localized("Say « je tape sur \"\(label)\" dans \"\(menu)\" » (“I tap … in …”).")
    }
}

extension ContentSnapshot {
    /// Whether it is shown instead of the screen's content.
    fileprivate var standsForContent: Bool {
        switch role {
        case .loading, .failure, .empty: true
        default: false
        }
    }
}

extension [String] {
    /// The first eight elements, or that there is none.
    fileprivate func list(of use: ElementUse) -> String {
        guard !isEmpty else { return localized("There is no \(use.name) on it.") }
        let first = prefix(8).joined(separator: ", ")
        guard count > 8 else { return localized("Available: \(first).") }
        return localized("Available: \(first) and \(count - 8) more.")
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
