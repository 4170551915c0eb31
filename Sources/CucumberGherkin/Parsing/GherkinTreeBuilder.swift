extension Gherkin {
    /// Builds the tree from the accepted lines.
    ///
    /// Each node stays open until the line that ends it. It gets its id then, innermost first, which gives the same ids
    /// as the official parsers.
    struct TreeBuilder {
        let text: Text
        var ids: IdentifierSequence
        var comments: [Comment] = []
        var feature: Feature?
        var rule: Rule?
        var background: Background?
        var scenario: Scenario?
        var examples: Examples?
        var step: Step?
        var steps: [Step] = []
        var rows: [TableRow] = []
        /// Tags for the next title.
        var tags: [Tag] = []
        var lines = LineJoiner()
        var isInDescription = false
        /// In the last closed table, the first row with another number of cells than its first row.
        var unevenRow: Location?

        init(text: Text, ids: IdentifierSequence) {
            self.text = text
            self.ids = ids
        }

        mutating func takeUnevenRow() -> Location? {
            defer { unevenRow = nil }
            return unevenRow
        }

        private mutating func takeTags() -> [Tag] {
            defer { tags = [] }
            return tags
        }
    }
}

// MARK: - Titles

extension Gherkin.TreeBuilder {
    mutating func openFeature(_ line: Gherkin.Line, keyword: String, name: Range<Int>, language: String) {
        feature = Gherkin.Feature(
            location: text.location(of: line),
            tags: takeTags(),
            language: language,
            keyword: keyword,
            name: text.string(name),
            description: "",
            children: []
        )
    }

    mutating func openRule(_ line: Gherkin.Line, keyword: String, name: Range<Int>) {
        closeRule()
        rule = Gherkin.Rule(
            identifier: .later,
            location: text.location(of: line),
            tags: takeTags(),
            keyword: keyword,
            name: text.string(name),
            description: "",
            children: []
        )
    }

    mutating func openBackground(_ line: Gherkin.Line, keyword: String, name: Range<Int>) {
        closeScenario()
        background = Gherkin.Background(
            identifier: .later,
            location: text.location(of: line),
            keyword: keyword,
            name: text.string(name),
            description: "",
            steps: []
        )
    }

    mutating func openScenario(_ line: Gherkin.Line, keyword: String, name: Range<Int>) {
        closeScenario()
        scenario = Gherkin.Scenario(
            identifier: .later,
            location: text.location(of: line),
            tags: takeTags(),
            keyword: keyword,
            name: text.string(name),
            description: "",
            steps: [],
            examples: []
        )
    }

    mutating func openExamples(_ line: Gherkin.Line, keyword: String, name: Range<Int>) {
        closeExamples()
        examples = Gherkin.Examples(
            identifier: .later,
            location: text.location(of: line),
            tags: takeTags(),
            keyword: keyword,
            name: text.string(name),
            description: "",
            tableHeader: nil,
            tableBody: []
        )
    }
}

// MARK: - Lines

extension Gherkin.TreeBuilder {
    mutating func addComment(_ line: Gherkin.Line) {
        comments.append(
            Gherkin.Comment(location: Gherkin.Location(line: line.number, column: 1), text: text.string(line.whole))
        )
    }

    /// Adds the tags of a line without errors.
    mutating func addTags(_ line: Gherkin.Line) {
        var scanner = Gherkin.TagScanner(line, in: text)
        while case .tag(let range, let column)? = scanner.next() {
            let location = Gherkin.Location(line: line.number, column: column)
            tags.append(Gherkin.Tag(identifier: .later, location: location, name: text.string(range)))
        }
    }

    /// Adds the tags at some positions of a line, in their order.
    mutating func addTags(_ ranges: [Range<Int>], of line: Gherkin.Line) {
        var (position, column) = (line.start, 1)
        for range in ranges {
            column += text.codePoints(in: position..<range.lowerBound)
            position = range.lowerBound
            let location = Gherkin.Location(line: line.number, column: column)
            tags.append(Gherkin.Tag(identifier: .later, location: location, name: text.string(range)))
        }
    }

    mutating func addDescription(_ line: Gherkin.Line) {
        isInDescription = true
        lines.append(line, of: text)
    }

    mutating func openStep(_ line: Gherkin.Line, keyword: Gherkin.KeywordList.Keyword, text range: Range<Int>) {
        closeStep()
        step = Gherkin.Step(
            identifier: .later,
            location: text.location(of: line),
            keyword: keyword.text,
            keywordType: keyword.type,
            text: text.string(range)
        )
    }

    mutating func addRow(_ line: Gherkin.Line) {
        closeDescription()
        var cells: [Gherkin.TableCell] = []
        cells.reserveCapacity(rows.last?.cells.count ?? 4)
        var scanner = Gherkin.CellScanner(line, in: text)
        while let cell = scanner.next() {
            cells.append(cell)
        }
        rows.append(Gherkin.TableRow(identifier: .later, location: text.location(of: line), cells: cells))
    }

    mutating func openDocString(_ line: Gherkin.Line, _ delimiter: Gherkin.DocStringDelimiter, mediaType: Range<Int>) {
        closeTable()
        let docString = Gherkin.DocString(
            location: text.location(of: line),
            mediaType: mediaType.isEmpty ? nil : text.string(mediaType),
            content: "",
            delimiter: delimiter.mark.description
        )
        step?.docString = docString
    }

    mutating func addToDocString(_ range: Range<Int>, _ delimiter: Gherkin.DocStringDelimiter) {
        lines.append(range, of: text, unescaping: delimiter)
    }

    mutating func closeDocString() {
        let content = lines.takeAll()
        step?.docString?.content = content
    }
}
