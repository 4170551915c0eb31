/// The history as a table (RFC 4180): a header, a line each that ends with CRLF, quotes where they are needed.
///
/// Numbers, times and truth values begin with a digit or a letter. A text could begin with `=`, `+`, `-` or `@`, which
/// spreadsheets take for a formula: it gets an apostrophe before it, and so does one that begins with an apostrophe, so
/// that taking one away gives the text back.
enum CSVExport {
    static func bytes(of entries: [StatsEntry]) -> [UInt8] {
        let header = ExportedEntry.names
        let lines = [header] + entries.map { ExportedEntry.members(of: $0).map { text(of: $0.value) } }
        return lines.flatMap { Array(($0.map(field).joined(separator: ",") + "\r\n").utf8) }
    }

    private static func text(of value: ExportedEntry.Value) -> String {
        switch value {
        case .text(let text): neutralised(text)
        case .integer(let number): "\(number)"
        case .number(let number): number ?? ""
        case .boolean(let value): value ? "true" : "false"
        case .integers(let numbers): numbers.map(String.init).joined(separator: " ")
        }
    }

    private static func neutralised(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, "=+-@'\t\r\n".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func field(_ text: String) -> String {
        // By scalars: a carriage return and a line feed are one character.
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return text }
        var quoted = "\"".unicodeScalars
        for scalar in scalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }
}
