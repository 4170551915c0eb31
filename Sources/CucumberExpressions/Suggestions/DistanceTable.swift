/// The distances of an expression, up to each of its nodes, from each prefix of a text, as far as they are within a limit.
///
/// Written with pointers, rolling values and plain loops: an unoptimised build takes twenty times as long for arrays and
/// ranges, and undefined steps are compared with hundreds of expressions.
final class DistanceTable {
    /// The largest distance that matters.
    var limit = 0
    let counts: UnitCounts
    /// For each row a lower bound of what the rest of the expression costs.
    let rests: UnsafeMutablePointer<Int32>
    private let text: UnsafeMutablePointer<Int32>
    /// One column for each prefix of the text.
    private let width: Int
    private let cells: UnsafeMutablePointer<Int32>
    /// The distances with a node's character swapped with the one before it, for the next node.
    private let swaps: UnsafeMutablePointer<Int32>
    /// The columns of a row that are within the limit, and those with swaps: first and end.
    private let windows: UnsafeMutablePointer<(first: Int, end: Int)>
    private let swapWindows: UnsafeMutablePointer<(first: Int, end: Int)>

    private static let space: Int32 = 32

    /// - Parameter rows: the maximum of all expressions.
    init(_ units: [StepUnit], rows: Int) {
        width = units.count + 1
        var counts = UnitCounts()
        counts.add(run: units.map(\.code))
        self.counts = counts
        rests = .allocate(capacity: rows)
        text = .allocate(capacity: width)
        cells = .allocate(capacity: rows * width)
        swaps = .allocate(capacity: rows * width)
        windows = .allocate(capacity: rows)
        swapWindows = .allocate(capacity: rows)
        for (index, unit) in units.enumerated() {
            text[index] = unit.code
        }
    }

    deinit {
        rests.deallocate()
        text.deallocate()
        cells.deallocate()
        swaps.deallocate()
        windows.deallocate()
        swapWindows.deallocate()
    }

    func isBeyond(_ row: Int) -> Bool { windows[row].first >= windows[row].end }

    /// The distance of the whole text; nil beyond the limit.
    func distance(at row: Int) -> Int? {
        guard windows[row].first < width, windows[row].end == width else { return nil }
        return Int(cells[row * width + width - 1])
    }

    /// Fills the row of the empty expression.
    func start() {
        var column = 0
        while column < width, column <= limit {
            cells[column] = Int32(column)
            column += 1
        }
        windows[0] = (0, column)
        swapWindows[0] = (0, 0)
    }

    /// Fills the row of a character.
    func add(_ code: Int32, _ row: Int, after before: Int) {
        let limit = Int32(limit) - rests[row]
        let (from, own) = (cells + before * width, cells + row * width)
        let (fromSwaps, ownSwaps) = (swaps + before * width, swaps + row * width)
        let (window, swapWindow) = (windows[before], swapWindows[before])
        let beyond = Int32(self.limit) + 1
        // In the previous row: the cell in this column and the two to its left. In this row: the cell to the left.
        var (above, left, farLeft, last) = (beyond, beyond, beyond, beyond)
        var (first, end) = (width, 0)
        var column = window.first
        while column < width {
            farLeft = left
            left = above
            above = column < window.end ? from[column] : beyond
            var best = above + 1
            var swap = beyond
            if column > 0 {
                let isSame = text[column - 1] == code
                if last + 1 < best { best = last + 1 }
                let replaced = isSame ? left : left + 1
                if replaced < best { best = replaced }
                if isSame, column > 1 { swap = farLeft + 1 }
                if column > 1, column >= swapWindow.first, column < swapWindow.end, text[column - 2] == code,
                    fromSwaps[column] < best
                {
                    best = fromSwaps[column]
                }
            }
            ownSwaps[column] = swap
            if best > limit { best = beyond }
            own[column] = best
            last = best
            if best < beyond {
                if first == width { first = column }
                end = column + 1
            } else if column > window.end {
                column += 1
                break
            }
            column += 1
        }
        windows[row] = (first, end)
        swapWindows[row] = (window.first, column)
    }

    /// Fills the row of a parameter.
    func addParameter(isFree: Bool, _ row: Int, after before: Int) {
        let limit = Int32(limit) - rests[row]
        let (from, own) = (cells + before * width, cells + row * width)
        let window = windows[before]
        let beyond = Int32(self.limit) + 1
        var (above, left, last, words) = (beyond, beyond, beyond, beyond)
        var (first, end) = (width, 0)
        var column = window.first
        while column < width {
            left = above
            above = column < window.end ? from[column] : beyond
            var best = above + 1
            if column > 0 {
                if last + 1 < best { best = last + 1 }
                let unit = text[column - 1]
                if unit == StepUnit.argumentCode, left < best { best = left }
                if unit == Self.space {
                    words += 1
                } else {
                    let begun = isFree ? left : left + 1
                    if begun < words { words = begun }
                }
            }
            if words < best { best = words }
            if best > limit { best = beyond }
            own[column] = best
            last = best
            if best < beyond {
                if first == width { first = column }
                end = column + 1
            } else if column > window.end, words > limit {
                break
            }
            column += 1
        }
        windows[row] = (first, end)
        swapWindows[row] = (0, 0)
    }

    /// Fills the row of a node where paths meet: the minimum of their last rows.
    func meet(_ row: Int, _ ways: [Int]) {
        let beyond = Int32(limit) + 1
        func least(
            _ table: UnsafeMutablePointer<Int32>,
            _ windows: UnsafeMutablePointer<(first: Int, end: Int)>
        ) {
            var (first, end) = (width, 0)
            for way in ways where windows[way].first < windows[way].end {
                first = min(first, windows[way].first)
                end = max(end, windows[way].end)
            }
            var column = first
            while column < end {
                var best = beyond
                for way in ways where column >= windows[way].first && column < windows[way].end {
                    best = min(best, table[way * width + column])
                }
                table[row * width + column] = best
                column += 1
            }
            windows[row] = (first, end)
        }
        least(cells, windows)
        least(swaps, swapWindows)
    }
}
