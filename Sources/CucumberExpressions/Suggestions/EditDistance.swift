/// The Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours.
enum EditDistance {
    /// The distance, or nil beyond a limit. Computes only the band of cells within the limit, in three reused rows.
    static func between<Element: Equatable>(_ first: [Element], _ second: [Element], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        let unreachable = limit + 1
        var beforeLast = [Int](repeating: unreachable, count: second.count + 1)
        var last = (0...second.count).map { min($0, unreachable) }
        var current = beforeLast
        for row in stride(from: 1, through: first.count, by: 1) {
            let band = (lower: max(1, row - limit), upper: min(second.count, row + limit))
            // The cells beside the band that this row or the next reads.
            current[band.lower - 1] = band.lower == 1 ? min(row, unreachable) : unreachable
            if band.upper < second.count { current[band.upper + 1] = unreachable }
            var least = current[band.lower - 1]
            for column in stride(from: band.lower, through: band.upper, by: 1) {
                let isSame = first[row - 1] == second[column - 1]
                var best = last[column - 1] + (isSame ? 0 : 1)
                best = min(best, last[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current[column] = min(best, unreachable)
                least = min(least, best)
            }
            guard least <= limit else { return nil }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
