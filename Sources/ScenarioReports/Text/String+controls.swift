extension String {
    /// With control characters made visible, as ␛ for an escape: names and screens must not move a terminal's cursor,
    /// clear its lines or set its title.
    ///
    /// Line ends, tabs and the colours of ``TextStyle`` stay. The control characters from U+0080 to U+009F (ECMA-48)
    /// become U+FFFD: Unicode has no pictures for them.
    var withVisibleControls: String {
        guard utf8.contains(where: { $0 == 0xC2 || $0.isInvisibleControl }) else { return self }
        var visible = UnicodeScalarView()
        var rest = Substring(self).unicodeScalars
        while let scalar = rest.first {
            if scalar == "\u{1B}", let end = Self.endOfColour(in: rest) {
                visible += rest[..<end]
                rest = rest[end...]
                continue
            }
            visible.append(scalar.visible)
            rest.removeFirst()
        }
        return String(visible)
    }

    /// The end of `ESC [ 31 m` and the like.
    private static func endOfColour(in scalars: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index? {
        let rest = scalars.dropFirst()
        guard rest.first == "[" else { return nil }
        let digits = rest.dropFirst().prefix(3).prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "m" else { return nil }
        return rest.index(after: digits.endIndex)
    }
}

extension UInt8 {
    fileprivate var isInvisibleControl: Bool { self < 0x20 && self != 0x0A && self != 0x09 || self == 0x7F }
}

extension Unicode.Scalar {
    fileprivate var visible: Unicode.Scalar {
        switch value {
        case 0x09, 0x0A: self
        // The block of control pictures begins with NUL's.
        case ..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: self
        }
    }
}
