extension Gherkin {
    /// The rows of a table, and the widths of its columns.
    struct TableLayout {
        /// Wider cells stick out instead of widening their column: one long cell in a long table would multiply the
        /// file's size.
        private static let maximumWidth = 120

        /// A row as written, with its escapes.
        struct Row {
            /// Trimmed.
            fileprivate var cells: [Range<Int>] = []
            /// The text after the last bar, trimmed; it is not a cell.
            fileprivate let tail: Range<Int>

            init(_ line: Line, in text: Text) {
                let end = text.droppingSpace(line.unindented)
                var start = line.content + 1
                var position = start
                while position < end {
                    switch text.bytes[position] {
                    case UInt8(ascii: "|"):
                        cells.append(text.trimmed(start..<position))
                        start = position + 1
                        position = start
                    case UInt8(ascii: "\\"):
                        position += 2
                    default:
                        position += 1
                    }
                }
                tail = text.trimmed(min(start, end)..<end)
            }
        }

        private var rows: [(row: Row, widths: [Int])] = []
        private var widths: [Int] = []
        private var next = 0

        mutating func add(_ row: Row, in text: Text) {
            let cells = row.cells.map { DisplayWidth.columns(of: text.string($0)) }
            rows.append((row, cells))
            for (column, cell) in cells.enumerated() {
                let width = cell > Self.maximumWidth ? 0 : cell
                if column < widths.count {
                    widths[column] = max(widths[column], width)
                } else {
                    widths.append(width)
                }
            }
        }

        /// Writes the rows in the order they were added.
        mutating func writeNext(of source: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
            guard next < rows.count else { return }
            let (row, cells) = rows[next]
            next += 1
            let space = UInt8(ascii: " ")
            bytes.append(UInt8(ascii: "|"))
            for (column, cell) in row.cells.enumerated() {
                bytes.append(space)
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[cell]))
                bytes.append(contentsOf: repeatElement(space, count: max(0, widths[column] - cells[column]) + 1))
                bytes.append(UInt8(ascii: "|"))
            }
            guard !row.tail.isEmpty else { return }
            bytes.append(space)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[row.tail]))
        }
    }
}
