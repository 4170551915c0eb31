/// Validates email addresses (MAD-NFR8).
///
/// Uses the HTML standard's pattern, with at least one dot in the domain and no empty label; at most 254 characters, 64
/// of them before the @.
public enum EmailAddress {
    /// In bytes.
    public static let maximumLength = 254
    /// Before the @, in bytes.
    public static let maximumLocalLength = 64

    /// Whether the text is an email address.
    public static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= maximumLength, let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
        let local = bytes[..<at]
        let labels = bytes[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return (1...maximumLocalLength).contains(local.count)
            && local.allSatisfy(isLocalByte)
            && labels.count >= 2
            && labels.allSatisfy(isLabel)
    }

    private static func isLocalByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }

    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        guard (1...63).contains(label.count), label.first != UInt8(ascii: "-"), label.last != UInt8(ascii: "-") else {
            return false
        }
        return label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
}

/// Cleans what a person typed.
public enum TypedText {
    /// Without control characters, and without whitespace at both ends.
    public static func cleaned(_ text: String) -> String {
        var scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }[...]
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The text cleaned; of one with more bytes of UTF-8 than `limit` the beginning, with an ellipsis.
    public static func cleaned(_ text: String, clippedTo limit: Int) -> String {
        let text = cleaned(text)
        guard text.utf8.count > limit else { return text }
        var clipped = ""
        var count = 0
        for character in text {
            count += character.utf8.count
            guard count < limit else { break }
            clipped.append(character)
        }
        return clipped + "…"
    }
}
