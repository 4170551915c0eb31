extension Gherkin.ParserRun {
    /// The owner of the current steps.
    private var stepOwner: Gherkin.StepOwner {
        switch state {
        case .step(let owner), .table(let owner), .docString(let owner), .afterDocString(let owner),
            .secondTable(let owner), .secondDocString(let owner), .afterSecondDocString(let owner):
            owner
        case .background, .backgroundDescription: .background
        default: .scenario
        }
    }

    mutating func takeStep(_ line: Gherkin.Line) -> Bool {
        guard let keyword = keywords.step.match(line, in: text) else { return false }
        builder.openStep(line, keyword: keyword, text: text.trimmed(line.content + keyword.byteCount..<line.end))
        state = .step(stepOwner)
        return true
    }

    mutating func takeRow(_ line: Gherkin.Line) -> Bool {
        guard starts(line, with: UInt8(ascii: "|")) else { return false }
        builder.addRow(line)
        switch state {
        case .step(let owner): state = .table(owner)
        case .afterDocString(let owner): state = .secondTable(owner)
        case .examples, .examplesDescription: state = .examplesTable
        default: break
        }
        return true
    }

    mutating func takeDocStringSeparator(_ line: Gherkin.Line) -> Bool {
        switch state {
        case .docString(let owner):
            return takeDocStringEnd(line, then: .afterDocString(owner))
        case .secondDocString(let owner):
            return takeDocStringEnd(line, then: .afterSecondDocString(owner))
        case .table(let owner):
            return takeDocStringStart(line, then: .secondDocString(owner))
        default:
            return takeDocStringStart(line, then: .docString(stepOwner))
        }
    }

    private mutating func takeDocStringStart(_ line: Gherkin.Line, then next: Gherkin.ParserState) -> Bool {
        for delimiter in Gherkin.DocStringDelimiter.all(inMarkdown: isMarkdown) {
            guard text.startsWith(delimiter.mark, in: line.unindented) else { continue }
            let rest = line.content + delimiter.mark.utf8CodeUnitCount..<line.end
            builder.openDocString(line, delimiter, mediaType: text.trimmed(rest))
            docString = (delimiter, text.indent(of: line))
            state = next
            return true
        }
        return false
    }

    private mutating func takeDocStringEnd(_ line: Gherkin.Line, then next: Gherkin.ParserState) -> Bool {
        guard text.startsWith(docString.delimiter.mark, in: line.unindented) else { return false }
        builder.closeDocString()
        state = next
        return true
    }

    /// Takes any line as part of a description or a doc string.
    mutating func takeOther(_ line: Gherkin.Line) -> Bool {
        switch state {
        case .docString, .secondDocString:
            let range = text.removing(docString.indent, from: line)
            builder.addToDocString(range, docString.delimiter)
        default:
            builder.addDescription(line)
            state = state.afterComment
        }
        return true
    }
}
