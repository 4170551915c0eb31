#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sends a request and returns its answer: URLSession in an app, the simulated server under scripts.
///
/// Returns answers of any status and throws only if no answer came. Cancelling the task ends the call.
public protocol HTTPTransport: Sendable {
    /// Sends one request.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Sends one request, and cancels it after `limit`.
    ///
    /// Implement this to tell in the error what the server had done by then.
    ///
    /// - Throws: ``TransportError/timedOut(_:)`` after `limit`.
    func send(
        _ request: HTTPRequest,
        within limit: Duration,
        on clock: any AppClock
    ) async throws(TransportError) -> HTTPResponse
}

extension HTTPTransport {
    /// Cancels the call after `limit` by the clock; the error does not tell what the server had done.
    public func send(
        _ request: HTTPRequest,
        within limit: Duration,
        on clock: any AppClock
    ) async throws(TransportError) -> HTTPResponse {
        try await clock.limit(limit) { () async throws(TransportError) in try await send(request) }
    }
}

/// A server as a plain function, which runs in process or behind a socket.
public protocol HTTPHandler: Sendable {
    /// Answers one request.
    ///
    /// - Parameter date: the time on the server's clock.
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse
}

/// Why no answer came: in English for developers, with what the server did.
public enum TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The device is not connected.
    case offline
    /// The time is over, with what the server had done by then.
    case timedOut(String)
    /// The connection was refused or reset, the host was not found, or the answer is not HTTP.
    case unreachable(String)
    /// The answer must not be read, for example because it is too long; a retry would give the same.
    case unreadable(String)
    /// The server is not trusted or redirects to a forbidden address; never retried.
    case untrusted(String)
    /// The request's URL or a header field is not allowed: the caller's mistake.
    case forbiddenURL(String)
    /// The task that made the call was cancelled.
    case cancelled

    /// The kind and the reason, for developers.
    public var description: String {
        switch self {
        case .offline: "offline"
        case .timedOut(let reason): "timed out: \(reason)"
        case .unreachable(let reason): "unreachable: \(reason)"
        case .unreadable(let reason): "unreadable: \(reason)"
        case .untrusted(let reason): "not trusted: \(reason)"
        case .forbiddenURL(let reason): "not called: \(reason)"
        case .cancelled: "cancelled"
        }
    }
}
