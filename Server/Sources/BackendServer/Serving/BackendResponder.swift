import AppShell
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What one call knows of its connection.
struct HostContext: InitializableFromSource {
    let channel: any Channel
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }

    /// The address at the other end: a client's, or a proxy's.
    var peer: String { channel.remoteAddress?.ipAddress ?? "unknown" }

    /// Of this call, among all of this process; it stands in the answer and in the log.
    var id: String { logger[metadataKey: "hb.request.id"]?.description ?? "" }
}

/// Takes every call, of any method and path, to the back end.
final class BackendResponder: HTTPResponder {
    typealias Context = HostContext

    let backend: any ServedBackend
    let options: HostOptions
    let limiter: CallLimiter
    let health: Health
    let connections: Connections
    let pools: HostPools
    let signIns: SignInQueue
    let bodies: BodyBudget

    private let start = ContinuousClock.now
    private let base: Mutex<String>
    /// How long a call may take, from its arrival on.
    private static let callLimit = Duration.seconds(5)

    init(
        _ backend: any ServedBackend,
        _ options: HostOptions,
        health: Health,
        connections: Connections,
        pools: HostPools
    ) {
        self.backend = backend
        self.options = options
        self.health = health
        self.connections = connections
        self.pools = pools
        signIns = SignInQueue(pool: pools.signIns, concurrency: HostPools.signInCount)
        limiter = CallLimiter(options.limits)
        // The state that a script puts is one body of one caller.
        bodies = options.isScripted ? BodyBudget(perCaller: BackendResponder.stateLimit) : BodyBudget()
        base = Mutex(options.baseURL ?? "")
    }

    /// Links lead there, unless the options say where else.
    func listens(on port: Int) {
        guard options.baseURL == nil else { return }
        base.withLock { $0 = options.url(port: port) }
    }

