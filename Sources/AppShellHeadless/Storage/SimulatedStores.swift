import AppShell

struct SimulatedValues: KeyValueStore {
    let access: DiskAccess
    let store: any KeyValueStore

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        let file = try access.file(.value, key)
        if access.disk.isForeign(file) { return SimulatedDisk.foreignBytes }
        guard !access.disk.isGone(file), let value = try store.value(for: key) else { return nil }
        access.disk.noteRead(file, value)
        return value
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let file = try access.file(.value, key)
        if value != nil { try access.disk.checkRoom(for: file) }
        try await store.setValue(value, for: key)
        access.disk.note(file, value)
        access.disk.noteContent(file, value.map { [$0] })
    }
}

struct SimulatedSecrets: SecretStore {
    let access: DiskAccess
    let store: any SecretStore

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        let file = try access.file(.secret, key)
        if access.disk.isForeign(file) { return Secret(String(decoding: SimulatedDisk.foreignBytes, as: UTF8.self)) }
        guard !access.disk.isGone(file), let secret = try store.secret(for: key) else { return nil }
        access.disk.noteRead(file, [])
        return secret
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        let file = try access.file(.secret, key)
        if secret != nil { try access.disk.checkRoom(for: file) }
        try await store.setSecret(secret, for: key)
        access.disk.note(file, secret.map { _ in [] })
        access.disk.noteContent(file, secret.map { [Array($0.reveal().utf8)] })
    }
}

struct SimulatedDocuments: DocumentStore {
    let access: DiskAccess
    let store: any DocumentStore

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        let file = try access.file(.document, key)
        try access.disk.checkDocument(file)
        if access.disk.isForeign(file) { return SimulatedDisk.foreignBytes }
        guard !access.disk.isGone(file), let document = try await store.document(for: key) else { return nil }
        access.disk.noteRead(file, document)
        return document
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let file = try access.file(.document, key)
        if document != nil { try access.disk.checkRoom(for: file) }
        try await store.setDocument(document, for: key)
        access.disk.note(file, document)
        access.disk.noteContent(file, document.map { [$0] })
    }
}

struct SimulatedJournals: JournalStore {
    let access: DiskAccess
    let store: any JournalStore

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let file = try access.file(.journal, key)
        guard let harm = access.disk.takeCut(of: file) else {
            return simulated(try await store.journal(for: key), file)
        }
        if harm == .deleted {
            return simulated(try await store.journal(for: key, replacingAllWith: []), file)
        }
        let journal = try await store.journal(for: key)
        let kept = try await journal.records(in: 0..<max(0, await journal.count - 1))
        try await journal.replaceAll(with: kept + (harm == .foreign ? [SimulatedDisk.foreignBytes] : []))
        if harm == .foreign { return simulated(journal, file) }
        return simulated(journal, file, [.damaged(access.disk.damage(of: file), recordsKept: kept.count)])
    }

    func journal(for key: StoredKey, replacingAllWith records: [[UInt8]]) async throws(StorageError) -> any Journal {
        let file = try access.file(.journal, key)
        try access.disk.checkRoom(for: file)
        let journal = try await store.journal(for: key, replacingAllWith: records)
        _ = access.disk.takeCut(of: file)
        access.disk.note(file, records.last ?? [])
        access.disk.noteContent(file, records)
        return simulated(journal, file)
    }

    private func simulated(
        _ journal: any Journal,
        _ file: SimulatedDisk.File,
        _ issues: [StorageIssue] = []
    ) -> any Journal {
        SimulatedJournal(access: access, journal: journal, file: file, damage: issues)
    }
}

private struct SimulatedJournal: Journal {
    let access: DiskAccess
    let journal: any Journal
    let file: SimulatedDisk.File
    let damage: [StorageIssue]

    var issues: [StorageIssue] { damage + journal.issues }

    var count: Int {
        get async { await journal.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try access.check()
        try access.disk.checkRoom(for: file)
        try await journal.append(record)
        access.disk.noteRead(file, record)
        access.disk.noteAppended(file, record)
    }

    func records(in positions: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        try access.check()
        return try await journal.records(in: positions)
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try access.check()
        try access.disk.checkRoom(for: file)
        try await journal.replaceAll(with: records)
        access.disk.note(file, records.last ?? [])
        access.disk.noteContent(file, records)
    }
}
