/// The frequency of a text's units and of their pairs, with some kinds counted together, as a lower bound of what is
/// missing.
struct UnitCounts: Sendable {
    private var units = Counts(size: 64)
    private var pairs = Counts(size: 256)

    /// Counts units that follow each other.
    mutating func add(run codes: [Int32]) {
        var last: Int32?
        for code in codes {
            units.add(Self.place(of: code))
            if let last { pairs.add(Self.place(of: last, code)) }
            last = code
        }
    }

    static func place(of code: Int32) -> Int { Int(code) & 63 }

    static func place(of first: Int32, _ second: Int32) -> Int { (Int(first) &* 31 &+ Int(second)) & 255 }

    func lacks(unit: Int) -> Bool { units.counts[unit] == 0 }

    func lacks(pair: Int) -> Bool { pairs.counts[pair] == 0 }

    /// A lower bound of the edits that turn a text into a text with all of these.
    ///
    /// An edit adds at most one unit and two pairs; an edit that adds no unit, such as a swap, adds at most three pairs.
    func leastEdits(to text: UnitCounts) -> Int {
        Self.leastEdits(units: units.missing(in: text.units), pairs: pairs.missing(in: text.pairs))
    }

    static func leastEdits(units: Int, pairs: Int) -> Int {
        let rest = pairs - 2 * units
        return rest > 0 ? units + (rest + 2) / 3 : units
    }

    private struct Counts: Sendable {
        private(set) var counts: [Int]
        /// The indices that are not zero.
        private var used: [Int] = []

        init(size: Int) { counts = [Int](repeating: 0, count: size) }

        mutating func add(_ index: Int) {
            if counts[index] == 0 { used.append(index) }
            counts[index] += 1
        }

        func missing(in other: Counts) -> Int {
            counts.withUnsafeBufferPointer { counts in
                other.counts.withUnsafeBufferPointer { others in
                    used.withUnsafeBufferPointer { used in
                        var (missing, place) = (0, 0)
                        while place < used.count {
                            let lack = counts[used[place]] - others[used[place]]
                            if lack > 0 { missing += lack }
                            place += 1
                        }
                        return missing
                    }
                }
            }
        }
    }
}
