@testable import AppShell

extension LinkTable {
    /// A table of patterns, each leading to a destination of the pattern's own name.
    init(
        patterns: [String],
        aliases: Set<String> = [],
        policy: LinkPolicy = LinkPolicy(hosts: ["a.fr"])
    ) throws {
        let entries = try patterns.map { source in
            LinkTable.Entry(
                pattern: try LinkPattern(source),
                destination: source,
                module: "test",
                isAlias: aliases.contains(source)
            )
        }
        self.init(entries: entries, policy: policy)
    }

    /// The pattern that a link matches, and its parameters.
    func find(_ link: String) -> Route? {
        if case .matched(let route, _) = match(link) { route } else { nil }
    }
}

/// Texts that links find hard: separators, escapes, other scripts, several code points to a character.
enum HardText {
    static let pieces = [
        "a", "Z", "0", "-", ".", "_", "~", " ", "/", "//", "%", "%2F", "%00", "?", "#", "&", "=", "+", ":", "@", "\\",
        "'", "\"", "<", "é", "e\u{301}", "ß", "œ", "€", "日本", "ع", "🎓", "👩‍👩‍👧", "\u{200B}", "\u{FEFF}", "{", "}", "|",
        "..", "…",
    ]

    static func random(_ generator: inout SplitMix64, upTo length: Int = 8) -> String {
        (0..<generator.number(1...length)).map { _ in generator.one(of: pieces) }.joined()
    }
}
