extension PayloadTable {
    /// Why a tap on a local notification opens nothing. Nil if a rule matches, or if the payload is empty: the tap then just
    /// opens the app.
    package func reasonNotToOpen(_ notification: LocalNotification) -> String? {
        guard !notification.payload.isEmpty else { return nil }
        let data = JSONObject(notification.payload.map { ($0.key, JSONValue.string($0.value)) })
        guard !entries.contains(where: { $0.route(for: data) != nil }) else { return nil }
        return reasonNotToMatch(data)
    }

    /// The nearest rule among the rules that read a key of the payload, and its unmet demands. The nearest rule has the most
    /// met demands, then the most present keys, then the fewest unmet demands.
    func reasonNotToMatch(_ data: JSONObject) -> String {
        var nearest: (entry: Entry, likeness: (Int, Int, Int))?
        for entry in entries where entry.rule.keys.contains(where: { data[$0] != nil }) {
            let demands = entry.demands(on: data)
            let likeness = (demands.count(where: \.isMet), demands.count(where: \.isPresent), -demands.count)
            if nearest.map({ likeness > $0.likeness }) ?? true { nearest = (entry, likeness) }
        }
        guard let nearest else {
            if entries.isEmpty { return "the product has no payload rules" }
            if data.isEmpty { return "the payload has no data" }
            return "the payload has none of the keys that rules read: \(keyNames)"
        }
        let issues = nearest.entry.issues(with: data).joined(separator: "; ")
        return "the rule of “\(nearest.entry.module)” for “\(nearest.entry.destination)” is the nearest: \(issues)"
    }

    /// The first eight keys that rules read.
    private var keyNames: String {
        let keys = Set(entries.flatMap(\.rule.keys)).sorted()
        let names = keys.prefix(8).map { "“\($0)”" }.joined(separator: ", ")
        return keys.count > 8 ? "\(names) and \(keys.count - 8) more" : names
    }
}

extension PayloadRule {
    /// The keys that it reads.
    fileprivate var keys: [String] { conditions.map(\.key) + parameters.flatMap { $0.sources.map(\.key) } }
}

/// A condition of a rule or a parameter that its destination needs.
private struct PayloadDemand {
    let isMet: Bool
    /// Whether the payload has a key that it reads.
    let isPresent: Bool
    /// The reason that it is not met.
    let issue: () -> String
}

extension PayloadTable.Entry {
    /// The unmet demands of the rule; empty if it matches.
    package func issues(with data: JSONObject) -> [String] {
        demands(on: data).filter { !$0.isMet }.map { $0.issue() }
    }

    fileprivate func demands(on data: JSONObject) -> [PayloadDemand] {
        func issue(of key: String, _ expectation: String) -> String {
            data[key].map { "“\(key)” holds \($0.summary), \(expectation)" } ?? "“\(key)” is missing"
        }
        let conditions = rule.conditions.map { condition in
            let value = data[condition.key]
            return PayloadDemand(isMet: condition.isMet(by: value), isPresent: value != nil) {
                issue(of: condition.key, "not \(condition.alternatives)")
            }
        }
        return conditions
            + rule.parameters.filter(needs).map { parameter in
                PayloadDemand(
                    isMet: parameter.value(in: data) != nil,
                    isPresent: parameter.sources.contains { data[$0.key] != nil }
                ) {
                    let issues = parameter.sources.map { issue(of: $0.key, $0.expectation) }
                    let reasons = issues.isEmpty ? "it has no source" : issues.joined(separator: ", ")
                    return "{\(parameter.name)} has no value: \(reasons)"
                }
            }
    }
}

extension PayloadSource {
    /// The expected kind of value, after a comma.
    fileprivate var expectation: String {
        kind == .number ? "not \(kind)" : "not \(kind), of 1 to \(PayloadSource.maximumLength) bytes"
    }
}

extension JSONValue {
    /// The value in messages: a scalar clipped, a container by its kind.
    fileprivate var summary: String {
        switch self {
        case .string(let text): "“\(text.clipped)”"
        case .number(let number): number.text.clipped
        case .bool(let value): value ? "true" : "false"
        case .null, .array, .object: kindName
        }
    }
}
