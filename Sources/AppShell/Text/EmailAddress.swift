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
        guard mayNeedCleaning(text) else { return text }
        var scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }[...]
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }

    /// False for most texts that are clean, told by their bytes; forms ask at each keystroke.
    private static func mayNeedCleaning(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        // Besides those of ASCII, the control characters begin with the byte C2, as some others do.
        return first.properties.isWhitespace || last.properties.isWhitespace
            || text.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") || $0 == 0x7F || $0 == 0xC2 }
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
