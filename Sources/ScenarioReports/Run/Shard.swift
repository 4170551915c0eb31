/// One of several runs that share the scenarios between them.
public struct Shard: Sendable, Hashable {
    /// From 1 on.
    public let number: Int
    public let count: Int
    /// What was cut into shards; nil where that is not known, as in files of earlier versions.
    public var cut: ShardCut?

    /// - Returns: nil unless 1 ≤ number ≤ count.
    public init?(_ number: Int, of count: Int) {
        guard number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Every scenario is in one part; long files are spread over all of them.
    public func part<Element>(of elements: [Element]) -> [Element] {
        stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
    }
}
