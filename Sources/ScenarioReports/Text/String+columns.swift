import CucumberGherkin

extension String {
    /// How many columns of a terminal it takes: wide characters and emoji take two.
    var columns: Int { DisplayWidth.columns(of: self) }

    /// With spaces behind it, or in front, up to a width; as it is where it is wider.
    func padded(to columns: Int, isRightAligned: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - self.columns))
        return isRightAligned ? spaces + self : self + spaces
    }

    /// As much of it as fits, with “…” where something is left out.
    func clipped(to columns: Int) -> String {
        guard columns > 0 else { return "" }
        // Each column takes a byte at least: a text of fewer bytes than columns always fits.
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

    /// On one line, and with nothing in it that would move a terminal's cursor or colour what follows.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var line = ""
        for scalar in unicodeScalars { line.unicodeScalars.append(scalar.isControl ? " " : scalar) }
        return line
    }
}

extension Unicode.Scalar {
    /// C0, DEL and C1, and the separators of lines and paragraphs.
    fileprivate var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }
}
