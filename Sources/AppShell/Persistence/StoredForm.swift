extension StoredKey {
    /// What stores tell names apart by: `é` in one code point and in two are two names, as they are two files' names,
    /// though Swift takes the texts for equal.
    package var nameBytes: [UInt8] { Array(name.utf8) }
}

/// What a store keeps under one name: bytes, and the schema they were written with.
package struct StoredForm: Hashable, Sendable {
    package let schema: Int
    package let bytes: [UInt8]

    package init(schema: Int, bytes: [UInt8]) {
        self.schema = schema
        self.bytes = bytes
    }

    /// What a later version of the app wrote is neither read nor replaced.
    package static func check(schema: Int, against key: StoredKey) throws(StorageError) {
        guard schema > key.schema else { return }
        throw .newerSchema(key: key.name, found: schema, known: key.schema)
    }

    /// The bytes in the key's form.
    package func bytes(as key: StoredKey) throws(StorageError) -> [UInt8] {
        try Self.check(schema: schema, against: key)
        return try key.migrated(bytes, from: schema)
    }

    /// The text of a secret in the key's form.
    package func secret(as key: StoredKey) throws(StorageError) -> Secret {
        guard let text = String(validUTF8: try bytes(as: key)[...]) else {
            throw .unreadable(key: key.name)
        }
        return Secret(text)
    }
}
