import AppShell

/// Documents by key, one file each, read on demand.
final class FileDocumentStore: DocumentStore {
    /// The verified state of a file on disk.
    private struct Known {
        let schema: Int
        let generation: UInt64
    }

    private let files: WholeFiles
    private let worker = SerialWorker(FileHead.Kind.document.folder)
    private let known = Lock<[[UInt8]: Known]>([:])

    init(_ folder: StorageFolder) {
        files = WholeFiles(folder: folder, kind: .document)
    }

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        try await worker.run { () throws(StorageError) in
            try self.files.folder.checkIsOpen()
            guard let stored = try self.files.read(key) else { return nil }
            let bytes = try stored.form.bytes(as: key)
            if stored.form.schema < key.schema {
                try self.write(bytes, for: key, generation: stored.generation &+ 1)
            } else {
                self.know(key, schema: key.schema, generation: stored.generation)
            }
            return bytes
        }
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await worker.run { () throws(StorageError) in
            try self.files.folder.checkIsOpen()
            let old = try self.standing(key)
            if let old { try StoredForm.check(schema: old.schema, against: key) }
            if let document {
                try self.write(document, for: key, generation: (old?.generation ?? 0) &+ 1)
            } else {
                try self.files.remove(key)
                self.known.withLock { $0[key.nameBytes] = nil }
            }
        }
    }

    /// Blocks until pending work is done.
    func finish() { worker.finish() }

    /// The file that a write would replace. One that this process has not read or written is read first: if damaged, it
    /// must be set aside and not overwritten.
    private func standing(_ key: StoredKey) throws(StorageError) -> Known? {
        if let known = known.withLock({ $0[key.nameBytes] }) { return known }
        do {
            return try files.read(key).map { Known(schema: $0.form.schema, generation: $0.generation) }
        } catch {
            guard case .damaged(let damage) = error, damage.setAside != nil else { throw error }
            return nil
        }
    }

    private func write(_ bytes: [UInt8], for key: StoredKey, generation: UInt64) throws(StorageError) {
        try files.write(bytes, for: key, generation: generation)
        know(key, schema: key.schema, generation: generation)
    }

    private func know(_ key: StoredKey, schema: Int, generation: UInt64) {
        known.withLock { $0[key.nameBytes] = Known(schema: schema, generation: generation) }
    }
}
