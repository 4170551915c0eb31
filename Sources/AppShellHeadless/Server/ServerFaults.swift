import AppShell

/// The faults that a script injects into a server, or into its calls of one method and path.
public struct ServerFaults: Hashable, Sendable {
    /// Virtual time before every answer.
    public var delay: Duration = .zero
    /// No answer at all.
    public var hangs = false
    /// No connection.
    public var isUnreachable = false
    /// The answers to the next calls, in order. Then the server answers again.
    public var answers: [Answer] = []
    /// The answer to every call after those; nil: the server's own.
    public var standing: Answer?

    /// The answer to one call.
    public enum Answer: Hashable, Sendable {
        /// This status instead of the server's answer. The call has no effect.
        case status(Status)
        /// The server acts, but its answer never reaches the app.
        case lost
        /// The server acts, but does not answer.
        case silent
        /// The server's own answer, after that much virtual time.
        case late(Duration)
        /// The server acts, but the phone loses its network before the answer comes, and is offline from then on.
        case cutOff
    }

    /// A status with its headers and content.
    public struct Status: Hashable, Sendable {
        /// 100 to 599.
        public let code: Int
        /// The header Retry-After, in seconds.
        public let retryAfter: Int?
        /// nil: an HTML page with the status, as from a proxy whose back end is down.
        public let body: Body?

        /// - Parameter retryAfter: in seconds.
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
        /// The content.
        public let bytes: [UInt8]

        /// - Parameter mediaType: `application/json`
        public init(mediaType: String, bytes: [UInt8]) {
            self.mediaType = mediaType
            self.bytes = bytes
        }
    }

    /// No faults.
    public init() {}

    static func answer(_ status: Status) -> HTTPResponse {
        let body = status.body ?? Body(mediaType: "text/html", bytes: Array(page(status.code).utf8))
        var response = HTTPResponse(status: status.code, headers: ["Content-Type": body.mediaType], body: body.bytes)
        if let seconds = status.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
        return response
    }

    private static func page(_ code: Int) -> String { "<html><body>\(code)</body></html>" }
}
