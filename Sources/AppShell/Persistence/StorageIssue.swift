/// Something about stored data that people should know of, though the app goes on.
public enum StorageIssue: Hashable, Sendable {
    /// The process ended within an append that it had not acknowledged; those bytes were cut off.
    case tornTail(key: String, file: String, offset: Int, bytes: Int)
    /// From there on the file could not be read; what came before is kept, the whole file set aside.
    case damaged(StorageDamage, recordsKept: Int)
    /// What is stored under that key can't be read, for another reason than damage; it is left as it is, and the error is
    /// thrown to whoever asks for it.
    case refused(key: String, StorageError)
    /// A journal of an earlier schema was replaced without having been migrated; the old file is kept under that path.
    case replaced(key: String, file: String, schema: Int, setAside: String)
    /// What is stored under that key is a link to where no file is; it reads as if nothing was stored.
    case leadsNowhere(key: String, link: String, target: String)
    /// The system failed to make a file durable; it was written anew.
    case rewritten(SystemError)
    /// A file that a process left half written was removed.
    case sweptTemporary(file: String)
    /// Others could read or write a secret, or list the secrets' folder; now they can't. They may have.
    ///
    /// - Parameter mode: the permission bits that were found: `0o644`.
    case rightsTightened(path: String, mode: UInt32)
}

extension StorageIssue: CustomStringConvertible {
    /// What happened, to what, and what to do where something can be done.
    public var description: String {
        switch self {
        case .tornTail(let key, let file, let offset, let bytes):
            "“\(key)”: \(bytes) byte\(bytes == 1 ? "" : "s") of an append that never ended were cut off \(file) at byte"
                + " \(offset)"
        case .damaged(let damage, 0): "\(damage)"
        case .damaged(let damage, 1): "\(damage); the record before it is kept"
        case .damaged(let damage, let kept): "\(damage); the \(kept) records before it are kept"
        case .refused(let key, let error): "“\(key)” can't be read: \(error)"
        case .replaced(let key, let file, let schema, let setAside):
            "“\(key)” was replaced, and what schema \(schema) had stored in \(file) is kept as \(setAside)"
        case .leadsNowhere(let key, let link, let target):
            "“\(key)” reads as if nothing was stored: \(link) is a link to \(target), and there is no such file; if it is on"
                + " a drive that is not mounted, mount that and open the storage again before anything is stored"
        case .rewritten(let error): "\(error); the file was written anew"
        case .sweptTemporary(let file): "\(file), left by a process that ended while it wrote, was removed"
        case .rightsTightened(let path, let mode):
            "\(path) was open to other users (mode \(String(mode, radix: 8))); now it is not: if others use this machine,"
                + " sign out and in again, so that its secrets change"
        }
    }
}
