import AppShell

/// What goes wrong with a server.
public struct ServerFaults: Hashable, Sendable {
    /// Before every answer.
    public var delay: Duration = .zero
    /// No answer at all.
    public var hangs = false
    /// No connection.
    public var isUnreachable = false
    /// What becomes of the next calls, in order; then the server answers again.
    public var answers: [Answer] = []

    /// What becomes of one call.
    public enum Answer: Hashable, Sendable {
        /// This status, in place of the server: the call has no effect.
        case status(Status)
        /// The server acts, and its answer never reaches the app.
        case lost
    }

    public struct Status: Hashable, Sendable {
        public let code: Int
        /// In seconds, as the header Retry-After.
        public let retryAfter: Int?

        public init(_ code: Int, retryAfter: Int? = nil) {
            self.code = code
            self.retryAfter = retryAfter
        }
    }

    public init() {}

    mutating func takeAnswer() -> Answer? {
        answers.isEmpty ? nil : answers.removeFirst()
    }

    /// A bare answer, as a proxy gives it in front of a back end that is down.
    static func answer(_ status: Status) -> HTTPResponse {
        var response = HTTPResponse(status: status.code, headers: ["Content-Type": "text/html"])
        if let seconds = status.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
        response.body = Array("<html><body>\(status.code)</body></html>".utf8)
        return response
    }
}
