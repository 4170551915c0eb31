/// Stored forms by name, for the stores that last as long as themselves.
struct InMemoryForms: ~Copyable {
    private let forms = Lock<[[UInt8]: StoredForm]>([:])

    func form(for key: StoredKey) throws(StorageError) -> StoredForm? {
        try key.checkBounds()
        return forms.withLock { $0[key.nameBytes] }
    }

    /// Stores bytes, or removes them (nil), unless a later version wrote what is there.
    func set(_ bytes: [UInt8]?, for key: StoredKey) throws(StorageError) {
        try key.checkBounds()
        try forms.withLock { forms throws(StorageError) in
            if let form = forms[key.nameBytes] { try StoredForm.check(schema: form.schema, against: key) }
            forms[key.nameBytes] = bytes.map { StoredForm(schema: key.schema, bytes: $0) }
        }
    }

    /// The bytes in the key's form, in which they are kept from now on.
    func migrate(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try key.checkBounds()
        return try forms.withLock { forms throws(StorageError) in
            guard let bytes = try forms[key.nameBytes]?.bytes(as: key) else { return nil }
            forms[key.nameBytes] = StoredForm(schema: key.schema, bytes: bytes)
            return bytes
        }
    }
}
