extension PayloadTable {
    /// Why a tap on a notification of the app's own opens nothing; nil where a rule matches its payload, or it has none: the
    /// tap opens the app as it is, then.
    package func reasonNotToOpen(_ notification: LocalNotification) -> String? {
        guard !notification.payload.isEmpty else { return nil }
        let data = JSONObject(notification.payload.map { ($0.key, JSONValue.string($0.value)) })
        guard !entries.contains(where: { $0.route(for: data) != nil }) else { return nil }
        return reasonNotToMatch(data)
    }

    /// The nearest rule, of those that read a key of the payload, and what it misses.
    func reasonNotToMatch(_ data: JSONObject) -> String {
        var nearest: (entry: Entry, likeness: PayloadLikeness)?
        for entry in entries where entry.rule.keys.contains(where: { data[$0] != nil }) {
            let likeness = entry.likeness(to: data)
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

/// How near a payload comes to a rule. More met demands, then fewer unmet, then more keys that are there at all.
private struct PayloadLikeness: Comparable {
    var met = 0
    var unmet = 0
    var present = 0

    static func < (one: PayloadLikeness, other: PayloadLikeness) -> Bool {
        (one.met, one.present, -one.unmet) < (other.met, other.present, -other.unmet)
    }
}

extension PayloadTable.Entry {
    /// What keeps the rule from matching, a text each; none where it matches.
    package func issues(with data: JSONObject) -> [String] {
        let conditions = rule.conditions.compactMap { condition -> String? in
            let value = data[condition.key]
            if condition.isMet(by: value) { return nil }
            return issue(of: condition.key, value, "not \(condition.alternatives)")
        }
        let parameters = rule.parameters.compactMap { parameter -> String? in
            guard needs(parameter), parameter.value(in: data) == nil else { return nil }
            let issues = parameter.sources.map { issue(of: $0.key, data[$0.key], $0.expectation) }
            return
                "{\(parameter.name)} has no value: \(issues.isEmpty ? "it has no source" : issues.joined(separator: ", "))"
        }
        return conditions + parameters
    }

    private func issue(of key: String, _ value: JSONValue?, _ expectation: String) -> String {
        value.map { "“\(key)” holds \($0.summary), \(expectation)" } ?? "“\(key)” is missing"
    }

    fileprivate func likeness(to data: JSONObject) -> PayloadLikeness {
        var likeness = PayloadLikeness()
        func count(isMet: Bool, isPresent: Bool) {
            if isMet { likeness.met += 1 } else { likeness.unmet += 1 }
            if isPresent { likeness.present += 1 }
        }
        for condition in rule.conditions {
            let value = data[condition.key]
            count(isMet: condition.isMet(by: value), isPresent: value != nil)
        }
        for parameter in rule.parameters where needs(parameter) {
            count(
                isMet: parameter.value(in: data) != nil,
                isPresent: parameter.sources.contains { data[$0.key] != nil }
            )
        }
        return likeness
    }
}

extension PayloadSource {
    /// What the value should have been, after a comma.
    fileprivate var expectation: String {
        kind == .number ? "not \(kind)" : "not \(kind), of 1 to \(PayloadSource.maximumLength) bytes"
    }
}

extension JSONValue {
    /// The value in messages: a scalar clipped, a container by its kind alone.
    fileprivate var summary: String {
        switch self {
        case .string(let text): "“\(text.clipped)”"
        case .number(let number): number.text.clipped
        case .bool(let value): value ? "true" : "false"
        case .null, .array, .object: kindName
        }
    }
}
