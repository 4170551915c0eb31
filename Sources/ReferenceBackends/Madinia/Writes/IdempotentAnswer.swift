import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A write that counted: its idempotency key, which request it was, and what it was answered.
public struct IdempotentAnswer: Hashable, Sendable, Codable {
    public let key: String
    /// Of the request: SHA-256 in hexadecimal, see ``RequestFingerprint``.
    public let fingerprint: String
    /// Who sent it, so that nobody makes another's answers be forgotten.
    public let caller: String
    /// Of the answer.
    public let status: Int
    /// Of the answer: JSON.
    public let text: String
    public let date: Date

    public init(key: String, fingerprint: String, caller: String, status: Int, text: String, date: Date) {
        self.key = key
        self.fingerprint = fingerprint
        self.caller = caller
        self.status = status
        self.text = text
        self.date = date
    }

    init(_ answer: HTTPResponse, to fingerprint: String, under key: String, from call: Call) {
        self.init(
            key: key,
            fingerprint: fingerprint,
            caller: call.caller,
            status: answer.status,
            text: String(decoding: answer.body, as: UTF8.self),
            date: call.date
        )
    }

    var response: HTTPResponse { LaravelResponse.json(Array(text.utf8), status: status) }

    var byteCount: Int { key.utf8.count + fingerprint.utf8.count + caller.utf8.count + text.utf8.count }
}

extension IdempotentAnswer: CustomStringConvertible {
    /// Without the key, the caller and the answer.
    public var description: String { "answered \(status)" }
}
