/// What tells the state of a phone, its app and its back end from another one, in 64 bits a part.
///
/// Two phones of equal digests are taken for one state: whatever is done to both has the same effect. The same acts on a
/// fresh phone give the same digest in every process.
public struct StateDigest: Hashable, Sendable {
    /// A part of the state.
    public enum Part: String, CaseIterable, Sendable {
        /// Whether the app runs, and where; what it restores; what arrived and waits.
        case life
        /// Every stack, sheet and lock.
        case navigation
        /// What every living screen shows, drawn or covered.
        case content
        /// Values, documents, journals and secrets.
        case storage
        /// Who waits for what, and how long from now.
        case timers
        /// Notifications, permission, network, position.
        case phone
        /// Calls of this launch and those in flight, arranged faults.
        case calls
        /// All that the back end keeps.
        case backend
        /// The date and the time since the clock was made.
        case time
        /// Where the app's random numbers stand.
        case random
    }

    private var parts: [UInt64]

    init() {
        parts = Part.allCases.map { _ in 0 }
    }

    /// The hash of one part.
    public internal(set) subscript(_ part: Part) -> UInt64 {
        get { parts[Part.allCases.firstIndex(of: part) ?? 0] }
        set { parts[Part.allCases.firstIndex(of: part) ?? 0] = newValue }
    }

    /// The hash of all parts.
    public var value: UInt64 {
        var hash = StableHash()
        for part in parts { hash.add(part) }
        return hash.value
    }

    /// The parts that differ, for messages.
    public func differences(from other: StateDigest) -> [Part] { Part.allCases.filter { self[$0] != other[$0] } }
}
