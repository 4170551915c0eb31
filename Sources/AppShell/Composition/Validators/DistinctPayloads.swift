/// No two payload rules of one version match the same payload, unless one of them is the more specific.
///
/// An issue names a rule with the first that it meets, so that many similar rules give as many issues and not their
/// square. Two rules whose parameters have too many sources to tell whether a payload fits both count as meeting.
struct DistinctPayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let entries = composition.payloads.map(PayloadTable.Entry.init)
        var versions = Dictionary(grouping: entries, by: \.rule.version).mapValues { PayloadNeighbours($0.map(\.rule)) }
        var owners: [Twin: String] = [:]
        return entries.indices.compactMap { index in
            let entry = entries[index]
            if let owner = owners.updateValue(entry.module, forKey: Twin(entry)) {
                return duplicate(entry, owner)
            }
            let rivals = versions[entry.rule.version]?.insert(entry.rule, at: index) ?? []
            return rivals.lazy.compactMap { conflict(entry, entries[$0]) }.first
        }
    }

    /// Two entries of the same are one rule contributed twice.
    private struct Twin: Hashable {
        let rule: PayloadRule
        let destination: String

        init(_ entry: PayloadTable.Entry) {
            rule = entry.rule
            destination = entry.destination
        }
    }

    private func duplicate(_ entry: PayloadTable.Entry, _ owner: String) -> CompositionIssue {
        CompositionIssue(
            code: "payload-duplicate",
            module: entry.module,
            fact: "\(entry.name) is contributed by “\(owner)” and by “\(entry.module)”",
            fix: "drop one of the two"
        )
    }

    private func conflict(_ entry: PayloadTable.Entry, _ other: PayloadTable.Entry) -> CompositionIssue? {
        guard !entry.rule.excludes(other.rule),
            entry.rule.includesConditions(of: other.rule) == other.rule.includesConditions(of: entry.rule)
        else { return nil }
        let meeting: String
        switch PayloadWitness.search([entry, other]) {
        case .found(let data): meeting = "both match \(JSONValue.object(data).text(sortedKeys: true))"
        case .undecided: meeting = "may both match a payload, which their many sources make too long to find out"
        case .none: return nil
        }
        return CompositionIssue(
            code: "payload-conflict",
            module: entry.module,
            fact: "\(entry.name) of “\(entry.module)” and \(other.name) of “\(other.module)”"
                + " \(meeting), and neither is the more specific",
            fix: "add a condition to one of them, or give them versions, which the manifest's PayloadPolicy orders"
        )
    }
}

/// The rules of one version so far, filed so that those which can meet a new one are found without asking all.
private struct PayloadNeighbours {
    /// The key that tells the rules best apart; nil where none does.
    private let key: String?
    private var byText: [String: [Int]] = [:]
    private var others: [Int] = []
    private var all: [Int] = []

    /// - Parameter rules: all that will be inserted.
    init(_ rules: [PayloadRule]) {
        var counts: [String: (rules: Int, texts: [String: Int])] = [:]
        for condition in rules.lazy.flatMap(\.conditions) {
            counts[condition.key, default: (0, [:])].rules += 1
            for text in condition.values { counts[condition.key]?.texts[text, default: 0] += 1 }
        }
        // About how many pairs remain to be compared when the rules are filed by a key.
        let costs = counts.mapValues { count in
            let without = rules.count - count.rules
            return count.texts.values.reduce(0) { $0 + $1 * $1 } + without * (without + 2 * count.rules)
        }
        key = costs.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// Files a rule.
    ///
    /// - Returns: the indices of those before that it may meet.
    mutating func insert(_ rule: PayloadRule, at index: Int) -> [Int] {
        defer { all.append(index) }
        guard let condition = rule.conditions.first(where: { $0.key == key }) else {
            others.append(index)
            return all
        }
        var neighbours: [Int] = []
        for text in condition.values {
            neighbours += byText[text] ?? []
            byText[text, default: []].append(index)
        }
        return neighbours + others
    }
}
