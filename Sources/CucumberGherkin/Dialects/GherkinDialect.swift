/// The keywords of one spoken language.
///
/// The facts are those of the official list of languages. Keywords are compared byte for byte, so a decomposed « é »
/// is not a composed one, as in the official parsers.
public struct GherkinDialect: Sendable, Hashable {
    /// The code that a `# language:` line names, such as `fr`.
    public let language: String
    /// The language's name in English.
    public let name: String
    /// The language's name in itself.
    public let native: String
    public let feature: [String]
    public let background: [String]
    public let rule: [String]
    public let scenario: [String]
    public let scenarioOutline: [String]
    public let examples: [String]
    /// Step keywords carry the space that belongs to them: `Given `, `Lorsqu'`.
    public let given: [String]
    public let when: [String]
    public let then: [String]
    public let and: [String]
    public let but: [String]
}

extension GherkinDialect {
    /// The dialect of a language code, or nil if there is none.
    public static func named(_ language: String) -> GherkinDialect? {
        guard let code = position(of: language) else { return nil }
        return GherkinDialect(entry: table[code])
    }

    /// The codes of every language, in the order of the official list.
    public static var languages: [String] {
        table.compactMap { $0.split(separator: ";", maxSplits: 1).first.map(String.init) }
    }

    private static func position(of language: String) -> Int? {
        guard !language.utf8.contains(UInt8(ascii: ";")) else { return nil }
        let prefix = Array(language.utf8) + [UInt8(ascii: ";")]
        return table.firstIndex { $0.utf8.starts(with: prefix) }
    }

    /// Reads one entry of the table: fields between semicolons, keywords between bars.
    private init?(entry: String) {
        let fields = entry.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard fields.count == 14 else { return nil }
        let texts = fields.map { String(Substring($0)) }
        let keywords = fields.map { field in
            field.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        }
        self.language = texts[0]
        self.name = texts[1]
        self.native = texts[2]
        self.feature = keywords[3]
        self.background = keywords[4]
        self.rule = keywords[5]
        self.scenario = keywords[6]
        self.scenarioOutline = keywords[7]
        self.examples = keywords[8]
        self.given = keywords[9]
        self.when = keywords[10]
        self.then = keywords[11]
        self.and = keywords[12]
        self.but = keywords[13]
    }
}
