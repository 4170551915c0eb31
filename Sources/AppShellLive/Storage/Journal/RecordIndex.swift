/// The offsets of a journal's records, every 16th, so that a million take half a megabyte.
struct RecordIndex {
    private static let stride = 16

    private(set) var count = 0
    private var offsets: [Int] = []

    /// Adds the next record.
    mutating func append(offset: Int) {
        if count.isMultiple(of: Self.stride) { offsets.append(offset) }
        count += 1
    }

    /// A record at or shortly before a position, which must be valid.
    func recordBefore(_ position: Int) -> (position: Int, offset: Int) {
        (position / Self.stride * Self.stride, offsets[position / Self.stride])
    }
}
