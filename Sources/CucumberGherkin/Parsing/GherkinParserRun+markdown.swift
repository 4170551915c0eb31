/// Gherkin in Markdown, as the official parsers read it: titles are headings (`## Scenario: …`), steps are list items
/// (`* Given …`), tags are in backticks (`` `@slow` ``), tables are indented by two to five spaces. Everything else is
/// prose.
extension Gherkin.ParserRun {
    /// Tries a line as one kind of line; false if it is something else.
    mutating func takeMarkdown(_ line: Gherkin.Line, as kind: Gherkin.TokenKind) -> Bool {
        switch kind {
        // Markdown has no comments and no language line.
        case .endOfFile, .language: false
        case .empty: isProse(line)
        case .comment: takeTableRule(line)
        case .tagLine: takeMarkdownTags(line)
        case .featureLine: takeMarkdownFeature(line)
        case .ruleLine: heading(line).map { takeRule($0) } ?? false
        case .backgroundLine: heading(line).map { takeBackground($0) } ?? false
        case .scenarioLine: heading(line).map { takeScenario($0) } ?? false
        case .examplesLine: heading(line).map { takeExamples($0) } ?? false
        case .stepLine: item(line).map { takeStep($0) } ?? false
        case .tableRow: isMarkdownRow(line) && takeRow(line)
        case .docStringSeparator: takeDocStringSeparator(line)
        case .other: takeOther(line)
        }
    }

    /// The text after a heading's hashes.
    private func heading(_ line: Gherkin.Line) -> Gherkin.Line? {
        var index = line.content
        while index < line.end, text.bytes[index] == UInt8(ascii: "#") { index += 1 }
        guard (1...6).contains(index - line.content), index < line.end else { return nil }
        let space = text.spaceLength(at: index, before: line.end)
        return space > 0 ? line.beginning(at: index + space) : nil
    }

    /// The text after an item's bullet. A second star is not a keyword there.
    private func item(_ line: Gherkin.Line) -> Gherkin.Line? {
        guard !line.isBlank,
            [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(text.bytes[line.content])
        else { return nil }
        let item = line.beginning(at: text.skippingSpace(line.content + 1..<line.end))
        return starts(item, with: UInt8(ascii: "*")) ? nil : item
    }

    /// The first line that is not tags begins the feature, even without a heading.
    private mutating func takeMarkdownFeature(_ line: Gherkin.Line) -> Bool {
        if let heading = heading(line), takeFeature(heading) { return true }
        builder.openFeature(line, keyword: "", name: line.unindented, language: keywords.language)
        state = .header
        return true
    }

    /// Tables are indented by two to five spaces; others are prose.
    private func isMarkdownRow(_ line: Gherkin.Line) -> Bool {
        starts(line, with: UInt8(ascii: "|")) && (2...5).contains(text.indent(of: line)) && !isTableRule(line)
    }

    /// The line between a table's header and its body.
    private mutating func takeTableRule(_ line: Gherkin.Line) -> Bool {
        guard starts(line, with: UInt8(ascii: "|")), isTableRule(line) else { return false }
        state = state.afterComment
        return true
    }

    /// Whether a cell is a delimiter: `---`, `:--`, `--:`.
    private func isTableRule(_ line: Gherkin.Line) -> Bool {
        var scanner = Gherkin.CellScanner(line, in: text)
        while let cell = scanner.next() {
            var value = Array(cell.value.utf8)[...]
            if value.first == UInt8(ascii: ":") { value.removeFirst() }
            if value.last == UInt8(ascii: ":") { value.removeLast() }
            if !value.isEmpty, value.allSatisfy({ $0 == UInt8(ascii: "-") }) { return true }
        }
        return false
    }

    /// The line from its keyword on, if it is a title or a step.
    func keywordPart(of line: Gherkin.Line) -> Gherkin.Line? {
        let titles = [keywords.scenario, keywords.background, keywords.examples, keywords.rule]
        if let heading = heading(line), titles.contains(where: { $0.match(heading, in: text) != nil }) {
            return heading
        }
        return item(line).flatMap { keywords.step.match($0, in: text) == nil ? nil : $0 }
    }

    private func isProse(_ line: Gherkin.Line) -> Bool {
        if line.isBlank { return true }
        guard keywordPart(of: line) == nil else { return false }
        let isDelimiter =
            Gherkin.DocStringDelimiter.all(inMarkdown: true).contains { text.startsWith($0.mark, in: line.unindented) }
        let isTable = starts(line, with: UInt8(ascii: "|")) && (isTableRule(line) || isMarkdownRow(line))
        return !isDelimiter && !isTable && markdownTags(of: line).isEmpty
    }

    // MARK: - Tags

    private mutating func takeMarkdownTags(_ line: Gherkin.Line) -> Bool {
        let tags = markdownTags(of: line)
        guard !tags.isEmpty else { return false }
        placeTags()
        builder.addTags(tags, of: line)
        return true
    }

    /// Every `` `@…` `` of the line.
    private func markdownTags(of line: Gherkin.Line) -> [Range<Int>] {
        let (tick, at) = (UInt8(ascii: "`"), UInt8(ascii: "@"))
        var tags: [Range<Int>] = []
        var index = line.content
        while index + 2 < line.end {
            guard text.bytes[index] == tick, text.bytes[index + 1] == at, text.bytes[index + 2] != tick,
                let end = text.bytes[index + 2..<line.end].firstIndex(of: tick)
            else {
                index += 1
                continue
            }
            tags.append(index + 1..<end)
            index = end + 1
        }
        return tags
    }

    /// Whether to skip a line when looking ahead for what tags belong to.
    func isPassedOver(_ line: Gherkin.Line) -> Bool {
        isProse(line) || starts(line, with: UInt8(ascii: "|")) && isTableRule(line) || !markdownTags(of: line).isEmpty
    }

    /// The text of the line's heading, if it is one.
    func unmarked(_ line: Gherkin.Line) -> Gherkin.Line? { heading(line) }
}

extension Gherkin.Line {
    /// The same line with its content beginning further on.
    fileprivate func beginning(at content: Int) -> Gherkin.Line {
        Gherkin.Line(number: number, start: start, content: content, end: end)
    }
}
