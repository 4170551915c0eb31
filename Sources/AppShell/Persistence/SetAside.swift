/// Copies of stored bytes that this version can't read, made before the bytes are replaced: `NAME.unreadable-1` to `-9`.
///
/// A copy has the schema that its bytes were written with, and is never replaced. Only ``StoredValue/forgetCopies()`` removes
/// it. The same bytes are copied only once, even if the process ends between the copy and the new value. After nine
/// different copies nothing more is set aside, and the new value is not stored either.
struct SetAside {
    private static let maximum = 9
    private static let suffix = ".unreadable-"
    /// The bytes that the suffix takes in a file's name.
    static let suffixLength = suffix.utf8.count + 1

    let key: StoredKey
    let read: (StoredKey) async throws(StorageError) -> [UInt8]?
    let write: ([UInt8], StoredKey) async throws(StorageError) -> Void

    /// - Returns: the copy's name.
    func copy(_ form: StoredForm) async throws(StorageError) -> String {
        for number in 1...Self.maximum {
            let copy = StoredKey("\(key.name)\(Self.suffix)\(number)", schema: form.schema)
            let existing: [UInt8]?
            do throws(StorageError) {
                existing = try await read(copy)
            } catch {
                guard error.isOfContent else { throw error }
                // Unreadable, for example because of another schema: the name is taken.
                continue
            }
            if existing == nil { try await write(form.bytes, copy) }
            if existing == nil || existing == form.bytes { return copy.name }
        }
        throw .unacceptable(
            "“\(key.name)” stays as it is: \(Self.maximum) unreadable copies of it are kept already; remove one of them"
        )
    }

    /// The keys of all copies that there may be, whatever schema they were written with.
    static func copies(of key: StoredKey) -> [StoredKey] {
        (1...maximum).map { number in
            StoredKey("\(key.name)\(suffix)\(number)", schema: Int(UInt32.max)) { bytes, _ in bytes }
        }
    }

    /// The name of the key that a copy was made of; nil for all other names.
    static func original(of name: String) -> String? {
        guard name.utf8.count > suffixLength, name.dropLast().hasSuffix(suffix), let digit = name.last,
            ("1"..."9").contains(digit)
        else { return nil }
        return String(name.dropLast(suffixLength))
    }
}

extension StoredKey {
    /// The name of the key that a module declares; for a copy, the name of the original.
    package var declaredName: String { SetAside.original(of: name) ?? name }

    /// The stored bytes without a migration, under the key's name or a former one, and their schema.
    func original(_ read: (StoredKey) throws(StorageError) -> [UInt8]?) throws(StorageError) -> StoredForm? {
        for name in [name] + formerly.map(\.name) {
            let written = WrittenSchema()
            let anything = StoredKey(name, schema: Int(UInt32.max)) { bytes, schema in
                written.schema.withLock { $0 = schema }
                return bytes
            }
            if let bytes = try read(anything) {
                return StoredForm(schema: written.schema.withLock(\.self), bytes: bytes)
            }
        }
        return nil
    }
}

private final class WrittenSchema: Sendable {
    let schema = Lock(Int(UInt32.max))
}

extension DocumentStore {
    /// Stores a copy of a document that this version can't read, as `NAME.unreadable-1`, before it is replaced.
    public func setAside(_ document: [UInt8], of key: StoredKey) async throws(StorageError) {
        let copies = SetAside(
            key: key,
            read: { copy throws(StorageError) in try await self.document(for: copy) },
            write: { bytes, copy throws(StorageError) in try await self.setDocument(bytes, for: copy) }
        )
        let name = try await copies.copy(StoredForm(schema: key.schema, bytes: document))
        key.report(setAsideAs: name, to: self)
    }
}

extension KeyValueStore {
    /// Stores a copy of a value that this version can't read, as `NAME.unreadable-1`, before it is replaced.
    public func setAside(_ value: [UInt8], of key: StoredKey) async throws(StorageError) {
        let copies = SetAside(
            key: key,
            read: { copy throws(StorageError) in try self.value(for: copy) },
            write: { bytes, copy throws(StorageError) in try await self.setValue(bytes, for: copy) }
        )
        let name = try await copies.copy(StoredForm(schema: key.schema, bytes: value))
        key.report(setAsideAs: name, to: self)
    }
}

extension JournalStore {
    /// Stores copies of records that this version can't read, as the journal `NAME.unreadable-1`, before they are replaced.
    public func setAside(_ records: [[UInt8]], of key: StoredKey) async throws(StorageError) {
        let joined = { (records: [[UInt8]]) in records.isEmpty ? nil : Array(records.joined(separator: [0])) }
        let copies = SetAside(
            key: key,
            read: { copy throws(StorageError) in
                let journal = try await self.journal(for: copy)
                return joined(try await journal.records(in: 0..<journal.count))
            },
            write: { _, copy throws(StorageError) in
                _ = try await self.journal(for: copy, replacingAllWith: records)
            }
        )
        let name = try await copies.copy(StoredForm(schema: key.schema, bytes: joined(records) ?? []))
        key.report(setAsideAs: name, to: self)
    }
}

extension StorageError {
    /// Whether something is stored that can't be read.
    fileprivate var isOfContent: Bool {
        switch self {
        case .newerSchema, .olderSchema, .damaged, .unreadable: true
        case .inUse, .system, .unacceptable: false
        }
    }
}

/// A store that reports to developers.
protocol StorageReporting {
    var diagnostics: any Diagnostics { get }
}

extension StoredKey {
    func report(setAsideAs copy: String, to store: Any) {
        report("stored-set-aside", "what this version can't read of “\(name)” is kept as “\(copy)”", to: store)
    }

    func report(unreadable error: StorageError, to store: Any) {
        report("stored-unreadable", "\(error); the app goes on without it", to: store)
    }

    private func report(_ code: String, _ text: String, to store: Any) {
        guard let store = store as? any StorageReporting else { return }
        store.diagnostics.report(Diagnostic(location: "storage", code: code, text: text))
    }
}
