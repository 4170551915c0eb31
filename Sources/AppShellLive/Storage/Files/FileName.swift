import AppShell

/// File names for keys: readable, and distinct on case-insensitive file systems.
///
/// Bytes other than `a`–`z`, `0`–`9`, `-`, `_` and `.` are percent-encoded (RFC 3986, section 2.1, capital digits), and
/// so is a leading dot. The extension gives the kind.
enum FileName {
    /// - Throws: ``StorageError/unacceptable(_:)`` for an empty or too long name, or an invalid schema.
    static func file(of key: StoredKey, _ kind: FileHead.Kind) throws(StorageError) -> String {
        try key.checkBounds()
        return encode(key.name) + kind.suffix
    }

    static func encode(_ key: String) -> String {
        var name: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in key.utf8 {
            if StoredKey.isPlain(byte, atStart: name.isEmpty) {
                name.append(byte)
            } else {
                name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The key of a file, or nil for other files.
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
        guard let key = String(validUTF8: bytes[...]), !key.isEmpty, encode(key) == name else { return nil }
        return key
    }

    // MARK: Temporary files

    /// The temporary name of a file that this process is writing.
    static func temporary(of file: String, processID: Int32, number: Int) -> String {
        "\(file).\(processID)-\(number).tmp"
    }

    /// The file that a temporary file would replace, and its process; nil for other files.
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

    /// The second name of a file that is being replaced.
    static func setAside(_ file: String, _ reason: DamagedFile.Reason, number: Int) -> String {
        "\(file).\(reason)-\(number)"
    }
}