    func respond(to request: Request, context: HostContext) async throws -> Response {
        // Thrown away with its answer, which the client does not get any more.
        guard !connections.isEnded(context.channel) else { throw CancellationError() }
        let call = HostCall(request, context, options, since: start)
        var (answer, ends) = await answer(call)
        ends = ends || request.headers[.connection] == "close"
        if ends { connections.end(context.channel) }
        if answer.status == 503, answer.headers["Retry-After"] == nil { answer.headers["Retry-After"] = "1" }
        let path = call.path
        context.logger.log(
            level: path == "/health" && answer.status == 200 ? .debug : .info,
            "request",
            metadata: [
                "bytes": .stringConvertible(answer.body.count),
                "client": .string(call.client),
                "method": .string(String(request.method.rawValue.prefix(16))),
                "ms": .stringConvertible(((.now - call.arrival) / .microseconds(1)).rounded() / 1_000),
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
    private func answer(_ call: HostCall) async -> (AppShell.HTTPResponse, Bool) {
        if let status = RequestRefusal.status(of: call.request.head) { return (refusal(status, call), true) }
        if let answer = await hostsOwn(call) { return (answer, call.hasBody) }
        if options.isScripted, !call.isFromThisMachine || !call.mayTellTime(options) {
            return (refusal(403, call), true)
        }
        guard let date = call.date(options) else { return (refusal(400, call), true) }
        if let wait = limiter.call(from: call.caller, at: call.seconds) { return (tooMany(wait, call), true) }
        if call.isControl { return await control(call, date) }
        let base = options.isScripted ? call.ownBase : base.withLock(\.self)
        let url = HostAnswer.url(of: call.request, base: base)
        let headers = HostAnswer.headers(of: call.request)
        guard let method = AppShell.HTTPRequest.Method(rawValue: call.request.method.rawValue) else {
            return (backend.respond(toUnknownMethodAt: url, headers: headers, at: date), call.hasBody)
        }
        var request = AppShell.HTTPRequest(method: method, url: url, headers: headers)
        let admission = backend.admission(of: request, at: date)
        if let answer = headAnswer(call, admission) { return (answer, call.hasBody) }
        switch await body(of: call, upTo: backend.bodyLimit) {
        case .failure(let error): return (unreadable(error, call), true)
        case .success(let body):
            defer { bodies.give(back: body.count, of: call.caller) }
            request.body = body
            return (await handle(request, admission, call, date), false)
        }
    }

    /// What is answered before the body is read; nil for a call that goes on.
    private func headAnswer(_ call: HostCall, _ admission: Admission) -> AppShell.HTTPResponse? {
        switch admission {
        case .refused(let answer): answer
        case .signIn, .app: nil
        case .member(let id): limiter.call(of: "\(id)", at: call.seconds).map { tooMany($0, call) }
        case .staff, .staffWithPassword:
            limiter.staffCall(at: call.seconds).map { tooMany($0, call) } ?? staffDocument(call)
        }
    }

    private func handle(
        _ request: AppShell.HTTPRequest,
        _ admission: Admission,
        _ call: HostCall,
        _ date: Date
    ) async -> AppShell.HTTPResponse {
        let (backend, deadline) = (backend, call.arrival + BackendResponder.callLimit)
        switch admission {
        case .signIn:
            let email = backend.signInEmail(of: request)
            if let wait = limiter.signIn(as: email, from: call.caller, at: call.seconds) { return tooMany(wait, call) }
            return await derive(request, admission, call, date)
        case .staffWithPassword: return await derive(request, admission, call, date)
        default: break
        }
        let pool = request.method.isWrite ? pools.writes : pools.reads
        let answer = try? await pool.runIfActive {
            guard ContinuousClock.now < deadline else { return nil as AppShell.HTTPResponse? }
            return CallDeadline.$current.withValue(deadline) {
                backend.respond(to: request, as: admission, from: call.caller, at: date)
            }
        }
        return answer.flatMap(\.self) ?? refusal(503, call)
    }

    /// Answers a call that derives a key from a password.
    private func derive(
        _ request: AppShell.HTTPRequest,
        _ admission: Admission,
        _ call: HostCall,
        _ date: Date
    ) async -> AppShell.HTTPResponse {
        let (backend, connections, channel) = (backend, connections, call.channel)
        let deadline = call.arrival + BackendResponder.callLimit
        let outcome = await signIns.run(for: call.caller, until: deadline) {
            connections.isAbandoned(channel)
        } _: {
            // From now on: whoever waited for the turn still gets an answer.
            CallDeadline.$current.withValue(.now + BackendResponder.callLimit) {
                backend.respond(to: request, as: admission, from: call.caller, at: date)
            }
        }
        switch outcome {
        case .done(let answer): return answer
        case .refused, .abandoned: return busy(SignInQueue.retryAfter, call)
        }
    }
}

// MARK: - What the host answers by itself

extension BackendResponder {
    /// `/health` and `/openapi.json`; nil for what is the back end's matter.
    private func hostsOwn(_ call: HostCall) async -> AppShell.HTTPResponse? {
        guard call.path == "/health" || call.path == "/openapi.json" else { return nil }
        if let wait = limiter.look(from: call.caller, at: call.seconds) { return tooMany(wait, call) }
        guard call.request.method == .get || call.request.method == .head else {
            var answer = refusal(405, call)
            answer.headers["Allow"] = "GET, HEAD"
            return answer
        }
        guard call.path == "/health" else {
            let type = ["Content-Type": "application/json"] as AppShell.HTTPHeaders
            return AppShell.HTTPResponse(status: 200, headers: type, body: backend.document)
        }
        let answer = try? await pools.reads.runIfActive { [health] in health.answer(at: call.seconds) }
        return answer ?? refusal(503, call)
    }

    /// `/staff/v1/openapi.json`, for whoever has the key.
    private func staffDocument(_ call: HostCall) -> AppShell.HTTPResponse? {
        guard call.path == "/staff/v1/openapi.json", call.request.method == .get || call.request.method == .head else {
            return nil
        }
        let type = ["Content-Type": "application/json"] as AppShell.HTTPHeaders
        return AppShell.HTTPResponse(status: 200, headers: type, body: backend.staffDocument)
    }

    func refusal(_ status: Int, _ call: HostCall) -> AppShell.HTTPResponse {
        backend.refusal(status, path: call.path, at: .now)
    }

    private func tooMany(_ wait: Int, _ call: HostCall) -> AppShell.HTTPResponse {
        var answer = refusal(429, call)
        answer.headers["Retry-After"] = "\(wait)"
        return answer
    }

    private func busy(_ wait: Int, _ call: HostCall) -> AppShell.HTTPResponse {
        var answer = refusal(503, call)
        answer.headers["Retry-After"] = "\(wait)"
        return answer
    }
}

// MARK: - Bodies

extension BackendResponder {
    enum BodyError: Error {
        case tooLong
        /// Too many are held.
        case noRoom
        case unreadable
    }

    func unreadable(_ error: BodyError, _ call: HostCall) -> AppShell.HTTPResponse {
        switch error {
        case .tooLong: refusal(413, call)
        case .noRoom: refusal(503, call)
        case .unreadable: refusal(400, call)
        }
    }

    /// The body, whose bytes are taken from ``bodies``.
    func body(of call: HostCall, upTo limit: Int) async -> Result<[UInt8], BodyError> {
        let length = call.request.headers[.contentLength].flatMap { Int($0) }
        if let length, length > limit { return .failure(.tooLong) }
        if call.request.headers[.expect] != nil {
            try? await call.channel.triggerUserOutboundEvent(RequestRules.WantsBody())
        }
        var body: [UInt8] = []
        body.reserveCapacity(min(length ?? 0, 16_384))
        do {
            for try await part in call.request.body {
                let error: BodyError? =
                    if body.count + part.readableBytes > limit {
                        .tooLong
                    } else if !bodies.take(part.readableBytes, of: call.caller) {
                        .noRoom
                    } else { nil }
                if let error {
                    bodies.give(back: body.count, of: call.caller)
                    return .failure(error)
                }
                body += part.readableBytesView
            }
            return .success(body)
        } catch {
            bodies.give(back: body.count, of: call.caller)
            return .failure(.unreadable)
        }
    }
}
