/// Which lines of decimals are drawn: the last ones, so that what is typed is in view, or earlier ones that the person
/// has scrolled to. Never more than ``size`` of them, however many there are.
struct LineWindow: Hashable {
    /// How many lines are drawn at most.
    static let size = 12
    /// Decimals a line (PI-FR6).
    static let lineLength = 10

    /// The line that is typed, from 0.
    let current: Int
    /// The first line drawn, from 0; nil: the window follows what is typed.
    private(set) var scrolledTo: Int?

    /// - Parameters:
    ///   - position: of the next decimal expected, from 0.
    ///   - count: how many decimals there are, at least 1.
    ///   - scrolledTo: of the window before.
    init(position: Int, count: Int, scrolledTo: Int? = nil) {
        // Where the last decimal ends a line, no other one begins.
        current = min(position, count - 1) / Self.lineLength
        self.scrolledTo = scrolledTo
    }

    private var last: Int { max(0, current - Self.size + 1) }

    private var first: Int { scrolledTo ?? last }

    /// From 0.
    var lines: ClosedRange<Int> { first...min(first + Self.size - 1, current) }

    var linesAbove: Int { first }

    var linesBelow: Int { current - lines.upperBound }

    mutating func showFirst() { show(0) }

    mutating func showEarlier() { show(first - Self.size) }

    mutating func showLater() { show(first + Self.size) }

    mutating func showCurrent() { scrolledTo = nil }

    private mutating func show(_ line: Int) { scrolledTo = line >= last ? nil : max(0, line) }
}
