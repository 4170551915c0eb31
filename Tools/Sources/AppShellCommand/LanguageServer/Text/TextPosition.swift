import AppShell

/// How a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The length of a character, by the first of its bytes in UTF-8.
    func length(of byte: UInt8) -> Int {
        switch self {
        case .utf8: Self.byteCount(byte)
        case .utf16: byte >= 0xF0 ? 2 : 1
        case .utf32: 1
        }
    }

    static func byteCount(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}

/// A position in a text as clients have it: line and character from 0.
struct TextPosition: Hashable, Comparable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    init?(_ json: JSONValue?) {
        guard let line = json?["line"]?.integerValue, let character = json?["character"]?.integerValue, line >= 0,
            character >= 0
        else { return nil }
        self.init(line: line, character: character)
    }

    static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }

    var json: JSONValue { ["line": .int(line), "character": .int(character)] }
}

/// A range of a text as clients have it.
struct TextRange: Hashable {
    var start: TextPosition
    var end: TextPosition

    init(_ start: TextPosition, _ end: TextPosition) {
        self.start = start
        self.end = end
    }

    init?(_ json: JSONValue?) {
        guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else { return nil }
        self.init(start, end)
    }

    var json: JSONValue { ["start": start.json, "end": end.json] }

    func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A replacement in a text.
struct TextEdit: Hashable {
    let range: TextRange
    let text: String

    var json: JSONValue { ["range": range.json, "newText": .string(text)] }
}
