import AppShell

/// Reads a journal from its first record to the first that is not what was written.
struct JournalScan {
    enum Problem: Equatable {
        /// The last append never ended; what is left of it begins at the end of the good records.
        case torn(bytes: Int)
        /// A record that was once whole is not what was written.
        case damaged(String)
    }

    /// What is wrong with a record.
    private struct Fault {
        let fact: String
        /// Where the record would end, were it whole: an append that never ended has written nothing from there on.
        let end: Int
    }

    private(set) var index = RecordIndex()
    /// Where the good records end, in bytes from the file's beginning.
    private(set) var end: Int
    private(set) var problem: Problem?

    /// - Parameters:
    ///   - start: where the first record begins: the size of the file's head.
    ///   - size: the file's.
    init(_ file: OpenFile, start: Int, size: Int) throws(StorageError) {
        end = start
        var window = FileWindow(file, size: size)
        while end < size {
            guard let fault = try take(&window, size: size) else { continue }
            problem = try judge(fault, &window, size: size)
            return
        }
    }

    /// Takes the next record up, unless something is wrong with it.
    private mutating func take(_ window: inout FileWindow, size: Int) throws(StorageError) -> Fault? {
        let start = end + RecordHead.size
        guard let head = try window.withBytes(at: end, count: RecordHead.size, { RecordHead($0) }) else {
            return Fault(fact: "the head of record \(index.count) is not what was written", end: start)
        }
        guard head.place == index.count else {
            return Fault(fact: "record \(head.place) stands where record \(index.count) is due", end: end)
        }
        let recordEnd = end + RecordHead.span(length: head.length)
        guard recordEnd <= size,
            try window.checksum(of: start..<recordEnd - 1) == head.checksum,
            try window.withBytes(at: recordEnd - 1, count: 1, { $0.first }) == RecordHead.endMark
        else { return Fault(fact: "record \(index.count) is not what was written", end: recordEnd) }
        index.append(offset: end)
        end = recordEnd
        return nil
    }

    /// Nothing but zeros is the reserve, in which there is no record yet.
    private func judge(_ fault: Fault, _ window: inout FileWindow, size: Int) throws(StorageError) -> Problem? {
        let written = try window.endOfContent(in: end..<size)
        if written == end { return nil }
        return written < fault.end ? .torn(bytes: written - end) : .damaged(fault.fact)
    }
}
