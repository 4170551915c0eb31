/// Which texts a parameter takes: in a link pattern (`{id:number}`), and in a notification's payload.
///
/// The kinds, from the most specific to the least: choice, number, slug, text.
public enum ParameterKind: Hashable, Sendable {
    /// Any text that is not empty and holds no control character.
    case text
    /// A whole number: ASCII digits, 1 … 2^63-1, no leading zero.
    case number
    /// Lower-case ASCII letters, digits and single hyphens between them: `ia-generative-2`.
    case slug
    /// One of these texts, byte for byte.
    case choice([String])

    /// Whether a parameter of this kind takes that text.
    public func accepts(_ text: some StringProtocol) -> Bool {
        // The span of an `Array` needs iOS 26.
        let bytes = ContiguousArray(text.utf8)
        return switch self {
        case .text: Self.isText(bytes.span)
        case .number: Self.isNumber(bytes.span)
        case .slug: Self.isSlug(bytes.span)
        case .choice(let choices): choices.contains { $0.utf8.elementsEqual(bytes) }
        }
    }

    /// The texts of a choice; none for other kinds.
    package var choices: [String] { if case .choice(let texts) = self { texts } else { [] } }

    static func isText(_ text: Span<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for index in text.indices {
            let byte = text[index]
            // C1 controls (U+0080 … U+009F) are 0xC2 and one of these.
            let isWideControl = previous == 0xC2 && byte < 0xA0
            if byte < 0x20 || byte == 0x7F || isWideControl { return false }
            previous = byte
        }
        return !text.isEmpty
    }

    static func isNumber(_ text: Span<UInt8>) -> Bool {
        guard (1...19).contains(text.count), text[0] != UInt8(ascii: "0") else { return false }
        var number: UInt64 = 0
        for index in text.indices {
            let byte = text[index]
            let digit = UInt64(byte &- 0x30)
            guard digit < 10 else { return false }
            number = number &* 10 &+ digit  // nineteen digits fit
        }
        return number <= UInt64(Int64.max)
    }

    static func isSlug(_ text: Span<UInt8>) -> Bool {
        var wasHyphen = true
        for index in text.indices {
            let byte = text[index]
            let isHyphen = byte == UInt8(ascii: "-")
            let isWord = (0x61...0x7A).contains(byte) || byte.isASCIIDigit
            guard isWord || (isHyphen && !wasHyphen) else { return false }
            wasHyphen = isHyphen
        }
        return !wasHyphen
    }
}

extension ParameterKind: CustomStringConvertible {
    /// In words that follow « not »: `a whole number from 1 to 2^63-1 without leading zeros`.
    public var description: String {
        switch self {
        case .text: "a text without control characters"
        case .number: "a whole number from 1 to 2^63-1 without leading zeros"
        case .slug: "lower-case letters, digits and single hyphens between them"
        case .choice(let choices): "one of " + choices.map { "“\($0)”" }.joined(separator: ", ")
        }
    }
}
