/// All payload rules of a product: turns the payload of a notification into a route.
///
/// The order of the rules is independent of registration: by version in the order of the policy, then more conditions
/// first, then fewer alternatives in them. The first matching rule decides. A rule without a usable value for a required
/// parameter doesn't match.
public struct PayloadTable: Sendable {
    /// A rule and its destination.
    public struct Entry: Hashable, Sendable {
        /// The payloads that it matches.
        public let rule: PayloadRule
        /// The name of the destination.
        public let destination: String
        /// The module that contributed it.
        public let module: String
        /// The optional parameters of the destination.
        public let optionalParameterNames: [String]

        /// A rule and its destination.
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

    /// In the order of matching.
    public let entries: [Entry]

    /// Omits rules of a version that the policy does not list; ``AppGraph`` reports them.
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

    /// The route that a tap on the notification opens, or the reason that it opens none.
    public func match(_ payload: PushPayload) -> PayloadMatch {
        for entry in entries {
            if let route = entry.route(for: payload.data) { return .matched(route, entry) }
        }
        return .unmatched(reason: reasonNotToMatch(payload.data))
    }
}

/// The result of matching a payload.
public enum PayloadMatch: Hashable, Sendable {
    /// A rule matches.
    case matched(Route, PayloadTable.Entry)
    /// No rule matches. The reason, for people, names the nearest rule and its unmet demands. It quotes at most 64
    /// characters of the wrong value and nothing else of the payload, which may contain personal data.
    case unmatched(reason: String)
}

extension PayloadTable.Entry {
    /// The route of the payload by this rule; nil if it does not match.
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

    /// Whether the destination requires the parameter.
    func needs(_ parameter: PayloadParameter) -> Bool {
        !optionalParameterNames.contains(parameter.name)
    }

    /// An arbitrary but stable order of equally specific rules.
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
    /// The number of texts in all conditions. A more specific rule has more conditions, or as many with fewer texts.
    fileprivate var alternatives: Int { conditions.reduce(0) { $0 + $1.values.count } }
}
