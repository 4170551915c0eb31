/// All payload rules of a product: turns what a notification carries into a route.
///
/// Rules are asked in an order that does not depend on that of registration: the versions as the policy lists them;
/// within one, more conditions first, then fewer alternatives in them. A rule whose conditions are met, but whose
/// parameters have no usable value, leaves the payload to the next. Rules are filed under what they ask for, so that
/// the cost of a match grows with the payload's keys and the rules that ask for what they hold, and not with the number
/// of all rules; the reason why none matches is looked for in `maximumExplainers` rules at most.
public struct PayloadTable: Sendable {
    /// A rule and where it leads.
    public struct Entry: Hashable, Sendable {
        public let rule: PayloadRule
        public let destination: String
        /// The module that contributed it.
        public let module: String
        /// The parameters that the destination can do without.
        public let optionalParameterNames: [String]

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
    public let policy: PayloadPolicy
    private let index: PayloadTableIndex

    /// Rules of a version that the policy does not list are left out; ``AppGraph`` refuses such a product beforehand.
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
        self.policy = policy
        index = PayloadTableIndex(self.entries)
    }

    /// No more rules than these are asked why they don't match.
    static let maximumExplainers = 64

    /// The places of the entries that the data may fit, in the order in which they are asked.
    func candidates(for data: JSONObject) -> [Int] { index.candidates(for: data) }

    /// The places of the entries that can tell why they don't match, in order: those that the data may fit, and then
    /// those that read a key of it; `maximumExplainers` at most.
    func explainers(for data: JSONObject) -> [Int] {
        let candidates = candidates(for: data).prefix(Self.maximumExplainers)
        let others = index.readers(of: data).lazy.filter { !candidates.contains($0) }
        return (candidates + others.prefix(Self.maximumExplainers - candidates.count)).sorted()
    }

    /// The first few keys that rules look at, sorted; and how many others there are.
    var keysRead: (first: [String], others: Int) { index.keysRead }

    /// Where a tap on the notification leads. Never fails: what fits no rule is a value that says why.
    public func match(_ payload: PushPayload) -> PayloadMatch {
        for place in candidates(for: payload.data) {
            if let route = entries[place].route(for: payload.data) { return .matched(route, entries[place]) }
        }
        return .unmatched(reason: reasonNotToMatch(payload.data))
    }
}

/// Where a payload leads.
public enum PayloadMatch: Hashable, Sendable {
    case matched(Route, PayloadTable.Entry)
    /// No rule fits. The reason is for a person: the rule that came nearest, of the first that read a key which the
    /// payload has, and what it misses. It quotes at most
    /// 64 characters of the value at fault and nothing else of the payload, which may hold personal data.
    case unmatched(reason: String)
}

extension PayloadTable.Entry {
    /// Where the payload leads by this rule; nil where it does not match.
    func route(for data: JSONObject) -> Route? {
        for condition in rule.conditions where !condition.isMet(by: data[condition.key]) { return nil }
        var values: [String: String] = [:]
        for parameter in rule.parameters {
            if let value = parameter.value(in: data) {
                values[parameter.name] = value
            } else if needs(parameter) {
                return nil
            }
        }
        return Route(name: destination, parameters: RouteParameters(values))
    }

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
