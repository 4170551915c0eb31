import CucumberGherkin

/// What may be written at a place of a script.
enum CompletionContext {
    /// A line of the file's beginning, from `start` on.
    case language(start: Int)
    /// A tag that starts at its `@`.
    case tag(Range<Int>)
    /// A keyword, in place of a range.
    case keyword(Range<Int>)
    /// The text of a step, or a keyword that goes on: `Et` as `Et que`.
    case step(Gherkin.ScriptLine)
    case nothing

    init(_ document: OpenDocument, at offset: Int) {
        guard let (number, line) = document.line(at: offset) else {
            self = .keyword(offset..<offset)
            return
        }
        switch line.kind {
        case .docString, .delimiter, .row: self = .nothing
        case .comment, .language:
            let isEarly = !document.lines.lines.prefix(number).contains { $0.isTitle || $0.isStep }
            self = isEarly && offset > line.content ? .language(start: line.content) : .nothing
        case .tags: self = Self.tag(document.text, line, offset)
        case .step where offset >= line.body.lowerBound: self = .step(line)
        case .blank: self = .keyword(offset..<offset)
        case .step, .other, .feature, .background, .rule, .scenario, .examples:
            let isTitle = line.isTitle && offset > line.content + line.keyword.utf8.count
            let end = line.isStep ? line.body.lowerBound : max(offset, line.text.upperBound)
            self = offset < line.content || isTitle ? .nothing : .keyword(line.content..<(line.isTitle ? offset : end))
        }
    }

    private static func tag(_ text: ScriptText, _ line: Gherkin.ScriptLine, _ offset: Int) -> CompletionContext {
        var start = offset
        while start > line.content, text.bytes[start - 1] > 0x20, text.bytes[start - 1] != UInt8(ascii: "`") {
            start -= 1
            if text.bytes[start] == UInt8(ascii: "@") { break }
        }
        guard start < offset, text.bytes[start] == UInt8(ascii: "@") else { return .tag(offset..<offset) }
        let rest = text.bytes[offset..<max(offset, line.range.upperBound)]
        let end = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "`") }
        return .tag(start..<(end ?? rest.endIndex))
    }
}
