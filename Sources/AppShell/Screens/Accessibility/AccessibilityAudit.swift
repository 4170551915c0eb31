extension ContentSnapshot {
    /// Every accessibility issue of what is drawn (MAD-NFR10), in the order in which it is read.
    ///
    /// The title of a screen, which the bar shows, counts as its heading of level 1: its own headings go on from there,
    /// or begin with level 1 again. One role and one label twice among the children of one element is an issue
    /// whatever the two hold, since a person is told the label.
    package var accessibilityIssues: [AccessibilityIssue] {
        var audit = AccessibilityAudit()
        audit.visit(self, path: [])
        return audit.issues
    }
}

/// One pass over a tree.
private struct AccessibilityAudit {
    var issues: [AccessibilityIssue] = []
    private var screen = ""
    /// Of the heading before; 0 where nothing stands above, not even a title.
    private var level = 0

    mutating func visit(_ element: ContentSnapshot, path: [ContentSnapshot]) {
        switch element.role {
        case .layer, .sheet:
            screen = element.label
            level = 0
        case .dialog:
            screen = element.label
            level = 0
            ask(element, path)
        case .screen: begin(element, path)
        case .heading(let level): take(level, element, path)
        case .image:
            if element.label.isBlank { report(.undescribedImage, element, path) }
        case .video, .audio: hear(element, path)
        default: break
        }
        if element.isNamed, element.label.isBlank {
            if case .field = element.role {
                report(.unlabelledField, element, path)
            } else {
                report(.unlabelledElement, element, path)
            }
        }
        let inner = path + [element]
        reportTwins(in: element, inner)
        for child in element.children { visit(child, path: inner) }
    }

    private mutating func begin(_ element: ContentSnapshot, _ path: [ContentSnapshot]) {
        screen = element.label
        level = element.label.isBlank ? 0 : 1
        if element.label.isBlank { report(.untitledScreen, element, path) }
        if !element.children.contains(where: \.saysAnything) { report(.blankScreen, element, path) }
    }

    private mutating func ask(_ dialog: ContentSnapshot, _ path: [ContentSnapshot]) {
        if dialog.label.isBlank { report(.untitledDialog, dialog, path) }
        if !dialog.children.contains(where: \.isInteractive) { report(.unansweredDialog, dialog, path) }
    }

    private mutating func hear(_ media: ContentSnapshot, _ path: [ContentSnapshot]) {
        if media.label.isBlank { report(.undescribedMedia, media, path) }
        guard !media.children.contains(where: \.saysAnything) else { return }
        if media.role == .audio {
            report(.untranscribedAudio, media, path)
        } else if media.media?.captions == nil {
            report(.uncaptionedVideo, media, path)
        }
    }

    private mutating func take(_ deeper: Int, _ element: ContentSnapshot, _ path: [ContentSnapshot]) {
        if deeper > level + 1 {
            report(level == 0 ? .missingTopHeading(first: deeper) : .skippedLevel(deeper, after: level), element, path)
        }
        level = deeper
    }

    private mutating func reportTwins(in element: ContentSnapshot, _ path: [ContentSnapshot]) {
        let named = element.children.filter { $0.isNamed && !$0.label.isBlank }
        guard named.count > 1 else { return }
        var counts: [Name: Int] = [:]
        for child in named { counts[Name(child), default: 0] += 1 }
        for child in named {
            // Once for all of them, at the first.
            guard let count = counts.removeValue(forKey: Name(child)), count > 1 else { continue }
            report(.indistinguishable(count: count), child, path)
        }
    }

    private mutating func report(
        _ kind: AccessibilityIssue.Kind,
        _ element: ContentSnapshot,
        _ path: [ContentSnapshot]
    ) {
        let holder = path.last { !$0.label.isBlank && !$0.role.isFrame }
        issues.append(
            AccessibilityIssue(
                kind: kind,
                screen: screen,
                subject: .init(role: element.role, label: element.label.isBlank ? "" : element.label),
                holder: holder.map { .init(role: $0.role, label: $0.label) }
            )
        )
    }

    /// What a person is told of an element: not its value, nor how much white space its label has.
    private struct Name: Hashable {
        let role: String
        let label: String

        init(_ element: ContentSnapshot) {
            role = element.role.name
            label = element.label.words.joined(separator: " ").lowercased()
        }
    }
}

extension ContentSnapshot {
    /// Whether a person is told its label to act on it, or on what it holds out of sight.
    fileprivate var isNamed: Bool { isInteractive || role == .menu || children.last?.role == .rowActions }

    /// Whether there is a word in it, anywhere.
    fileprivate var saysAnything: Bool {
        !label.isBlank || (role != .image && value?.isBlank == false) || children.contains(where: \.saysAnything)
    }
}

extension Content.Role {
    /// Whether a report names the screen in its place.
    fileprivate var isFrame: Bool {
        switch self {
        case .app, .layer, .sheet, .screen: true
        default: false
        }
    }
}

extension String {
    /// Whether there is nothing to read: white space, and marks that are not drawn, say nothing.
    fileprivate var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.isSpace || !$0.isASCII && $0.properties.isDefaultIgnorableCodePoint }
    }

    /// What stands between white space.
    fileprivate var words: [Substring] { unicodeScalars.split(whereSeparator: \.isSpace).map(Substring.init) }
}

extension Unicode.Scalar {
    /// White space; most scalars are ASCII, and Unicode's tables cost more than all else here.
    fileprivate var isSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
