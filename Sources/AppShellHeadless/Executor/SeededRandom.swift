import AppShell
import Synchronization

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers for the same seed, in every process.
final class SeededRandom: RandomSource {
    private let state: Mutex<UInt64>

    init(seed: UInt64) {
        state = Mutex(seed)
    }

    /// The state: it tells which numbers come next.
    var position: UInt64 { state.withLock { $0 } }

    func next() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
