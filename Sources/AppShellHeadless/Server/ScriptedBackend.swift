public import AppShell

/// A back end that keeps what it handed to the push services, for scripts to look at.
public protocol PushingBackend: HTTPHandler {
    /// The payloads, as JSON, the newest last. What a served back end sends is not among them.
    var pushedPayloads: [String] { get }
}

/// A back end that scripts can call themselves.
public protocol CallableBackend: HTTPHandler {
    /// What a call needs besides what the script says of it, such as an API key or a token.
    ///
    /// - Parameters:
    ///   - caller: who calls, by email; nil: nobody in particular.
    ///   - baseURL: where the back end is.
    ///   - send: makes a call for it, such as a sign-in.
    /// - Returns: nil where nobody is known by that email.
    func headers(
        ofCallsBy caller: String?,
        at baseURL: String,
        send: (HTTPRequest) throws(HeadlessError) -> HTTPResponse
    ) throws(HeadlessError) -> HTTPHeaders?
}
