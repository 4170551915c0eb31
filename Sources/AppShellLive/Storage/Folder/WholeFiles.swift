import AppShell

/// Files that are read and replaced as a whole: values, documents and secrets.
struct WholeFiles: Sendable {
    /// A file's content, and how many files had this name.
    struct Stored: Sendable {
        let form: StoredForm
        let generation: UInt64
    }

    let folder: StorageFolder
    let kind: FileHead.Kind

    /// Values are stored often: at each change of a setting, at each step of a draft.
    var durability: OpenFile.Durability { kind == .value ? .ordered : .flushed }

    /// Reads and verifies a file. A damaged one is set aside and reported.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: ``StorageError/damaged(_:)``, or ``StorageError/unacceptable(_:)`` for a later format, which stays as
    ///   it is.
    func read(_ key: StoredKey) throws(StorageError) -> Stored? {
        let path = try folder.path(of: key, kind)
        guard let file = try OpenFile.openIfThere(path, of: key.name, for: .reading, report: folder.reportOnce) else {
            return nil
        }
        let status = try file.status()
        guard status.isRegular else { throw damaged(key, path, "it is no file", at: 0) }
        if kind == .secret { try folder.tighten(path, to: 0o600) }
        let head: FileHead
        switch FileHead.read(try file.bytes(at: 0, count: FileHead.maximumSize), kind: kind, key: key.name) {
        case .head(let read): head = read
        case .damaged(let fact, let offset): throw damaged(key, path, fact, at: offset)
        case .laterFormat(let format): throw .laterFormat(format, key: key.name, path: path)
        }
        guard status.size == head.size + head.length else {
            let fact = "the file has \(status.size) bytes, and its head tells of \(head.size + head.length)"
            throw damaged(key, path, fact, at: min(status.size, head.size + head.length))
        }
        let bytes = try file.bytes(at: head.size, count: head.length)
        guard bytes.count == head.length, CRC32C.checksum(of: bytes) == head.checksum else {
            throw damaged(key, path, "the content is not what was written", at: head.size)
        }
        if head.isTombstone { return nil }
        return Stored(form: StoredForm(schema: head.schema, bytes: bytes), generation: head.generation)
    }

    /// Replaces a file durably.
    func write(_ bytes: [UInt8], for key: StoredKey, generation: UInt64) throws(StorageError) {
        try replace(key, generation: generation, with: bytes)
    }

    private func replace(
        _ key: StoredKey,
        generation: UInt64,
        with bytes: [UInt8],
        isTombstone: Bool = false
    ) throws(StorageError) {
        let head = FileHead(
            kind: kind,
            isTombstone: isTombstone,
            key: key.name,
            schema: key.schema,
            generation: generation,
            length: bytes.count,
            checksum: CRC32C.checksum(of: bytes)
        )
        let path = try folder.path(of: key, kind)
        do {
            let mode: AtomicFile.Mode = kind == .secret ? .always(0o600) : .kept
            try AtomicFile.replace(path, mode: mode, durability: durability) { file throws(StorageError) in
                try file.write(head.bytes, at: 0)
                try file.write(bytes, at: head.size)
            }
            folder.settle(path)
        } catch {
            if error.mayComeUp { folder.unsettle(path) }
            throw error.error
        }
    }

    /// Removes a file durably.
    func remove(_ key: StoredKey) throws(StorageError) {
        let path = try folder.path(of: key, kind)
        // There is no name to remove, but the disk may have one: replace it by a file that stands for nothing.
        if folder.isUnsettled(path) { try replace(key, generation: 1, with: [], isTombstone: true) }
        try AtomicFile.remove(path, durability: durability)
    }

    /// The names of the keys with files.
    func keys() throws(StorageError) -> [String] {
        try POSIX.names(in: folder.path(kind)).compactMap { FileName.key(of: $0, kind) }
    }

    private func damaged(_ key: StoredKey, _ path: String, _ fact: String, at offset: Int) -> StorageError {
        let damage = StorageDamage(
            key: key.name,
            file: path,
            offset: offset,
            fact: fact,
            setAside: DamagedFile.setAside(path)
        )
        let issue = StorageIssue.damaged(damage, recordsKept: 0)
        // A file that stays is found again with every call.
        if damage.setAside == nil { folder.reportOnce(issue) } else { folder.report(issue) }
        return .damaged(damage)
    }
}

extension StorageError {
    static func laterFormat(_ format: Int, key: String, path: String) -> StorageError {
        .unacceptable(
            "“\(key)” was stored in the format \(format), and this version knows \(FileHead.format) at most: update the"
                + " app; \(path) is left as it is"
        )
    }
}
