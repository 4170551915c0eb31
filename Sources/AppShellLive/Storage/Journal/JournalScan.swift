import AppShell

/// Reads a journal up to the first record that is damaged or incomplete.
struct JournalScan {
    enum Issue: Equatable {
        /// The last append was interrupted; its remains follow the verified records.
        case torn(bytes: Int)
        /// A complete record has changed.
        case damaged(String)
    }

    /// A record that cannot be read.
    private struct BadRecord {
        let fact: String
        /// Where the record would end: an interrupted append has written nothing from there on.
        let end: Int
    }

    private(set) var index = RecordIndex()
    /// The offset after the last verified record.
    private(set) var end: Int
    private(set) var issue: Issue?

    /// - Parameters:
    /// - start: the offset of the first record, after the header.
    /// - size: the file's.
    init(_ file: OpenFile, start: Int, size: Int) throws(StorageError) {
        end = start
        var window = FileWindow(file, size: size)
        while end < size {
            guard let badRecord = try take(&window, size: size) else { continue }
            issue = try judge(badRecord, &window, size: size)
            return
        }
    }

    /// Adds the next record, unless it cannot be read.
    private mutating func take(_ window: inout FileWindow, size: Int) throws(StorageError) -> BadRecord? {
        let start = end + RecordHead.size
        guard let head = try window.withBytes(at: end, count: RecordHead.size, { RecordHead($0) }) else {
            return BadRecord(fact: "the head of record \(index.count) is not what was written", end: start)
        }
        guard head.position == index.count else {
            return BadRecord(fact: "record \(head.position) stands where record \(index.count) is due", end: end)
        }
        let recordEnd = end + RecordHead.span(length: head.length)
        guard recordEnd <= size,
            try window.checksum(of: start..<recordEnd - 1) == head.checksum,
            try window.withBytes(at: recordEnd - 1, count: 1, { $0.first }) == RecordHead.endMark
        else { return BadRecord(fact: "record \(index.count) is not what was written", end: recordEnd) }
        index.append(offset: end)
        end = recordEnd
        return nil
    }

    /// Only zeros are the reserve, without a record.
    private func judge(_ badRecord: BadRecord, _ window: inout FileWindow, size: Int) throws(StorageError) -> Issue? {
        let written = try window.endOfContent(in: end..<size)
        if written == end { return nil }
        return written < badRecord.end ? .torn(bytes: written - end) : .damaged(badRecord.fact)
    }
}
