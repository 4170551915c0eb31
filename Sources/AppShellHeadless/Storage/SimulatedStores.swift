import AppShell

struct SimulatedValues: KeyValueStore {
    let disk: SimulatedDisk

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        let file = SimulatedDisk.File(kind: .value, name: key.name)
        guard !disk.isGone(file), let value = try disk.storage.values.value(for: key) else { return nil }
        disk.noteRead(file)
        return value
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let file = SimulatedDisk.File(kind: .value, name: key.name)
        if value != nil { try disk.checkRoom(for: file) }
        try await disk.storage.values.setValue(value, for: key)
        disk.note(file, isThere: value != nil)
    }
}

struct SimulatedSecrets: SecretStore {
    let disk: SimulatedDisk

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        let file = SimulatedDisk.File(kind: .secret, name: key.name)
        guard !disk.isGone(file), let secret = try disk.storage.secrets.secret(for: key) else { return nil }
        disk.noteRead(file)
        return secret
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        let file = SimulatedDisk.File(kind: .secret, name: key.name)
        if secret != nil { try disk.checkRoom(for: file) }
        try await disk.storage.secrets.setSecret(secret, for: key)
        disk.note(file, isThere: secret != nil)
    }
}

struct SimulatedDocuments: DocumentStore {
    let disk: SimulatedDisk

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        let file = SimulatedDisk.File(kind: .document, name: key.name)
        try disk.checkDocument(file)
        guard !disk.isGone(file), let document = try await disk.storage.documents.document(for: key) else { return nil }
        disk.noteRead(file)
        return document
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let file = SimulatedDisk.File(kind: .document, name: key.name)
        if document != nil { try disk.checkRoom(for: file) }
        try await disk.storage.documents.setDocument(document, for: key)
        disk.note(file, isThere: document != nil)
    }
}

struct SimulatedJournals: JournalStore {
    let disk: SimulatedDisk

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let file = SimulatedDisk.File(kind: .journal, name: key.name)
        guard let harm = disk.takeCut(of: file) else {
            return journal(try await disk.storage.journals.journal(for: key), file)
        }
        if harm == .deleted {
            return journal(try await disk.storage.journals.journal(for: key, replacingAllWith: []), file)
        }
        let journal = try await disk.storage.journals.journal(for: key)
        let kept = try await journal.records(in: 0..<max(0, await journal.count - 1))
        try await journal.replaceAll(with: kept)
        return self.journal(journal, file, [.damaged(disk.damage(of: file), recordsKept: kept.count)])
    }

    func journal(for key: StoredKey, replacingAllWith records: [[UInt8]]) async throws(StorageError) -> any Journal {
        let file = SimulatedDisk.File(kind: .journal, name: key.name)
        try disk.checkRoom(for: file)
        let journal = try await disk.storage.journals.journal(for: key, replacingAllWith: records)
        _ = disk.takeCut(of: file)
        disk.note(file, isThere: true)
        return self.journal(journal, file)
    }

    private func journal(
        _ journal: any Journal,
        _ file: SimulatedDisk.File,
        _ issues: [StorageIssue] = []
    ) -> any Journal {
        SimulatedJournal(journal: journal, disk: disk, file: file, damage: issues)
    }
}

private struct SimulatedJournal: Journal {
    let journal: any Journal
    let disk: SimulatedDisk
    let file: SimulatedDisk.File
    let damage: [StorageIssue]

    var issues: [StorageIssue] { damage + journal.issues }

    var count: Int {
        get async { await journal.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try disk.checkRoom(for: file)
        try await journal.append(record)
        disk.noteRead(file)
    }

    func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        try await journal.records(in: places)
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try disk.checkRoom(for: file)
        try await journal.replaceAll(with: records)
        disk.note(file, isThere: true)
    }
}
