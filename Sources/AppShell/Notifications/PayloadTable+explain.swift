/// The story of one payload: each rule in the order in which it is asked, with why it matched or did not.
public struct PayloadExplanation: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        public let entry: PayloadTable.Entry
        /// What keeps the rule from matching, in words; empty where it matches.
        public let faults: [String]
        /// Whether this is the rule that decides: the first that matches.
        public let decides: Bool
    }

    public let match: PayloadMatch
    public let steps: [Step]
}

extension PayloadExplanation: CustomStringConvertible {
    /// The outcome, then a line a rule.
    public var description: String {
        let outcome =
            switch match {
            case .matched(let route, let entry): "leads to \(route), by a rule of “\(entry.module)”"
            case .unmatched(let reason): "leads nowhere: \(reason)"
            }
        return (["The payload \(outcome)."] + steps.map(\.description)).joined(separator: "\n")
    }
}

extension PayloadExplanation.Step: CustomStringConvertible {
    /// `  - version 1, catalog.course of “catalog” (“type” is “formation”, …): “type” is missing`.
    public var description: String {
        let verdict =
            if decides { "matches" } else if faults.isEmpty { "matches too, and comes later" } else {
                faults.joined(separator: "; ")
            }
        return
            "  - version \(entry.rule.version), \(entry.destination) of “\(entry.module)” (\(entry.rule)): \(verdict)"
    }
}

extension PayloadTable {
    /// Tells for each rule why the payload fits it or not. Costs as much as there are rules: it is for people.
    public func explain(_ payload: PushPayload) -> PayloadExplanation {
        var isDecided = false
        let steps = entries.map { entry in
            let faults = entry.faults(in: payload.data)
            defer { isDecided = isDecided || faults.isEmpty }
            return PayloadExplanation.Step(entry: entry, faults: faults, decides: faults.isEmpty && !isDecided)
        }
        return PayloadExplanation(match: match(payload), steps: steps)
    }

    /// The rule that came nearest and what it misses. Costs as much as the payload has keys, not as there are rules:
    /// whoever sends a payload can make the app look for this.
    func reasonNotToMatch(_ data: JSONObject) -> String {
        var nearest: (entry: Entry, likeness: PayloadLikeness)?
        for place in explainers(for: data) {
            let entry = entries[place]
            let likeness = entry.likeness(to: data)
            if nearest.map({ likeness > $0.likeness }) ?? true { nearest = (entry, likeness) }
        }
        guard let nearest else {
            if entries.isEmpty { return "the product has no payload rules" }
            return data.isEmpty ? "the payload has no data" : "none of the keys that rules read is in it: \(keysTold)"
        }
        let faults = nearest.entry.faults(in: data).joined(separator: "; ")
        return "the rule of “\(nearest.entry.module)” for “\(nearest.entry.destination)” came nearest: \(faults)"
    }

    private var keysTold: String {
        let shown = keysRead.first.map { "“\($0)”" }.joined(separator: ", ")
        return keysRead.others > 0 ? "\(shown) and \(keysRead.others) more" : shown
    }
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
    func faults(in data: JSONObject) -> [String] {
        let conditions = rule.conditions.compactMap { condition -> String? in
            let value = data[condition.key]
            if condition.isMet(by: value) { return nil }
            return fault(of: condition.key, value, "not \(condition.alternatives)")
        }
        let parameters = rule.parameters.compactMap { parameter -> String? in
            guard needs(parameter), parameter.value(in: data) == nil else { return nil }
            let faults = parameter.sources.map { fault(of: $0.key, data[$0.key], $0.expectation) }
            return
                "{\(parameter.name)} is not to be had: \(faults.isEmpty ? "it has no source" : faults.joined(separator: ", "))"
        }
        return conditions + parameters
    }

    private func fault(of key: String, _ value: JSONValue?, _ expectation: String) -> String {
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
