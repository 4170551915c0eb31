public import AllInConnectBackend
public import AppShell
import OpenAPIDocuments
public import PushSenders

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ALL IN Connect's back end, served: signed tokens, hashed passwords, and its state in SQLite where it has a folder.
public struct ServedAllInConnect: ServedBackend {
    public let backend: AllInConnectBackend
    private let passwords: ScryptPasswords
    private let database: AllInConnectDatabase?
    private let pushes: PushExit

    public var name: String { "allinconnect" }
    public var document: [UInt8] { [UInt8](openapi_allinconnect()) }
    public var staffDocument: [UInt8] { [UInt8](openapi_allinconnect_staff()) }
    public var isKept: Bool { database != nil }

    /// - Parameters:
    ///   - path: of the database; nil to keep nothing.
    ///   - samples: whether a new state has sample data and sample accounts, whose passwords everybody knows; else it
    ///     is empty.
    ///   - tokens: asked once the state is there: a secret beside no database shows that one was lost.
    ///   - passwords: what hashes those of the sample data.
    ///   - staffKey: what calls of the staff's API must carry; nil for no such API. Asked as `tokens`.
    ///   - pushes: makes what notifications go out through, with the outbox in which they wait.
    public init(
        path: String?,
        samples: Bool,
        tokens: () throws(StartError) -> SignedTokens,
        passwords: ScryptPasswords = ScryptPasswords(),
        staffKey: () throws(StartError) -> String? = { nil },
        pushes: (any PushOutbox) throws(StartError) -> PushExit
    ) throws(StartError) {
        let database = try path.map { path throws(StartError) in try AllInConnectDatabase(path: path) }
        let data = try ServedAllInConnect.start(database, samples ? .samples : AllInConnectData(), passwords)
        let pushes = try pushes(database.map { DatabaseOutbox($0.file) } ?? MemoryPushOutbox())
        self.database = database
        self.pushes = pushes
        self.passwords = passwords
        let router = pushes.router
        backend = AllInConnectBackend(
            data: data,
            tokens: try tokens(),
            passwords: passwords,
            sender: database != nil && router != nil ? HandedOver() : AllInConnectPushes(exit: pushes),
            store: database.map { DatabaseStore(database: $0, router: router) },
            staffKey: try staffKey()
        )
        guard let router else { return }
        router.attach { [weak backend] token, date in
            try CallDeadline.$current.withValue(.now + SQLiteFile.writeLimit) {
                _ = try backend?.drop(token: token, unknownSince: date)
            }
        }
        router.resume()
    }

    private static func start(
        _ database: AllInConnectDatabase?,
        _ new: AllInConnectData,
        _ passwords: ScryptPasswords
    ) throws(StartError) -> AllInConnectData {
        if let kept = try database?.load() { return kept }
        var data = new
        data.users = try passwords.hashed(data.users)
        do throws(AllInConnectStoreError) {
            try database?.replace(with: data)
        } catch {
            throw StartError("\(database?.file.path ?? ""): the first data could not be stored: \(error.reason).")
        }
        return data
    }

    public var bodyLimit: Int { 65_536 }

    public func admission(of head: AppShell.HTTPRequest, at date: Date) -> Admission {
        if AllInConnectBackend.isStaff(head) {
            if let refusal = backend.staffRefusal(of: head, at: date) { return .refused(refusal) }
            return AllInConnectBackend.isStaffMember(head) ? .staffWithPassword : .staff
        }
        if AllInConnectBackend.isSignIn(head) { return .signIn }
        if let id = backend.member(calling: head, at: date) { return .member(id: id) }
        return .refused(backend.respond(to: head, at: date))
    }

    public func respond(
        to request: AppShell.HTTPRequest,
        as admission: Admission,
        from _: String,
        at date: Date
    ) -> AppShell.HTTPResponse {
        var request = request
        // The handler knows no HEAD: a host answers it as GET, without the body (RFC 9110, 9.3.2).
        if request.method == .head { request.method = .get }
        switch admission {
        case .member(let id): return backend.respond(to: request, of: id, at: date)
        case .signIn:
            return passwords.alwaysDeriving(credentials(of: request).password) {
                backend.respond(to: request, at: date)
            }
        default: return backend.respond(to: request, at: date)
        }
    }

    public func respond(toUnknownMethodAt url: String, headers: HTTPHeaders, at date: Date) -> AppShell.HTTPResponse {
        // HEAD is on no route's list, so this asks for the refusal and for nothing else.
        let answer = backend.respond(to: AppShell.HTTPRequest(method: .head, url: url, headers: headers), at: date)
        guard answer.status == 405 else { return answer }
        var refusal = refusal(405, path: RequestPath.text(url), at: date)
        refusal.headers["Allow"] = answer.headers["Allow"]
        return refusal
    }

    public func refusal(_ status: Int, path: String, at date: Date) -> AppShell.HTTPResponse {
        let (reason, message) = RefusalStrings.spring(status)
        let body: JSONValue = [
            "timestamp": .string(
                date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)).replacing("Z", with: "+00:00")
            ),
            "status": .number(JSONNumber(status)),
            "error": .string(reason),
            "message": .string(message),
            "path": .string(path),
        ]
        return AppShell.HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Array(body.text().utf8)
        )
    }

    public func signInEmail(of request: AppShell.HTTPRequest) -> String {
        credentials(of: request).email
    }

    private func credentials(of request: AppShell.HTTPRequest) -> (email: String, password: String) {
        let body = try? JSONValue(parsing: request.body, limits: JSONLimits(bytes: 65_536))
        // As the handler cleans it, and more: what it takes for one email never counts as two.
        let email = TypedText.cleaned(body?.objectValue?["email"]?.stringValue ?? "").lowercased().unicodeScalars
            .filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
            .prefix(EmailAddress.maximumLength)
        return (String(String.UnicodeScalarView(email)), body?.objectValue?["password"]?.stringValue ?? "")
    }

    public func loggedPath(_ path: String) -> String { LoggedPath.text(path) }

    public func state() throws -> [UInt8] { try StateJSON.encode(backend.data) }

    public func replaceState(_ json: [UInt8]) throws {
        let data = try StateJSON.decode(AllInConnectData.self, json)
        try database?.replace(with: data)
        backend.data = data
    }

    public func checkStore() throws { try database?.file.check() }

    public func close() async throws {
        await pushes.drain()
        try database?.close()
    }
}
