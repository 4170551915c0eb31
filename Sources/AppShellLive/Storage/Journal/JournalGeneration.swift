import AppShell

/// One file of a journal, up to its last verified record.
struct JournalGeneration {
    var file: OpenFile
    let head: FileHead
    private(set) var index = RecordIndex()
    /// The offset after the last verified record.
    private(set) var end: Int
    /// The file's size: after ``end`` follows a reserve of zeros.
    private(set) var size: Int

    /// A file without records.
    init(_ file: OpenFile, head: FileHead) {
        self.file = file
        self.head = head
        end = head.size
        size = end
    }

    /// A file as scanned.
    init(_ file: OpenFile, head: FileHead, scan: JournalScan, size: Int) {
        self.init(file, head: head)
        index = scan.index
        end = scan.end
        self.size = size
    }

    /// Adds records that are durable now.
    mutating func add(lengths: [Int]) {
        for length in lengths {
            index.append(offset: end)
            end += RecordHead.span(length: length)
        }
        size = max(size, end)
    }

    /// Writes records after the last one, without adding them.
    ///
    /// They overwrite the reserve of zeros, so that a sync flushes only them: growing a file would also commit its size
    /// and blocks. If the reserve is used up, the next one is written with them.
    mutating func write(_ records: [UInt8]) throws(StorageError) {
        let recordsEnd = end + records.count
        if recordsEnd > size {
            let newSize = JournalReserve.size(behind: recordsEnd)
            do throws(StorageError) {
                try file.write(records + [UInt8](repeating: 0, count: newSize - recordsEnd), at: end)
                size = newSize
                return
            } catch {
                guard let code = error.code, POSIX.noRoom.contains(code) else { throw error }
                // Records are written even without a reserve.
                try cut()
            }
        }
        try file.write(records, at: end)
    }

    /// Removes everything after the verified records, including the reserve.
    mutating func cut() throws(StorageError) {
        try file.truncate(to: end)
        size = end
    }

    /// Iterates over records, verifying each; positions beyond the end are ignored.
    ///
    /// - Throws: ``StorageError/damaged(_:)`` if a record has changed, and what the body throws.
    func forEach(
        in positions: Range<Int>,
        _ body: ([UInt8]) throws(StorageError) -> Void
    ) throws(StorageError) {
        let positions = positions.clamped(to: 0..<index.count)
        guard !positions.isEmpty else { return }
        var (position, offset) = index.recordBefore(positions.lowerBound)
        var window = FileWindow(file, size: end, capacity: positions.count > 64 ? 1 << 20 : 1 << 14)
        while position < positions.upperBound {
            let head = try window.withBytes(at: offset, count: RecordHead.size) { RecordHead($0) }
            guard let head, head.position == position else { throw damaged(position, at: offset) }
            let start = offset + RecordHead.size
            if position >= positions.lowerBound {
                let record = try window.copy(start..<start + head.length)
                guard record.count == head.length, CRC32C.checksum(of: record) == head.checksum else {
                    throw damaged(position, at: offset)
                }
                try body(record)
            }
            position += 1
            offset += RecordHead.span(length: head.length)
        }
    }

    private func damaged(_ position: Int, at offset: Int) -> StorageError {
        .damaged(
            StorageDamage(
                key: head.key,
                file: file.path,
                offset: offset,
                fact: "record \(position) is not what was written",
                setAside: nil
            )
        )
    }
}
