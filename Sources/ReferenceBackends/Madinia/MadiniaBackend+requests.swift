public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MadiniaBackend {
    public func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        respond(to: request, from: "", at: date)
    }

    /// - Parameter caller: whom limits count: the address that a served back end is called from. What a request says of
    ///   itself does not count: it could say another at each call.
    public func respond(to request: HTTPRequest, from caller: String, at date: Date) -> HTTPResponse {
        let call = Call(request: request, caller: caller, date: date)
        guard request.method == .head else { return answer(call) }
        var answer = answer(call.asGet)
        answer.body = []
        return answer
    }

    /// The routes that the app can call: `GET /articles/{key}`, below the API's base.
    public var routes: [String] { MadiniaRoute.patterns }

    /// Whether a request carries the key that every call needs.
    public func isKnown(_ request: HTTPRequest) -> Bool {
        // Compares as long wherever they differ.
        let key = Array((request.headers["X-API-Key"] ?? "").utf8)
        let expected = Array(apiKey.utf8)
        return key.count == expected.count && zip(key, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func answer(_ call: Call) -> HTTPResponse {
        let request = call.request
        guard !MadiniaBackend.isStaff(request) else { return staffAnswer(to: call) }
        guard isKnown(request) else { return LaravelResponse.message("Unauthenticated.", status: 401) }
        guard let target = RequestTarget(request.url, below: MadiniaBackend.basePath),
            let route = MadiniaRoute(target.segments)
        else { return LaravelResponse.message("Not found.", status: 404) }
        guard request.method == route.method else {
            return LaravelResponse.methodNotAllowed(request, allowed: route.allowedMethods)
        }
        let allowance = withState { state in
            let group: RateLimiter.Group = request.method.isWrite ? .writes : .reads
            return state.limiter.take(call.caller, group, of: state.data.rateLimits, at: call.date)
        }
        let answer =
            allowance?.retryAfter == nil
            ? self.answer(call, route, target)
            : LaravelResponse.message("Too Many Attempts.", status: 429)
        return allowance?.mark(answer) ?? answer
    }

    private func answer(_ call: Call, _ route: MadiniaRoute, _ target: RequestTarget) -> HTTPResponse {
        switch route {
        case .formations(nil):
            let (formations, size) = withState { ($0.data.formations, $0.data.pageSize) }
            return LaravelResponse.page(formations, size: size, target: target, known: encodedAnswers?.formations)
        case .articles(nil):
            let (articles, size) = withState { ($0.data.articles, $0.data.pageSize) }
            return LaravelResponse.page(articles, size: size, target: target, known: encodedAnswers?.articles)
        case .formations(let key?):
            let known = encodedAnswers?.formations
            return LaravelResponse.found(formations, key, id: \.id, slug: \.slug, known: known)
        case .articles(let key?):
            let known = encodedAnswers?.articles
            return LaravelResponse.found(articles, key, id: \.id, slug: \.slug, known: known)
        case .preRegistrations: return write(call, route) { $0.preRegister($1) }
        case .contacts: return write(call, route) { $0.contact($1) }
        case .devices: return write(call, route) { $0.register($1) }
        case .preferences(let token): return write(call, route) { $0.setPreferences(token, $1) }
        case .chat: return write(call, route) { $0.chat($1) }
        }
    }

    /// What a write comes to holds once its changes are kept; else it is answered 503.
    private func write(
        _ call: Call,
        _ route: MadiniaRoute,
        _ write: (MadiniaData, RequestFields) -> Outcome<HTTPResponse>
    ) -> HTTPResponse {
        do throws(MadiniaStoreError) {
            return try commit { $0.once(call, route, write) }
        } catch {
            return LaravelResponse.message("Service Unavailable", status: 503)
        }
    }
}

extension MadiniaData {
    /// A write that counts once for each idempotency key. Only what counted is remembered: a request that was refused
    /// may be put right under the same key.
    fileprivate func once(
        _ call: Call,
        _ route: MadiniaRoute,
        _ write: (MadiniaData, RequestFields) -> Outcome<HTTPResponse>
    ) -> Outcome<HTTPResponse> {
        let request = call.request
        func refused(_ message: String, _ status: Int) -> Outcome<HTTPResponse> {
            Outcome(LaravelResponse.message(message, status: status))
        }
        guard request.body.count <= RequestFields.maximumBytes else {
            return refused("The POST data is too large.", 413)
        }
        let key = request.headers["Idempotency-Key"].flatMap { $0.isEmpty ? nil : $0 }
        if let key {
            guard key.utf8.count <= IdempotentAnswers.maximumKeyLength else {
                return refused("The Idempotency-Key is too long.", 400)
            }
            guard key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
                return refused("The Idempotency-Key must be printable ASCII characters.", 400)
            }
        }
        guard let body = RequestFields(request.body) else {
            return refused("The request body is not what was agreed.", 400)
        }
        guard let key else { return write(self, body) }
        let fingerprint = RequestFingerprint.text(of: request, body, known: route.fieldNames)
        switch idempotentAnswers.recall(key, for: fingerprint, at: call.date) {
        case .answer(let answer): return Outcome(answer)
        case .mismatch: return refused("This Idempotency-Key came with another request before.", 422)
        case .none: break
        }
        var outcome = write(self, body)
        // Kept together with what it stands for, so that a retry after a crash counts once.
        if (200..<300).contains(outcome.result.status) {
            let answer = IdempotentAnswer(outcome.result, to: fingerprint, under: key, from: call)
            outcome.changes.append(.answered(answer, forgetting: idempotentAnswers.surplus(beside: answer)))
        }
        return outcome
    }
}
