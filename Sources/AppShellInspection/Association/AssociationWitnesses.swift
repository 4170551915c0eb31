import AppShell

/// Queries and fragments that tell the conditions of patterns and rules apart.
///
/// For every key, the texts of all its values run through the languages that patterns and rules ask for, and the
/// shortest one of each kind is taken; so it is with fragments and with rules on the whole query. These are combined: all
/// of them where that is few enough, else those of the keys that one pattern or one rule names; and where even they are
/// too many, each of those keys in turn, the others as the pattern or rule wants them.
struct AssociationWitnesses {
    /// `?q=x#top`, percent-encoded, the shortest first; the first is empty. Each once.
    private(set) var tails: [String] = []
    private var known: Set<String> = []
    private let hasWholeQueries: Bool
    /// That nobody asks for.
    private let foreign: String

    /// More combinations of *all* keys and fragments are not made.
    static let maximumCombinations = 256
    /// More queries and fragments are not tried.
    static let maximumTails = 32_768

    private struct Key {
        let name: String
        /// Of each kind of value a shortest one; nil leaves the key out.
        var values: [String?] = [nil]
    }

    /// - Throws: where there are too many kinds to tell apart.
    init(
        patterns: [LinkPattern],
        rules: [CompiledRule],
        limits: PathExplorer.Limits = PathExplorer.Limits()
    ) throws(PathExplorer.Unfinished) {
        var languages: [String: [ByteAutomaton]] = [:]
        let asked =
            patterns.map { pattern in
                pattern.query.map { (key: PercentEncoding.encoded($0.key), values: $0.valueAutomaton()) }
            } + rules.map(\.valuesByKey)
        for items in asked {
            for item in items { languages[item.key, default: []].append(item.values) }
        }
        var keys: [Key] = []
        for (name, values) in languages.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            keys.append(Key(name: name))
            let texts = try PathExplorer.texts(of: values, among: CanonicalPaths.values, limits: limits)
            keys[keys.count - 1].values += texts.map { $0 }
        }
        let fragments = try PathExplorer.texts(
            of: patterns.compactMap { $0.fragment?.automaton() } + rules.compactMap(\.fragments),
            among: CanonicalPaths.values,
            limits: limits
        )
        let whole = rules.compactMap(\.wholeQueries)
        hasWholeQueries = !whole.isEmpty
        var foreign = "zz"
        while languages[foreign] != nil { foreign += "z" }
        self.foreign = foreign

        let queries = try PathExplorer.texts(of: whole, among: CanonicalPaths.queries, limits: limits)
        for query in queries + [foreign + "=" + foreign] { try add(around: query, fragments) }
        if Self.combinations(of: keys) * fragments.count <= Self.maximumCombinations {
            try add(keys, fragments)
        } else {
            let indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element.name, $0.offset) })
            var knownGroups: Set<[Int]> = []
            for items in asked {
                let group = items.compactMap { indices[$0.key] }.sorted()
                if Self.combinations(of: group.map { keys[$0] }) * fragments.count > Self.maximumCombinations,
                    group.count > 1
                {
                    try add(oneByOne: items.map { (keys[indices[$0.key] ?? 0], $0.values) }, fragments)
                } else if knownGroups.insert(group).inserted {
                    try add(group.map { keys[$0] }, fragments)
                }
            }
        }
        tails = tails.enumerated().sorted { ($0.element.utf8.count, $0.offset) < ($1.element.utf8.count, $1.offset) }
            .map(\.element)
    }

    /// At most one more than is ever made.
    private static func combinations(of keys: [Key]) -> Int {
        keys.reduce(1) { min($0 * $1.values.count, maximumTails + 1) }
    }

    /// Every combination of these keys' values, with every fragment.
    private mutating func add(_ keys: [Key], _ fragments: [String]) throws(PathExplorer.Unfinished) {
        guard Self.combinations(of: keys) * fragments.count <= Self.maximumTails else { throw Self.tooMany }
        var queries: [[String]] = [[]]
        for key in keys {
            queries = queries.flatMap { query in
                key.values.map { value in
                    guard let value else { return query }
                    return query + [value.isEmpty ? key.name : key.name + "=" + value]
                }
            }
        }
        for query in queries {
            guard hasWholeQueries else {
                try add(query.joined(separator: "&"), fragments)
                continue
            }
            // The order, and what is beside, matter to such rules and to no pattern.
            try add(around: query.joined(separator: "&"), fragments)
            try add(query.reversed().joined(separator: "&"), fragments)
        }
    }

    /// The shortest values that satisfy a pattern or rule, then the shortest that are not empty; in both, each key in turn
    /// with all its values and without any.
    private mutating func add(
        oneByOne items: [(key: Key, taken: ByteAutomaton)],
        _ fragments: [String]
    ) throws(PathExplorer.Unfinished) {
        for length in [0, 1] {
            let base = items.map { item in
                item.key.values.first { value in
                    value.map { $0.utf8.count >= length && item.taken.accepts($0.utf8) } ?? false
                } ?? nil
            }
            for index in items.indices {
                for value in items[index].key.values {
                    var keys = zip(items, base).map { Key(name: $0.key.name, values: [$1]) }
                    keys[index].values = [value]
                    try add(keys, fragments)
                }
            }
        }
    }

    /// The query, and with what nobody asks for before it and behind it.
    private mutating func add(around query: String, _ fragments: [String]) throws(PathExplorer.Unfinished) {
        try add(query, fragments)
        guard hasWholeQueries, !query.isEmpty else { return }
        let item = foreign + "=" + foreign
        for longer in [item + "&" + query, query + "&" + item, foreign + query, query + foreign] {
            try add(longer, fragments)
        }
    }

    private mutating func add(_ query: String, _ fragments: [String]) throws(PathExplorer.Unfinished) {
        for fragment in fragments {
            let tail = (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
            if known.insert(tail).inserted { tails.append(tail) }
        }
        guard tails.count <= Self.maximumTails else { throw Self.tooMany }
    }

    private static var tooMany: PathExplorer.Unfinished {
        PathExplorer.Unfinished(
            reason: "there are more than \(maximumTails) kinds of queries and fragments to tell apart"
        )
    }

    /// A path that the pattern takes.
    static func path(of pattern: LinkPattern) -> String {
        let segments = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): PercentEncoding.encoded(text)
            case .parameter(let parameter, let prefix, let suffix):
                PercentEncoding.encoded(prefix) + parameter.kind.witness + PercentEncoding.encoded(suffix)
            case .rest: "x"
            }
        }
        return "/" + segments.joined(separator: "/")
    }
}

extension ParameterKind {
    /// A text that the kind takes, percent-encoded.
    fileprivate var witness: String {
        switch self {
        case .text, .slug: "x"
        case .number: "1"
        case .choice(let choices): PercentEncoding.encoded(choices.first ?? "x")
        }
    }
}
