import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answers to writes that counted, by idempotency key, so that a retry gets the same one and changes nothing
/// (draft-ietf-httpapi-idempotency-key-header-07).
///
/// A key is remembered for a week. Where there are more than ``maximumCount`` or ``maximumBytes``, the oldest of the caller
/// who has the most is forgotten: whoever writes much loses their own, and nobody else's. Written as a list, the oldest
/// first.
public struct IdempotentAnswers: Hashable, Sendable, Codable {
    enum Memory: Equatable {
        case none
        case answer(HTTPResponse)
        /// The key came with another request before.
        case mismatch
    }

    /// Those that are remembered, the oldest first.
    public private(set) var entries: [IdempotentAnswer] = []

    static let maximumKeyLength = 255
    static let maximumCount = 1_000
    static let maximumBytes = 4_194_304
    /// In seconds: a week, as long as apps remember what was not answered.
    private static let lifetime = 604_800.0

    public init() {}

    public init(from decoder: any Decoder) throws {
        for entry in try [IdempotentAnswer](from: decoder) { remember(entry, forgetting: []) }
    }

    public func encode(to encoder: any Encoder) throws {
        try entries.encode(to: encoder)
    }

    func recall(_ key: String, for fingerprint: String, at date: Date) -> Memory {
        guard let entry = entries.last(where: { $0.key == key }),
            date.timeIntervalSince(entry.date) < IdempotentAnswers.lifetime
        else { return .none }
        return entry.fingerprint == fingerprint ? .answer(entry.response) : .mismatch
    }

    /// The keys that make room for an answer, by the rule above.
    func surplus(beside new: IdempotentAnswer) -> [String] {
        var kept = entries.filter { $0.key != new.key }
        var gone = kept.filter { new.date.timeIntervalSince($0.date) >= IdempotentAnswers.lifetime }.map(\.key)
        if !gone.isEmpty { kept.removeAll { gone.contains($0.key) } }
        kept.append(new)
        var bytes = kept.reduce(0) { $0 + $1.byteCount }
        while kept.count > IdempotentAnswers.maximumCount || bytes > IdempotentAnswers.maximumBytes, kept.count > 1 {
            let counts = Dictionary(kept.map { ($0.caller, 1) }, uniquingKeysWith: +)
            let most = counts.values.max() ?? 0
            guard let index = kept.firstIndex(where: { counts[$0.caller] == most }) else { break }
            let entry = kept.remove(at: index)
            bytes -= entry.byteCount
            gone.append(entry.key)
        }
        return gone
    }

    mutating func remember(_ answer: IdempotentAnswer, forgetting keys: [String]) {
        let gone = Set(keys)
        entries.removeAll { $0.key == answer.key || gone.contains($0.key) }
        entries.append(answer)
    }
}
