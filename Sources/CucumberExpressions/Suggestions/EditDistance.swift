/// The Damerau-Levenshtein distance: how many inserted, lost, changed or swapped neighbouring elements apart.
enum EditDistance {
    /// The distance, or nil if it is more than a limit; only the band of that width is computed.
    static func between<Element: Equatable>(_ first: [Element], _ second: [Element], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        let unreachable = limit + 1
        var beforeLast: [Int] = []
        var last = (0...second.count).map { min($0, unreachable) }
        for row in stride(from: 1, through: first.count, by: 1) {
            var current = [Int](repeating: unreachable, count: second.count + 1)
            if row <= limit { current[0] = row }
            for column in stride(from: max(1, row - limit), through: min(second.count, row + limit), by: 1) {
                let isSame = first[row - 1] == second[column - 1]
                var best = last[column - 1] + (isSame ? 0 : 1)
                best = min(best, last[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current[column] = min(best, unreachable)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            beforeLast = last
            last = current
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
