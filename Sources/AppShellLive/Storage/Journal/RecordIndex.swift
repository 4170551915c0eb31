/// Where a journal's records are: every 16th, so that a million take half a megabyte.
struct RecordIndex {
    private static let stride = 16

    private(set) var count = 0
    private var offsets: [Int] = []

    /// Adds the next record.
    mutating func append(offset: Int) {
        if count.isMultiple(of: Self.stride) { offsets.append(offset) }
        count += 1
    }

    /// A record at or before a place, near it. The place must be one of the journal's.
    func recordBefore(_ place: Int) -> (place: Int, offset: Int) {
        (place / Self.stride * Self.stride, offsets[place / Self.stride])
    }
}
