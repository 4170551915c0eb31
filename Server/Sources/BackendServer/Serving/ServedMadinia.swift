public import AppShell
public import MadiniaBackend
import OpenAPIDocuments
public import PushSenders

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Madinia's back end, served, with its state in SQLite where it has a folder.
public struct ServedMadinia: ServedBackend {
    public let backend: MadiniaBackend
    private let database: MadiniaDatabase?
    private let pushes: PushExit

    public var name: String { "madinia" }
    public var document: [UInt8] { [UInt8](openapi_madinia()) }
    public var staffDocument: [UInt8] { [UInt8](openapi_madinia_staff()) }
    public var isKept: Bool { database != nil }

    /// - Parameters:
    ///   - path: of the database; nil to keep nothing.
    ///   - samples: whether a new state has sample data; else it is empty.
    ///   - isLimited: whether callers have so many calls a minute, as what is kept says.
    ///   - staffKey: what calls of the staff's API must carry; nil for no such API.
    ///   - pushes: makes what notifications go out through, with the outbox in which they wait.
    public init(
        path: String?,
        samples: Bool,
        apiKey: () throws(StartError) -> String,
        isLimited: Bool = true,
        staffKey: () throws(StartError) -> String? = { nil },
        pushes: (any PushOutbox) throws(StartError) -> PushExit
    ) throws(StartError) {
        let database = try path.map { path throws(StartError) in try MadiniaDatabase(path: path) }
        let data = try ServedMadinia.start(database, samples ? .samples : MadiniaData())
        let pushes = try pushes(database.map { DatabaseOutbox($0.file) } ?? MemoryPushOutbox())
        self.database = database
        self.pushes = pushes
        let router = pushes.router
        backend = MadiniaBackend(
            apiKey: try apiKey(),
            data: data,
            sender: database != nil && router != nil ? HandedOver() : MadiniaPushes(exit: pushes),
            store: database.map { MadiniaDatabaseStore(database: $0, exit: pushes) },
            staffKey: try staffKey()
        )
        if !isLimited { backend.rateLimits = RateLimits(reads: nil, writes: nil) }
        guard let router else { return }
        router.attach { [weak backend] token, _ in
            try CallDeadline.$current.withValue(.now + SQLiteFile.writeLimit) {
                _ = try backend?.drop(token: token)
            }
        }
        router.resume()
    }

    private static func start(
        _ database: MadiniaDatabase?,
        _ new: MadiniaData
    ) throws(StartError) -> MadiniaData {
        if let kept = try database?.load() { return kept }
        do throws(MadiniaStoreError) {
            try database?.replace(with: new)
        } catch {
            throw StartError("\(database?.file.path ?? ""): the first data could not be stored: \(error.reason).")
        }
        return new
    }

    public var bodyLimit: Int { 262_144 }

    public func admission(of head: AppShell.HTTPRequest, at date: Date) -> Admission {
        if MadiniaBackend.isStaff(head) { return backend.staffRefusal(of: head).map { .refused($0) } ?? .staff }
        return backend.isKnown(head) ? .app : .refused(backend.respond(to: head, at: date))
    }

    public func respond(
        to request: AppShell.HTTPRequest,
        as _: Admission,
        from address: String,
        at date: Date
    ) -> AppShell.HTTPResponse {
        backend.respond(to: request, from: address, at: date)
    }

    public func respond(toUnknownMethodAt url: String, headers: HTTPHeaders, at date: Date) -> AppShell.HTTPResponse {
        var request = AppShell.HTTPRequest(method: .delete, url: url, headers: headers)
        // On no route's list, so this asks for the refusal and for nothing else: DELETE of the app's API, POST of the
        // staff's.
        if MadiniaBackend.isStaff(request) { request.method = .post }
        let answer = backend.respond(to: request, at: date)
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

    public func close() async throws {
        await pushes.drain()
        try database?.close()
    }
}
