/// The width of a text in columns, in terminals and editors.
///
/// East Asian wide characters and emoji take two columns (Unicode Standard Annex 11); combining marks and invisible
/// characters take none.
package enum DisplayWidth {
    package static func columns(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// A grapheme cluster is as wide as its base.
    private static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        // U+FE0F selects the emoji form of a character.
        if scalars.contains("\u{FE0F}") || scalars.contains(where: isWide) { return 2 }
        return scalars.contains { !isInvisible($0) } ? 1 : 0
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    }

    /// Blocks of Wide and Fullwidth characters from EastAsianWidth.txt, without emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
