/// Calls a back end: base URL, standard headers, time-out, retries, and errors by group.
///
/// Retries network failures, time-outs, 5xx and 429 by its ``RetryPolicy``, and no other 4xx. A call that fails at once since
/// the device is offline is not repeated (MAD-NFR20). All attempts of a write carry the same `Idempotency-Key`, so that a server that honours it
/// counts a retry once (docs/decisions/0001-writes-carry-an-idempotency-key.md).
public struct APIClient: Sendable {
    /// Without trailing slashes.
    public let baseURL: String
    private let baseURLIssue: BaseURLIssue?
    private let headers: HTTPHeaders
    private let environment: AppEnvironment

    /// - Parameters:
    ///   - baseURL: such as `https://api.madinia.fr/api/v1`; trailing slashes are ignored. Plain http is accepted for
    ///     loopback only (MAD-NFR6).
    ///   - headers: sent with every request, in addition to `Accept: application/json`.
    public init(baseURL: String, headers: HTTPHeaders = [:], environment: AppEnvironment) {
        var base = Substring(baseURL)
        while base.utf8.last == UInt8(ascii: "/") { base = base.dropLast() }
        self.baseURL = String(base)
        baseURLIssue = BaseURLIssue(self.baseURL)
        self.headers = headers
        self.environment = environment
    }

    /// Sends one call and returns its 2xx answer.
    ///
    /// A 2xx with an undocumented status or with HTML throws ``APIError/unreadable(_:)``: a proxy or a captive portal may
    /// have answered for the server.
    ///
    /// - Parameters:
    ///   - path: below the base URL, beginning with a slash; or an absolute URL below it, such as the server's link to the
    ///     next page.
    ///   - idempotencyKey: for a write that a later call may repeat; by default each call gets a key of its own.
    ///   - expected: the documented success statuses of this call; nil accepts any 2xx.
    public func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]? = nil,
        idempotencyKey: String? = nil,
        expecting expected: Set<Int>? = nil,
        retry policy: RetryPolicy = .standard
    ) async throws(APIError) -> HTTPResponse {
        try await perform(
            method,
            path,
            body: body,
            idempotencyKey: idempotencyKey,
            expecting: expected,
            retry: policy
        ).response
    }

    /// Why a call was never made.
    func unsent(_ error: APIError, _ method: HTTPRequest.Method, _ path: String) -> APIError {
        error.of(method, path.hasPrefix("/") ? baseURL + path : path, attempts: 0)
    }

    /// An answer and how it came.
    struct Answer {
        let request: HTTPRequest
        let response: HTTPResponse
        let attempts: Int
    }

    func perform(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]? = nil,
        idempotencyKey: String? = nil,
        expecting expected: Set<Int>?,
        retry policy: RetryPolicy
    ) async throws(APIError) -> Answer {
        let request: HTTPRequest
        do throws(APIError) {
            request = try makeRequest(method, path, body: body, idempotencyKey: idempotencyKey)
        } catch {
            throw unsent(error, method, path)
        }
        var attempt = 1
        while true {
            do throws(APIError) {
                let response = try await attemptOnce(request, expecting: expected, timeout: policy.timeout)
                return Answer(request: request, response: response, attempts: attempt)
            } catch .offline {
                throw APIError.offline.of(method, request.url, attempts: attempt - 1)
            } catch {
                let jitter = environment.random.unitInterval()
                guard let delay = policy.delay(after: error, attempt: attempt, jitter: jitter) else {
                    throw withoutNetwork(error).of(method, request.url, attempts: attempt)
                }
                do throws(APIError) { try await wait(delay, toRepeat: request) } catch {
                    throw error.of(method, request.url, attempts: attempt)
                }
                attempt += 1
            }
        }
    }

    /// A call is made even if the device reports that it is offline: a VPN or a relay may connect on demand. The reported
    /// connectivity only explains a failure.
    private func withoutNetwork(_ error: APIError) -> APIError {
        switch error.group {
        case .unreachable, .timedOut:
            environment.device.connectivity.isOnline
                ? error : APIError(group: .offline, detail: error.detail ?? "\(error)")
        default: error
        }
    }

    private func makeRequest(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]?,
        idempotencyKey: String?
    ) throws(APIError) -> HTTPRequest {
        if let issue = baseURLIssue { throw .misconfigured("\(issue)") }
        let url = path.hasPrefix("/") ? baseURL + path : path
        guard url.hasPrefix(baseURL + "/"), !APIClient.isDotted(url) else {
            let fact = "“\(Redaction.url(path))” is not below \(Redaction.url(baseURL))"
            // An absolute URL came from the server.
            if path.contains("://") { throw .unreadable(fact) }
            throw .misconfigured("the path \(fact): begin it with a slash, without dot segments")
        }
        var request = HTTPRequest(method: method, url: url, headers: headers, body: body ?? [])
        request.headers["Accept"] = "application/json"
        if body != nil { request.headers["Content-Type"] = "application/json; charset=utf-8" }
        if method.isWrite { request.headers["Idempotency-Key"] = idempotencyKey ?? environment.random.identifier() }
        return request
    }

    /// Whether a segment is `.` or `..`, percent-encoded included, since libcurl and proxies decode it.
    private static func isDotted(_ url: String) -> Bool {
        // Few addresses have a segment that begins so.
        let isPossible = zip(url.utf8, url.utf8.dropFirst()).contains { before, byte in
            "/?#\\".utf8.contains(before) && ".%".utf8.contains(byte)
        }
        return isPossible
            && url.utf8.split { "/?#\\".utf8.contains($0) }.contains { segment in
                // No longer than `%2e%2e`.
                segment.count <= 6
                    && [".", ".."].contains(Substring(segment).lowercased().replacing("%2e", with: "."))
            }
    }

    private func attemptOnce(
        _ request: HTTPRequest,
        expecting expected: Set<Int>?,
        timeout: Duration
    ) async throws(APIError) -> HTTPResponse {
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await environment.transport.send(request, within: timeout, on: environment.clock)
        } catch {
            throw APIError(error)
        }
        if let error = APIError(response, at: environment.clock.now) { throw error }
        if let fact = response.surprise(expecting: expected) { throw .unreadable(fact) }
        return response
    }

    private func wait(_ delay: Duration, toRepeat request: HTTPRequest) async throws(APIError) {
        let purpose = "the next attempt of \(request)"
        do { try await environment.clock.sleep(for: delay, purpose: purpose) } catch { throw .cancelled }
    }
}
