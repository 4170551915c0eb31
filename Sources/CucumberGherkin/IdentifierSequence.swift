/// Fresh identifiers, "0", "1", "2" and so on: the same ones in every run.
///
/// Trees, pickles and test cases of one run draw from one sequence, so that an id names one thing in the whole run.
public struct IdentifierSequence: Sendable {
    private var count = 0

    public init() {}

    /// An identifier that this sequence has not given before.
    public mutating func next() -> String {
        defer { count += 1 }
        return String(count)
    }
}
