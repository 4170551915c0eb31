/// Generates ids: "0", "1", "2", …
///
/// All trees, pickles and test cases of a run share one sequence, so an id is unique in the run.
public struct IdentifierSequence: Sendable {
    /// The next id's number.
    public private(set) var count: Int

    /// - Parameter count: the first id's number, to continue a sequence.
    public init(startingAt count: Int = 0) {
        self.count = count
    }

    /// The next id.
    public mutating func next() -> String {
        nextIdentifier().text
    }

    mutating func nextIdentifier() -> Identifier {
        defer { count += 1 }
        return Identifier(number: count)
    }
}

/// An id in half the space of its text, which is made on demand.
public struct Identifier: Sendable, Hashable {
    let number: Int

    /// A placeholder until the node is complete.
    static let later = Identifier(number: -1)

    public var text: String { String(number) }
}
