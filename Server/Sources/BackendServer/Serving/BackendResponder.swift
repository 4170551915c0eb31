import AppShell
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What one call knows of its connection.
struct HostContext: InitializableFromSource {
    let address: String
    /// Whom limits count.
    let caller: String
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        address = source.channel.remoteAddress?.ipAddress ?? "unknown"
        caller = LimitedAddress.key(address)
        logger = source.logger
    }

    /// Of this call, among all of this process; it stands in the answer and in the log.
    var id: String { logger[metadataKey: "hb.request.id"]?.description ?? "" }
}

/// Takes every call, of any method and path, to the back end.
struct BackendResponder: HTTPResponder {
    let backend: any ServedBackend
    let options: HostOptions
    let limiter: CallLimiter
    let health: Health
    /// For the handler, which waits for the disk.
    let pool: NIOThreadPool
    /// For signing in, which takes a quarter of a second of a core: nobody else waits behind it.
    let signInPool: NIOThreadPool

    private let start = ContinuousClock.now

    init(
        _ backend: any ServedBackend,
        _ options: HostOptions,
        health: Health,
        pool: NIOThreadPool,
        signInPool: NIOThreadPool
    ) {
        self.backend = backend
        self.options = options
        self.health = health
        self.pool = pool
        self.signInPool = signInPool
        limiter = CallLimiter(options.limits)
    }

    func respond(to request: Request, context: HostContext) async throws -> Response {
        let moment = ContinuousClock.now
        let (answer, ends) = try await answer(request, context)
        let path = RequestPath.text(request.head.path ?? "")
        context.logger.log(
            level: path == "/health" ? .debug : .info,
            "request",
            metadata: [
                "bytes": .stringConvertible(answer.body.count),
                "client": .string(context.address),
                "method": .string(String(request.method.rawValue.prefix(16))),
                "ms": .stringConvertible(((ContinuousClock.now - moment) / .microseconds(1)).rounded() / 1_000),
                "path": .string(backend.loggedPath(path)),
                "status": .stringConvertible(answer.status),
            ]
        )
        return HostAnswer.response(
            answer,
            isHead: request.method == .head,
            endsConnection: ends,
            isEncrypted: options.certificate != nil,
            id: context.id
        )
    }

    /// - Returns: the answer, and whether the connection ends with it, since the request was not read to its end.
    private func answer(_ request: Request, _ context: HostContext) async throws -> (AppShell.HTTPResponse, Bool) {
        let url = HostAnswer.url(of: request, options)
        let path = RequestPath.text(url)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if path == "/health", request.method == .get || request.method == .head {
            return (try await pool.runIfActive { [health] in health.answer(at: seconds) }, false)
        }
        if path == "/openapi.json", request.method == .get || request.method == .head {
            let type = ["Content-Type": "application/json"] as HTTPHeaders
            return (AppShell.HTTPResponse(status: 200, headers: type, body: backend.document), false)
        }
        guard let date = date(of: request) else { return (backend.refusal(400, path: path, at: .now), true) }
        if let wait = limiter.call(from: context.caller, at: seconds) {
            return (tooMany(wait, path, date), true)
        }
        let isControl = path == "/control" || path.hasPrefix("/control/")
        let limit = isControl && options.isScripted ? BackendResponder.stateLimit : options.bodyLimit
        guard let body = try await body(of: request, upTo: limit) else {
            return (backend.refusal(413, path: path, at: date), true)
        }
        if isControl { return (try await control(request, path, body, date), false) }
        let headers = HostAnswer.headers(of: request)
        guard let method = AppShell.HTTPRequest.Method(rawValue: request.method.rawValue) else {
            return (backend.respond(toUnknownMethodAt: url, headers: headers, at: date), false)
        }
        let call = AppShell.HTTPRequest(method: method, url: url, headers: headers, body: body)
        return (try await handle(call, path, context.caller, date, seconds), false)
    }

    private func handle(
        _ call: AppShell.HTTPRequest,
        _ path: String,
        _ caller: String,
        _ date: Date,
        _ seconds: Double
    ) async throws -> AppShell.HTTPResponse {
        let backend = backend
        if let email = backend.signInEmail(of: call) {
            if let wait = limiter.signIn(as: email, from: caller, at: seconds) { return tooMany(wait, path, date) }
            return try await signInPool.runIfActive { backend.respond(to: call, from: caller, at: date) }
        }
        if let account = backend.account(calling: call, at: date), let wait = limiter.call(of: account, at: seconds) {
            return tooMany(wait, path, date)
        }
        return try await pool.runIfActive { backend.respond(to: call, from: caller, at: date) }
    }

    private func tooMany(_ wait: Int, _ path: String, _ date: Date) -> AppShell.HTTPResponse {
        var answer = backend.refusal(429, path: path, at: date)
        answer.headers["Retry-After"] = "\(wait)"
        return answer
    }

    /// nil for more than the limit.
    private func body(of request: Request, upTo limit: Int) async throws -> [UInt8]? {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { return nil }
        var body: [UInt8] = []
        for try await part in request.body {
            guard body.count + part.readableBytes <= limit else { return nil }
            body += part.readableBytesView
        }
        return body
    }

    /// The clock's; in scripts what the call brings. nil where that is no date.
    private func date(of request: Request) -> Date? {
        guard options.isScripted, let name = HTTPField.Name("AppShell-Date"), let text = request.headers[name] else {
            return Date.now
        }
        return (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle()))
    }
}

// MARK: - For scripts

extension BackendResponder {
    private static let stateLimit = 64 * 1_048_576

    /// `GET` and `PUT /control/state`, where `AppShell-Scenario: new` begins a scenario; anything else under `/control`,
    /// and everything where nothing is scripted, is 404.
    private func control(
        _ request: Request,
        _ path: String,
        _ body: [UInt8],
        _ date: Date
    ) async throws -> AppShell.HTTPResponse {
        let backend = backend
        guard options.isScripted, path == "/control/state" else { return backend.refusal(404, path: path, at: date) }
        switch request.method {
        case .get:
            let state = try await pool.runIfActive { try backend.state() }
            return AppShell.HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: state)
        case .put:
            let isNew = HTTPField.Name("AppShell-Scenario").flatMap { request.headers[$0] } == "new"
            let isReplaced = try await pool.runIfActive {
                (try? isNew ? backend.beginScenario(with: body) : backend.replaceState(body)) != nil
            }
            return isReplaced ? AppShell.HTTPResponse(status: 204) : backend.refusal(400, path: path, at: date)
        default: return backend.refusal(404, path: path, at: date)
        }
    }
}
