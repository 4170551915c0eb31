/// All payload rules of a product: turns what a notification carries into a route.
///
/// The order of the rules does not depend on that of registration: the versions as the policy lists them; within one,
/// more conditions first, then fewer alternatives in them. The first rule that matches decides. A rule whose conditions
/// are met, but whose parameters have no usable value, leaves the payload to the next.
public struct PayloadTable: Sendable {
    /// A rule and where it leads.
    public struct Entry: Hashable, Sendable {
        /// Which payloads it matches.
        public let rule: PayloadRule
        /// The name of the destination.
        public let destination: String
        /// The module that contributed it.
        public let module: String
        /// The parameters that the destination can do without.
        public let optionalParameterNames: [String]

        /// A rule and the destination it leads to.
        public init(
            rule: PayloadRule,
            destination: String,
            module: String,
            optionalParameterNames: [String] = []
        ) {
            self.rule = rule
            self.destination = destination
            self.module = module
            self.optionalParameterNames = optionalParameterNames
        }
    }

    /// In the order in which they are asked.
    public let entries: [Entry]

    /// Leaves out rules of a version that the policy does not list; ``AppGraph`` refuses such a product beforehand.
    public init(entries: [Entry], policy: PayloadPolicy = PayloadPolicy()) {
        let ranks = Dictionary(policy.versions.enumerated().map { ($1, $0) }) { first, _ in first }
        let ranked = entries.compactMap { entry in
            ranks[entry.rule.version].map { rank in
                (rank: (rank, -entry.rule.conditions.count, entry.rule.alternatives), entry: entry)
            }
        }
        self.entries =
            ranked.sorted { one, other in
                one.rank == other.rank ? one.entry.precedes(other.entry) : one.rank < other.rank
            }.map(\.entry)
    }

    /// Where a tap on the notification leads. Never fails: a payload that fits no rule is a value that says why.
    public func match(_ payload: PushPayload) -> PayloadMatch {
        for entry in entries {
            if let route = entry.route(for: payload.data) { return .matched(route, entry) }
        }
        return .unmatched(reason: reasonNotToMatch(payload.data))
    }
}

/// Where a payload leads.
public enum PayloadMatch: Hashable, Sendable {
    /// A rule fits.
    case matched(Route, PayloadTable.Entry)
    /// No rule fits. The reason is for a person: the nearest rule, and what it misses. It quotes at most 64 characters of
    /// the wrong value and nothing else of the payload, which may hold personal data.
    case unmatched(reason: String)
}

extension PayloadTable.Entry {
    /// Where the payload leads by this rule; nil where it does not match.
    func route(for data: JSONObject) -> Route? {
        for condition in rule.conditions where !condition.isMet(by: data[condition.key]) { return nil }
        var pairs: [RouteParameters.Pair] = []
        for parameter in rule.parameters {
            if let value = parameter.value(in: data) {
                pairs.append(RouteParameters.Pair(name: parameter.name, value: value))
            } else if needs(parameter) {
                return nil
            }
        }
        guard pairs.count > 1 else { return Route(name: destination, parameters: RouteParameters(sorted: pairs)) }
        let values = Dictionary(pairs.map { ($0.name, $0.value) }) { _, last in last }
        return Route(name: destination, parameters: RouteParameters(values))
    }

    /// Whether the destination can't do without it.
    func needs(_ parameter: PayloadParameter) -> Bool {
        !optionalParameterNames.contains(parameter.name)
    }

    /// The order of two rules that are as specific: any that is the same every time.
    fileprivate func precedes(_ other: PayloadTable.Entry) -> Bool {
        if rule.conditions != other.rule.conditions {
            return rule.conditions.lexicographicallyPrecedes(other.rule.conditions) { one, other in
                one.key == other.key ? one.values.lexicographicallyPrecedes(other.values) : one.key < other.key
            }
        }
        if destination != other.destination { return destination < other.destination }
        if module != other.module { return module < other.module }
        return "\(rule)" < "\(other.rule)"
    }
}

extension PayloadRule {
    /// How many texts its conditions take in all. A rule that asks for all that another one asks for has more conditions,
    /// or as many with fewer texts.
    fileprivate var alternatives: Int { conditions.reduce(0) { $0 + $1.values.count } }
}
