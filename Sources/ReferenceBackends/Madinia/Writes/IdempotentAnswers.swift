import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answers to writes that counted, by idempotency key, so that a retry gets the same one and changes nothing
/// (draft-ietf-httpapi-idempotency-key-header-07).
///
/// A key is remembered for a day, or until ``maximumCount`` others or ``maximumBytes`` of others came after it. Written
/// as a list, the oldest first.
public struct IdempotentAnswers: Hashable, Sendable, Codable {
    enum Memory: Equatable {
        case none
        case answer(HTTPResponse)
        /// The key came with another request before.
        case mismatch
    }

    /// Those that are remembered, the oldest first.
    public private(set) var entries: [IdempotentAnswer] = []
    private var byteCount = 0

    static let maximumKeyLength = 255
    static let maximumCount = 1_000
    static let maximumBytes = 4_194_304
    /// In seconds: a day.
    private static let lifetime = 86_400.0

    public init() {}

    public init(from decoder: any Decoder) throws {
        for entry in try [IdempotentAnswer](from: decoder) { remember(entry) }
    }

    public func encode(to encoder: any Encoder) throws {
        try entries.encode(to: encoder)
    }

    func recall(_ key: String, for request: HTTPRequest, at date: Date) -> Memory {
        guard let entry = entries.last(where: { $0.key == key }),
            date.timeIntervalSince(entry.date) < IdempotentAnswers.lifetime
        else { return .none }
        return entry.isOf(request) ? .answer(entry.response) : .mismatch
    }

    mutating func remember(_ answer: IdempotentAnswer) {
        if let index = entries.firstIndex(where: { $0.key == answer.key }) {
            byteCount -= entries.remove(at: index).byteCount
        }
        entries.append(answer)
        byteCount += answer.byteCount
        var surplus = 0
        while entries.count - surplus > IdempotentAnswers.maximumCount || byteCount > IdempotentAnswers.maximumBytes {
            guard surplus < entries.count else { break }
            byteCount -= entries[surplus].byteCount
            surplus += 1
        }
        entries.removeFirst(surplus)
    }
}
