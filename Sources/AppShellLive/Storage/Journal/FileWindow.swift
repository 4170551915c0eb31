import AppShell

/// A part of a file in memory, moved along in large reads.
struct FileWindow {
    private let file: OpenFile
    private let size: Int
    private let capacity: Int
    private var bytes: [UInt8] = []
    /// The part's offset in the file.
    private var start = 0

    /// - Parameters:
    /// - size: how far to read, in bytes from the file's beginning.
    /// - capacity: of the part; at least the longest single read.
    init(_ file: OpenFile, size: Int, capacity: Int = 1 << 20) {
        self.file = file
        self.size = size
        self.capacity = capacity
    }

    /// Passes at most `count` bytes from an offset, limited by the capacity and the end.
    mutating func withBytes<Value>(
        at offset: Int,
        count: Int,
        _ body: (UnsafeRawBufferPointer) -> Value
    ) throws(StorageError) -> Value {
        let count = max(0, min(count, capacity, size - offset))
        if offset < start || offset + count > start + bytes.count {
            bytes = try file.bytes(at: offset, count: max(0, min(capacity, size - offset)))
            start = offset
        }
        let first = offset - start
        return bytes.withUnsafeBytes { buffer in
            // Fewer if the file has shrunk.
            let last = min(first + count, buffer.count)
            return body(UnsafeRawBufferPointer(rebasing: buffer[min(first, last)..<last]))
        }
    }

    /// The checksum of a range.
    mutating func checksum(of range: Range<Int>) throws(StorageError) -> UInt32 {
        var crc = CRC32C()
        try forEachPart(of: range) { part in crc.add(part) }
        return crc.checksum
    }

    /// The index after the last byte of a range that is not zero, or the range's start.
    mutating func endOfContent(in range: Range<Int>) throws(StorageError) -> Int {
        var end = range.lowerBound
        var offset = range.lowerBound
        try forEachPart(of: range) { part in
            if let last = part.lastIndex(where: { $0 != 0 }) { end = offset + last + 1 }
            offset += part.count
        }
        return end
    }

    /// The bytes of a range.
    mutating func copy(_ range: Range<Int>) throws(StorageError) -> [UInt8] {
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        try forEachPart(of: range) { part in copy.append(contentsOf: part) }
        return copy
    }

    /// Iterates over a range, as far as the file has it.
    private mutating func forEachPart(
        of range: Range<Int>,
        _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(StorageError) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let count = try withBytes(at: offset, count: range.upperBound - offset) { part in
                body(part)
                return part.count
            }
            if count == 0 { return }
            offset += count
        }
    }
}
