import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A write that counted: its idempotency key, what it asked for, and what it was answered.
public struct IdempotentAnswer: Hashable, Sendable, Codable {
    public let key: String
    /// Of the request; what another one must share to be its retry.
    public let method: String
    public let target: String
    public let body: [UInt8]
    /// Of the answer.
    public let status: Int
    /// Of the answer: JSON.
    public let text: String
    public let date: Date

    public init(
        key: String,
        method: String,
        target: String,
        body: [UInt8],
        status: Int,
        text: String,
        date: Date
    ) {
        self.key = key
        self.method = method
        self.target = target
        self.body = body
        self.status = status
        self.text = text
        self.date = date
    }

    init(_ answer: HTTPResponse, to request: HTTPRequest, under key: String, at date: Date) {
        self.key = key
        method = request.method.rawValue
        target = request.url
        body = request.body
        status = answer.status
        text = String(decoding: answer.body, as: UTF8.self)
        self.date = date
    }

    func isOf(_ request: HTTPRequest) -> Bool {
        method == request.method.rawValue && target == request.url && body == request.body
    }

    var response: HTTPResponse { LaravelResponse.json(Array(text.utf8), status: status) }

    var byteCount: Int { key.utf8.count + target.utf8.count + body.count + text.utf8.count }

    private enum CodingKeys: String, CodingKey {
        case key, method, target, body, status, text, date
    }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        key = try members.decode(String.self, forKey: .key)
        method = try members.decode(String.self, forKey: .method)
        target = try members.decode(String.self, forKey: .target)
        body = [UInt8](try members.decode(Data.self, forKey: .body))
        status = try members.decode(Int.self, forKey: .status)
        text = try members.decode(String.self, forKey: .text)
        date = try members.decode(Date.self, forKey: .date)
    }

    /// The body in Base64, where the coder writes data so: a list of numbers would be three times as long.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(key, forKey: .key)
        try members.encode(method, forKey: .method)
        try members.encode(target, forKey: .target)
        try members.encode(Data(body), forKey: .body)
        try members.encode(status, forKey: .status)
        try members.encode(text, forKey: .text)
        try members.encode(date, forKey: .date)
    }
}

extension IdempotentAnswer: CustomStringConvertible {
    /// Without the key, and without what was asked and answered: a target may hold a token.
    public var description: String { "answered \(status) to a \(method) of \(body.count) bytes" }
}
