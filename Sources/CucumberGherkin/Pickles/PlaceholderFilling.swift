/// Fills in an outline's placeholders from a row of examples.
///
/// Each `<name>` is replaced column by column, so a value may contain a later column's placeholder. Usually none does,
/// and a single pass gives the same result.
struct PlaceholderFilling {
    /// The cost of a pass over a text, relative to its length.
    private static let passesForAByte = 16

    private let placeholders: [BytePattern]
    /// The first column with each name; nil if a name contains `<` or `>`.
    private let columns: [ArraySlice<UInt8>: Int]?
    private var values: [[UInt8]] = []
    private var hasPlaceholdersInValues = false

    init(header: Gherkin.TableRow) {
        placeholders = header.cells.map { BytePattern(Array("<\($0.value)>".utf8)) }
        let names = placeholders.map { $0.bytes[1..<$0.bytes.count - 1] }
        let arePlain = names.allSatisfy { !$0.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } }
        columns = arePlain ? Dictionary(zip(names, names.indices)) { first, _ in first } : nil
    }

    mutating func use(_ row: Gherkin.TableRow) {
        values = row.cells.map { Array($0.value.utf8) }
        hasPlaceholdersInValues = values.contains { $0.contains(UInt8(ascii: "<")) }
    }

    func fill(_ text: String, within budget: inout PickleBudget) throws(PickleBudget.Spent) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let bytes = Array(text.utf8)
        try budget.spend(bytes.count)
        if let columns, !hasPlaceholdersInValues, let filled = try fillAtOnce(bytes, columns, within: &budget) {
            return String(decoding: filled, as: UTF8.self)
        }
        return String(decoding: try fillInTurn(bytes, within: &budget), as: UTF8.self)
    }

    /// - Returns: nil if a value could become part of a placeholder with the text around it, as in `<a<b>>`.
    private func fillAtOnce(
        _ bytes: [UInt8],
        _ columns: [ArraySlice<UInt8>: Int],
        within budget: inout PickleBudget
    ) throws(PickleBudget.Spent) -> [UInt8]? {
        var filled: [UInt8] = []
        var copied = 0
        /// The last `<` without a `>` after it, and whether there is another one before.
        var start: Int?
        var isNested = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                isNested = start != nil
                start = index
            } else if byte == UInt8(ascii: ">"), let opened = start {
                start = nil
                guard let column = columns[bytes[opened + 1..<index]], column < values.count else { continue }
                if isNested { return nil }
                try budget.spend(values[column].count)
                filled += bytes[copied..<opened]
                filled += values[column]
                copied = index + 1
            }
        }
        filled += bytes[copied...]
        return filled
    }

    private func fillInTurn(
        _ bytes: [UInt8],
        within budget: inout PickleBudget
    ) throws(PickleBudget.Spent) -> [UInt8] {
        var bytes = bytes
        for (placeholder, value) in zip(placeholders, values) {
            try budget.spend(bytes.count / Self.passesForAByte + 1)
            let ends = placeholder.ends(in: bytes)
            guard !ends.isEmpty else { continue }
            try budget.spend(ends.count * value.count)
            var filled: [UInt8] = []
            var copied = 0
            for end in ends {
                filled += bytes[copied..<end - placeholder.bytes.count]
                filled += value
                copied = end
            }
            filled += bytes[copied...]
            bytes = filled
        }
        return bytes
    }
}

/// Finds bytes with the Knuth-Morris-Pratt algorithm, in one pass.
private struct BytePattern {
    let bytes: [UInt8]
    /// For each prefix of the pattern, the length of the longest shorter prefix that it ends with.
    private var borders: [Int]

    /// - Parameter bytes: at least one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        borders = [0]
        var length = 0
        for byte in bytes.dropFirst() {
            length = Self.step(byte, from: length, bytes, borders)
            borders.append(length)
        }
    }

    /// The ends of all occurrences that do not overlap.
    func ends(in text: [UInt8]) -> [Int] {
        var ends: [Int] = []
        var length = 0
        for index in text.indices {
            length = Self.step(text[index], from: length, bytes, borders)
            guard length == bytes.count else { continue }
            ends.append(index + 1)
            length = 0
        }
        return ends
    }

    private static func step(_ byte: UInt8, from length: Int, _ bytes: [UInt8], _ borders: [Int]) -> Int {
        var length = length
        while length > 0, bytes[length] != byte { length = borders[length - 1] }
        return bytes[length] == byte ? length + 1 : length
    }
}
