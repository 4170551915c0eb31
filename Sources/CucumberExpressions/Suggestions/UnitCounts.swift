/// How often the units of a text come, a few kinds of them counted together: what is missing in it is so at least.
struct UnitCounts: Sendable {
    private static let size = 64

    private var counts = [Int](repeating: 0, count: UnitCounts.size)
    /// Those that are not zero.
    private var used: [Int] = []

    mutating func add(_ unit: StepUnit) {
        let place =
            switch unit {
            case .scalar(let scalar): Int(scalar.value) % Self.size
            case .argument: 0
            }
        if counts[place] == 0 { used.append(place) }
        counts[place] += 1
    }

    /// How many of these units the other one has not, at least.
    func missing(in other: UnitCounts) -> Int {
        var missing = 0
        for place in used { missing += max(0, counts[place] - other.counts[place]) }
        return missing
    }
}
