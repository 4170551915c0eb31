// How rules lie to one another, for the validators of a composition.

extension PayloadRule {
    /// Whether whatever meets the conditions of this rule meets the other's.
    func includesConditions(of other: PayloadRule) -> Bool {
        other.conditions.allSatisfy { theirs in
            conditions.contains { mine in
                mine.key.hasSameBytes(as: theirs.key)
                    && mine.values.allSatisfy { value in theirs.values.contains { $0.hasSameBytes(as: value) } }
            }
        }
    }

    /// Whether the conditions of the two ask for different texts of one key, so that no payload meets both.
    func excludes(_ other: PayloadRule) -> Bool {
        conditions.contains { mine in
            other.conditions.contains { theirs in
                mine.key == theirs.key && !mine.values.contains { value in theirs.values.contains(value) }
            }
        }
    }
}

extension PayloadSource {
    /// Whether it can use whatever value the other one can.
    func takesAll(of other: PayloadSource) -> Bool {
        guard key.hasSameBytes(as: other.key) else { return false }
        return switch (other.kind, kind) {
        case (.choice(let choices), _): choices.filter(other.takes).allSatisfy(takes)
        case (.number, .number), (.slug, .slug), (.slug, .text), (.text, .text): true
        default: false
        }
    }
}

/// Builds a payload that several rules match at once, to show that there is one.
struct PayloadWitness {
    /// What a search for such a payload ends with.
    enum Outcome: Hashable {
        /// Its data.
        case found(JSONObject)
        /// No payload is matched by all of them.
        case none
        /// Given up: the parameters have too many sources to try them all.
        case undecided
    }

    /// How many sources are tried at most, for the sources of many parameters can be combined in exponentially many
    /// ways.
    static let maximumTrials = 4_096

    /// What is asked of one key's value.
    private struct Demand {
        /// nil: any.
        var texts: [String]?
        var sources: [PayloadSource] = []

        /// A value that meets them all; nil where there is none.
        var value: JSONValue? {
            if let text = candidates.first(where: { text in sources.allSatisfy { $0.takes(text) } }) {
                return isNumber ? 1 : .string(text)
            }
            return nil
        }

        private var candidates: [String] {
            if let texts { return texts }
            for case .choice(let choices) in sources.map(\.kind) { return choices }
            return sources.contains { $0.kind == .number } ? ["1"] : ["x"]
        }

        private var isNumber: Bool { texts == nil && sources.allSatisfy { $0.kind == .number } }
    }

    private var demands: [String: Demand] = [:]

    private init() {}

    /// Searches for a payload that all of them match.
    static func search(_ entries: [PayloadTable.Entry]) -> Outcome {
        var witness = PayloadWitness()
        for condition in entries.flatMap(\.rule.conditions) {
            guard witness.add(condition) else { return .none }
        }
        // What fails alone fails in every combination; and the fewer sources a parameter has, the sooner it tells.
        let choices = entries.flatMap { entry in
            entry.rule.parameters.filter(entry.needs).map { $0.sources.filter(witness.allows) }
        }.sorted { $0.count < $1.count }
        var trials = 0
        if let data = witness.supplying(choices[...], &trials) { return .found(data) }
        return trials > maximumTrials ? .undecided : .none
    }

    private mutating func add(_ condition: PayloadCondition) -> Bool {
        guard condition.key != "aps" else { return false }
        let texts = demands[condition.key]?.texts
        let common = condition.values.filter { value in texts?.contains { $0.hasSameBytes(as: value) } ?? true }
        demands[condition.key, default: Demand()].texts = common
        return !common.isEmpty
    }

    private mutating func add(_ source: PayloadSource) -> Bool {
        guard source.key != "aps" else { return false }
        demands[source.key, default: Demand()].sources.append(source)
        return demands[source.key]?.value != nil
    }

    private func allows(_ source: PayloadSource) -> Bool {
        var next = self
        return next.add(source)
    }

    /// Tries the sources of each parameter in turn, until the trials are used up.
    private func supplying(_ parameters: ArraySlice<[PayloadSource]>, _ trials: inout Int) -> JSONObject? {
        guard let sources = parameters.first else { return data }
        for source in sources {
            trials += 1
            guard trials <= Self.maximumTrials else { return nil }
            var next = self
            guard next.add(source), let data = next.supplying(parameters.dropFirst(), &trials) else { continue }
            return data
        }
        return nil
    }

    private var data: JSONObject {
        JSONObject(demands.keys.sorted().compactMap { key in demands[key]?.value.map { (key, $0) } })
    }
}
