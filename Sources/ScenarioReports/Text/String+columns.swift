import CucumberGherkin

extension String {
    /// Its width in a terminal: wide characters and emoji take two columns.
    var columns: Int { DisplayWidth.columns(of: self) }

    /// Padded with spaces to a width; unchanged if it is wider.
    func padded(to columns: Int, isRightAligned: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - self.columns))
        return isRightAligned ? spaces + self : self + spaces
    }

    /// Cut to a width, with “…” at the end.
    func clipped(to columns: Int) -> String {
        guard columns > 0 else { return "" }
        // Each column takes at least a byte, so a text with fewer bytes than columns fits.
        guard utf8.count > columns, self.columns > columns else { return self }
        var clipped = ""
        var room = columns - 1
        for character in self {
            room -= String(character).columns
            guard room >= 0 else { break }
            clipped.append(character)
        }
        return clipped + "…"
    }

    /// On one line, without anything that moves a terminal's cursor or changes its colours.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var line = ""
        for scalar in unicodeScalars { line.unicodeScalars.append(scalar.isControl ? " " : scalar) }
        return line
    }
}

extension Unicode.Scalar {
    /// C0, DEL and C1, and line and paragraph separators.
    fileprivate var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }
}
