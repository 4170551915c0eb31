/// How many calls a caller has in a minute (MAD-NFR9); nil for as many as it likes.
public struct RateLimits: Hashable, Sendable, Codable {
    /// Of reads: lists and items.
    public var reads: Int?
    /// Of writes: whatever stores or sends something, and questions to Madi.
    public var writes: Int?

    public init(reads: Int?, writes: Int?) {
        self.reads = reads
        self.writes = writes
    }

    /// 60 reads and 10 writes.
    public static let standard = RateLimits(reads: 60, writes: 10)
}
