/// Finds, among many entries of one path, those whose conditions a link may meet, without asking each.
///
/// Of the texts that an entry asks for in query and fragment, the one that the fewest entries of the list ask for leads
/// to it. A link then looks up each of its keys, values and its fragment once. What is found is a hint: whether the
/// conditions hold is asked of each entry that is found.
struct ConditionIndex: Sendable {
    /// A shorter list is as fast to go through.
    static let shortestList = 8

    /// Places of entries in their list, in their order, by list and text.
    private var runs = ByteTable()
    private var places: [[Int]] = []
    /// By list: the entries that no text leads to.
    private var open: [Int: [Int]] = [:]

    /// Adds a list of entries, which are in their order.
    mutating func add(list: Int, _ patterns: [LinkPattern]) {
        let traits = patterns.map(Trait.all)
        var counts: [[UInt8]: Int] = [:]
        for text in traits.joined().flatMap(\.texts) { counts[text, default: 0] += 1 }
        for (place, traits) in traits.enumerated() {
            let costs = traits.map { trait in trait.texts.map { counts[$0] ?? 0 }.max() ?? 0 }
            guard let cheapest = costs.indices.min(by: { costs[$0] < costs[$1] }) else {
                open[list, default: []].append(place)
                continue
            }
            for text in traits[cheapest].texts { add(place, list, text) }
        }
    }

    private mutating func add(_ place: Int, _ list: Int, _ text: [UInt8]) {
        let scope = UInt32(truncatingIfNeeded: list)
        if let run = runs.find(scope, text, EmptyCollection()) {
            if places[run].last != place { places[run].append(place) }
        } else {
            runs.insert(places.count, scope, text, EmptyCollection())
            places.append([place])
        }
    }

    /// The first place in a list, in its order, for which the answer is yes; asked of those that the link may fit.
    func first(in list: Int, of conditions: LinkConditions, where holds: (Int) -> Bool) -> Int? {
        var first = open[list]?.first(where: holds)
        let scope = UInt32(truncatingIfNeeded: list)
        for text in Trait.texts(of: conditions) {
            guard let run = runs.find(scope, text, EmptyCollection()) else { continue }
            let sooner = places[run].prefix { place in first.map { place < $0 } ?? true }
            first = sooner.first(where: holds) ?? first
        }
        return first
    }

    /// What an entry asks of a link: one of these texts.
    private struct Trait {
        /// A mark for what it is, then the key, a zero and the value, as far as they are asked for.
        let texts: [[UInt8]]

        private static let key = UInt8(ascii: "?")
        private static let value = UInt8(ascii: "=")
        private static let anyFragment = UInt8(ascii: "*")
        private static let fragment = UInt8(ascii: "#")

        static func all(of pattern: LinkPattern) -> [Trait] {
            var traits = pattern.query.filter(\.isRequired).map { item in
                let asked = Self.asked(of: item.value)
                if asked.isEmpty { return Trait(texts: [[key] + item.key.utf8]) }
                return Trait(texts: asked.map { [value] + item.key.utf8 + [0] + $0.utf8 })
            }
            switch pattern.fragment {
            case .literal(let text): traits.append(Trait(texts: [[fragment] + text.utf8]))
            case .parameter(let parameter) where !parameter.isOptional:
                if case .choice(let texts) = parameter.kind {
                    traits.append(Trait(texts: texts.map { [fragment] + $0.utf8 }))
                } else {
                    traits.append(Trait(texts: [[anyFragment]]))
                }
            case .parameter, nil: break
            }
            return traits
        }

        /// The values of which a link has one; none where others will do.
        private static func asked(of value: LinkPattern.QueryItem.Value) -> [String] {
            switch value {
            case .any: []
            case .literal(let text): [text]
            case .parameter(let parameter): if case .choice(let texts) = parameter.kind { texts } else { [] }
            }
        }

        /// What a link has to offer, each once.
        static func texts(of conditions: LinkConditions) -> Set<[UInt8]> {
            var texts: Set<[UInt8]> = []
            conditions.visitQuery { key, value in
                guard let key = LinkQuery.bytes(key, plusIsSpace: true) else { return }
                texts.insert([Self.key] + key)
                if let value = LinkQuery.bytes(value, plusIsSpace: true) {
                    texts.insert([Self.value] + key + [0] + value)
                }
            }
            if let written = conditions.fragment, let fragment = LinkQuery.bytes(written, plusIsSpace: false) {
                texts.insert([anyFragment])
                texts.insert([Self.fragment] + fragment)
            }
            return texts
        }
    }
}
