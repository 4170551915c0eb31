import AppShellTexts

extension GraphPicture {
    /// One image, in light and dark colours as the reader has them. Each text has a width of its own, whatever the font, so
    /// that none runs into another.
    var svg: String {
        let layout = GraphLayout(self)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
            width="\(layout.width)" height="\(layout.height)" role="img" aria-labelledby="t">
            <title id="t">\(GraphLayout.escaped(title))</title>
            <style>\(GraphLayout.style)</style>
            <defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
            <path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>
            <rect width="\(layout.width)" height="\(layout.height)" class="page"/>
            \(layout.lines.joined(separator: "\n"))
            </svg>

            """
    }
}

/// Where each thing of a picture is drawn: doors on the left, destinations on the right, one frame below the other.
struct GraphLayout {
    /// Of a character, in points: that of twelve-point monospaced type.
    private static let advance = 7.25
    /// Of a line of text.
    private static let row = 24
    private static let margin = 20
    private static let padding = 16
    /// Between the doors and the destinations, for the lines that join them.
    private static let gutter = 72
    /// More of a text would make the picture too wide to read; the whole is shown when one points at it.
    private static let longest = 72

    static let style = """
        text{font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#1d1d1f}\
        .page{fill:#ffffff}.frame{fill:#f5f5f7;stroke:#c7c7cc}.place{fill:#ffffff;stroke:#4b2fa8}\
        .else{fill:none;stroke:#6e6e73;stroke-dasharray:4 3}.soft{fill:#5b5b60}.head{font-weight:600}\
        .way{fill:none;stroke:#6e6e73}.tip{fill:#6e6e73}\
        @media (prefers-color-scheme:dark){text{fill:#f5f5f7}.page{fill:#161618}.frame{fill:#222226;stroke:#48484c}\
        .place{fill:#2c2c31;stroke:#b3a1f5}.else{stroke:#a1a1a6}.soft{fill:#b4b4ba}.way{stroke:#a1a1a6}.tip{fill:#a1a1a6}}
        """

    let width: Int
    private(set) var height = GraphLayout.margin
    private(set) var lines: [String] = []
    private let doorX: Int
    private let placeX: Int

    init(_ picture: GraphPicture) {
        let places = picture.frames.flatMap(\.places)
        let doors = places.flatMap(\.doors)
        let left = Self.margin + Self.padding
        doorX = left + (doors.map { Self.width(of: $0.kind.label) }.max() ?? 0) + 12
        placeX = doorX + (doors.map { Self.width(of: $0.text) }.max() ?? 0) + Self.gutter
        let right = places.map { Self.width(of: $0.title) + Self.width(of: $0.placement) + 36 }.max() ?? 0
        let heads = picture.frames.map { Self.width(of: $0.id) + Self.width(of: $0.owner ?? "") + 24 }.max() ?? 0
        let inner = max(placeX - left + right, heads, Self.width(of: picture.title))
        width = left + inner + Self.padding + Self.margin
        text(picture.title, x: Self.margin, y: height + Self.row / 2, style: "head")
        height += Self.row + 8
        for frame in picture.frames { add(frame) }
    }

    private mutating func add(_ frame: GraphPicture.Frame) {
        let top = height
        let place = lines.count
        height += 8
        let left = Self.margin + Self.padding
        text(frame.id, x: left, y: height + Self.row / 2, style: "head")
        if let owner = frame.owner {
            text(owner, x: left + Self.width(of: frame.id) + 24, y: height + Self.row / 2, style: "soft")
        }
        height += Self.row
        for place in frame.places { add(place) }
        height += 12
        // Behind what is in it.
        lines.insert(
            """
            <rect x="\(Self.margin)" y="\(top)" width="\(width - 2 * Self.margin)" height="\(height - top)" rx="10" \
            class="frame"/>
            """,
            at: place
        )
        height += Self.margin
    }

    private mutating func add(_ place: GraphPicture.Place) {
        let top = height + 4
        let rows = max(place.doors.count, 1)
        let middle = top + rows * Self.row / 2
        let bus = placeX - Self.gutter / 2
        for (index, door) in place.doors.enumerated() {
            let y = top + index * Self.row + Self.row / 2
            text(door.kind.label, x: Self.margin + Self.padding, y: y, style: "soft")
            text(door.text, x: doorX, y: y)
            let start = doorX + Self.width(of: door.text) + 6
            let way = y == middle ? "M\(start) \(y)H\(placeX - 2)" : "M\(start) \(y)H\(bus)V\(middle)H\(placeX - 2)"
            lines.append(#"<path d="\#(way)" class="way" marker-end="url(#a)"/>"#)
        }
        let title = Self.width(of: place.title)
        let box = title + (place.placement.isEmpty ? 0 : Self.width(of: place.placement) + 12) + 24
        lines.append(
            """
            <rect x="\(placeX)" y="\(middle - 11)" width="\(box)" height="22" rx="6" \
            class="\(place.isElsewhere ? "else" : "place")"/>
            """
        )
        text(place.title, x: placeX + 12, y: middle)
        if !place.placement.isEmpty { text(place.placement, x: placeX + 24 + title, y: middle, style: "soft") }
        height = top + rows * Self.row
    }

    /// - Parameter y: of the middle of the line.
    private mutating func text(_ text: String, x: Int, y: Int, style: String = "") {
        let shown = Self.shown(text)
        let full = shown == text ? "" : "<title>\(Self.escaped(text))</title>"
        let look = style.isEmpty ? "" : " class=\"\(style)\""
        lines.append(
            """
            <text x="\(x)" y="\(y + 4)" textLength="\(Self.width(of: text))" lengthAdjust="spacingAndGlyphs"\(look)>\
            \(Self.escaped(shown))\(full)</text>
            """
        )
    }

    private static func shown(_ text: String) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    /// Of what is shown of a text, in points.
    static func width(of text: String) -> Int {
        let cells = shown(text).unicodeScalars.reduce(0) { cells, scalar in
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: cells
            default: cells + (scalar.value >= 0x1100 && scalar.value != 0x2026 && !isNarrow(scalar) ? 2 : 1)
            }
        }
        return Int((Double(cells) * advance).rounded(.up))
    }

    /// Punctuation such as “ and → is as wide as a letter.
    private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool { (0x2000...0x2BFF).contains(scalar.value) }

    /// As text or an attribute of XML, without the characters that it can't hold.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped += " "
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }
}
