extension PatternParser {
    /// `?`, `*`, `+`, `{n}`, `{n,}` or `{n,m}`, each with an optional `?` for lazy; otherwise nil.
    mutating func repetition() throws(PatternError) -> Repetition? {
        guard var repetition = try bounds() else { return nil }
        repetition.isLazy = take("?")
        if next == "+" { throw error(.unsupported("a possessive repetition", fix: Self.noBacktracking)) }
        return repetition
    }

    private mutating func bounds() throws(PatternError) -> Repetition? {
        let start = index
        switch next {
        case "?", "*", "+", "{": index += 1
        default: return nil
        }
        switch scalars[start] {
        case "?": return Repetition(least: 0, most: 1)
        case "*": return Repetition(least: 0, most: nil)
        case "+": return Repetition(least: 1, most: nil)
        default: break
        }
        guard let least = number() else { throw error(.unescapedBrace, at: start) }
        var repetition = Repetition(least: least, most: least)
        if take(",") { repetition.most = number() }
        let largest = repetition.most ?? least
        guard take("}"), least <= largest, largest <= Self.largestBound else {
            throw error(.badRepeatBounds, at: start)
        }
        return repetition
    }

    /// A run of ASCII digits; a number too large stays too large.
    private mutating func number() -> Int? {
        var value: Int?
        while let scalar = next, ScalarClass.digit.contains(scalar) {
            value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), Self.largestBound + 1)
            index += 1
        }
        return value
    }
}
