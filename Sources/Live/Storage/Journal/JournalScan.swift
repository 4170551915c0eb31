import AppShell

/// Reads a journal from its first record to the first that is not what was written.
struct JournalScan {
    enum Problem: Equatable {
        /// The last append never ended; what is left of it begins at the end of the good records.
        case torn
        /// A record that was once whole is not what was written.
        case damaged(String)
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
        while end < size, problem == nil {
            problem = try check(&window, size: size)
        }
    }

    /// Takes the next record up, unless something is wrong with it.
    private mutating func check(_ window: inout FileWindow, size: Int) throws(StorageError) -> Problem? {
        guard size - end >= RecordHead.size else { return .torn }
        guard let head = try window.withBytes(at: end, count: RecordHead.size, { RecordHead($0) }) else {
            if try window.isZero(end..<size) { return .torn }
            return .damaged("the head of record \(index.count) is not what was written")
        }
        guard head.place == index.count else {
            return .damaged("record \(head.place) stands where record \(index.count) is due")
        }
        let start = end + RecordHead.size
        guard head.length <= size - start else { return .torn }
        guard try window.checksum(of: start..<start + head.length) == head.checksum else {
            return .damaged("record \(index.count) is not what was written")
        }
        index.append(offset: end)
        end = start + head.length
        return nil
    }
}
