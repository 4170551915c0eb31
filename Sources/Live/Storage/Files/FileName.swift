import AppShell

/// The names of files: one a key, readable, and the same on systems that take `a` and `A` for one letter.
///
/// Bytes other than `a`–`z`, `0`–`9`, `-`, `_` and `.` are percent-encoded (RFC 3986, section 2.1, capital digits), and
/// so is a dot at the beginning. A suffix says what the file is.
enum FileName {
    /// Of an encoded key, in bytes: what is left of the 255 of a file's name for suffixes.
    static let maximumLength = 200

    /// - Throws: ``StorageError/unacceptable(_:)`` for a name that is empty or too long, or a schema out of bounds.
    static func file(of key: StoredKey, _ kind: FileHead.Kind) throws(StorageError) -> String {
        guard key.schema >= 1, key.schema <= Int(UInt32.max) else {
            throw .unacceptable("“\(key.name)” has schema \(key.schema): number schemas from 1 to \(UInt32.max)")
        }
        let encoded = encode(key.name)
        guard !encoded.isEmpty else { throw .unacceptable("a key has no name: give it one, such as catalog.filters") }
        guard encoded.utf8.count <= maximumLength else {
            throw .unacceptable(
                "the key “\(key.name)” takes \(encoded.utf8.count) bytes as a file's name, and \(maximumLength) are the"
                    + " most: shorten it"
            )
        }
        return encoded + kind.suffix
    }

    static func encode(_ key: String) -> String {
        var name: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                name.append(byte)
            case UInt8(ascii: ".") where !name.isEmpty: name.append(byte)
            default: name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The key of a file; nil for a file that is no key's.
    static func key(of file: String, _ kind: FileHead.Kind) -> String? {
        guard file.hasSuffix(kind.suffix) else { return nil }
        let name = String(file.dropLast(kind.suffix.count))
        var bytes: [UInt8] = []
        var rest = Substring(name).utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let key = String(validating: bytes, as: UTF8.self), !key.isEmpty, encode(key) == name else { return nil }
        return key
    }

    // MARK: Files on the way

    /// The name under which the process writes what will replace a file.
    static func temporary(of file: String, processID: Int32, number: Int) -> String {
        "\(file).\(processID)-\(number).tmp"
    }

    /// The file that a temporary was to replace, and the process that wrote it; nil where it is none.
    static func temporary(_ name: String) -> (file: String, processID: Int32)? {
        guard name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropLast(4).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last else { return nil }
        let numbers = last.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, Int(numbers[1]) != nil else {
            return nil
        }
        return (parts.dropLast().joined(separator: "."), process)
    }

    /// The name under which a damaged file is kept.
    static func damaged(_ file: String, number: Int) -> String { "\(file).damaged-\(number)" }
}
