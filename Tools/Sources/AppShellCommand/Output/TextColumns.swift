/// Aligns rows of texts in columns two spaces apart.
struct TextColumns {
    /// Rows may have different lengths.
    let rows: [[String]]

    /// One line per row, without trailing spaces.
    func lines(indent: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
        }
        let margin = String(repeating: " ", count: indent)
        return rows.map { row in
            var line = margin
            var gap = 0
            for (column, text) in row.enumerated() where widths[column] > 0 {
                defer { gap += widths[column] - text.count + 2 }
                guard !text.isEmpty else { continue }
                line += String(repeating: " ", count: gap) + text
                gap = 0
            }
            return line
        }
    }
}
