import AppShell
import AppShellLive

extension HTTPTransport {
    func get(_ url: String, headers: HTTPHeaders = [:]) async throws(TransportError) -> HTTPResponse {
        try await send(HTTPRequest(method: .get, url: url, headers: headers))
    }

    /// The error of a GET; nil when it is answered.
    func failure(of url: String) async -> TransportError? {
        do throws(TransportError) { _ = try await get(url) } catch { return error }
        return nil
    }
}

extension TransportError {
    var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }

    var isUntrusted: Bool {
        if case .untrusted = self { true } else { false }
    }

    var isForbiddenURL: Bool {
        if case .forbiddenURL = self { true } else { false }
    }
}

extension LoopbackServer {
    /// What comes of an answer that the server sends just so, byte for byte, before it closes the connection.
    func exchange(_ answer: String, over transport: URLSessionTransport) async -> Result<HTTPResponse, TransportError> {
        do throws(TransportError) {
            return .success(try await transport.send(saying(answer)))
        } catch {
            return .failure(error)
        }
    }

    /// A request whose body is the answer, byte for byte.
    ///
    /// - Parameter path: what the server does after it: `/say` closes, `/stalls/NAME` waits, `/resets` resets.
    func saying(_ answer: String, path: String = "/say") -> HTTPRequest {
        HTTPRequest(method: .post, url: url(path), body: Array(answer.replacing("\n", with: "\r\n").utf8))
    }
}

extension Result<HTTPResponse, TransportError> {
    /// `200: body`, or `unreachable`.
    var summary: String {
        switch self {
        case .success(let response): "\(response.status): \(String(decoding: response.body, as: UTF8.self))"
        case .failure(.unreachable): "unreachable"
        case .failure(let error): "\(error)"
        }
    }
}
