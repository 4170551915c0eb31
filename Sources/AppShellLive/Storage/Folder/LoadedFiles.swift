import AppShell

/// Small files, read at opening and kept in memory: values and secrets.
final class LoadedFiles: Sendable {
    private enum Loaded {
        case stored(WholeFiles.Stored)
        /// Unreadable, so never replaced either.
        case refused(StorageError)
    }

    private let files: WholeFiles
    private let worker: SerialWorker
    private let loaded: Lock<[[UInt8]: Loaded]>

    init(_ folder: StorageFolder, _ kind: FileHead.Kind) throws(StorageError) {
        files = WholeFiles(folder: folder, kind: kind)
        worker = SerialWorker(kind.folder)
        var loaded: [[UInt8]: Loaded] = [:]
        for key in try files.keys().map({ StoredKey($0) }) {
            do {
                loaded[key.nameBytes] = try files.read(key).map(Loaded.stored)
            } catch {
                switch error {
                case .damaged(let damage) where damage.setAside != nil: break
                case .damaged, .unacceptable: loaded[key.nameBytes] = .refused(error)
                default:
                    // An unreadable file does not keep the app from the others.
                    loaded[key.nameBytes] = .refused(error)
                    files.folder.report(.refused(key: key.name, error))
                }
            }
        }
        self.loaded = Lock(loaded)
    }

    func form(for key: StoredKey) throws(StorageError) -> StoredForm? {
        try files.folder.checkIsOpen()
        try key.checkBounds()
        return try stored(key)?.form
    }

    /// Stores bytes, or removes them (nil): on disk first, so that memory is never ahead.
    func set(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await worker.run { () throws(StorageError) in
            try self.files.folder.checkIsOpen()
            let old = try self.stored(key)
            if let old { try StoredForm.check(schema: old.form.schema, against: key) }
            guard let bytes else {
                try self.files.remove(key)
                return self.loaded.withLock { $0[key.nameBytes] = nil }
            }
            let generation = (old?.generation ?? 0) &+ 1
            try self.files.write(bytes, for: key, generation: generation)
            let form = StoredForm(schema: key.schema, bytes: bytes)
            self.loaded.withLock { $0[key.nameBytes] = .stored(WholeFiles.Stored(form: form, generation: generation)) }
        }
    }

    /// Blocks until pending work is done.
    func finish() { worker.finish() }

    private func stored(_ key: StoredKey) throws(StorageError) -> WholeFiles.Stored? {
        switch loaded.withLock({ $0[key.nameBytes] }) {
        case .stored(let stored)?: stored
        case .refused(let error)?: throw error
        case nil: nil
        }
    }
}

/// Values by key, one file each.
struct FileKeyValueStore: KeyValueStore {
    let files: LoadedFiles

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try files.form(for: key)?.bytes(as: key)
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await files.set(value, for: key)
    }
}

/// Secrets by key, one file (mode 0600) each in a folder (mode 0700), not encrypted (docs/storage.md, “Secrets”).
struct FileSecretStore: SecretStore {
    let files: LoadedFiles

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        try files.form(for: key)?.secret(as: key)
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try await files.set(secret.map { Array($0.reveal().utf8) }, for: key)
    }
}
