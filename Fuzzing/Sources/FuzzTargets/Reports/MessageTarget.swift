import ScenarioReports

/// Any bytes as a file of Cucumber Messages, or as two with the byte 1E between them: read, merged, told to reports, written
/// and read again.
struct MessageTarget: FuzzTarget {
    static let name = "messages"

    private static let separator: UInt8 = 0x1E

    /// An outline of many steps and many rows is their product; a line of more line breaks than this is not read.
    private static let maximumLines = 2_000

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let files = bytes.split(separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
            .map { Array($0) }
        guard files.allSatisfy(Self.isBounded) else { return }
        for file in files {
            guard let events = try Self.read(file) else { continue }
            try hold(events, variety: file.count)
        }
        guard let first = files.first, let second = files.last, files.count == 2 else { return }
        let merged = try Self.merged([("a", first), ("b", second)])
        let reversed = try Self.merged([("b", second), ("a", first)])
        try require(merged.map(Self.written) == reversed.map(Self.written), "merged in another order it is another run")
        if let merged { try hold(merged, variety: second.count) }
    }

    /// What is told has the shape of a run, every report takes it, and written as messages it can be read again.
    private func hold(_ events: [RunEvent], variety: Int) throws(BrokenInvariant) {
        try RunShape(events).hold()
        let reports = AnyReport.all
        let report = reports[variety % reports.count]()
        for event in events { report.handle(event) }
        let written = Self.written(events)
        guard let again = try Self.read(written) else {
            throw BrokenInvariant("what was read and written can't be read again: \(Self.text(written))")
        }
        try RunShape(events).hold(asIn: RunShape(again))
        let rewritten = Self.written(again)
        let isSame = rewritten == written || Self.withoutExtras(rewritten) == Self.withoutExtras(written)
        try require(isSame, "written again it is something else: \(Self.text(written))")
    }

    private static func written(_ events: [RunEvent]) -> [UInt8] {
        var bytes: [UInt8] = []
        let report = MessageReport { bytes += $0 }
        for event in events { report.handle(event) }
        return bytes
    }

    /// Without what is attached to the run: how many scenarios were left out is counted anew where it is not said.
    private static func withoutExtras(_ bytes: [UInt8]) -> [Substring] {
        text(bytes).split(separator: "\n").filter { !$0.contains("application/vnd.appshell.run+json") }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Nil where there are errors.
    private static func read(_ bytes: [UInt8]) throws(BrokenInvariant) -> [RunEvent]? {
        let notices: [MessageError]
        let events: [RunEvent]
        do throws(MessageErrors) {
            let reader = try MessageReader(name: "a", bytes: bytes)
            notices = reader.notices
            events = try reader.events()
        } catch {
            try hold(error, in: [("a", bytes)])
            return nil
        }
        try hold(notices, in: [("a", bytes)])
        return events
    }

    /// Nil where there are errors.
    private static func merged(_ files: [(name: String, bytes: [UInt8])]) throws(BrokenInvariant) -> [RunEvent]? {
        let notices: [MessageError]
        let events: [RunEvent]
        do throws(MessageErrors) {
            let merge = try RunMerge(files)
            notices = merge.notices
            events = try merge.events()
        } catch {
            try hold(error, in: files)
            return nil
        }
        try hold(notices, in: files)
        return events
    }

    private static func hold(
        _ error: MessageErrors,
        in files: [(name: String, bytes: [UInt8])]
    ) throws(BrokenInvariant) {
        try require((1...100).contains(error.errors.count), "\(error.errors.count) errors")
        try hold(error.errors, in: files)
    }

    private static func hold(
        _ errors: [MessageError],
        in files: [(name: String, bytes: [UInt8])]
    ) throws(BrokenInvariant) {
        guard !errors.isEmpty else { return }
        var counts: [String: Int] = [:]
        for (name, bytes) in files { counts[name] = bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }
        for error in errors {
            try require(!error.fact.isEmpty && !error.fix.isEmpty, "an error without a text")
            guard let count = counts[error.file] else {
                throw BrokenInvariant("an error of “\(error.file)”, which is no file")
            }
            guard let line = error.line else { continue }
            try require((1...count).contains(line), "an error in line \(line) of \(count)")
        }
    }

    /// Whether no text in it has more lines than the parser's pickles have room for. JSON spells a line break with a
    /// backslash.
    private static func isBounded(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
            line.reduce(0) { $1 == UInt8(ascii: "\\") ? $0 + 1 : $0 } <= maximumLines
        }
    }
}
