/// The keywords of one natural language, from the official list.
///
/// Keywords are compared byte for byte, so a decomposed « é » does not match a composed one, as in the official
/// parsers.
public struct GherkinDialect: Sendable, Hashable {
    /// The code in a `# language:` line, such as `fr`.
    public let language: String
    /// The language's name in English.
    public let name: String
    /// The language's own name for itself.
    public let native: String
    public let feature: [String]
    public let background: [String]
    public let rule: [String]
    public let scenario: [String]
    public let scenarioOutline: [String]
    public let examples: [String]
    /// Step keywords include their trailing space: `Given `, but `Lorsqu'`.
    public let given: [String]
    public let when: [String]
    public let then: [String]
    public let and: [String]
    public let but: [String]
}

extension GherkinDialect {
    /// The dialect with this language code, or nil.
    public static func named(_ language: String) -> GherkinDialect? {
        guard let code = position(of: language) else { return nil }
        return GherkinDialect(entry: table[code])
    }

    /// All language codes, in the order of the official list.
    public static let languages = table.compactMap { $0.split(separator: ";", maxSplits: 1).first.map(String.init) }

    /// Whether there is a dialect with this language code: ``named(_:)`` reads all its keywords.
    package static func isKnown(_ language: String) -> Bool { known.contains(language) }

    private static let known = Set(languages)

    private static func position(of language: String) -> Int? {
        guard !language.utf8.contains(UInt8(ascii: ";")) else { return nil }
        let prefix = Array(language.utf8) + [UInt8(ascii: ";")]
        return table.firstIndex { $0.utf8.starts(with: prefix) }
    }

    /// Parses an entry of the table: fields separated by semicolons, keywords by bars.
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
