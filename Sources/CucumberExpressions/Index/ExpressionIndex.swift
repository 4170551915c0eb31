/// Finds the expressions that a step's text fits, without trying them all.
///
/// A trie over bytes leads from the text's beginning to the expressions whose plain beginning it has; those without
/// one are looked at each time. Of both, only those are matched whose plain end, or else whose longest plain part, is in
/// the text. What a lookup costs depends on the text, and hardly on how many other expressions there are.
public struct ExpressionIndex: Sendable {
    /// An expression that a text fits.
    public struct Match: Sendable {
        /// The number that inserting the expression gave.
        public let number: Int
        public let arguments: [ExpressionArgument]
    }

    /// In the order of their numbers, from 0.
    public private(set) var expressions: [StepExpression] = []
    private var matchers: [ExpressionMatcher] = []
    private var hints: [Hint] = []
    private var trie = PrefixTrie()

    /// What a text that matches has beside its beginning, as bytes.
    fileprivate struct Hint: Sendable {
        let suffix: [UInt8]
        /// Somewhere in it; empty where the beginning or the end says enough.
        let part: [UInt8]
    }

    public init() {}

    /// Adds an expression, and gives its number: how many there were before.
    @discardableResult
    public mutating func insert(_ expression: StepExpression) -> Int {
        let literals = expression.matcher.pattern.literals
        let prefix = Array(String(literals.prefix).utf8)
        let suffix = Array(String(literals.suffix).utf8)
        let part = prefix.isEmpty && suffix.isEmpty ? Array(String(literals.longest).utf8) : []
        trie.insert(expressions.count, at: prefix)
        hints.append(Hint(suffix: suffix, part: part))
        matchers.append(expression.matcher)
        expressions.append(expression)
        return expressions.count - 1
    }

    /// The numbers of the expressions that are worth matching, in order; all that match are among them.
    public func candidates(for text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var found = trie.numbers(alongside: bytes)
            found.removeAll { !hints[$0].mayMatch(bytes) }
            found.sort()
            return found
        }
    }

    /// The numbers of the expressions worth matching that the text is too long for (``StepExpression/isTooLong(_:)``), in
    /// order: none of them matches, and a text that fits no other may have been meant for them.
    public func untried(for text: String) -> [Int] {
        let count = text.unicodeScalars.count
        return candidates(for: text).filter { matchers[$0].pattern.isTooLong(count) }
    }

    /// All expressions that the text fits, with the arguments, in the order in which they were inserted.
    public func matches(_ text: String) -> [Match] {
        let candidates = candidates(for: text)
        guard !candidates.isEmpty else { return [] }
        let scalars = Array(text.unicodeScalars)
        return candidates.compactMap { number in
            matchers[number].match(scalars).map { Match(number: number, arguments: $0) }
        }
    }
}

extension ExpressionIndex.Hint {
    func mayMatch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= suffix.count else { return false }
        // From the end: an index and not an iterator, which would cost more than the comparison.
        for place in suffix.indices where text[text.count - suffix.count + place] != suffix[place] { return false }
        guard let first = part.first else { return true }
        guard text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { start in
            text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
        }
    }
}
