/// Chance that repeats: SplitMix64 from a seed.
public struct MutationGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func below(_ bound: Int) -> Int {
        Int.random(in: 0..<max(1, bound), using: &self)
    }

    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// A text with up to five of its scalars lost, doubled, or replaced by other pieces.
    public mutating func mutation(of text: String, with pieces: [String]) -> String {
        var parts = text.unicodeScalars.map { String($0) }
        for _ in 0..<below(6) {
            let index = below(parts.count)
            switch below(3) {
            case 0 where !parts.isEmpty: parts.remove(at: index)
            case 1 where !parts.isEmpty: parts[index] = pick(pieces)
            default: parts.insert(pick(pieces), at: index)
            }
        }
        return parts.joined()
    }
}
