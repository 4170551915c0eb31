/// Cuts a stream of bytes into frames: four bytes with the length of the content, the least significant first, and the
/// content. Empty frames are left out.
struct FrameSplitter {
    static let headerSize = 4
    private static let maximumSize = 1 << 30
    private var bytes: [UInt8] = []
    private var start = 0

    mutating func append(_ more: some Sequence<UInt8>) {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            start = 0
        } else if start > 1 << 20 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The content of the next frame that is there whole.
    ///
    /// - Throws: ``WireError`` for a length that no frame has.
    mutating func next() throws(WireError) -> ArraySlice<UInt8>? {
        while bytes.count - start >= Self.headerSize {
            let count = (0..<Self.headerSize).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
            guard count <= Self.maximumSize else { throw WireError() }
            let content = start + Self.headerSize
            guard bytes.count - content >= count else { return nil }
            start = content + count
            if count > 0 { return bytes[content..<start] }
        }
        return nil
    }
}
