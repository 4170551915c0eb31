extension Gherkin {
    /// The lines of a feature file, each told by itself, so that a mistake in one hides nothing of the others.
    ///
    /// Where a file parses, its lines are what the parser takes them for; descriptions that look like steps are the
    /// exception. In Markdown, lines inside code blocks of others may be taken for steps.
    public struct ScriptLines: Sendable {
        /// In order; the first one is line 1.
        public private(set) var lines: [ScriptLine] = []
        /// The code of the file's dialect, such as `fr`.
        public private(set) var language: String

        /// - Parameter source: its lines end at line feeds only, as in the official parsers.
        public init(_ source: GherkinSource) {
            let dialect = source.dialectOfName
            language = dialect?.language ?? "en"
            let keywords = dialect.map(Keywords.init) ?? Keywords.english
            guard let keywords else { return }
            var bytes = source.text
            bytes.withUTF8 { bytes in
                var scan = Scan(Text(bytes: bytes, source: nil), isMarkdown: source.isMarkdown, keywords)
                while let line = scan.next() { lines.append(line) }
                language = scan.keywords.language
            }
        }
    }

    /// Classifies lines one after the other.
    private struct Scan {
        let text: Text
        let isMarkdown: Bool
        var keywords: Keywords
        private var scanner: LineScanner
        /// What closes the doc string that is open.
        private var delimiter: DocStringDelimiter?
        private var hasBegun = false

        init(_ text: Text, isMarkdown: Bool, _ keywords: Keywords) {
            self.text = text
            self.isMarkdown = isMarkdown
            self.keywords = keywords
            scanner = LineScanner(text)
        }

        mutating func next() -> ScriptLine? {
            guard let line = scanner.next() else { return nil }
            if let delimiter {
                guard text.startsWith(delimiter.mark, in: line.unindented) else { return plain(.docString, line) }
                self.delimiter = nil
                return plain(.delimiter, line)
            }
            if line.isBlank { return plain(.blank, line) }
            if let opening = DocStringDelimiter.all(inMarkdown: isMarkdown).first(where: {
                text.startsWith($0.mark, in: line.unindented)
            }) {
                delimiter = opening
                return plain(.delimiter, line)
            }
            return isMarkdown ? markdown(line) : told(line)
        }

        private mutating func told(_ line: Line) -> ScriptLine {
            switch text.bytes[line.content] {
            case UInt8(ascii: "#"):
                guard !hasBegun, let language = text.languageNamed(by: line),
                    let dialect = GherkinDialect.named(language)
                else { return plain(.comment, line) }
                keywords = Keywords(dialect)
                return plain(.language, line)
            case UInt8(ascii: "@"): return plain(.tags, line)
            case UInt8(ascii: "|"): return plain(.row, line)
            default: return title(line, line) ?? step(line, line) ?? plain(.other, line)
            }
        }

        private mutating func markdown(_ line: Line) -> ScriptLine {
            var marked = line.content
            let first = text.bytes[marked]
            switch first {
            case UInt8(ascii: "|"): return plain(.row, line)
            case UInt8(ascii: "`"): return plain(.tags, line)
            case UInt8(ascii: "#"):
                while marked < line.end, text.bytes[marked] == first { marked += 1 }
            case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "+"): marked += 1
            default: return plain(.other, line)
            }
            let content = text.skippingSpace(marked..<line.end)
            let part = Line(number: line.number, start: line.start, content: content, end: line.end)
            let told = first == UInt8(ascii: "#") ? title(part, line) : step(part, line)
            return told ?? plain(.other, line)
        }

        private mutating func title(_ part: Line, _ line: Line) -> ScriptLine? {
            let lists: [(ScriptLine.Kind, KeywordList)] = [
                (.scenario, keywords.scenario), (.feature, keywords.feature), (.background, keywords.background),
                (.rule, keywords.rule), (.examples, keywords.examples),
            ]
            for (kind, list) in lists {
                guard let keyword = list.match(part, in: text) else { continue }
                hasBegun = true
                return made(kind, line, keyword.text, part.content, part.content + keyword.byteCount)
            }
            return nil
        }

        private func step(_ part: Line, _ line: Line) -> ScriptLine? {
            guard let keyword = keywords.step.match(part, in: text) else { return nil }
            return made(.step(keyword.type), line, keyword.text, part.content, part.content + keyword.byteCount)
        }

        private func plain(_ kind: ScriptLine.Kind, _ line: Line) -> ScriptLine {
            made(kind, line, "", line.content, line.content)
        }

        private func made(
            _ kind: ScriptLine.Kind,
            _ line: Line,
            _ keyword: String,
            _ content: Int,
            _ body: Int
        ) -> ScriptLine {
            ScriptLine(
                kind: kind,
                range: line.whole,
                keyword: keyword,
                content: content,
                body: body..<line.end,
                text: text.trimmed(body..<line.end)
            )
        }
    }
}
