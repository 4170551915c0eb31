public import AppShell
public import MadiniaBackend
import OpenAPIDocuments

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Madinia's back end, served, with its state in SQLite where it has a folder.
public struct ServedMadinia: ServedBackend {
    public let backend: MadiniaBackend
    private let database: MadiniaDatabase?

    public var name: String { "madinia" }
    public var document: [UInt8] { [UInt8](openapi_madinia()) }
    public var isKept: Bool { database != nil }

    /// - Parameters:
    ///   - path: of the database, which is filled with sample data where there is none; nil to keep nothing.
    ///   - isLimited: whether callers have so many calls a minute, as what is kept says.
    public init(path: String?, apiKey: String, isLimited: Bool = true) throws(StartError) {
        let database = try path.map { path throws(StartError) in try MadiniaDatabase(path: path) }
        self.database = database
        let data = try ServedMadinia.start(database)
        backend = MadiniaBackend(apiKey: apiKey, data: data, store: database)
        if !isLimited { backend.rateLimits = RateLimits(reads: nil, writes: nil) }
    }

    private static func start(_ database: MadiniaDatabase?) throws(StartError) -> MadiniaData {
        if let kept = try database?.load() { return kept }
        do throws(MadiniaStoreError) {
            try database?.replace(with: .samples)
        } catch {
            throw StartError("\(database?.file.path ?? ""): the sample data could not be stored: \(error.reason).")
        }
        return .samples
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
        let body: JSONValue = ["message": .string(RefusalStrings.laravel(status))]
        return AppShell.HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Array(body.text().utf8)
        )
    }

    public func loggedPath(_ path: String) -> String { LoggedPath.text(path, hiddenAfter: ["devices"]) }

    public func state() throws -> [UInt8] { try StateJSON.encode(backend.data) }

    public func replaceState(_ json: [UInt8]) throws { backend.data = try replaced(by: json) }

    /// What a caller had left of its calls in the scenario before says nothing of this one.
    public func beginScenario(with json: [UInt8]) throws { backend.restart(with: try replaced(by: json)) }

    private func replaced(by json: [UInt8]) throws -> MadiniaData {
        let data = try StateJSON.decode(MadiniaData.self, json)
        try database?.replace(with: data)
        return data
    }

    public func checkStore() throws { try database?.file.check() }

    public func close() throws { try database?.close() }
}
