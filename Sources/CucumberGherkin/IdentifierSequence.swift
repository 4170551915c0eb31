/// Fresh identifiers, "0", "1", "2" and so on: the same ones in every run.
///
/// Trees, pickles and test cases of one run draw from one sequence, so that an id names one thing in the whole run.
public struct IdentifierSequence: Sendable {
    /// The number of the identifier that comes next.
    public private(set) var count: Int

    /// - Parameter count: the number of the first identifier: that of a sequence that is taken up again.
    public init(startingAt count: Int = 0) {
        self.count = count
    }

    /// An identifier that this sequence has not given before.
    public mutating func next() -> String {
        nextIdentifier().text
    }

    mutating func nextIdentifier() -> Identifier {
        defer { count += 1 }
        return Identifier(number: count)
    }
}

/// An identifier as the tree and the pickles keep it: in half the room of its text, which is made when it is asked for.
public struct Identifier: Codable, Sendable, Hashable {
    let number: Int

    /// Stands where the real one is given later, when the node is complete.
    static let later = Identifier(number: -1)

    public var text: String { String(number) }
}
