/// A request as it came over HTTP/2.
public struct SimulatedRequest: Sendable {
    public let method: String
    /// With its query.
    public let path: String
    /// Names in lower case, as HTTP/2 has them, without the pseudo-headers; in their order, repeated ones too.
    public let headers: [(name: String, value: String)]
    public let body: [UInt8]
    /// Which connection brought it, counted from 1.
    public let connection: Int

    /// The first of a name.
    public subscript(name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    public var text: String { String(decoding: body, as: UTF8.self) }
}

/// What a simulated service answers.
public struct SimulatedAnswer: Hashable, Sendable {
    public var status: Int
    /// Names in lower case.
    public var headers: [String: String]
    public var body: String

    public init(status: Int, headers: [String: String] = [:], body: String = "") {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// What a simulated service does with a request that is as it should be.
public enum SimulatedReaction: Hashable, Sendable {
    /// What the service does when all is well.
    case accept
    case answer(SimulatedAnswer)
    /// Accepts, but only once ``SimulatedScript/release()`` was called.
    case hold
    /// Never answers.
    case hang
    /// Begins an answer, and never ends it.
    case hangAfterHead
    /// Takes its leave (GOAWAY with no error); the request is accepted, or else left for another connection.
    case goAway(accepting: Bool)
    /// Cuts the connection, without a word.
    case breakConnection
}
