/// Fills in an outline's placeholders from one row of examples.
///
/// Each `<name>` is replaced literally, column after column, so a value may hold the placeholder of a later column. As
/// values that hold several could double the text with each column, filling stops when a text would grow by more than
/// 1 MiB: the placeholders left stay as they are.
struct PlaceholderFilling {
    private static let growthLimit = 1 << 20

    private let placeholders: [[UInt8]]
    private var values: [[UInt8]] = []

    init(header: Gherkin.TableRow) {
        placeholders = header.cells.map { Array("<\($0.value)>".utf8) }
    }

    mutating func use(_ row: Gherkin.TableRow) {
        values = row.cells.map { Array($0.value.utf8) }
    }

    func fill(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        var bytes = Array(text.utf8)
        let limit = bytes.count + Self.growthLimit
        for (placeholder, value) in zip(placeholders, values) {
            guard Self.replace(placeholder, with: value, in: &bytes, limit: limit) else { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Answers false if the text has come to its limit.
    private static func replace(
        _ placeholder: [UInt8],
        with value: [UInt8],
        in bytes: inout [UInt8],
        limit: Int
    ) -> Bool {
        var filled: [UInt8] = []
        var copied = 0
        var position = 0
        var isWithinLimit = true
        while position <= bytes.count - placeholder.count {
            guard bytes[position] == placeholder[0], bytes[position...].starts(with: placeholder) else {
                position += 1
                continue
            }
            let growth = value.count - placeholder.count
            isWithinLimit = filled.count + bytes.count - copied + growth <= limit
            if !isWithinLimit { break }
            filled += bytes[copied..<position]
            filled += value
            position += placeholder.count
            copied = position
        }
        if copied > 0 {
            filled += bytes[copied...]
            bytes = filled
        }
        return isWithinLimit
    }
}
