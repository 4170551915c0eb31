import AppShell

/// How many errors were made in each block of ten decimals, over all sessions ever: the document `stats.error-map`,
/// schema 1. Not derived from the history, which is capped.
///
/// `{"blocks":{"pi":{"3":5}},"last":{"date":1769187845000,"id":"…"}}`: 5 errors in the decimals 31 to 40 of pi, all
/// sessions counted up to that one.
struct ErrorMap: Equatable {
    /// Of a constant; of more those with the fewest errors go, the farthest first.
    static let maximumBlocks = 1_000

    /// Up to which session of the journal it counts; the ones after it were lost with the process.
    struct Mark: Equatable {
        let id: String
        /// In milliseconds since 1970.
        let date: Int

        init(_ entry: StatsEntry) {
            id = entry.id
            date = entry.date.milliseconds
        }

        fileprivate init?(json: JSONValue) {
            guard let id = json["id"]?.stringValue, let date = json["date"]?.integerValue else { return nil }
            self.id = id
            self.date = date
        }
    }

    /// A block of ten decimals with errors.
    struct Block: Equatable {
        /// From 0.
        let number: Int
        let errors: Int

        /// The number of the first decimal, from 1.
        var first: Int { number * 10 + 1 }
        var last: Int { number * 10 + 10 }
    }

    var last: Mark?
    /// By constant, by block.
    private var errors: [String: [Int: Int]] = [:]

    /// In the order of the decimals.
    func blocks(of constant: String) -> [Block] {
        (errors[constant] ?? [:]).map { Block(number: $0.key, errors: $0.value) }.sorted { $0.number < $1.number }
    }

    /// Constants with an error, by id.
    var constants: [String] { errors.keys.sorted() }

    mutating func count(_ entry: StatsEntry, inPlaceOf replaced: StatsEntry?) {
        if let replaced { add(replaced, -1) }
        add(entry, 1)
    }

    private mutating func add(_ entry: StatsEntry, _ step: Int) {
        guard !entry.errorPositions.isEmpty else { return }
        var blocks = errors[entry.constantID] ?? [:]
        for position in entry.errorPositions {
            let block = (position - 1) / 10
            let count = (blocks[block] ?? 0) + step
            blocks[block] = count > 0 ? count : nil
        }
        if blocks.count > Self.maximumBlocks {
            let byWeight = blocks.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
            for block in byWeight[Self.maximumBlocks...] { blocks[block.key] = nil }
        }
        errors[entry.constantID] = blocks.isEmpty ? nil : blocks
    }
}

extension ErrorMap {
    var storedBytes: [UInt8] {
        let constants = errors.sorted { $0.key < $1.key }.map { constant, blocks in
            let members = blocks.sorted { $0.key < $1.key }.map {
                ("\($0.key)", JSONValue.number(JSONNumber($0.value)))
            }
            return (constant, JSONValue.object(JSONObject(members)))
        }
        var json: JSONObject = ["blocks": .object(JSONObject(constants))]
        if let last { json["last"] = ["date": .number(JSONNumber(last.date)), "id": .string(last.id)] }
        return Array(JSONValue.object(json).text(sortedKeys: true).utf8)
    }

    /// - Returns: nil for what is no such map.
    init?(stored bytes: [UInt8]) {
        guard let json = try? JSONValue(parsing: bytes, limits: .stored),
            let constants = json["blocks"]?.objectValue?.members
        else { return nil }
        last = json["last"].flatMap(Mark.init(json:))
        for constant in constants {
            var blocks: [Int: Int] = [:]
            for member in constant.value.objectValue?.members ?? [] {
                guard let block = Int(member.key), (0..<1 << 40).contains(block),
                    let count = member.value.integerValue, (1..<1 << 40).contains(count)
                else { return nil }
                blocks[block] = count
            }
            errors[constant.key] = blocks.isEmpty ? nil : blocks
        }
    }
}
