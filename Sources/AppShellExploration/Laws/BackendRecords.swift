import AppShell

/// Compares what a back end kept before and after an act.
enum BackendRecords {
    /// Equal new records of one list.
    struct Duplicate {
        /// The member that holds the list: `preRegistrations`.
        let list: String
        let count: Int
        let text: String
    }

    /// The records that were added more than once, but for ids, keys and moments.
    ///
    /// - Parameter isRetry: whether a new record that equals an old one is one too many, too.
    static func duplicates(from before: [UInt8], to after: [UInt8], isRetry: Bool) -> [Duplicate] {
        guard let old = try? JSONValue(parsing: before, limits: limits),
            let new = try? JSONValue(parsing: after, limits: limits)
        else { return [] }
        var found: [Duplicate] = []
        compare(old, new, "", isRetry, &found)
        return found
    }

    /// JSON without what differs between two records of one intention; nil where it is none.
    static func lasting(_ bytes: [UInt8]) -> JSONValue? {
        (try? JSONValue(parsing: bytes, limits: limits)).map { lasting($0) }
    }

    /// Where two values differ first: `devices.0.topics`; nil: nowhere.
    static func difference(_ one: JSONValue?, _ other: JSONValue?, at path: [String] = []) -> String? {
        guard one != other else { return nil }
        switch (one, other) {
        case (.object(let one)?, .object(let other)?):
            let keys = Set(one.members.map(\.key)).union(other.members.map(\.key))
            return keys.filter { !isLedger($0) }.sorted().lazy.compactMap {
                difference(one[$0], other[$0], at: path + [$0])
            }.first
        case (.array(let one)?, .array(let other)?) where one.count == other.count:
            return one.indices.lazy.compactMap { difference(one[$0], other[$0], at: path + ["\($0)"]) }.first
        default: return path.joined(separator: ".")
        }
    }

    private static let limits = JSONLimits(bytes: 16_000_000, depth: 64)

    private static func compare(
        _ old: JSONValue?,
        _ new: JSONValue,
        _ name: String,
        _ isRetry: Bool,
        _ found: inout [Duplicate]
    ) {
        switch new {
        case .object(let object):
            for member in object.members { compare(old?[member.key], member.value, member.key, isRetry, &found) }
        case .array(let elements) where !isLedger(name):
            var known = old?.arrayValue ?? []
            guard elements.count > known.count + (isRetry ? 0 : 1) else { return }
            let earlier = isRetry ? Set(known.map { lasting($0).text(sortedKeys: true) }) : []
            var added: [String: Int] = [:]
            for element in elements {
                if let index = known.firstIndex(of: element) {
                    known.remove(at: index)
                } else {
                    added[lasting(element).text(sortedKeys: true), default: 0] += 1
                }
            }
            for (text, count) in added.sorted(by: { $0.key < $1.key }) {
                let count = count + (earlier.contains(text) ? 1 : 0)
                if count > 1 { found.append(Duplicate(list: name, count: count, text: text)) }
            }
        default: break
        }
    }

    /// Whether it is how the back end counts calls, or a repeated one once, and nothing that anybody asked for.
    private static func isLedger(_ name: String) -> Bool {
        ["idempot", "ratelimit"].contains { name.lowercased().contains($0) }
    }

    /// Without what differs between two records of one intention.
    private static func lasting(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            .object(
                JSONObject(
                    object.members
                        .filter { !isFleeting($0.key) }
                        .map { ($0.key, lasting($0.value)) }
                )
            )
        case .array(let elements): .array(elements.map(lasting))
        default: value
        }
    }

    private static func isFleeting(_ key: String) -> Bool {
        let key = key.lowercased()
        return ["id", "key", "number", "timestamp", "date", "at", "time"].contains(key)
            || ["at", "date", "time", "timestamp", "idempotencykey"].contains {
                key.hasSuffix($0) && key.count > $0.count + 2
            }
    }
}
