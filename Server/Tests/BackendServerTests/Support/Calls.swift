import AppShell
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing

/// An answer as it came over the socket.
struct Answer {
    let status: Int
    let headers: NIOHTTP1.HTTPHeaders
    let body: String

    var json: JSONValue? { try? JSONValue(parsing: Array(body.utf8)) }

    func header(_ name: String) -> String? { headers.first(name: name) }
}

/// Calls of a served back end.
struct Caller: Sendable {
    let url: String
    /// Lives as long as it is called.
    private let process: BackendProcess?
    var client = HTTPClient.shared
    var token: String?
    var controlToken: String?
    var headers: [(String, String)] = []

    init(_ process: BackendProcess) {
        url = process.url
        controlToken = process.controlToken
        self.process = process
    }

    init(url: String, client: HTTPClient) {
        self.url = url
        self.client = client
        process = nil
    }

    func call(
        _ method: String,
        _ path: String,
        _ json: String? = nil,
        seconds: Int64 = 20
    ) async throws -> Answer {
        try await send(method, path, json.map { .bytes(ByteBuffer(string: $0)) }, seconds: seconds)
    }

    func send(
        _ method: String,
        _ path: String,
        _ body: HTTPClientRequest.Body?,
        seconds: Int64 = 20
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: url + path)
        request.method = HTTPMethod(rawValue: method)
        if let token { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
        if let controlToken { request.headers.add(name: "AppShell-Control", value: controlToken) }
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = body
        }
        let response = try await client.execute(request, timeout: .seconds(seconds))
        let bytes = try await response.body.collect(upTo: 1 << 24)
        return Answer(status: Int(response.status.code), headers: response.headers, body: String(buffer: bytes))
    }

    /// Signs a member of the sample data in.
    func signedIn(_ email: String = "camille@exemple.fr", _ password: String = "azur-2026") async throws -> Caller {
        let body = #"{"email":"\#(email)","password":"\#(password)"}"#
        let answer = try await call("POST", "/api/v1/auth/authenticate", body)
        var caller = self
        caller.token = try #require(answer.json?["token"]?.stringValue, "\(answer.status) \(answer.body)")
        return caller
    }

    func register(_ token: String, device: String) async throws -> Answer {
        let body = #"{"token":"\#(token)","platform":"IOS","environment":"SANDBOX","deviceId":"\#(device)"}"#
        return try await call("POST", "/api/v1/push/register", body)
    }
}
