import AppShell

/// How many errors were made in each block of ten decimals, over all sessions ever: the document `stats.error-map`,
/// schema 1. Not derived from the history, which is capped.
///
/// `{"blocks":{"pi":{"3":5}},"last":"cbf29ce484222325"}`: 5 errors in the decimals 31 to 40 of pi, all sessions counted up
/// to the one whose record in the journal has that checksum (``checksum(of:)``).
struct ErrorMap: Equatable {
    /// Of a constant; of more those with the fewest errors go, the farthest first.
    static let maximumBlocks = 1_000

    /// A block of ten decimals with errors.
    struct Block: Equatable {
        /// From 0.
        let number: Int
        let errors: Int

        /// The number of the first decimal, from 1.
        var first: Int { number * 10 + 1 }
        var last: Int { number * 10 + 10 }
    }

    /// The checksum of the record of the journal up to which it counts; what comes after it was lost with the process.
    var last: String?
    /// By constant, by block.
    private var errors: [String: [Int: Int]] = [:]

    /// 64 bits of FNV-1a, in hexadecimal digits.
    static func checksum(of record: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in record { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }

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
            let block = position / 10
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
        if let last { json["last"] = .string(last) }
        return Array(JSONValue.object(json).text(sortedKeys: true).utf8)
    }

    /// - Returns: nil for what is no such map.
    init?(stored bytes: [UInt8]) {
        guard let json = try? JSONValue(parsing: bytes, limits: .stored),
            let constants = json["blocks"]?.objectValue?.members
        else { return nil }
        last = json["last"]?.stringValue
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
