#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Carries one request to a server and its answer back: URLSession in an app, the stand-in server under scripts.
///
/// An answer of any status is an answer; only what kept one from coming is thrown. Cancelling the task ends the call.
public protocol HTTPTransport: Sendable {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}

/// A server as a plain function, so that it runs in process as well as behind a socket.
public protocol HTTPHandler: Sendable {
    /// - Parameter date: the server's clock.
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse
}

/// Why no answer came.
public enum TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The device is not connected.
    case offline
    case timedOut
    /// Refused, reset, not found, or an answer that is no HTTP.
    case unreachable(String)
    /// An answer came that may not be read, such as one that is too long; another attempt would bring the same.
    case unreadable(String)
    /// The server could not be trusted, or sends on to where no request may go; never tried again.
    case untrusted(String)
    /// The request is not one that may be sent, by its URL or a header field: the caller's mistake, not the server's.
    case forbiddenURL(String)
    case cancelled

    public var description: String {
        switch self {
        case .offline: "offline"
        case .timedOut: "timed out"
        case .unreachable(let reason): "unreachable: \(reason)"
        case .unreadable(let reason): "unreadable: \(reason)"
        case .untrusted(let reason): "not trusted: \(reason)"
        case .forbiddenURL(let reason): "not called: \(reason)"
        case .cancelled: "cancelled"
        }
    }
}
