import AppShell

/// One file of a journal, from its head to the last record known to be good.
struct JournalGeneration {
    var file: OpenFile
    let head: FileHead
    private(set) var index = RecordIndex()
    /// Where the good records end, in bytes from the file's beginning.
    private(set) var end: Int
    /// Where the file ends: from ``end`` on, it is a reserve of zeros for the records to come.
    private(set) var size: Int

    /// A file without records.
    init(_ file: OpenFile, head: FileHead) {
        self.file = file
        self.head = head
        end = head.size
        size = end
    }

    /// What a scan of the file found to be good.
    init(_ file: OpenFile, head: FileHead, scan: JournalScan, size: Int) {
        self.init(file, head: head)
        index = scan.index
        end = scan.end
        self.size = size
    }

    /// Takes up records that are durable now.
    mutating func add(lengths: [Int]) {
        for length in lengths {
            index.append(offset: end)
            end += RecordHead.span(length: length)
        }
        size = max(size, end)
    }

    /// Writes records behind the last, without taking them up.
    ///
    /// They go over zeros that are on the disk already, so that a sync flushes them alone: a file that grows makes the
    /// file system commit the new size and the new blocks as well. Where the reserve is used up, the next one is written
    /// along with them.
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
                // A record is not refused for want of a reserve.
                try cut()
            }
        }
        try file.write(records, at: end)
    }

    /// Takes away what is behind the good records, the reserve too.
    mutating func cut() throws(StorageError) {
        try file.truncate(to: end)
        size = end
    }

    /// Goes through records, proving each anew; places beyond the end are left out.
    ///
    /// - Throws: ``StorageError/damaged(_:)`` where a record is not what it was, and what the body throws.
    func forEach(
        in places: Range<Int>,
        _ body: ([UInt8]) throws(StorageError) -> Void
    ) throws(StorageError) {
        let places = places.clamped(to: 0..<index.count)
        guard !places.isEmpty else { return }
        var (place, offset) = index.recordBefore(places.lowerBound)
        var window = FileWindow(file, size: end, capacity: places.count > 64 ? 1 << 20 : 1 << 14)
        while place < places.upperBound {
            let head = try window.withBytes(at: offset, count: RecordHead.size) { RecordHead($0) }
            guard let head, head.place == place else { throw damaged(place, at: offset) }
            let start = offset + RecordHead.size
            if place >= places.lowerBound {
                let record = try window.copy(start..<start + head.length)
                guard record.count == head.length, CRC32C.checksum(of: record) == head.checksum else {
                    throw damaged(place, at: offset)
                }
                try body(record)
            }
            place += 1
            offset += RecordHead.span(length: head.length)
        }
    }

    private func damaged(_ place: Int, at offset: Int) -> StorageError {
        .damaged(
            StorageDamage(
                key: head.key,
                file: file.path,
                offset: offset,
                fact: "record \(place) is not what was written",
                setAside: nil
            )
        )
    }
}
