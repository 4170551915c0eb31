/// Something in a file of Cucumber Messages that cannot be used: the location, the fact and the fix.
public struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name as it was given.
    public let file: String
    /// From 1; nil for the whole file.
    public let line: Int?
    public let fact: String
    public let fix: String

    init(file: String, line: Int?, _ fact: String, fix: String) {
        self.file = file
        self.line = line
        self.fact = fact
        self.fix = fix
    }

    /// `shard-1.ndjson:12: this is not a JSON object. Write the file again: …`
    public var description: String {
        let location = line.map { "\(file):\($0)" } ?? file
        return "\(location): \(fact). \(fix)"
    }
}

/// Every error in files of Cucumber Messages, in the order of the files and their lines.
public struct MessageErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// At least one.
    public let errors: [MessageError]

    init(_ errors: [MessageError]) {
        self.errors = errors
    }

    /// Each error on its own line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension MessageError {
    /// Errors beyond this number are left out.
    static let most = 100

    static func unreadable(_ file: String, _ line: Int, _ envelope: String?) -> MessageError {
        let what = envelope.map { "this is no “\($0)” envelope of Cucumber Messages" } ?? "this is not a JSON object"
        return MessageError(
            file: file,
            line: line,
            what,
            fix: "Write the file again, or remove the line if it was added by hand."
        )
    }

    static func torn(_ file: String, _ line: Int) -> MessageError {
        MessageError(
            file: file,
            line: line,
            "the last line is cut off, as its run was killed; the lines before it are used",
            fix: "Run again for the rest."
        )
    }

    static func cutOff(_ file: String) -> MessageError {
        MessageError(
            file: file,
            line: nil,
            "it could not be read to the end",
            fix: "Read it again when nothing writes to it, or take another copy."
        )
    }

    static func secondRun(_ file: String, _ line: Int) -> MessageError {
        MessageError(
            file: file,
            line: line,
            "it contains a second run",
            fix: "Give each run a file of its own, and merge those."
        )
    }

    static func unknown(_ kind: String, _ id: String, _ file: String, _ line: Int) -> MessageError {
        MessageError(
            file: file,
            line: line,
            "it names the \(kind) “\(id)”, which no envelope of this file defines",
            fix: "Use the complete file of one run, unchanged."
        )
    }
}
