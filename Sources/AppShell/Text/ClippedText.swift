extension String {
    /// The beginning, 64 code points at most: see ``clipped(to:)``.
    package var clipped: String { clipped(to: 64) }

    /// The beginning, what can't be seen escaped: for messages, where what came from outside may be long or made to
    /// mislead.
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
    /// Neither a control character, nor a line break, nor one that turns the direction of writing.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value)
        }
    }
}
