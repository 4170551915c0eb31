import AppShellTexts
import ScreenRendering

/// A map of screens as SVG.
struct StateMapDrawing {
    /// As many narrow letters fit into a box.
    private static let letters = 27

    private let map: StateMap
    private let layout: StateMapLayout
    private let lines: StateMapLines

    init(_ map: StateMap) {
        self.map = map
        layout = StateMapLayout(map)
        lines = StateMapLines(map, layout)
    }

    /// - Parameter standsAlone: whether it brings its style, as a file does; a page has ``StateMapStyle``.
    func svg(standsAlone: Bool) -> String {
        let (width, height) = (max(layout.width, 480) + 2 * StateMapLayout.margin, bottom)
        var svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"state-map\" role=\"img\" "
            + "aria-labelledby=\"state-map-title\" aria-describedby=\"state-map-words\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">\n"
        svg += "<title id=\"state-map-title\">\(Self.escaped(localized("Map of the screens")))</title>\n"
        svg += "<desc id=\"state-map-words\">\(Self.escaped(description))</desc>\n"
        if standsAlone {
            svg += "<style>\n\(StateMapStyle.css)</style>\n"
            svg += "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>\n"
        }
        // What is more important comes later, above the rest.
        for line in lines.lines where !line.isTree { svg += drawn(line) }
        for line in lines.lines where line.isTree { svg += drawn(line) }
        for node in map.nodes.indices { svg += drawn(node: node) }
        return svg + notes + "</svg>\n"
    }

    private var description: String {
        map.summary + (leftOutWords.map { " \($0)" } ?? "")
    }

    private var leftOutWords: String? {
        guard lines.leftOut > 0 else { return nil }
        return localized(
            "Not drawn: \(grouped: lines.leftOut, "way") more that a link or a notification takes, or that leave the app or return to it."
        )
    }

    /// For content and attributes; characters that XML forbids are replaced.
    private static func escaped(_ text: String) -> String {
        HTMLText.typeset(text, language: Reader.current.language.code)
    }

    // MARK: Ways

    private func drawn(_ line: StateMapLines.Line) -> String {
        let (start, end) = (line.start, line.end)
        let isLevel = layout.boxes[line.one].x == layout.boxes[line.other].x
        let bow = isLevel ? 44 : max((end.x - start.x) / 2, 40)
        let path =
            "M\(start.x) \(start.y)C\(start.x + bow) \(start.y) \(isLevel ? end.x + bow : end.x - bow) \(end.y) "
            + "\(end.x) \(end.y)"
        let spans = layout.columns[line.other] - layout.columns[line.one] > 1
        let classes = ["way", line.isTree ? "first" : spans ? "far" : "other"].joined(separator: " ")
        let edges = [line.there, line.back].compactMap(\.self).map { map.edges[$0] }
        var svg = "<g class=\"\(classes)\"><title>\(Self.escaped(edges.map(map.words).joined(separator: "\n")))</title>"
        svg += "<path class=\"hit\" d=\"\(path)\"/><path class=\"line\" d=\"\(path)\"/>"
        if line.there != nil { svg += arrow(at: end, pointsRight: !isLevel) }
        if line.back != nil { svg += arrow(at: start, pointsRight: false) }
        if line.isTree { svg += count(of: edges, on: line, isLevel: isLevel) }
        return svg + "</g>\n"
    }

    /// How many acts, where the line does not pass: it comes from above or from below.
    private func count(of edges: [StateMap.Edge], on line: StateMapLines.Line, isLevel: Bool) -> String {
        let count = ExplorationReport.grouped(edges.reduce(0) { $0 + $1.count })
        let x = isLevel ? line.end.x + 10 : line.end.x - 10
        let y = line.start.y < line.end.y ? line.end.y + 14 : line.end.y - 6
        let anchor = isLevel ? "start" : "end"
        return "<text class=\"count\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(count)</text>"
    }

    /// Its tip touches the side of a box.
    private func arrow(at tip: (x: Int, y: Int), pointsRight: Bool) -> String {
        let base = pointsRight ? tip.x - 8 : tip.x + 8
        return "<path class=\"arrow\" d=\"M\(tip.x) \(tip.y)L\(base) \(tip.y - 4)V\(tip.y + 4)Z\"/>"
    }

