/// Typing mistakes: letters left out, added, changed, or two neighbours swapped (Damerau–Levenshtein, in the form that
/// swaps a pair once).
enum EditDistance {
    /// How many mistakes a word of that many letters may have: none below 5, one below 9, else two.
    static func tolerance(letters: Int) -> Int { letters < 5 ? 0 : letters < 9 ? 1 : 2 }

    /// How many mistakes lead from one to the other; nil where they are more than `limit`.
    static func distance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
        guard abs(one.count - other.count) <= limit else { return nil }
        let last = lastRow(one, other)
        return last[other.count] <= limit ? last[other.count] : nil
    }

    /// How many mistakes lead from `stem` to the beginning of a word; nil where they are more than `limit`.
    static func distance(ofStem stem: [UInt8], in word: [UInt8], limit: Int) -> Int? {
        guard word.count + limit >= stem.count else { return nil }
        let start = Array(word.prefix(stem.count + limit))
        let least = lastRow(stem, start).min() ?? 0
        return least <= limit ? least : nil
    }

    /// The distances from `one` to each beginning of `other`.
    private static func lastRow(_ one: [UInt8], _ other: [UInt8]) -> [Int] {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var row = [i + 1]
            for (j, candidate) in other.enumerated() {
                var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == candidate ? 0 : 1))
                if i > 0, j > 0, letter == other[j - 1], one[i - 1] == candidate {
                    least = min(least, beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
            beforeLast = last
            last = row
        }
        return last
    }
}
