/// A CSV record and the line it begins on.
struct CSVRecord: Hashable {
    let line: Int
    var fields: [String]
}

/// Reads CSV (RFC 4180). Skips empty lines.
enum CSVReader {
    /// - Parameter issues: collects what the grammar does not allow; such records are left out.
    static func records(of text: String, issues: inout [RequirementList.Issue]) -> [CSVRecord] {
        var scanner = CSVScanner(text)
        var records: [CSVRecord] = []
        while let record = scanner.next(&issues) { records.append(record) }
        return records
    }
}

private struct CSVScanner {
    private let characters: [Character]
    private var index = 0
    private var line = 1

    init(_ text: String) {
        characters = Array(text.first == "\u{FEFF}" ? text.dropFirst() : text[...])
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    mutating func next(_ issues: inout [RequirementList.Issue]) -> CSVRecord? {
        while let character = current, character.isNewline { advance() }
        while current != nil {
            let start = line
            var record = CSVRecord(line: start, fields: [])
            var issue: RequirementList.Issue?
            repeat { record.fields.append(field(&issue)) } while take(",")
            // After an issue, ignore the rest of the line.
            while let character = current, !character.isNewline { advance() }
            while let character = current, character.isNewline { advance() }
            guard let issue else { return record }
            issues.append(issue)
        }
        return nil
    }

    private mutating func field(_ issue: inout RequirementList.Issue?) -> String {
        guard current == "\"" else {
            var text = ""
            while let character = current, character != ",", !character.isNewline {
                if character == "\"" { issue = issue ?? Self.strayQuote(line) }
                text.append(character)
                advance()
            }
            return text
        }
        let start = line
        var text = ""
        advance()
        while let character = current {
            advance()
            guard character == "\"" else {
                text.append(character)
                continue
            }
            guard current == "\"" else {
                if let next = current, next != ",", !next.isNewline { issue = issue ?? Self.strayQuote(line) }
                return text
            }
            text.append("\"")
            advance()
        }
        issue = issue ?? RequirementList.Issue(line: start, text: "a quote is never closed.")
        return text
    }

    private static func strayQuote(_ line: Int) -> RequirementList.Issue {
        RequirementList.Issue(
            line: line,
            text: "there is a quote inside a field; quote the whole field and double the quote."
        )
    }

    private mutating func take(_ wanted: Character) -> Bool {
        guard current == wanted else { return false }
        advance()
        return true
    }

    private mutating func advance() {
        if characters[index].isNewline { line += 1 }
        index += 1
    }
}
