/// One record of a CSV file and the line on which it begins.
struct CSVRecord: Hashable {
    let line: Int
    var fields: [String]
}

/// Reads CSV (RFC 4180): commas, lines, fields in double quotes, a quote within them doubled. Empty lines are left out.
enum CSVReader {
    /// - Parameter faults: gets what the grammar does not allow; the record is left out then.
    static func records(of text: String, faults: inout [RequirementList.Fault]) -> [CSVRecord] {
        var scanner = CSVScanner(text)
        var records: [CSVRecord] = []
        while let record = scanner.next(&faults) { records.append(record) }
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

    mutating func next(_ faults: inout [RequirementList.Fault]) -> CSVRecord? {
        while let character = current, character.isNewline { advance() }
        while current != nil {
            let start = line
            var record = CSVRecord(line: start, fields: [])
            var fault: RequirementList.Fault?
            repeat { record.fields.append(field(&fault)) } while take(",")
            // After a fault, what is left of the line says nothing.
            while let character = current, !character.isNewline { advance() }
            while let character = current, character.isNewline { advance() }
            guard let fault else { return record }
            faults.append(fault)
        }
        return nil
    }

    private mutating func field(_ fault: inout RequirementList.Fault?) -> String {
        guard current == "\"" else {
            var text = ""
            while let character = current, character != ",", !character.isNewline {
                if character == "\"" { fault = fault ?? Self.strayQuote(line) }
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
                if let next = current, next != ",", !next.isNewline { fault = fault ?? Self.strayQuote(line) }
                return text
            }
            text.append("\"")
            advance()
        }
        fault = fault ?? RequirementList.Fault(line: start, text: "a quote is opened and never closed.")
        return text
    }

    private static func strayQuote(_ line: Int) -> RequirementList.Fault {
        RequirementList.Fault(line: line, text: "a quote stands inside a field; quote the whole field and double it.")
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
