/// Each payload rule has payloads of its own: not all it matches is taken by rules that are asked before it.
struct ReachablePayloads: CompositionValidator {
    /// A rule with more combinations of texts is taken to be reachable.
    private static let maximumCombinations = 256

    func issues(of composition: Composition) -> [CompositionIssue] {
        let table = composition.payloadTable
        return table.entries.indices.compactMap { index in
            let entry = table.entries[index]
            if let condition = entry.rule.conditions.first(where: { $0.values.isEmpty || $0.key == "aps" }) {
                return unmeetable(entry, condition)
            }
            guard let takers = takers(of: index, in: table) else { return nil }
            return unreachable(entry, takers.map { table.entries[$0] })
        }
    }

    private func unmeetable(_ entry: PayloadTable.Entry, _ condition: PayloadCondition) -> CompositionIssue {
        CompositionIssue(
            code: "payload-unreachable",
            module: entry.module,
            fact: condition.values.isEmpty
                ? "\(entry.name) matches nothing: its condition on “\(condition.key)” names no text"
                : "\(entry.name) matches nothing: “\(condition.key)” is not part of a payload's data",
            fix: condition.values.isEmpty ? "name the texts that the key may hold" : "ask for a key beside “aps”"
        )
    }

    private func unreachable(_ entry: PayloadTable.Entry, _ takers: [PayloadTable.Entry]) -> CompositionIssue {
        let names = takers.map { "\($0.name) of “\($0.module)”, version “\($0.rule.version)”" }
        return CompositionIssue(
            code: "payload-unreachable",
            module: entry.module,
            fact: "\(entry.name), version “\(entry.rule.version)”, is never asked: all it matches is taken before by"
                + " \(names.joined(separator: " and by "))",
            fix: "put its version first in the manifest's PayloadPolicy, add a condition to the other, or drop it"
        )
    }

    /// The rules that take all that this one matches; nil where something is left to it.
    private func takers(of index: Int, in table: PayloadTable) -> [Int]? {
        let entry = table.entries[index]
        guard let combinations = Self.combinations(entry.rule.conditions[...]) else { return nil }
        var takers: [Int] = []
        for texts in combinations {
            let taker = (0..<index).first { table.entries[$0].takes(all: entry, where: texts) }
            guard let taker else { return nil }
            if !takers.contains(taker) { takers.append(taker) }
        }
        return takers
    }

    /// Every choice of one text for each condition; nil where they are too many.
    private static func combinations(_ conditions: ArraySlice<PayloadCondition>) -> [JSONObject]? {
        guard let condition = conditions.first else { return [[:]] }
        guard let rest = combinations(conditions.dropFirst()),
            rest.count * condition.values.count <= maximumCombinations
        else { return nil }
        return condition.values.flatMap { text in
            rest.map { object in
                var object = object
                object[condition.key] = .string(text)
                return object
            }
        }
    }
}

extension PayloadTable.Entry {
    /// Whether this rule matches whatever the later one matches when its conditions hold these texts.
    fileprivate func takes(all later: PayloadTable.Entry, where texts: JSONObject) -> Bool {
        // Of two rules of one version, neither the more specific, the issue is that both match.
        let isAskedBefore =
            rule.version != later.rule.version
            || rule.includesConditions(of: later.rule) && !later.rule.includesConditions(of: rule)
        guard isAskedBefore, rule.conditions.allSatisfy({ $0.isMet(by: texts[$0.key]) }) else { return false }
        return rule.parameters.filter(needs).allSatisfy { $0.isSupplied(by: later, where: texts) }
    }
}

extension PayloadParameter {
    /// Whether it has a usable value in whatever that rule matches when its conditions hold these texts.
    fileprivate func isSupplied(by entry: PayloadTable.Entry, where texts: JSONObject) -> Bool {
        if value(in: texts) != nil { return true }
        return entry.rule.parameters.filter(entry.needs).contains { parameter in
            let live = parameter.sources.filter { source in texts[source.key].map { source.text($0) != nil } ?? true }
            return !live.isEmpty && live.allSatisfy { other in sources.contains { $0.takesAll(of: other) } }
        }
    }
}
