import AppShell

/// A part of a file in memory, moved along in large reads.
struct FileWindow {
    private let file: OpenFile
    private let size: Int
    private let capacity: Int
    private var bytes: [UInt8] = []
    /// Where in the file the part begins.
    private var start = 0

    /// - Parameters:
    ///   - size: how far it looks, in bytes from the file's beginning.
    ///   - capacity: of the part; at least what is asked for at once.
    init(_ file: OpenFile, size: Int, capacity: Int = 1 << 20) {
        self.file = file
        self.size = size
        self.capacity = capacity
    }

    /// Hands over the bytes from an offset on: at most `count`, at most the capacity, and none beyond the end.
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
            // Fewer where the file is shorter than it was when it was measured.
            let last = min(first + count, buffer.count)
            return body(UnsafeRawBufferPointer(rebasing: buffer[min(first, last)..<last]))
        }
    }

    /// The checksum of a range.
    mutating func checksum(of range: Range<Int>) throws(StorageError) -> UInt32 {
        var crc = CRC32C()
        try forEachPart(of: range) { part in
            crc.add(part)
            return true
        }
        return crc.checksum
    }

    /// Whether a range holds nothing but zeros.
    mutating func isZero(_ range: Range<Int>) throws(StorageError) -> Bool {
        try forEachPart(of: range) { part in part.allSatisfy { $0 == 0 } }
    }

    /// The bytes of a range.
    mutating func copy(_ range: Range<Int>) throws(StorageError) -> [UInt8] {
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        try forEachPart(of: range) { part in
            copy.append(contentsOf: part)
            return true
        }
        return copy
    }

    /// Goes through a range until the body says no.
    ///
    /// - Returns: whether it came to the end.
    @discardableResult
    private mutating func forEachPart(
        of range: Range<Int>,
        _ body: (UnsafeRawBufferPointer) -> Bool
    ) throws(StorageError) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            var count = 0
            let goesOn = try withBytes(at: offset, count: range.upperBound - offset) { part in
                count = part.count
                return body(part)
            }
            guard goesOn else { return false }
            if count == 0 { return true }
            offset += count
        }
        return true
    }
}
