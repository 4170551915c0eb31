import AppShell

/// Files that are read and replaced as a whole: values, documents and secrets.
struct WholeFiles: Sendable {
    /// What a file holds, and how many have stood in its place.
    struct Stored: Sendable {
        let form: StoredForm
        let generation: UInt64
    }

    let folder: StorageFolder
    let kind: FileHead.Kind

    /// Reads a file and believes nothing of it unproved. What was damaged is set aside, and reported.
    ///
    /// - Returns: nil where there is none.
    /// - Throws: ``StorageError/damaged(_:)``; ``StorageError/unacceptable(_:)`` for a later format, left as it is.
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

    /// Replaces a file; when it returns, that is durable.
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
            try AtomicFile.replace(path, mode: kind == .secret ? .always(0o600) : .kept) { file throws(StorageError) in
                try file.write(head.bytes, at: 0)
                try file.write(bytes, at: head.size)
            }
            folder.settle(path)
        } catch {
            if error.mayComeUp { folder.unsettle(path) }
            throw error.error
        }
    }

    /// Removes a file; when it returns, that is durable.
    func remove(_ key: StoredKey) throws(StorageError) {
        let path = try folder.path(of: key, kind)
        // There is no name to take away, and yet the disk may hold one: it is set anew, to a file that says “nothing”.
        if folder.isUnsettled(path) { try replace(key, generation: 1, with: [], isTombstone: true) }
        try AtomicFile.remove(path)
    }

    /// The names of the keys that have files.
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
        let finding = StorageIssue.damaged(damage, recordsKept: 0)
        // What stays where it is, is found with every call.
        if damage.setAside == nil { folder.reportOnce(finding) } else { folder.report(finding) }
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
