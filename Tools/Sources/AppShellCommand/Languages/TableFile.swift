import AppShell
import AppShellTexts
import Foundation

/// The Swift file with a product's table for a language.
struct TableFile {
    /// From the root of the repository.
    let path: String
    /// Its whole text.
    let text: String
    /// What the table has, in its order.
    let entries: [(key: String, entry: TextTable.Entry)]
    /// The bytes between the brackets of the table's entries.
    private let inside: Range<Int>
    private let margin: String
    private let language: AppLanguage

    /// The file, among those of a product, that holds the table for a language: `TextTable(.english, [ … ])`, or
    /// `TextTable(AppLanguage("de"), [ … ])`. Nil where there is none.
    static func find(_ language: AppLanguage, in files: [String], of place: NewPlace) throws(CommandError) -> TableFile?
    {
        for path in files {
            let file = place.root.appending(path: path).path(percentEncoded: false)
            let text = try InputFile.text(of: file, atMost: 10_000_000)
            if let table = TableFile(text, of: path, for: language) { return table }
        }
        return nil
    }

    init?(_ text: String, of path: String, for language: AppLanguage) {
        let tokens = SwiftTokens(text)
        guard let start = Self.start(in: tokens, for: language), let close = tokens.closing(of: start - 1) else {
            return nil
        }
        self.path = path
        self.text = text
        self.language = language
        entries = Self.entries(tokens, in: start..<close)
        inside = tokens.ranges[start - 1].upperBound..<tokens.ranges[close].lowerBound
        let line = tokens.bytes[..<inside.upperBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        margin = String(decoding: tokens.bytes[line...].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// The token behind the bracket of the table's entries.
    private static func start(in tokens: SwiftTokens, for language: AppLanguage) -> Int? {
        let code = language.code.swiftLiteral
        var starts = tokens.ends(of: ["TextTable", "(", "AppLanguage", "(", code, ")", ",", "["])
        if language == .english { starts += tokens.ends(of: ["TextTable", "(", ".", "english", ",", "["]) }
        if language == .french { starts += tokens.ends(of: ["TextTable", "(", ".", "french", ",", "["]) }
        return tokens.isSound ? starts.first : nil
    }

    /// `"Contact": "Contact"`, `"{} jours": .plural([.one: "{} day", .other: "{} days"])`
    private static func entries(_ tokens: SwiftTokens, in range: Range<Int>) -> [(key: String, entry: TextTable.Entry)]
    {
        var entries: [(key: String, entry: TextTable.Entry)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard let key = tokens.text(at: index), tokens[key.end] == ":" else {
                index += 1
                continue
            }
            if let value = tokens.text(at: key.end + 1) {
                entries.append((key.key, .text(value.key)))
                index = value.end
            } else if tokens[key.end + 2] == "plural", let close = tokens.closing(of: key.end + 3) {
                var forms: [PluralCategory: String] = [:]
                for category in PluralCategory.allCases {
                    let ends = tokens.ends(of: [".", category.rawValue, ":"], in: key.end..<close)
                    if let end = ends.first { forms[category] = tokens.text(at: end)?.key }
                }
                entries.append((key.key, .plural(forms)))
                index = close + 1
            } else {
                index = key.end
            }
        }
        return entries
    }

    /// The file with these entries and no others, in their order.
    func holding(_ entries: [(key: String, entry: TextTable.Entry)]) -> String {
        // An empty dictionary is written so.
        let lines =
            entries.isEmpty
            ? ["\(margin)    :\n"] : entries.map { Self.lines($0.key, $0.entry, margin: margin + "    ") }
        let bytes = Array(text.utf8)
        return String(decoding: bytes[..<inside.lowerBound], as: UTF8.self) + "\n" + lines.joined() + margin
            + String(decoding: bytes[inside.upperBound...], as: UTF8.self)
    }

    /// The file with entries that it does not have yet, each behind the last one that the code says before it. All else
    /// stays as it is.
    ///
    /// - Parameter order: the keys of the code's texts, in its order.
    func adding(_ new: [(key: String, entry: TextTable.Entry)], order: [String]) -> String {
        if entries.isEmpty { return holding(new) }
        var text = text
        var keys = entries.map(\.key)
        for (key, entry) in new where !keys.contains(key) {
            let tokens = SwiftTokens(text)
            guard let start = Self.start(in: tokens, for: language),
                let literal = ArrayLiteral(tokens, at: start - 1), literal.elements.count == keys.count
            else { return text }
            let before = order.prefix { $0 != key }.last { keys.contains($0) }
            let index = before.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            let line = String(Self.lines(key, entry, margin: "").dropLast(2))
            text = literal.inserting(line, at: index)
            keys.insert(key, at: index)
        }
        return text
    }

    /// A file for a language that has none yet.
    ///
    /// - Parameters:
    ///   - product: its name, for people.
    ///   - variable: the table's name; nil: ``variable(_:)``.
    static func new(
        _ language: AppLanguage,
        of product: String,
        _ entries: [(key: String, entry: TextTable.Entry)],
        named variable: String? = nil
    ) -> String {
        let name = language == .english ? ".english" : "AppLanguage(\(language.code.swiftLiteral))"
        let lines = entries.map { Self.lines($0.key, $0.entry, margin: "            ") }
        return """
            import AppShell

            extension TextTable {
                /// \(product) in the language \(language.code), in the order of the code.
                static let \(variable ?? Self.variable(language)) = TextTable(
                    \(name),
                    [
            \(lines.joined())        ]
                )
            }

            """
    }

    /// `german`; `is` and the like are no names in Swift.
    static func variable(_ language: AppLanguage) -> String {
        let name = Locale(identifier: "en").localizedString(forIdentifier: language.code) ?? language.code
        let letters = name.filter { $0.isASCII && $0.isLetter }
        return letters.prefix(1).lowercased() + letters.dropFirst()
    }

    /// As `swift format` has them.
    private static func lines(_ key: String, _ entry: TextTable.Entry, margin: String) -> String {
        let key = margin + key.swiftLiteral + ":"
        switch entry {
        case .text(let text):
            let line = "\(key) \(text.swiftLiteral),"
            return (line.count > 120 ? "\(key)\n\(margin)    \(text.swiftLiteral)," : line) + "\n"
        case .plural(let forms):
            let parts = PluralCategory.allCases.compactMap { category in
                forms[category].map { ".\(category): \($0.swiftLiteral)" }
            }
            let line = "\(key) .plural([\(parts.joined(separator: ", "))]),"
            if line.count <= 120 { return line + "\n" }
            return "\(key) .plural([\n" + parts.map { "\(margin)    \($0),\n" }.joined() + "\(margin)]),\n"
        }
    }
}