    // MARK: Screens

    private func drawn(node: Int) -> String {
        let screen = map.nodes[node]
        let classes = ["screen", screen.isOutside ? "outside" : "", node == map.first ? "home" : ""]
        var routes = screen.routes
        if routes.count > StateMapLayout.mostLines {
            let rest = routes.count - StateMapLayout.mostLines + 1
            routes = routes.prefix(StateMapLayout.mostLines - 1) + [localized("\(rest) more")]
        }
        let names = routes.enumerated().map { Self.clipped($0.offset > 0 ? "+ \($0.element)" : $0.element) }
        let visits = counted(grouped: screen.visits, "visit")
        return box(
            layout.boxes[node],
            classes: classes.filter { !$0.isEmpty }.joined(separator: " "),
            title: map.words(for: screen),
            names: names,
            note: screen.isLinked ? localized("\(visits), by links too") : visits
        )
    }

    private func box(_ box: StateMapLayout.Box, classes: String, title: String, names: [String], note: String?)
        -> String
    {
        var svg = "<g class=\"\(classes)\"><title>\(Self.escaped(title))</title>"
        svg += "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"8\"/>"
        var y = box.y + 20
        for name in names {
            svg += "<text class=\"name\" x=\"\(box.x + 12)\" y=\"\(y)\">\(Self.escaped(name))</text>"
            y += StateMapLayout.lineHeight
        }
        if let note { svg += "<text class=\"note\" x=\"\(box.x + 12)\" y=\"\(y)\">\(Self.escaped(note))</text>" }
        return svg + "</g>\n"
    }

    /// Cut to the width of a box, with room for capitals.
    private static func clipped(_ name: String) -> String {
        var room = letters * 10
        var kept = ""
        for character in name.onOneLine {
            room -= character.isUppercase || "mw@%&—…".contains(character) ? 15 : max(String(character).columns, 1) * 10
            guard room >= 0 else { return String(kept.dropLast()) + "…" }
            kept.append(character)
        }
        return kept
    }

    // MARK: Below

    private var top: Int { layout.height + 2 * StateMapLayout.margin }
    private var unreachedTop: Int { top + (leftOutWords == nil ? 0 : 28) }
    private var unreachedHeight: Int { StateMapLayout.height(lines: 1) }

    private var bottom: Int {
        let last = unreachedBoxes.last?.bottom ?? max(unreachedTop - StateMapLayout.margin, 64)
        return last + StateMapLayout.margin
    }

    /// As many in a row as the map is wide.
    private var unreachedBoxes: [StateMapLayout.Box] {
        let step = StateMapLayout.boxWidth + StateMapLayout.rowGap
        let row = max(max(layout.width, 480) / step, 1)
        return map.unreached.indices.map { index in
            StateMapLayout.Box(
                x: StateMapLayout.margin + index % row * step,
                y: unreachedTop + 30 + index / row * (unreachedHeight + StateMapLayout.rowGap),
                height: unreachedHeight
            )
        }
    }

    private var notes: String {
        let x = StateMapLayout.margin
        var svg = ""
        if map.nodes.isEmpty {
            let words = Self.escaped(localized("No screen was on display."))
            svg += "<text class=\"note\" x=\"\(x)\" y=\"28\">\(words)</text>\n"
        }
        if let words = leftOutWords {
            svg += "<text class=\"note\" x=\"\(x)\" y=\"\(top + 14)\">\(Self.escaped(words))</text>\n"
        }
        guard !map.unreached.isEmpty else { return svg }
        let title = Self.escaped(localized("Never on display"))
        svg += "<text class=\"name\" x=\"\(x)\" y=\"\(unreachedTop + 16)\">\(title)</text>\n"
        for (name, box) in zip(map.unreached, unreachedBoxes) {
            svg += self.box(
                box,
                classes: "screen unreached",
                title: localized("\(name): never on display"),
                names: [Self.clipped(name)],
                note: nil
            )
        }
        return svg
    }
}
