public import AppShell
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Calls real servers through URLSession.
///
/// Keeps no cookies, caches or credentials. Calls only https (and plain http on loopback), with TLS 1.3 or later where
/// the platform can require it (Apple's systems), and limits the size of responses. ``APIClient`` limits the duration
/// of an attempt: URLSession on Linux only measures how long a connection is idle.
///
/// Create one per app: calls through one transport share connections, at most six per host.
public final class URLSessionTransport: HTTPTransport {
    /// The oldest version of TLS that a transport accepts.
    public enum TLSVersion: Hashable, Sendable {
        /// For the calls of an API.
        case v13
        /// For pictures, which content networks serve: some of them offer nothing newer.
        case v12
    }

    private let session: URLSession
    private let transfers: Transfers

    /// - Parameters:
    /// - maximumBodySize: of a response, in bytes; a longer one fails.
    /// - idleTimeout: how long a connection may be idle.
    /// - oldestTLS: of the connections; not set on Linux.
    public init(
        maximumBodySize: Int = 10 << 20,
        idleTimeout: Duration = .seconds(60),
        oldestTLS: TLSVersion = .v13
    ) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = idleTimeout / .seconds(1)
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        #if !canImport(FoundationNetworking)
        configuration.tlsMinimumSupportedProtocolVersion = oldestTLS == .v13 ? .TLSv13 : .TLSv12
        #endif
        transfers = Transfers(maximumBodySize: maximumBodySize)
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    /// A session keeps its delegate and connections until invalidated.
    deinit {
        session.invalidateAndCancel()
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let note = TransferNote()
        do throws(TransportError) {
            return try await send(request, leavingProgressIn: note)
        } catch {
            throw error.telling(note.progress)
        }
    }

    public func send(
        _ request: HTTPRequest,
        within limit: Duration,
        on clock: any AppClock
    ) async throws(TransportError) -> HTTPResponse {
        let note = TransferNote()
        do throws(TransportError) {
            return try await clock.limit(limit) { () async throws(TransportError) in
                try await self.send(request, leavingProgressIn: note)
            }
        } catch {
            throw error.telling(note.progress)
        }
    }

    private func send(
        _ request: HTTPRequest,
        leavingProgressIn note: TransferNote
    ) async throws(TransportError) -> HTTPResponse {
        var request = request
        for _ in 0...Redirect.limit {
            let response = try await exchange(request, note)
            guard let next = try Redirect.next(after: request, response) else { return response }
            request = next
        }
        throw .unreadable("the server redirects more than \(Redirect.limit) times")
    }

    private func exchange(_ request: HTTPRequest, _ note: TransferNote) async throws(TransportError) -> HTTPResponse {
        let request = try URLRequest(request)
        if Task.isCancelled { throw .cancelled }
        let task = session.dataTask(with: request)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.start(task, note, continuation)
            }
        } onCancel: {
            transfers.end(task, .failure(.cancelled))
        }
        return try result.get()
    }
}

extension TransportError {
    /// A time-out with what the server had done by then.
    fileprivate func telling(_ progress: TransferProgress) -> TransportError {
        guard case .timedOut(let reason) = self else { return self }
        return .timedOut("\(reason): \(progress.fact)")
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) throws(TransportError) {
        self.init(url: try CallableURL(request.url).url)
        httpMethod = request.method.rawValue
        for field in request.headers {
            // libcurl would send what follows a line break as a field of its own (RFC 9110, 5.5).
            guard (field.name + field.value).utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
                throw .forbiddenURL("a header field of the request holds a control character")
            }
            setValue(field.value, forHTTPHeaderField: field.name)
        }
        #if canImport(FoundationNetworking)
        // See PackedBody.
        if request.headers["Accept-Encoding"] == nil { setValue("identity", forHTTPHeaderField: "Accept-Encoding") }
        #endif
        if !request.body.isEmpty { httpBody = Data(request.body) }
    }
}
