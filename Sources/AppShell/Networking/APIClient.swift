/// Calls a back end: base URL, standard headers, time-out, retries, and errors by group.
///
/// Network failures, time-outs, 5xx and 429 are tried again as ``RetryPolicy`` says; other 4xx never are. A device
/// known to be offline is told so at once (MAD-NFR20). All attempts of a write carry one `Idempotency-Key`, so that a
/// retry never counts twice (ruling 1).
public struct APIClient: Sendable {
    public let baseURL: String
    private let headers: HTTPHeaders
    private let environment: AppEnvironment

    /// - Parameters:
    ///   - baseURL: such as `https://api.madinia.fr/api/v1`; slashes at its end do not count. Plain http is for loopback
    ///     only (MAD-NFR6).
    ///   - headers: sent with every request, besides `Accept: application/json`.
    public init(baseURL: String, headers: HTTPHeaders = [:], environment: AppEnvironment) {
        self.baseURL = String(baseURL.reversed().drop { $0 == "/" }.reversed())
        self.headers = headers
        self.environment = environment
    }

    /// Sends one call and returns its answer, of a 2xx status.
    ///
    /// - Parameter path: below the base URL, beginning with a slash; or an absolute URL below it, as a server gives
    ///   for the next page.
    /// - Parameter idempotencyKey: for a write: the caller's own, where a later call may be the same intention again;
    ///   else each call is one.
    public func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]? = nil,
        idempotencyKey: String? = nil,
        retry policy: RetryPolicy = .standard
    ) async throws(APIError) -> HTTPResponse {
        let request = try makeRequest(method, path, body: body, idempotencyKey: idempotencyKey)
        var attempt = 1
        while true {
            do throws(APIError) {
                return try await attemptOnce(request, timeout: policy.timeout)
            } catch {
                let jitter = environment.random.unitInterval()
                guard let delay = policy.delay(after: error, attempt: attempt, jitter: jitter) else { throw error }
                try await wait(delay)
                attempt += 1
            }
        }
    }

    private func makeRequest(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]?,
        idempotencyKey: String?
    ) throws(APIError) -> HTTPRequest {
        let url = path.hasPrefix("/") ? baseURL + path : path
        guard url.hasPrefix(baseURL + "/"), !APIClient.isDotted(url) else {
            throw .unreadable("“\(Redaction.url(path))” is not below \(Redaction.url(baseURL))")
        }
        guard APIClient.isSafe(url) else {
            throw .untrusted("\(Redaction.url(baseURL)) is plain http: only https, or loopback, is called")
        }
        var request = HTTPRequest(method: method, url: url, headers: headers, body: body ?? [])
        request.headers["Accept"] = "application/json"
        if body != nil { request.headers["Content-Type"] = "application/json; charset=utf-8" }
        if method.isWrite { request.headers["Idempotency-Key"] = idempotencyKey ?? environment.random.identifier() }
        return request
    }

    /// Whether a segment leads elsewhere, also percent-encoded, which libcurl and proxies undo.
    private static func isDotted(_ url: String) -> Bool {
        url.split { "/?#\\".contains($0) }.contains { segment in
            [".", ".."].contains(segment.lowercased().replacing("%2e", with: "."))
        }
    }

    private static func isSafe(_ url: String) -> Bool {
        let url = url.lowercased()
        if url.hasPrefix("https://") { return true }
        guard let address = try? LoopbackAddress(url) else { return false }
        return address.isLoopback
    }

    private func attemptOnce(_ request: HTTPRequest, timeout: Duration) async throws(APIError) -> HTTPResponse {
        guard environment.device.connectivity.isOnline else { throw .offline }
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await environment.clock.limit(timeout) { () async throws(TransportError) in
                try await environment.transport.send(request)
            }
        } catch {
            throw APIError(error)
        }
        if let error = APIError(response, at: environment.clock.now) { throw error }
        return response
    }

    private func wait(_ delay: Duration) async throws(APIError) {
        do { try await environment.clock.sleep(for: delay) } catch { throw .cancelled }
    }
}

/// The host of a plain-http URL, as far as one needs it to know whether it is this machine.
private struct LoopbackAddress {
    let isLoopback: Bool

    struct NotHTTP: Error {}

    init(_ url: String) throws(NotHTTP) {
        guard url.hasPrefix("http://") else { throw NotHTTP() }
        let authority = url.dropFirst("http://".count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let isIPv6 = authority == "[::1]" || authority.hasPrefix("[::1]:")
        let host = authority.prefix { $0 != ":" }
        isLoopback =
            !authority.contains("@") && (isIPv6 || host == "localhost" || LoopbackAddress.isLoopbackIPv4(host))
    }

    /// 127.0.0.0/8 (RFC 1122, 3.2.1.3), written as four numbers: `127.evil.example` is a name.
    private static func isLoopbackIPv4(_ host: Substring) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
