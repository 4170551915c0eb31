extension SwiftBlanker {
    /// Blanks the literal whose opening quote is at `position`, with `hashes` number signs before it (already passed).
    mutating func blankString(hashes: Int) {
        let quotes = isMultiline(hashes: hashes) ? 3 : 1
        blank(position + 1..<position + quotes)
        position += quotes
        while let byte = peek() {
            if byte == .quote, closes(quotes: quotes, hashes: hashes, at: position) {
                blank(position..<position + quotes - 1)
                blank(position + quotes..<position + quotes + hashes)
                position += quotes + hashes
                break
            }
            if byte == .backslash, isRun(of: .hash, count: hashes, at: position + 1) {
                blankEscape(hashes: hashes)
                continue
            }
            if quotes == 1, byte.isLineBreak { break }
            if !byte.isLineBreak { code[position] = .space }
            position += 1
        }
        previous = .operand
    }

    /// An escaped byte goes; an interpolation stays as code.
    private mutating func blankEscape(hashes: Int) {
        let start = position
        position += 1 + hashes
        blank(start..<position)
        guard let escaped = peek() else { return }
        if escaped == .openParenthesis {
            position += 1
            blankCode(insideInterpolation: true)
        } else if !escaped.isLineBreak {
            blank(position..<position + 1)
            position += 1
        }
    }

    private func closes(quotes: Int, hashes: Int, at offset: Int) -> Bool {
        isRun(of: .quote, count: quotes, at: offset) && isRun(of: .hash, count: hashes, at: offset + quotes)
    }

    /// Three quotes open a multi-line literal, unless a raw literal closes on its line: `#"""#` is one quote.
    private func isMultiline(hashes: Int) -> Bool {
        guard isRun(of: .quote, count: 3, at: position) else { return false }
        guard hashes > 0 else { return true }
        var offset = position + 1
        while offset < source.count, !source[offset].isLineBreak {
            if closes(quotes: 1, hashes: hashes, at: offset) { return false }
            offset += 1
        }
        return true
    }
}
