import AppShell

/// The header of every stored file: its kind, its key and its length.
///
/// See docs/storage.md, “The head”. A checksum of its own protects it.
struct FileHead: Equatable {
    enum Kind: UInt8, CaseIterable {
        case value = 1
        case document
        case journal
        case secret

        /// The file names' extension.
        var suffix: String {
            switch self {
            case .value: ".value"
            case .document: ".document"
            case .journal: ".journal"
            case .secret: ".secret"
            }
        }

        /// The folder of these files in the storage's folder.
        var folder: String { "\(suffix.dropFirst())s" }
    }

    let kind: Kind
    /// Whether the file stands for nothing.
    var isTombstone = false
    /// The key's name.
    let key: String
    let schema: Int
    /// Counts the files that had this name, from 1.
    let generation: UInt64
    /// The length after the header, in bytes; 0 in a journal, whose records have their own.
    var length = 0
    /// The checksum of what follows the header; 0 in a journal.
    var checksum: UInt32 = 0

    static let magic = Array("AppShell".utf8)
    static let format: UInt16 = 1
    /// The size of a header without its name and checksum.
    private static let fixedSize = 40
    /// The maximum size of a header in bytes, since names are limited.
    static let maximumSize = fixedSize + StoredKey.maximumCopyNameLength + 4

    /// In bytes.
    var size: Int { Self.fixedSize + key.utf8.count + 4 }

    var bytes: [UInt8] {
        var bytes = Self.magic
        bytes.append(littleEndian: Self.format)
        bytes.append(kind.rawValue)
        bytes.append(isTombstone ? 1 : 0)
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: schema))
        bytes.append(littleEndian: generation)
        bytes.append(littleEndian: UInt64(length))
        bytes.append(littleEndian: checksum)
        bytes.append(littleEndian: UInt16(truncatingIfNeeded: key.utf8.count))
        bytes.append(littleEndian: UInt16(0))
        bytes += Array(key.utf8)
        bytes.append(littleEndian: CRC32C.checksum(of: bytes))
        return bytes
    }
}

extension FileHead {
    enum Reading: Equatable {
        case head(FileHead)
        case damaged(fact: String, offset: Int)
        /// Written by a later version of AppShell.
        case laterFormat(Int)
    }

    /// Parses a header from a file's first ``maximumSize`` bytes, or all of them.
    static func read(_ bytes: [UInt8], kind: Kind, key: String) -> Reading {
        guard bytes.count >= fixedSize + 4 else {
            return .damaged(fact: "the file ends within its head", offset: bytes.count)
        }
        guard bytes.starts(with: magic) else { return .damaged(fact: "it does not begin as our files do", offset: 0) }
        let nameEnd = fixedSize + Int(bytes.littleEndian(at: 36, as: UInt16.self))
        guard nameEnd + 4 <= bytes.count,
            bytes.littleEndian(at: nameEnd, as: UInt32.self) == CRC32C.checksum(of: bytes[..<nameEnd])
        else { return .damaged(fact: "the head is not what was written", offset: 0) }
        let format = bytes.littleEndian(at: 8, as: UInt16.self)
        guard format == Self.format else { return .laterFormat(Int(format)) }
        let name = String(decoding: bytes[fixedSize..<nameEnd], as: UTF8.self)
        guard bytes[10] == kind.rawValue, name.utf8.elementsEqual(key.utf8) else {
            let found = Kind(rawValue: bytes[10]).map { "\($0)" } ?? "kind \(bytes[10])"
            return .damaged(fact: "it belongs to “\(name)” (\(found)): the file was renamed or copied", offset: 0)
        }
        let length = bytes.littleEndian(at: 24, as: UInt64.self)
        guard length <= UInt64(Int.max / 2) else {
            return .damaged(fact: "the length is beyond all bounds", offset: 24)
        }
        return .head(
            FileHead(
                kind: kind,
                isTombstone: bytes[11] == 1,
                key: key,
                schema: Int(bytes.littleEndian(at: 12, as: UInt32.self)),
                generation: bytes.littleEndian(at: 16),
                length: Int(length),
                checksum: bytes.littleEndian(at: 32)
            )
        )
    }
}
