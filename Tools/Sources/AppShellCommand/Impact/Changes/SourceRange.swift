/// A line and a column, in bytes, both from 1.
struct SourcePoint: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (one: SourcePoint, other: SourcePoint) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}

/// A part of a file, up to the point behind its last byte.
struct SourceRange: Hashable {
    let start: SourcePoint
    let end: SourcePoint

    init(start: SourcePoint, end: SourcePoint) {
        self.start = start
        self.end = end
    }

    /// - Parameter numbers: line and column of the start, line and column of the end; more are ignored.
    init?(_ numbers: [Int]) {
        guard numbers.count >= 4 else { return nil }
        start = SourcePoint(line: numbers[0], column: numbers[1])
        end = SourcePoint(line: numbers[2], column: numbers[3])
    }

    var numbers: [Int] { [start.line, start.column, end.line, end.column] }
}
