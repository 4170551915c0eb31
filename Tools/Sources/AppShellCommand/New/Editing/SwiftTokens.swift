/// The words, literals and marks of a Swift file, without blanks and comments.
struct SwiftTokens {
    let bytes: [UInt8]
    /// Where each of them is.
    let ranges: [Range<Int>]
    /// Whether all braces are in pairs, and all literals and comments end.
    let isSound: Bool
    private let texts: [String]

    init(_ text: String) {
        let swift = SwiftText(Array(text.utf8))
        var ranges: [Range<Int>] = []
        var place = 0
        while place < swift.bytes.count {
            let start = place
            func isSame() -> Bool {
                guard place < swift.bytes.count, swift.kinds[place] == swift.kinds[start] else { return false }
                switch swift.kinds[start] {
                case .comment, .literal: return true
                case .code: return Self.isWord(swift.bytes[start]) && Self.isWord(swift.bytes[place])
                }
            }
            repeat { place += 1 } while isSame()
            let isBlank = swift.kinds[start] == .code && [32, 9, 10, 13].contains(swift.bytes[start])
            if swift.kinds[start] != .comment, !isBlank { ranges.append(start..<place) }
        }
        bytes = swift.bytes
        self.ranges = ranges
        isSound = swift.isSound
        texts = ranges.map { String(decoding: swift.bytes[$0], as: UTF8.self) }
    }

    var count: Int { ranges.count }

    subscript(index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    /// The text from one of them to another, with what stands between.
    func text(_ tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(decoding: bytes[ranges[first].lowerBound..<ranges[last].upperBound], as: UTF8.self)
    }

    /// Behind each place where these stand one after the other.
    func ends(of pattern: [String], in tokens: Range<Int>? = nil) -> [Int] {
        let tokens = tokens ?? 0..<count
        return tokens.filter { start in
            start + pattern.count <= tokens.upperBound
                && pattern.indices.allSatisfy { texts[start + $0] == pattern[$0] }
        }.map { $0 + pattern.count }
    }

    /// The bracket that closes the one at an index.
    func closing(of open: Int) -> Int? {
        var depth = 0
        for index in open..<count {
            depth += nesting(index)
            if depth == 0 { return index }
        }
        return nil
    }

    /// 1 for what opens a bracket, -1 for what closes one. The literal before an interpolation opens its bracket.
    func nesting(_ index: Int) -> Int {
        switch texts[index] {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        case let text where text.hasSuffix("(") && text.count > 1: 1
        default: 0
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
