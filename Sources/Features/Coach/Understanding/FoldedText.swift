/// Text without what people write in different ways: case, accents, ligatures, the kind of apostrophe.
enum FoldedText {
    /// The text folded; folding it again changes nothing. Letters of other scripts stay, in lower case.
    static func fold(_ text: some Sequence<Unicode.Scalar>) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, to: &folded) }
        }
        return String(folded)
    }

    private static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: folded.append(scalar)
        case 0xE0...0xE5, 0x101, 0x103, 0x105, 0x1CE: folded.append("a")
        case 0xE6: folded.append(contentsOf: "ae".unicodeScalars)
        case 0xE7, 0x107, 0x109, 0x10B, 0x10D: folded.append("c")
        case 0xE8...0xEB, 0x113, 0x115, 0x117, 0x119, 0x11B: folded.append("e")
        case 0xEC...0xEF, 0x129, 0x12B, 0x12D, 0x12F, 0x131: folded.append("i")
        case 0xF1, 0x144, 0x146, 0x148: folded.append("n")
        case 0xF2...0xF6, 0xF8, 0x14D, 0x14F, 0x151: folded.append("o")
        case 0x153: folded.append(contentsOf: "oe".unicodeScalars)
        case 0xF9...0xFC, 0x169, 0x16B, 0x16D, 0x16F, 0x171, 0x173: folded.append("u")
        case 0xFD, 0xFF: folded.append("y")
        case 0xDF: folded.append(contentsOf: "ss".unicodeScalars)
        case 0x2018, 0x2019, 0x201B, 0x2BC, 0x2B9, 0x2032, 0x60, 0xB4: folded.append("'")
        case 0xFF10...0xFF19: folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30)))
        case 0xFF41...0xFF5A: folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFF41 + 0x61)))
        default: if !isMark(scalar) { folded.append(scalar) }
        }
    }

    /// Combining marks, which stand after the letter they belong to, and what takes no space at all.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
