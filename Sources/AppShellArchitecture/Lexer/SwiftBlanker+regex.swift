extension SwiftBlanker {
    /// At `#`: a raw string, an extended regex literal, or a directive or macro, which is code.
    mutating func blankHashedLiteralOrSkip() {
        var hashes = 0
        while isRun(of: .hash, count: 1, at: position + hashes) { hashes += 1 }
        let opening = position + hashes
        if isRun(of: .quote, count: 1, at: opening) {
            blank(position..<opening)
            position = opening
            blankString(hashes: hashes)
        } else if isRun(of: .slash, count: 1, at: opening), let end = extendedRegexEnd(after: opening, hashes: hashes) {
            blank(position..<end)
            position = end
            previous = .operand
        } else {
            position = opening
            previous = .other
        }
    }

    /// At a lone `/`: a regex literal or an operator.
    mutating func blankBareRegexOrSkip() {
        if let end = bareRegexEnd() {
            blank(position..<end)
            position = end
            previous = .operand
        } else {
            position += 1
            previous = .other
        }
    }

    /// The rules of SE-0354: no space just inside the slashes, all on one line, parentheses that balance.
    private func bareRegexEnd() -> Int? {
        guard previous == .other, let first = peek(1), first != .space, first != .tab else { return nil }
        if position > 0, source[position - 1].isOperator { return nil }
        var offset = position + 1
        var classes = 0
        var parentheses = 0
        while offset < source.count {
            switch source[offset] {
            case let byte where byte.isLineBreak:
                return nil
            case .slash:
                let last = source[offset - 1]
                return last == .space || last == .tab ? nil : offset + 1
            case .backslash:
                offset += 1
                guard offset < source.count, !source[offset].isLineBreak else { return nil }
            case .openBracket:
                classes += 1
            case .closeBracket:
                classes = max(0, classes - 1)
            case .openParenthesis where classes == 0:
                parentheses += 1
            case .closeParenthesis where classes == 0:
                parentheses -= 1
                if parentheses < 0 { return nil }
            default:
                break
            }
            offset += 1
        }
        return nil
    }

    /// One line, or several when nothing but space follows the opening `#/`.
    private func extendedRegexEnd(after opening: Int, hashes: Int) -> Int? {
        var offset = opening + 1
        while offset < source.count, source[offset] == .space || source[offset] == .tab { offset += 1 }
        let isMultiline = offset < source.count && source[offset].isLineBreak
        offset = opening + 1
        while offset < source.count {
            if source[offset] == .slash, isRun(of: .hash, count: hashes, at: offset + 1) { return offset + 1 + hashes }
            if source[offset].isLineBreak, !isMultiline { return nil }
            let escapes = source[offset] == .backslash && offset + 1 < source.count && !source[offset + 1].isLineBreak
            offset += escapes ? 2 : 1
        }
        return nil
    }
}
