import CucumberGherkin

/// What `lint --fix` would change of a script, line by line.
struct ScriptFormatting {
    /// Empty for a script that does not parse.
    let edits: [TextEdit]

    init(_ document: OpenDocument, _ encoding: PositionEncoding) {
        let text = document.text
        guard let laidOut = try? GherkinFormatter().format(text.bytes, uri: document.name), laidOut != text.bytes else {
            edits = []
            return
        }
        // White space alone changes, and never a line break.
        let feed = UInt8(ascii: "\n")
        let before = text.bytes.split(separator: feed, omittingEmptySubsequences: false)
        let after = laidOut.split(separator: feed, omittingEmptySubsequences: false)
        guard before.count == after.count else {
            let whole = text.range(0..<text.bytes.count, in: encoding)
            edits = [TextEdit(range: whole, text: String(decoding: laidOut, as: UTF8.self))]
            return
        }
        edits = zip(before, after).compactMap { old, new in
            guard old != new else { return nil }
            // Carriage returns at the end stay.
            let (oldEnd, newEnd) = (Self.end(of: old), Self.end(of: new))
            return TextEdit(
                range: text.range(old.startIndex..<oldEnd, in: encoding),
                text: String(decoding: new[..<newEnd], as: UTF8.self)
            )
        }
    }

    private static func end(of line: ArraySlice<UInt8>) -> Int {
        (line.lastIndex { $0 != UInt8(ascii: "\r") }).map { $0 + 1 } ?? line.startIndex
    }
}
