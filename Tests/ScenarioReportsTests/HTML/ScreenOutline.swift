import ScenarioReports
import ScreenRendering

/// Makes screens of the outlines that the runner prints, so that samples can be read: one element a line, what it consists
/// of below it, two spaces further in.
///
/// ```text
/// screen “Pré-inscription”
///   field “Email”: lucas [invalid, “Cette adresse email n'est pas valide.”]
/// ```
struct ScreenOutline {
    private var lines: ArraySlice<(depth: Int, text: Substring)>

    /// The app whose layers the outline begins with.
    static func app(_ text: String) -> ScreenElement {
        var outline = ScreenOutline(text)
        return ScreenElement(role: "app", label: "Madinia", children: outline.elements(at: 0))
    }

    private init(_ text: String) {
        let lines = text.split(separator: "\n").map { (line: Substring) -> (depth: Int, text: Substring) in
            let content: Substring = line.drop { $0 == " " }
            return (depth: (line.count - content.count) / 2, text: content)
        }
        self.lines = lines[...]
    }

    private mutating func elements(at depth: Int) -> [ScreenElement] {
        var elements: [ScreenElement] = []
        while let line = lines.first, line.depth == depth {
            lines.removeFirst()
            elements.append(Self.element(line.text, elementsBelow: self.elements(at: depth + 1)))
        }
        return elements
    }

    private static func element(_ line: Substring, elementsBelow children: [ScreenElement]) -> ScreenElement {
        var rest = line
        var notes: [Substring] = []
        if rest.last == "]", let open = rest.lastIndex(of: "[") {
            notes = rest[rest.index(after: open)...].dropLast().split(separator: ", ")
            rest = rest[..<open].dropLast()
        }
        var label: Substring = ""
        var value: String?
        if let open = rest.firstIndex(of: "“"), let close = rest.lastIndex(of: "”"), open < close {
            label = rest[rest.index(after: open)..<close]
            value = rest[close...].split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init)
            rest = rest[..<open].dropLast()
        } else if let colon = rest.firstRange(of: ": ") {
            value = String(rest[colon.upperBound...])
            rest = rest[..<colon.lowerBound]
        }
        let role = String(rest)
        var flags: ScreenElement.Flags = interactive.contains(role) ? .interactive : []
        var message: String?
        var remarks: [Substring] = []
        for note in notes {
            if let flag = Self.flags[String(note)] {
                flags.formUnion(flag)
            } else if note.hasPrefix("“") {
                message = String(note.dropFirst().dropLast())
            } else {
                remarks.append(note)
            }
        }
        return ScreenElement(
            role: role,
            label: String(label),
            value: value,
            flags: flags,
            message: message,
            note: remarks.isEmpty ? nil : remarks.joined(separator: ", "),
            children: children
        )
    }

    private static let interactive: Set = [
        "button", "link", "card", "field", "toggle", "choice", "option", "key", "tab",
    ]

    private static let flags: [String: ScreenElement.Flags] = [
        "selected": .selected, "on": .selected, "off": [], "disabled": .disabled, "busy": .busy, "valid ✓": .valid,
        "invalid": .invalid, "covered": .covered, "focused": .focused,
    ]
}
