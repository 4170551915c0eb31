extension Gherkin {
    /// Formats one file.
    struct FormattingRun {
        private let text: Text
        /// The file's own bytes, from which the output is copied. They may be invalid UTF-8.
        private let source: UnsafeBufferPointer<UInt8>
        private var lines: [FormattedLine]
        private var tables: [TableLayout]
        private var result: [UInt8] = []

        init(_ text: Text, of source: UnsafeBufferPointer<UInt8>, _ plan: FormattingPlan) {
            self.text = text
            self.source = source
            var reader = FormattedLineReader(text, plan)
            lines = reader.lines()
            tables = Array(repeating: TableLayout(), count: plan.tableCount)
        }

        mutating func formatted() -> [UInt8] {
            placeTags()
            placeComments()
            for line in lines {
                guard case .row(let table) = line.role else { continue }
                tables[table].add(TableLayout.Row(line.line, in: text), in: text)
            }
            result.reserveCapacity(text.bytes.count + text.bytes.count / 4)
            // A byte-order mark comes before the first line.
            append(0..<(lines.first?.line.start ?? text.bytes.count))
            let held = blanksOfDescriptions()
            for (index, line) in lines.enumerated() {
                write(line, isHeld: held.contains(index))
                let next = index + 1 < lines.count ? lines[index + 1].line.start : text.bytes.count
                append(line.line.end..<next)
            }
            return result
        }
    }
}

// MARK: - Indentation

extension Gherkin.FormattingRun {
    /// Tags align with the title below them.
    private mutating func placeTags() {
        var indent: Int?
        for index in lines.indices.reversed() {
            switch lines[index].role {
            case .title: indent = lines[index].indent
            case .tags: lines[index].indent = indent
            default: break
            }
        }
    }

    /// Comments align with the next line, or, before a blank line, with whatever comes next.
    ///
    /// In descriptions and at the end of the file they stay where they are.
    private mutating func placeComments() {
        /// The line below that this one aligns with.
        var anchor: Int?
        var end = lines.count
        while end > 0 {
            guard lines[end - 1].isComment else {
                end -= 1
                if lines[end].isStructural || lines[end].isDescription { anchor = end }
                continue
            }
            var start = end
            while start > 0, lines[start - 1].isComment { start -= 1 }
            let follows = start > 0 && !lines[start - 1].isBlank
            let isFollowed = end < lines.count && !lines[end].isBlank
            let neighbour = follows && !isFollowed ? start - 1 : anchor
            for comment in start..<end { lines[comment].indent = neighbour.flatMap { lines[$0].indent } }
            end = start
        }
    }

    /// Blank lines inside descriptions, whose spaces are part of the tree.
    ///
    /// After a comment the grammar takes a blank line for text too.
    private func blanksOfDescriptions() -> Set<Int> {
        var held: Set<Int> = []
        var candidates: [Int] = []
        var hasBegun = false
        for (index, line) in lines.enumerated() {
            if line.isStructural {
                candidates = []
                hasBegun = false
            } else if line.isBlank {
                if hasBegun { candidates.append(index) }
            } else {
                hasBegun = true
                guard line.isDescription else { continue }
                held.formUnion(candidates)
                candidates = []
            }
        }
        return held
    }
}

// MARK: - Writing

extension Gherkin.FormattingRun {
    private mutating func write(_ line: Gherkin.FormattedLine, isHeld: Bool) {
        switch line.role {
        case .blank:
            if isHeld { append(line.line.whole) }
        case .description:
            append(line.line.whole)
        case .docStringText(let content):
            guard !content.isEmpty else { return }
            indent(line)
            append(content)
        case .row(let table):
            indent(line)
            tables[table].writeNext(of: source, into: &result)
        case .step(let keyword):
            indent(line)
            let end = text.droppingSpace(line.line.unindented)
            append(line.line.content..<max(end, line.line.content + keyword))
        case .comment, .tags, .title, .docStringMark:
            indent(line)
            append(line.line.content..<text.droppingSpace(line.line.unindented))
        }
    }

    private mutating func indent(_ line: Gherkin.FormattedLine) {
        if let indent = line.indent {
            result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        } else {
            append(line.line.start..<line.line.content)
        }
    }

    private mutating func append(_ range: Range<Int>) {
        result.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
    }
}
