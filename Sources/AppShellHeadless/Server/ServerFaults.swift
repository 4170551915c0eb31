public import AppShell

/// What goes wrong with a server, or with its calls of one method and path.
public struct ServerFaults: Hashable, Sendable {
    /// Before every answer.
    public var delay: Duration = .zero
    /// No answer at all.
    public var hangs = false
    /// No connection.
    public var isUnreachable = false
    /// What becomes of the next calls, in order; then the server answers again.
    public var answers: [Answer] = []
    /// What becomes of every call after those; nil: the server answers.
    public var standing: Answer?

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
        /// nil: HTML that says the status, as a proxy gives it in front of a back end that is down.
        public let body: Body?

        public init(_ code: Int, retryAfter: Int? = nil, body: Body? = nil) {
            self.code = code
            self.retryAfter = retryAfter
            self.body = body
        }
    }

    /// An answer's content, right or broken.
    public struct Body: Hashable, Sendable {
        /// `application/json`
        public let mediaType: String
        public let bytes: [UInt8]

        public init(mediaType: String, bytes: [UInt8]) {
            self.mediaType = mediaType
            self.bytes = bytes
        }
    }

    public init() {}

    static func answer(_ status: Status) -> HTTPResponse {
        let body = status.body ?? Body(mediaType: "text/html", bytes: Array(page(status.code).utf8))
        var response = HTTPResponse(status: status.code, headers: ["Content-Type": body.mediaType], body: body.bytes)
        if let seconds = status.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
        return response
    }

    private static func page(_ code: Int) -> String { "<html><body>\(code)</body></html>" }
}
