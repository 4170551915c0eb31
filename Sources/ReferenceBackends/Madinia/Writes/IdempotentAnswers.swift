import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answers to writes that counted, by idempotency key, so that a retry gets the same one and changes nothing
/// (ruling 1; draft-ietf-httpapi-idempotency-key-header-07).
///
/// A key is remembered for a day, or until ``maximumCount`` others or ``maximumBytes`` of others came after it.
struct IdempotentAnswers {
    private struct Entry {
        let request: Fingerprint
        let answer: HTTPResponse
        let date: Date

        var byteCount: Int { request.target.utf8.count + request.body.count + answer.body.count }
    }

    /// What two requests of one key must share to be the same.
    private struct Fingerprint: Equatable {
        let method: HTTPRequest.Method
        let target: String
        let body: [UInt8]

        init(_ request: HTTPRequest) {
            method = request.method
            target = request.url
            body = request.body
        }
    }

    enum Memory: Equatable {
        case none
        case answer(HTTPResponse)
        /// The key came with another request before.
        case mismatch
    }

    private var entries: [String: Entry] = [:]
    /// The oldest first.
    private var keys: [String] = []
    private var byteCount = 0

    static let maximumKeyLength = 255
    static let maximumCount = 1_000
    static let maximumBytes = 4_194_304
    /// In seconds: a day.
    private static let lifetime = 86_400.0

    func recall(_ key: String, for request: HTTPRequest, at date: Date) -> Memory {
        guard let entry = entries[key], date.timeIntervalSince(entry.date) < IdempotentAnswers.lifetime else {
            return .none
        }
        return entry.request == Fingerprint(request) ? .answer(entry.answer) : .mismatch
    }

    mutating func remember(_ answer: HTTPResponse, for request: HTTPRequest, under key: String, at date: Date) {
        forget(key)
        let entry = Entry(request: Fingerprint(request), answer: answer, date: date)
        entries[key] = entry
        keys.append(key)
        byteCount += entry.byteCount
        while keys.count > IdempotentAnswers.maximumCount || byteCount > IdempotentAnswers.maximumBytes {
            guard let oldest = keys.first else { return }
            forget(oldest)
        }
    }

    private mutating func forget(_ key: String) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        byteCount -= entry.byteCount
        keys.removeAll { $0 == key }
    }
}
