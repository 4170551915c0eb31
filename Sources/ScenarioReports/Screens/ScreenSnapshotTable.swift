import CucumberGherkin
import ScreenRendering

/// Numbers the elements of screens, so that a report writes each once: screens share most elements from step to step
/// and between scenarios.
struct ScreenSnapshotTable {
    private var numbers: [ScreenElementKey: Int] = [:]
    /// Reused, since most elements have been seen before and need no memory of their own.
    private var key = ScreenElementKey()

    private var drawings: [ScreenDrawing: Int] = [:]
    private var themes: [ScreenTheme: Int] = [:]
    /// nil for elements without their HTML.
    private let html: ScreenHTML?

    /// - Parameter drawing: writes each element's HTML, too.
    init(drawing: ScreenHTML? = nil) {
        html = drawing
    }

    /// The number of a look, from 0.
    ///
    /// - Returns: whether it is new.
    mutating func number(of theme: ScreenTheme) -> (number: Int, isNew: Bool) {
        if let number = themes[theme] { return (number, false) }
        themes[theme] = themes.count
        return (themes.count - 1, true)
    }

    private mutating func number(of drawing: ScreenDrawing) -> Int {
        if let number = drawings[drawing] { return number }
        drawings[drawing] = drawings.count
        return drawings.count - 1
    }

    /// The number of an element, from 0. New elements are appended to the open array, in the order of their numbers,
    /// children first: `{"r":"button","l":"Envoyer","v":…,"f":1,"m":…,"p":…,"n":…,"d":"{…}","c":[3,4]}`, without empty
    /// keys; with HTML also `"h":["<ul>",0,"</ul>"]`, where a number is that of a child in its list.
    mutating func number(of element: ScreenElement, into writer: inout JSONWriter) -> Int {
        let children = element.children.map { child in self.number(of: child, into: &writer) }
        let drawing = element.drawing.map { self.number(of: $0) }
        key.fill(with: element, drawing, children)
        if let number = numbers[key] { return number }
        let number = numbers.count
        numbers[key] = number
        key = ScreenElementKey()
        writer.object { writer in
            writer.field("r", element.role)
            if !element.label.isEmpty { writer.field("l", element.label) }
            writer.field("v", ifPresent: element.value)
            if !element.flags.isEmpty { writer.field("f", Int(element.flags.rawValue)) }
            writer.field("m", ifPresent: element.message)
            writer.field("p", ifPresent: element.placeholder)
            writer.field("n", ifPresent: element.note)
            writer.field("d", ifPresent: element.drawing.map { PlainJSON.text(of: $0) })
            if !children.isEmpty { writer.array("c", children) { $0.value($1) } }
            guard let html else { return }
            writer.array("h", html.pieces(of: element)) { writer, piece in
                switch piece {
                case .html(let html): writer.value(html)
                case .child(let index): writer.value(index)
                }
            }
        }
        return number
    }
}
