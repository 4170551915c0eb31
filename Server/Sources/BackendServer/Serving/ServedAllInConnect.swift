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
    private let tokens: SignedTokens
    private let passwords: ScryptPasswords
    private let database: AllInConnectDatabase?
    private let sender: any PushSender
    /// How long notifications on their way are waited for when it stops; what is left is sent after the next start.
    private static let drainLimit = Duration.seconds(5)

    public var name: String { "allinconnect" }
    public var document: [UInt8] { [UInt8](openapi_allinconnect()) }
    public var isKept: Bool { database != nil }

    /// - Parameters:
    ///   - path: of the database, which is filled with sample data where there is none; nil to keep nothing.
    ///   - passwords: what hashes those of the sample data.
    ///   - sender: makes what notifications go out through, with the outbox in which they wait.
    public init(
        path: String?,
        tokens: SignedTokens,
        passwords: ScryptPasswords = ScryptPasswords(),
        sender: (any PushOutbox) throws(StartError) -> any PushSender
    ) throws(StartError) {
        let database = try path.map { path throws(StartError) in try AllInConnectDatabase(path: path) }
        let data = try ServedAllInConnect.start(database, passwords)
        let sender = try sender(database.map { DatabaseOutbox($0.file) } ?? MemoryPushOutbox())
        self.database = database
        self.sender = sender
        self.tokens = tokens
        self.passwords = passwords
        backend = AllInConnectBackend(
            data: data,
            tokens: tokens,
            passwords: passwords,
            sender: sender,
            store: database
        )
        guard let router = sender as? PushRouter else { return }
        router.attach(backend)
        router.resume()
    }

    private static func start(
        _ database: AllInConnectDatabase?,
        _ passwords: ScryptPasswords
    ) throws(StartError) -> AllInConnectData {
        if let kept = try database?.load() { return kept }
        var data = AllInConnectData.samples
        data.users = try passwords.hashed(data.users)
        do throws(AllInConnectStoreError) {
            try database?.replace(with: data)
        } catch {
            throw StartError("\(database?.file.path ?? ""): the sample data could not be stored: \(error.reason).")
        }
        return data
    }

    public func respond(to request: AppShell.HTTPRequest, from _: String, at date: Date) -> AppShell.HTTPResponse {
        var request = request
        // The handler knows no HEAD: a host answers it as GET, without the body (RFC 9110, 9.3.2).
        if request.method == .head { request.method = .get }
        guard let signIn = signIn(of: request) else { return backend.respond(to: request, at: date) }
        return passwords.alwaysDeriving(signIn.password) { backend.respond(to: request, at: date) }
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

    public func account(calling request: AppShell.HTTPRequest, at date: Date) -> String? {
        let parts = request.headers["Authorization"]?.split(separator: " ") ?? []
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return tokens.claims(of: String(parts[1]), at: date).map { "\($0.userID)" }
    }

    public func signInEmail(of request: AppShell.HTTPRequest) -> String? {
        signIn(of: request)?.email
    }

    private func signIn(of request: AppShell.HTTPRequest) -> (email: String, password: String)? {
        guard AllInConnectBackend.isSignIn(request) else { return nil }
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
        if let sender = sender as? any RunningPushSender { await sender.drain(within: ServedAllInConnect.drainLimit) }
        try database?.close()
    }
}
