/// Why nothing can be stored under a key; one rule for every store, and for composition.
package struct StoredKeyIssue: Hashable, Sendable {
    package let fact: String
    package let fix: String
}

extension StoredKey {
    /// Of a name as a file's name, in bytes: what is left of the 255 that a file's name may have for suffixes.
    package static let maximumNameLength = 200
    /// With the suffix of a copy that is set aside.
    package static let maximumCopyNameLength = maximumNameLength + SetAside.suffixLength

    /// Nil where the key can be stored under: it has a name that is not too long for a file's, and a schema from 1.
    package var issue: StoredKeyIssue? {
        guard schema >= 1, schema <= Int(UInt32.max) else {
            return StoredKeyIssue(
                fact: "“\(name)” has schema \(schema)",
                fix: "number schemas from 1 to \(UInt32.max)"
            )
        }
        guard !name.isEmpty else {
            return StoredKeyIssue(fact: "a key has no name", fix: "give it one, such as catalog.filters")
        }
        let length = StoredKey.fileNameLength(of: declaredName)
        guard length > StoredKey.maximumNameLength else { return nil }
        return StoredKeyIssue(
            fact: "the key “\(name)” takes \(length) bytes as a file's name, and \(StoredKey.maximumNameLength) are the"
                + " most",
            fix: "shorten it"
        )
    }

    /// - Throws: ``StorageError/unacceptable(_:)`` where nothing can be stored under the key.
    package func checkBounds() throws(StorageError) {
        if let issue { throw .unacceptable("\(issue.fact): \(issue.fix)") }
    }

    /// Whether a byte of a name stands for itself in the file's name; else it is percent-encoded (RFC 3986, 2.1).
    package static func isPlain(_ byte: UInt8, atStart: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        case UInt8(ascii: "."): !atStart
        default: false
        }
    }

    private static func fileNameLength(of name: String) -> Int {
        var length = 0
        for byte in name.utf8 { length += isPlain(byte, atStart: length == 0) ? 1 : 3 }
        return length
    }
}
