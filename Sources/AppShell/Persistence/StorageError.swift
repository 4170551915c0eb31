/// Why something could not be stored or read back: the location, the fact and the fix.
public enum StorageError: Error, Hashable, Sendable {
    /// The stored value was written by a later version of the app; it is left as it is.
    case newerSchema(key: String, found: Int, known: Int)
    /// The stored value was written by an earlier version, and the key has no migration that reads it; it is left as it
    /// is until it is replaced. Of a journal, with the position of the first record that is not read, from 0.
    case olderSchema(key: String, found: Int, known: Int, record: Int? = nil)
    /// What is stored is not what was written. The file was set aside under another name, with all that is in it.
    case damaged(StorageDamage)
    /// The stored bytes are intact, but this version can't decode them. They are not deleted, or a copy of them is made.
    case unreadable(key: String)
    /// Another process has the folder; its number, where the lock tells.
    case inUse(folder: String, processID: Int32?)
    /// The system refused: no room, no right, a broken disk. What was stored before is still there.
    case system(SystemError)
    /// The store can't keep that: a name or a value beyond its bounds. The text says which.
    case unacceptable(String)
}

/// Something stored that can't be read.
public struct StorageDamage: Hashable, Sendable {
    /// The key's name.
    public let key: String
    /// The path of the file as it was named.
    public let file: String
    /// Where it was found, in bytes from the file's beginning.
    public let offset: Int
    /// What was found there.
    public let fact: String
    /// The path that the file has been given, or kept under; nil where it is left where it is.
    public let setAside: String?

    /// - Parameter offset: in bytes from the file's beginning.
    public init(key: String, file: String, offset: Int, fact: String, setAside: String?) {
        self.key = key
        self.file = file
        self.offset = offset
        self.fact = fact
        self.setAside = setAside
    }
}

/// A call of the operating system that failed.
public struct SystemError: Hashable, Sendable {
    /// The call: `fsync`.
    public let call: String
    /// The file or folder it concerned.
    public let path: String
    /// `errno`.
    public let code: Int32
    /// What it means: `No space left on device`.
    public let reason: String
    /// What it comes from, where that says what to do.
    public let cause: Cause

    /// The failures that somebody can fix; codes differ from system to system.
    public enum Cause: Hashable, Sendable {
        /// The disk, or what the user may have of it, is full.
        case noRoom
        /// The disk is read-only.
        case readOnly
        /// The user lacks the rights.
        case rights
        /// Nothing that the app or the person can change.
        case other
    }

    /// - Parameter code: `errno` as the call left it.
    public init(call: String, path: String, code: Int32, reason: String, cause: Cause = .other) {
        self.call = call
        self.path = path
        self.code = code
        self.reason = reason
        self.cause = cause
    }

    /// What to do about it.
    fileprivate var fix: String? {
        switch cause {
        case .noRoom: "free some space and try again"
        case .readOnly: "mount the disk for writing, or name another folder"
        case .rights: "give the user the rights to read and write it, or name another folder"
        case .other: nil
        }
    }
}

extension StorageError: CustomStringConvertible {
    /// The location, the fact, and what to do where something can be done.
    public var description: String {
        switch self {
        case .newerSchema(let key, let found, let known):
            "“\(key)” was stored with schema \(found), and this version knows \(known) at most: update the app"
        case .olderSchema(let key, let found, let known, nil):
            "“\(key)” was stored with schema \(found), and its key, of schema \(known), has no migration that reads it:"
                + " give the key one, or replace the value"
        case .olderSchema(let key, let found, let known, let record?):
            "“\(key)” was stored with schema \(found), and its key, of schema \(known), has no migration that reads"
                + " record \(record): give the key one, or replace the journal"
        case .damaged(let damage): "\(damage)"
        case .unreadable(let key): "what is stored as “\(key)” is not what this version writes: a later one may read it"
        case .inUse(let folder, let processID?):
            "\(folder) is in use by process \(processID): end it, or name another folder"
        case .inUse(let folder, nil): "\(folder) is in use by another process: end it, or name another folder"
        case .system(let error): "\(error)" + (error.fix.map { ": \($0)" } ?? "")
        case .unacceptable(let fact): fact
        }
    }
}

extension StorageDamage: CustomStringConvertible {
    /// The key, the file, the byte, and where the file is now.
    public var description: String {
        "“\(key)” can't be read: \(file) at byte \(offset): \(fact); "
            + (setAside.map { "the file is kept as \($0)" } ?? "the file is left where it is")
    }
}

extension SystemError: CustomStringConvertible {
    /// `fsync of /data/a: No space left on device (errno 28)`
    public var description: String { "\(call) of \(path): \(reason) (errno \(code))" }
}
