/// A hash table from a scope and two texts, side by side, to a number.
struct ByteTable: Sendable {
    private struct Record: Sendable {
        let hash: UInt64
        let scope: UInt32
        let start: Int
        let count: Int
        let value: Int
    }

    private var records: [Record] = []
    /// The place of a record + 1; a power of two of them, at most half full.
    private var slots: [UInt32] = []
    private var pool: [UInt8] = []

    private static func hash(_ scope: UInt32, _ first: some Collection<UInt8>, _ second: some Collection<UInt8>)
        -> UInt64
    {
        var hash = PackedBytes.combine(1, UInt64(scope))
        for byte in first { hash = PackedBytes.combine(hash, UInt64(byte)) }
        for byte in second { hash = PackedBytes.combine(hash, UInt64(byte)) }
        return hash
    }

    func find(_ scope: UInt32, _ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Int? {
        guard !slots.isEmpty else { return nil }
        let hash = Self.hash(scope, first, second)
        var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[place] != 0 {
            let record = records[Int(slots[place]) - 1]
            if record.hash == hash, record.scope == scope, record.count == first.count + second.count,
                pool[record.start..<record.start + first.count].elementsEqual(first),
                pool[record.start + first.count..<record.start + record.count].elementsEqual(second)
            {
                return record.value
            }
            place = (place + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a value for texts that are not in the table yet.
    mutating func insert(
        _ value: Int,
        _ scope: UInt32,
        _ first: some Collection<UInt8>,
        _ second: some Collection<UInt8>
    ) {
        let hash = Self.hash(scope, first, second)
        records.append(
            Record(hash: hash, scope: scope, start: pool.count, count: first.count + second.count, value: value)
        )
        pool += first
        pool += second
        if records.count * 2 > slots.count {
            slots = Array(repeating: 0, count: max(16, slots.count * 2))
            for index in records.indices { place(index) }
        } else {
            place(records.count - 1)
        }
    }

    private mutating func place(_ index: Int) {
        var place = Int(truncatingIfNeeded: records[index].hash) & (slots.count - 1)
        while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
        slots[place] = UInt32(index + 1)
    }
}
