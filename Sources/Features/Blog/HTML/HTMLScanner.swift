/// Cuts HTML into texts and tags, in one pass and with the same few rules for any bytes (HTML standard, 13.2.5,
/// simplified): what is unfinished at the end is dropped, as browsers do, and nothing is read twice.
struct HTMLScanner {
    enum Token {
        /// References decoded, white space as written.
        case text([UInt8])
        case start(HTMLTag)
        case end(String)
    }

    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    mutating func next() -> Token? {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return text() }
            switch byte(at: 1) {
            case let byte? where byte.isLetter:
                position += 1
                return tag().map { Token.start($0) }
            case UInt8(ascii: "/"):
                guard let byte = byte(at: 2) else { return text() }
                if byte.isLetter {
                    position += 2
                    return tag().map { Token.end($0.name) }
                }
                skip(past: ">")
            case UInt8(ascii: "!"):
                if byte(at: 2) == UInt8(ascii: "-"), byte(at: 3) == UInt8(ascii: "-") {
                    skipComment()
                } else {
                    skip(past: ">")
                }
            case UInt8(ascii: "?"): skip(past: ">")
            default: return text()
            }
        }
        return nil
    }

    /// Goes behind the end tag of an element whose content is no text for people: `script`, `style`.
    mutating func skipContent(of name: String) {
        let end = Array("</\(name)".utf8)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), isEnd(end) {
                position += 2
                _ = tag()
                return
            }
            position += 1
        }
    }

    private func isEnd(_ end: [UInt8]) -> Bool {
        guard position + end.count <= bytes.count else { return false }
        for (offset, byte) in end.enumerated() where bytes[position + offset].lowercased != byte { return false }
        return byte(at: end.count).map { $0.isHTMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") } ?? true
    }

    private func byte(at offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// Up to the next tag; a `<` that begins none is text.
    private mutating func text() -> Token {
        var text: [UInt8] = []
        repeat {
            appendDecoded(to: &text, inAttribute: false)
        } while position < bytes.count && bytes[position] != UInt8(ascii: "<")
        return .text(text)
    }

    /// The byte here, or what the reference here stands for.
    private mutating func appendDecoded(to text: inout [UInt8], inAttribute: Bool) {
        if bytes[position] == UInt8(ascii: "&") {
            text += HTMLReferences.read(bytes[...], from: &position, inAttribute: inAttribute).utf8
        } else {
            text.append(bytes[position])
            position += 1
        }
    }

    private mutating func skip(past end: Unicode.Scalar) {
        while position < bytes.count, bytes[position] != UInt8(ascii: end) { position += 1 }
        position += 1
    }

    private mutating func skipComment() {
        position += 4
        // `<!-->` and `<!--->` are whole.
        var dashes = 2
        while let byte = byte(at: 0) {
            position += 1
            if byte == UInt8(ascii: ">"), dashes >= 2 { return }
            // `--!>` ends one too.
            if byte == UInt8(ascii: "!"), dashes >= 2, self.byte(at: 0) == UInt8(ascii: ">") {
                position += 1
                return
            }
            dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
        }
    }
}

// MARK: - Tags

extension HTMLScanner {
    /// From the name on.
    ///
    /// - Returns: nil where the text ends within the tag.
    private mutating func tag() -> HTMLTag? {
        let start = position
        while let byte = byte(at: 0), !byte.endsName { position += 1 }
        var tag = HTMLTag(name: lowercased(start..<position))
        while true {
            while let byte = byte(at: 0), byte.isHTMLSpace || byte == UInt8(ascii: "/") { position += 1 }
            guard let byte = byte(at: 0) else { return nil }
            if byte == UInt8(ascii: ">") {
                position += 1
                return tag
            }
            let name = attributeName()
            skipSpace()
            guard self.byte(at: 0) == UInt8(ascii: "=") else { continue }
            position += 1
            skipSpace()
            guard let value = attributeValue() else { return nil }
            tag.add(name, value)
        }
    }

    private mutating func skipSpace() {
        while let byte = byte(at: 0), byte.isHTMLSpace { position += 1 }
    }

    private mutating func attributeName() -> String {
        let start = position
        position += 1
        while let byte = byte(at: 0), !byte.endsName, byte != UInt8(ascii: "=") { position += 1 }
        return lowercased(start..<position)
    }

    /// - Returns: nil where the text ends within the quotes.
    private mutating func attributeValue() -> [UInt8]? {
        var value: [UInt8] = []
        guard let first = byte(at: 0) else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            position += 1
            while let byte = byte(at: 0), byte != first { appendDecoded(to: &value, inAttribute: true) }
            guard position < bytes.count else { return nil }
            position += 1
        } else {
            while let byte = byte(at: 0), !byte.isHTMLSpace, byte != UInt8(ascii: ">") {
                appendDecoded(to: &value, inAttribute: true)
            }
        }
        return value
    }

    private func lowercased(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].map(\.lowercased), as: UTF8.self)
    }
}

/// A start tag with the attributes that matter; all others, event handlers among them, are not even kept.
struct HTMLTag {
    let name: String
    private(set) var attributes: [String: [UInt8]] = [:]

    init(name: String) {
        self.name = name
    }

    /// The first of a name counts.
    mutating func add(_ name: String, _ value: [UInt8]) {
        guard HTMLTag.kept.contains(name), attributes[name] == nil else { return }
        attributes[name] = value
    }

    private static let kept: Set<String> = ["alt", "href", "src"]
}

extension UInt8 {
    /// HTML's white space: U+00A0 is none.
    var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    fileprivate var endsName: Bool { isHTMLSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }

    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
