public import AppShell
public import MadiniaBackend

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Madinia's back end, served.
public struct ServedMadinia: ServedBackend {
    public let backend: MadiniaBackend

    public var name: String { "madinia" }
    public var isKept: Bool { false }

    public init(apiKey: String, limits: RateLimits = .standard) {
        backend = MadiniaBackend(apiKey: apiKey)
        backend.rateLimits = limits
    }

    public func respond(to request: AppShell.HTTPRequest, from address: String, at date: Date) -> AppShell.HTTPResponse
    {
        backend.respond(to: request, from: address, at: date)
    }

    public func respond(toUnknownMethodAt url: String, headers: HTTPHeaders, at date: Date) -> AppShell.HTTPResponse {
        // DELETE is on no route's list, so this asks for the refusal and for nothing else.
        let answer = backend.respond(to: AppShell.HTTPRequest(method: .delete, url: url, headers: headers), at: date)
        guard answer.status == 405 else { return answer }
        var refusal = refusal(405, path: RequestPath.text(url), at: date)
        refusal.headers["Allow"] = answer.headers["Allow"]
        return refusal
    }

    public func refusal(_ status: Int, path _: String, at _: Date) -> AppShell.HTTPResponse {
        let body: JSONValue = ["message": .string(RefusalWords.laravel(status))]
        return AppShell.HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Array(body.text().utf8)
        )
    }

    public func loggedPath(_ path: String) -> String { LoggedPath.text(path, hiddenAfter: ["devices"]) }

    public func state() throws -> [UInt8] { [] }

    public func replaceState(_: [UInt8]) throws {}

    public func checkStore() throws {}

    public func close() throws {}
}
