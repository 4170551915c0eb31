extension Gherkin {
    /// One parse: determines each line's kind in the current state, and passes it to the tree builder.
    ///
    /// A line that does not fit is reported and skipped, leaving the state as it is. The parser stops at the eleventh
    /// error.
    struct ParserRun {
        private static let errorLimit = 10

        let text: Text
        /// Whether the text is Markdown with Gherkin in it.
        let isMarkdown: Bool
        private let uri: String
        var lines: LineScanner
        var keywords: Keywords
        var builder: TreeBuilder
        var state = ParserState.start
        var docString: (delimiter: DocStringDelimiter, indent: Int) = (.quotes, 0)
        private var errors: [GherkinError] = []
        /// How far the parser has looked ahead. It looks ahead at each line once at most, so parsing stays linear.
        var linesReadAhead = 0

        init(_ text: Text, of source: GherkinSource, keywords: Keywords, ids: IdentifierSequence) {
            self.text = text
            self.isMarkdown = source.isMarkdown
            self.uri = source.uri
            self.lines = LineScanner(text)
            self.keywords = keywords
            self.builder = TreeBuilder(text: text, ids: ids)
        }

        var ids: IdentifierSequence { builder.ids }

        mutating func parse() -> Result<Document, GherkinErrors> {
            while errors.count <= Self.errorLimit, let line = lines.next() {
                accept(line)
            }
            if errors.count <= Self.errorLimit { acceptEndOfFile() }
            guard errors.isEmpty else { return .failure(GherkinErrors(errors: errors)) }
            return .success(Document(uri: uri, feature: builder.feature, comments: builder.comments))
        }

        private mutating func accept(_ line: Line) {
            let expected = state.expected
            for kind in expected where take(line, as: kind) {
                reportUnevenRow()
                return
            }
            let keyword = isMarkdown ? keywordPart(of: line) ?? line : line
            let got = text.string(text.trimmed(line.unindented))
            let labels = expected.map(\.rawValue).joined(separator: ", ")
            report("expected: \(labels), got '\(got)'", at: text.location(of: keyword))
        }

        private mutating func acceptEndOfFile() {
            let expected = state.expected
            if expected.contains(.endOfFile) {
                builder.closeFeature()
                reportUnevenRow()
            } else {
                let labels = expected.map(\.rawValue).joined(separator: ", ")
                report("unexpected end of file, expected: \(labels)", at: Location(line: lines.lineNumber + 1))
            }
        }

        private mutating func reportUnevenRow() {
            guard let location = builder.takeUnevenRow() else { return }
            report("inconsistent cell count within the table", at: location)
        }

        /// Adds an error unless it is known: looking ahead finds some twice.
        mutating func report(_ fact: String, at location: Location) {
            let error = GherkinError(fact, at: location, in: uri)
            guard errors.count <= Self.errorLimit, !errors.contains(error) else { return }
            errors.append(error)
        }
    }
}

// MARK: - Matching

extension Gherkin.ParserRun {
    /// Tries a line as one kind of line; false if it is something else.
    private mutating func take(_ line: Gherkin.Line, as kind: Gherkin.TokenKind) -> Bool {
        if isMarkdown { return takeMarkdown(line, as: kind) }
        return switch kind {
        case .endOfFile: false
        case .empty: line.isBlank
        case .comment: takeComment(line)
        case .language: takeLanguage(line)
        case .tagLine: takeTags(line)
        case .featureLine: takeFeature(line)
        case .ruleLine: takeRule(line)
        case .backgroundLine: takeBackground(line)
        case .scenarioLine: takeScenario(line)
        case .examplesLine: takeExamples(line)
        case .stepLine: takeStep(line)
        case .tableRow: takeRow(line)
        case .docStringSeparator: takeDocStringSeparator(line)
        case .other: takeOther(line)
        }
    }

    func starts(_ line: Gherkin.Line, with mark: UInt8) -> Bool {
        !line.isBlank && text.bytes[line.content] == mark
    }

    mutating func takeComment(_ line: Gherkin.Line) -> Bool {
        guard starts(line, with: UInt8(ascii: "#")) else { return false }
        builder.addComment(line)
        state = state.afterComment
        return true
    }

    /// A language line changes the keywords. One that names no language is an error, then a comment.
    mutating func takeLanguage(_ line: Gherkin.Line) -> Bool {
        guard let language = text.languageNamed(by: line) else { return false }
        guard let dialect = GherkinDialect.named(language) else {
            report("Language not supported: \(language)", at: text.location(of: line))
            return false
        }
        keywords = Gherkin.Keywords(dialect)
        state = .afterLanguage
        return true
    }
}
