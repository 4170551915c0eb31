extension Storage {
    /// The same storage, which reads what is still stored under a key's former names, and reports what can't be read.
    func followingFormerKeys(reportingTo diagnostics: any Diagnostics = NoDiagnostics()) -> Storage {
        Storage(
            values: FormerKeyValues(base: values, diagnostics: diagnostics),
            documents: FormerKeyDocuments(base: documents, diagnostics: diagnostics),
            journals: FormerKeyJournals(base: journals, diagnostics: diagnostics),
            secrets: FormerKeySecrets(base: secrets, diagnostics: diagnostics)
        )
    }
}

private struct FormerKeyValues: KeyValueStore, FormerKeyStore, StorageReporting {
    let base: any KeyValueStore
    let diagnostics: any Diagnostics
    let changed = ChangedKeys()

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? { try key.stored(bytes(for:)) }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await set(value, for: key)
    }

    func bytes(for key: StoredKey) throws(StorageError) -> [UInt8]? { try base.value(for: key) }

    func setBytes(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await base.setValue(bytes, for: key)
    }
}

private struct FormerKeyDocuments: DocumentStore, FormerKeyStore, StorageReporting {
    let base: any DocumentStore
    let diagnostics: any Diagnostics
    let changed = ChangedKeys()

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        if let document = try await base.document(for: key) { return document }
        if key.formerly.isEmpty { return nil }
        for former in key.formerly {
            if let kept = try await base.document(for: former.key) { return try former.current(kept, as: key) }
        }
        // It may have been moved meanwhile.
        return try await base.document(for: key)
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await set(document, for: key)
    }

    func bytes(for key: StoredKey) async throws(StorageError) -> [UInt8]? { try await base.document(for: key) }

    func setBytes(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await base.setDocument(bytes, for: key)
    }
}

private struct FormerKeySecrets: SecretStore, FormerKeyStore, StorageReporting {
    let base: any SecretStore
    let diagnostics: any Diagnostics
    let changed = ChangedKeys()

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        if key.formerly.isEmpty { return try base.secret(for: key) }
        return try secret(try key.stored(bytes(for:)), of: key)
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try await set(secret.map { Array($0.reveal().utf8) }, for: key)
    }

    func bytes(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try base.secret(for: key).map { Array($0.reveal().utf8) }
    }

    func setBytes(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await base.setSecret(try secret(bytes, of: key), for: key)
    }

    private func secret(_ bytes: [UInt8]?, of key: StoredKey) throws(StorageError) -> Secret? {
        guard let bytes else { return nil }
        return try StoredForm(schema: key.schema, bytes: bytes).secret(as: key)
    }
}

/// Journals are not moved. One whose key has a former name would begin anew, and its history be lost without a word.
private struct FormerKeyJournals: JournalStore, StorageReporting {
    let base: any JournalStore
    let diagnostics: any Diagnostics

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        try check(key)
        return try await base.journal(for: key)
    }

    func journal(
        for key: StoredKey,
        replacingAllWith records: [[UInt8]]
    ) async throws(StorageError) -> any Journal {
        try check(key)
        return try await base.journal(for: key, replacingAllWith: records)
    }

    private func check(_ key: StoredKey) throws(StorageError) {
        guard let former = key.formerly.first else { return }
        throw .unacceptable(
            "“\(key.name)” has the former name “\(former.name)”, and a journal keeps its name:"
                + " take formerly away, and go on storing it as “\(former.name)”"
        )
    }
}

extension StoredKey {
    /// What is stored under this name, or else, in this key's form, under a former one.
    fileprivate func stored(
        _ bytes: (StoredKey) throws(StorageError) -> [UInt8]?
    ) throws(StorageError) -> [UInt8]? {
        if let value = try bytes(self) { return value }
        if formerly.isEmpty { return nil }
        for former in formerly {
            if let kept = try bytes(former.key) { return try former.current(kept, as: self) }
        }
        // It may have been moved meanwhile.
        return try bytes(self)
    }
}
