extension Storage {
    /// The same storage, which reads what is still stored under a key's former name.
    func followingFormerKeys() -> Storage {
        Storage(
            values: FormerKeyValues(base: values),
            documents: FormerKeyDocuments(base: documents),
            journals: journals,
            secrets: FormerKeySecrets(base: secrets)
        )
    }
}

/// Moves what is stored under former names, once a launch.
struct FormerKeyMoves {
    let keys: [StoredKey]
    let storage: Storage
    let diagnostics: any Diagnostics

    /// A key belongs to one store, and does not say to which.
    func run() async {
        for key in keys where key.formerly != nil {
            do throws(StorageError) {
                try await (storage.values as? FormerKeyValues)?.move(key)
                try await (storage.documents as? FormerKeyDocuments)?.move(key)
                try await (storage.secrets as? FormerKeySecrets)?.move(key)
            } catch {
                let text = "“\(key.formerly?.name ?? "")” is not moved to “\(key.name)” yet: \(error)"
                diagnostics.report(Diagnostic(location: "storage", text: text))
            }
        }
    }
}

/// A key whose value was moved keeps nothing under the former name. A new value is stored before the former one is removed,
/// and a removal takes the former one first: whatever happens in between, nothing is lost, and nothing comes back.
private struct FormerKeyValues: KeyValueStore {
    let base: any KeyValueStore

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        guard let former = key.formerly else { return try base.value(for: key) }
        if let value = try base.value(for: key) { return value }
        return try base.value(for: former.key).flatMap(former.convert)
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly else { return try await base.setValue(value, for: key) }
        if value == nil { try await remove(former) }
        try await base.setValue(value, for: key)
        // It goes at the next launch otherwise.
        if value != nil { try? await remove(former) }
    }

    func move(_ key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly, let kept = try base.value(for: former.key) else { return }
        if try base.value(for: key) == nil, let value = former.convert(kept) {
            try await base.setValue(value, for: key)
        }
        try await remove(former)
    }

    private func remove(_ former: FormerKey) async throws(StorageError) {
        if try base.value(for: former.key) != nil { try await base.setValue(nil, for: former.key) }
    }
}

private struct FormerKeyDocuments: DocumentStore {
    let base: any DocumentStore

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        guard let former = key.formerly else { return try await base.document(for: key) }
        if let document = try await base.document(for: key) { return document }
        return try await base.document(for: former.key).flatMap(former.convert)
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly else { return try await base.setDocument(document, for: key) }
        if document == nil { try await remove(former) }
        try await base.setDocument(document, for: key)
        if document != nil { try? await remove(former) }
    }

    func move(_ key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly, let kept = try await base.document(for: former.key) else { return }
        if try await base.document(for: key) == nil, let document = former.convert(kept) {
            try await base.setDocument(document, for: key)
        }
        try await remove(former)
    }

    private func remove(_ former: FormerKey) async throws(StorageError) {
        if try await base.document(for: former.key) != nil { try await base.setDocument(nil, for: former.key) }
    }
}

private struct FormerKeySecrets: SecretStore {
    let base: any SecretStore

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        guard let former = key.formerly else { return try base.secret(for: key) }
        if let secret = try base.secret(for: key) { return secret }
        return try converted(former)
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly else { return try await base.setSecret(secret, for: key) }
        if secret == nil { try await remove(former) }
        try await base.setSecret(secret, for: key)
        if secret != nil { try? await remove(former) }
    }

    func move(_ key: StoredKey) async throws(StorageError) {
        guard let former = key.formerly, try base.secret(for: former.key) != nil else { return }
        if try base.secret(for: key) == nil, let secret = try converted(former) {
            try await base.setSecret(secret, for: key)
        }
        try await remove(former)
    }

    private func converted(_ former: FormerKey) throws(StorageError) -> Secret? {
        guard let kept = try base.secret(for: former.key) else { return nil }
        return former.convert(Array(kept.reveal().utf8)).map { Secret(String(decoding: $0, as: UTF8.self)) }
    }

    private func remove(_ former: FormerKey) async throws(StorageError) {
        if try base.secret(for: former.key) != nil { try await base.setSecret(nil, for: former.key) }
    }
}
