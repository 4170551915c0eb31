extension String {
    /// At most 64 code points; see ``clipped(to:)``.
    package var clipped: String { clipped(to: 64) }

    /// The first code points with invisible ones escaped: for messages that quote untrusted text.
    ///
    /// - Parameter limit: in code points.
    package func clipped(to limit: Int) -> String {
        let start = unicodeScalars.prefix(limit)
        let text = start.reduce(into: "") { text, scalar in
            if scalar.isVisible {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return start.endIndex == unicodeScalars.endIndex ? text : text + "…"
    }
}

extension Unicode.Scalar {
    /// Not a control character, a line separator or a bidirectional control.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value)
        }
    }
}
