public import AppShell

/// A back end that records its pushes, for scripts.
public protocol PushingBackend: HTTPHandler {
    /// The payloads as JSON, the newest last. Excludes those of a served back end.
    var pushedPayloads: [String] { get }
}

/// A back end that lists its routes, so that a script which names another call fails.
public protocol RoutedBackend: HTTPHandler {
    /// `GET /articles/{key}`: methods and paths below the API's URL, `{…}` for any segment.
    var routes: [String] { get }
}

/// A back end that scripts can call themselves.
public protocol CallableBackend: HTTPHandler {
    /// The headers that a script's call needs, such as an API key or a token.
    ///
    /// - Parameters:
    ///   - caller: the email of the caller; nil for an anonymous call.
    ///   - baseURL: of the back end.
    ///   - send: makes a call, such as a sign-in.
    /// - Returns: nil where the back end doesn't know the email.
    func headers(
        ofCallsBy caller: String?,
        at baseURL: String,
        send: (HTTPRequest) throws(HeadlessError) -> HTTPResponse
    ) throws(HeadlessError) -> HTTPHeaders?
}
