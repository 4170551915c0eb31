/// Blanks comments and literals out of Swift source, byte for byte.
///
/// The result has the length and the line breaks of the source, so that offsets and line numbers hold. Of a string
/// literal one quote stays at each end, and the code of its interpolations: `"a \(Date()) b"` leaves
/// `"   (Date())  "`.
struct SwiftBlanker {
    let source: [UInt8]
    var code: [UInt8]
    var position = 0
    var previous = Previous.other

    /// What the last piece of code was, to tell a regex literal from a division.
    enum Previous {
        case operand
        case closingBrace
        case dot
        case other
    }

    static func blank(_ source: [UInt8]) -> [UInt8] {
        var blanker = SwiftBlanker(source: source, code: source)
        blanker.blankShebang()
        blanker.blankCode(insideInterpolation: false)
        return blanker.code
    }

    /// Walks code to the end of the file, or past the parenthesis that closes an interpolation.
    mutating func blankCode(insideInterpolation: Bool) {
        var depth = 0
        previous = .other
        while let byte = peek() {
            if byte == .space {
                position += 1
                continue
            }
            switch byte {
            case .slash where peek(1) == .slash:
                blankLineComment()
            case .slash where peek(1) == .star:
                blankBlockComment()
            case .slash:
                blankBareRegexOrSkip()
            case .hash:
                blankHashedLiteralOrSkip()
            case .quote:
                blankString(hashes: 0)
            case .backtick:
                blankRawIdentifier()
            case _ where byte.isWord:
                skipWord()
            case .closeParenthesis where insideInterpolation && depth == 0:
                position += 1
                return
            default:
                if byte == .openParenthesis { depth += 1 }
                if byte == .closeParenthesis { depth -= 1 }
                skipPunctuation(byte)
            }
        }
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        let index = position + distance
        return index >= 0 && index < source.count ? source[index] : nil
    }

    /// Whether the bytes at `offset` are `count` times `byte`.
    func isRun(of byte: UInt8, count: Int, at offset: Int) -> Bool {
        offset + count <= source.count && (offset..<offset + count).allSatisfy { source[$0] == byte }
    }

    mutating func blank(_ range: Range<Int>) {
        for offset in range where !source[offset].isLineBreak {
            code[offset] = .space
        }
    }
}

// MARK: - Code

extension SwiftBlanker {
    /// Words after which an expression begins, so that `/` opens a regex literal.
    private static let prefixWords: Set<String> = [
        "return", "in", "case", "where", "if", "while", "guard", "switch", "for", "throw", "try", "await", "else", "do",
        "repeat", "yield", "consume", "copy",
    ]

    private mutating func skipWord() {
        let start = position
        while let byte = peek(), byte.isWord { position += 1 }
        // No prefix word is longer than seven bytes.
        let mayBePrefix = previous != .dot && position - start <= 7
        previous = mayBePrefix && Self.prefixWords.contains(word(from: start)) ? .other : .operand
    }

    private func word(from start: Int) -> String { String(decoding: source[start..<position], as: UTF8.self) }

    private mutating func skipPunctuation(_ byte: UInt8) {
        position += 1
        if byte.isLineBreak {
            if previous == .closingBrace { previous = .other }
            return
        }
        if byte == .space || byte == .tab { return }
        switch byte {
        case .closeParenthesis, .closeBracket: previous = .operand
        case .closeBrace: previous = .closingBrace
        case .dot: previous = .dot
        default: previous = .other
        }
    }

    /// Keeps `` `default` `` and blanks what a raw identifier says: `` `it's "quoted"` ``.
    private mutating func blankRawIdentifier() {
        var end = position + 1
        while end < source.count, source[end] != .backtick, !source[end].isLineBreak { end += 1 }
        guard end < source.count, source[end] == .backtick else { return skipPunctuation(.backtick) }
        let name = position + 1..<end
        if !name.allSatisfy({ source[$0].isWord }) { blank(name) }
        position = end + 1
        previous = .operand
    }
}

// MARK: - Comments

extension SwiftBlanker {
    private mutating func blankShebang() {
        if peek() == .hash, peek(1) == UInt8(ascii: "!") { blankLineComment() }
    }

    private mutating func blankLineComment() {
        while let byte = peek(), !byte.isLineBreak {
            code[position] = .space
            position += 1
        }
    }

    /// Block comments nest.
    private mutating func blankBlockComment() {
        let start = position
        var depth = 0
        repeat {
            if peek() == .slash, peek(1) == .star {
                depth += 1
                position += 2
            } else if peek() == .star, peek(1) == .slash {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < source.count
        position = min(position, source.count)
        blank(start..<position)
    }
}
