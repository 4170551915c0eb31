extension Gherkin {
    /// A line being formatted: its kind, and its new indentation.
    struct FormattedLine {
        enum Role {
            case blank
            case description
            case comment
            case tags
            case title
            case step(keyword: Int)
            case row(table: Int)
            case docStringMark
            /// The content, without the indentation of the opening delimiter.
            case docStringText(Range<Int>)
        }

        let line: Line
        let role: Role
        /// In spaces; nil if the line stays as it is.
        var indent: Int?

        /// Whether comments and tags align with this line.
        var isStructural: Bool {
            switch role {
            case .blank, .description, .comment: false
            default: true
            }
        }

        var isBlank: Bool { if case .blank = role { true } else { false } }
        var isComment: Bool { if case .comment = role { true } else { false } }
        var isDescription: Bool { if case .description = role { true } else { false } }
    }

    /// Splits a file into lines and determines their kinds.
    struct FormattedLineReader {
        private let text: Text
        private let plan: FormattingPlan
        private var docString: (delimiter: [UInt8], old: Int, new: Int)?

        init(_ text: Text, _ plan: FormattingPlan) {
            self.text = text
            self.plan = plan
        }

        mutating func lines() -> [FormattedLine] {
            var scanner = LineScanner(text)
            var lines: [FormattedLine] = []
            while let line = scanner.next() { lines.append(read(line)) }
            return lines
        }

        private mutating func read(_ line: Line) -> FormattedLine {
            if let docString { return read(line, in: docString) }
            if let entry = plan.entries[line.number] { return read(line, entry) }
            if line.isBlank { return FormattedLine(line: line, role: .blank) }
            switch text.bytes[line.content] {
            case UInt8(ascii: "#"): return FormattedLine(line: line, role: .comment)
            case UInt8(ascii: "@"): return FormattedLine(line: line, role: .tags)
            default: return FormattedLine(line: line, role: .description)
            }
        }

        private mutating func read(_ line: Line, _ entry: FormattingPlan.Entry) -> FormattedLine {
            let role: FormattedLine.Role
            switch entry.kind {
            case .title: role = .title
            case .step(let keyword): role = .step(keyword: keyword)
            case .row(let table): role = .row(table: table)
            case .docString(let delimiter, let indent):
                docString = (Array(delimiter.utf8), indent, entry.indent)
                role = .docStringMark
            }
            return FormattedLine(line: line, role: role, indent: entry.indent)
        }

        private mutating func read(
            _ line: Line,
            in docString: (delimiter: [UInt8], old: Int, new: Int)
        ) -> FormattedLine {
            if text.bytes[line.unindented].starts(with: docString.delimiter) {
                self.docString = nil
                return FormattedLine(line: line, role: .docStringMark, indent: docString.new)
            }
            let content = text.removing(docString.old, from: line)
            return FormattedLine(line: line, role: .docStringText(content), indent: docString.new)
        }
    }
}
