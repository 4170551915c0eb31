/// The order in which scenarios run.
public enum RunOrder: Sendable, Hashable {
    /// As written in the files.
    case defined
    case reversed
    /// Shuffled; the same seed gives the same order on every machine.
    case random(seed: UInt64)

    /// The same elements, in this order.
    public func arranged<Element>(_ elements: [Element]) -> [Element] {
        switch self {
        case .defined: return elements
        case .reversed: return elements.reversed()
        case .random(let seed):
            // Fisher–Yates with a generator of our own: the standard library's shuffle may change between releases.
            var arranged = elements
            var state = seed
            for end in stride(from: arranged.count - 1, to: 0, by: -1) {
                arranged.swapAt(end, Int(RunOrder.next(&state) % UInt64(end + 1)))
            }
            return arranged
        }
    }

    /// SplitMix64.
    private static func next(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
