/// Finds the rules that a payload may fit without asking all of them.
///
/// Each rule is filed once: under its rarest condition, key and text; one without conditions under the keys of a
/// parameter that it needs; and one that needs nothing under nothing, for every payload. Beside that the first rules
/// that read a key are known, to tell why a payload fits none.
struct PayloadTableIndex: Sendable {
    private struct Key: Sendable {
        /// The places of rules, in order, by the text that the key must hold.
        var byText: [String: [Int]] = [:]
        /// The places of rules that need the key, whatever it holds.
        var present: [Int] = []
        /// The places of the first rules that read the key, whatever for, in order.
        var readers: [Int] = []
    }

    /// No more keys than these are told to a person.
    private static let maximumKeysTold = 8

    private var keys: [String: Key] = [:]
    private var always: [Int] = []
    /// The first few keys that rules read, sorted; and how many others there are.
    private(set) var keysRead: (first: [String], others: Int) = ([], 0)

    /// - Parameter entries: in the order in which they are asked.
    init(_ entries: [PayloadTable.Entry]) {
        let uses = PayloadConditionUses(entries.map(\.rule))
        for (place, entry) in entries.enumerated() {
            if let condition = uses.rarestCondition(of: entry.rule) {
                for text in condition.values {
                    keys[condition.key, default: Key()].byText[text, default: []].append(place)
                }
            } else if let parameter = entry.rule.parameters.first(where: entry.needs) {
                for key in Set(parameter.sources.map(\.key)) { keys[key, default: Key()].present.append(place) }
            } else {
                always.append(place)
            }
            for key in entry.rule.keysRead { note(place, reads: key) }
        }
        let sorted = keys.keys.sorted()
        keysRead = (Array(sorted.prefix(Self.maximumKeysTold)), max(0, sorted.count - Self.maximumKeysTold))
    }

    private mutating func note(_ place: Int, reads key: String) {
        guard let readers = keys[key]?.readers else {
            keys[key, default: Key()].readers = [place]
            return
        }
        guard readers.count < PayloadTable.maximumExplainers, readers.last != place else { return }
        keys[key]?.readers.append(place)
    }

    /// The places of the first rules that read a key of the data, in order, each once.
    func readers(of data: JSONObject) -> [Int] {
        Set(data.members.flatMap { keys[$0.key]?.readers ?? [] }).sorted()
    }

    /// The places of the rules that the data may fit, in order, each once.
    func candidates(for data: JSONObject) -> [Int] {
        var places = always
        var isSorted = true
        func add(_ more: [Int]) {
            guard !more.isEmpty else { return }
            if !places.isEmpty { isSorted = false }
            places += more
        }
        for member in data.members {
            guard let key = keys[member.key] else { continue }
            if case .string(let text) = member.value, let more = key.byText[text] { add(more) }
            add(key.present)
        }
        if isSorted { return places }
        places.sort()
        var last = -1
        places.removeAll { place in
            defer { last = place }
            return place == last
        }
        return places
    }
}

/// How many rules ask for each text of each key.
struct PayloadConditionUses {
    private var counts: [String: [String: Int]] = [:]

    init(_ rules: [PayloadRule]) {
        for condition in rules.lazy.flatMap(\.conditions) {
            for text in condition.values { counts[condition.key, default: [:]][text, default: 0] += 1 }
        }
    }

    /// The condition that fewest other rules share; the first of several; nil where there is none.
    func rarestCondition(of rule: PayloadRule) -> PayloadCondition? {
        func uses(_ condition: PayloadCondition) -> Int {
            condition.values.reduce(0) { $0 + (counts[condition.key]?[$1] ?? 0) }
        }
        return rule.conditions.min { uses($0) < uses($1) }
    }
}

extension PayloadRule {
    fileprivate var keysRead: [String] {
        conditions.map(\.key) + parameters.flatMap { $0.sources.map(\.key) }
    }
}
