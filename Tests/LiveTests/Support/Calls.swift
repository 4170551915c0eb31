import AppShell

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
