/// The discussion of a command's help: paragraphs and examples.
enum HelpText {
    /// With an empty line between them.
    static func paragraphs(_ paragraphs: String...) -> String { paragraphs.joined(separator: "\n\n") }

    /// Command lines, each with what it does.
    ///
    /// - Parameter column: where the notes begin; behind a longer command, or on the next line where there is no room.
    static func examples(column: Int = 44, _ lines: (command: String, note: String?)...) -> String {
        lines.map { command, note in
            let line = "  " + command
            guard let note else { return line }
            let gap = max(2, column - line.count)
            let isRoom = line.count + gap + note.count <= width
            return (isRoom ? line + spaces(gap) : "\(line)\n\(spaces(column))") + note
        }
        .joined(separator: "\n")
    }

    /// Of a narrow terminal, in columns.
    private static let width = 80

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
