/// The frequency of a text's units, with some kinds counted together, as a lower bound of what is missing.
struct UnitCounts: Sendable {
    private static let size = 64

    private var counts = [Int](repeating: 0, count: UnitCounts.size)
    /// The indices that are not zero.
    private var used: [Int] = []

    mutating func add(_ unit: StepUnit) {
        let index =
            switch unit {
            case .scalar(let scalar): Int(scalar.value) % Self.size
            case .argument: 0
            }
        if counts[index] == 0 { used.append(index) }
        counts[index] += 1
    }

    /// A lower bound of how many of these units the other text lacks.
    func missing(in other: UnitCounts) -> Int {
        var missing = 0
        for index in used { missing += max(0, counts[index] - other.counts[index]) }
        return missing
    }
}
