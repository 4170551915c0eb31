extension Unicode.Scalar {
    /// White space. Most scalars are ASCII, and Unicode's tables cost more than all else in reading a text.
    var isSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

    /// What makes a word of what stands between white space.
    var isLetterOrNumber: Bool {
        if isASCII { return (0x30...0x39).contains(value) || (0x61...0x7A).contains(value | 0x20) }
        return properties.isAlphabetic || properties.numericType != nil
    }
}
