import AppShell

/// The personal bests by constant: the value `stats.records`, schema 1, one JSON object with a member for each constant.
struct PersonalBests {
    private(set) var bests: [String: PersonalBest] = [:]
    /// What stands there of constants whose best this version can't read: kept until there is another best.
    private(set) var unreadable: [String: JSONValue] = [:]
    /// Whether what was stored is no such book at all; the next best replaces it.
    private(set) var isUnreadable = false

    init() {}

    init(stored bytes: [UInt8]) {
        guard let members = (try? JSONValue(parsing: bytes, limits: .stored))?.objectValue?.members else {
            isUnreadable = true
            return
        }
        for member in members {
            if let best = PersonalBest(json: member.value) {
                bests[member.key] = best
            } else {
                unreadable[member.key] = member.value
            }
        }
    }

    var storedBytes: [UInt8] {
        let members = unreadable.merging(bests.mapValues(\.json)) { _, best in best }
        let object = JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        return Array(JSONValue.object(object).text(sortedKeys: true).utf8)
    }

    /// - Returns: whether it stands in the book now, which it did not before.
    mutating func offer(_ best: PersonalBest, of constant: String) -> Bool {
        guard best.score > 0 else { return false }
        if let known = bests[constant], !best.beats(known) { return false }
        bests[constant] = best
        unreadable[constant] = nil
        isUnreadable = false
        return true
    }

    /// Whether something unreadable of a stored book is not in ``storedBytes``.
    func loses(of stored: PersonalBests) -> Bool {
        stored.isUnreadable || stored.unreadable.keys.contains { unreadable[$0] == nil }
    }

    /// The better of each.
    mutating func merge(_ other: PersonalBests) {
        isUnreadable = other.isUnreadable
        for (constant, value) in other.unreadable where bests[constant] == nil { unreadable[constant] = value }
        for (constant, best) in other.bests { _ = offer(best, of: constant) }
    }
}
