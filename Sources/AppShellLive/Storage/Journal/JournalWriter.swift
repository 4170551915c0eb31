import AppShell

/// Writes a generation of a journal from the beginning, a megabyte at a time.
struct JournalWriter {
    private(set) var generation: JournalGeneration
    private var buffer: [UInt8] = []
    private var lengths: [Int] = []

    init(_ file: OpenFile, head: FileHead) throws(StorageError) {
        generation = JournalGeneration(file, head: head)
        try file.write(head.bytes, at: 0)
    }

    mutating func append(_ record: [UInt8]) throws(StorageError) {
        try buffer.append(record: record, position: generation.index.count + lengths.count)
        lengths.append(record.count)
        if buffer.count >= 1 << 20 { try flush() }
    }

    mutating func flush() throws(StorageError) {
        try generation.file.write(buffer, at: generation.end)
        generation.add(lengths: lengths)
        buffer.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
    }
}

extension [UInt8] {
    /// Appends a record: its header, its bytes and its end mark.
    ///
    /// - Throws: ``StorageError/unacceptable(_:)`` for one beyond ``RecordHead/maximumLength``.
    mutating func append(record: [UInt8], position: Int) throws(StorageError) {
        guard record.count <= RecordHead.maximumLength else {
            throw .unacceptable(
                "a record of \(record.count) bytes is longer than the \(RecordHead.maximumLength) that a journal takes:"
                    + " store it as a document"
            )
        }
        RecordHead(length: record.count, position: position, checksum: CRC32C.checksum(of: record)).append(to: &self)
        self += record
        append(RecordHead.endMark)
    }
}
