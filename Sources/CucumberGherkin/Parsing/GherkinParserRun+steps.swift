extension Gherkin.ParserRun {
    /// Whose steps the place is among.
    private var stepOwner: Gherkin.StepOwner {
        switch place {
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
        place = .step(stepOwner)
        return true
    }

    mutating func takeRow(_ line: Gherkin.Line) -> Bool {
        guard starts(line, with: UInt8(ascii: "|")) else { return false }
        builder.addRow(line)
        switch place {
        case .step(let owner): place = .table(owner)
        case .afterDocString(let owner): place = .secondTable(owner)
        case .examples, .examplesDescription: place = .examplesTable
        default: break
        }
        return true
    }

    mutating func takeDocStringSeparator(_ line: Gherkin.Line) -> Bool {
        switch place {
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

    private mutating func takeDocStringStart(_ line: Gherkin.Line, then next: Gherkin.Place) -> Bool {
        for delimiter in Gherkin.DocStringDelimiter.all(inMarkdown: isMarkdown) {
            guard text.startsWith(delimiter.mark, in: line.unindented) else { continue }
            let rest = line.content + delimiter.mark.utf8CodeUnitCount..<line.end
            builder.openDocString(line, delimiter, mediaType: text.trimmed(rest))
            docString = (delimiter, text.indent(of: line))
            place = next
            return true
        }
        return false
    }

    private mutating func takeDocStringEnd(_ line: Gherkin.Line, then next: Gherkin.Place) -> Bool {
        guard text.startsWith(docString.delimiter.mark, in: line.unindented) else { return false }
        builder.closeDocString()
        place = next
        return true
    }

    /// Takes a line of a description or of a doc string; every line is one.
    mutating func takeOther(_ line: Gherkin.Line) -> Bool {
        switch place {
        case .docString, .secondDocString:
            let range = text.removing(docString.indent, from: line)
            builder.addToDocString(range, docString.delimiter)
        default:
            builder.addDescription(line)
            place = place.afterComment
        }
        return true
    }
}
