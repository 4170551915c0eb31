/// Whether a text is an email address, and how what a person types is cleaned (MAD-NFR8).
///
/// The HTML standard's pattern, with at least one dot in the domain and no empty label; 254 characters at most, 64
/// before the @.
public enum EmailAddress {
    public static let maximumLength = 254
    public static let maximumLocalLength = 64

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

/// What a person typed, without what no one means to send.
public enum TypedText {
    /// Without control characters and without space at the ends.
    public static func cleaned(_ text: String) -> String {
        var scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }[...]
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }
}
