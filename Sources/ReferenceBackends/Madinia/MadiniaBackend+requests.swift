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

    /// - Parameter caller: whom the rate limit counts: the address that a served back end is called from. What a request
    ///   says of itself does not count: it could say another at each call.
    public func respond(to request: HTTPRequest, from caller: String, at date: Date) -> HTTPResponse {
        guard request.method == .head else { return answer(request, from: caller, at: date) }
        var request = request
        request.method = .get
        var answer = answer(request, from: caller, at: date)
        answer.body = []
        return answer
    }

    private func answer(_ request: HTTPRequest, from caller: String, at date: Date) -> HTTPResponse {
        guard request.headers["X-API-Key"] == apiKey else {
            return LaravelResponse.message("Unauthenticated.", status: 401)
        }
        guard let target = RequestTarget(request.url, below: MadiniaBackend.basePath),
            let route = MadiniaRoute(target.segments)
        else { return LaravelResponse.message("Not found.", status: 404) }
        guard request.method == route.method else {
            return LaravelResponse.methodNotAllowed(request, allowed: route.allowedMethods)
        }
        let allowance = withState { state in
            state.limiter.take(caller, request.method.isWrite ? .writes : .reads, of: state.data.rateLimits, at: date)
        }
        let answer =
            allowance?.retryAfter == nil
            ? self.answer(request, route, target, at: date)
            : LaravelResponse.message("Too Many Attempts.", status: 429)
        return allowance?.mark(answer) ?? answer
    }

    private func answer(
        _ request: HTTPRequest,
        _ route: MadiniaRoute,
        _ target: RequestTarget,
        at date: Date
    ) -> HTTPResponse {
        switch route {
        case .formations(nil):
            let (formations, size) = withState { ($0.data.formations, $0.data.pageSize) }
            return LaravelResponse.page(formations, size: size, target: target)
        case .articles(nil):
            let (articles, size) = withState { ($0.data.articles, $0.data.pageSize) }
            return LaravelResponse.page(articles, size: size, target: target)
        case .formations(let key?): return LaravelResponse.found(formations, key, id: \.id, slug: \.slug)
        case .articles(let key?): return LaravelResponse.found(articles, key, id: \.id, slug: \.slug)
        case .preRegistrations: return write(request, at: date) { $0.preRegister($1) }
        case .contacts: return write(request, at: date) { $0.contact($1) }
        case .devices: return write(request, at: date) { $0.register($1) }
        case .preferences(let token): return write(request, at: date) { $0.setPreferences(token, $1) }
        case .chat: return write(request, at: date) { $0.chat($1) }
        }
    }

    /// What a write comes to holds once its changes are kept; else it is answered 503.
    private func write(
        _ request: HTTPRequest,
        at date: Date,
        _ write: (MadiniaData, RequestFields) -> Outcome<HTTPResponse>
    ) -> HTTPResponse {
        do throws(MadiniaStoreError) {
            return try commit { $0.once(request, at: date, write) }
        } catch {
            return LaravelResponse.message("Service Unavailable", status: 503)
        }
    }
}

extension MadiniaData {
    /// A write that counts once for each idempotency key. Only what counted is remembered: a request that was refused
    /// may be put right under the same key.
    fileprivate func once(
        _ request: HTTPRequest,
        at date: Date,
        _ write: (MadiniaData, RequestFields) -> Outcome<HTTPResponse>
    ) -> Outcome<HTTPResponse> {
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
            switch idempotentAnswers.recall(key, for: request, at: date) {
            case .answer(let answer): return Outcome(answer)
            case .mismatch: return refused("This Idempotency-Key came with another request before.", 422)
            case .none: break
            }
        }
        guard let body = RequestFields(request.body) else {
            return refused("The request body is not what was agreed.", 400)
        }
        var outcome = write(self, body)
        // Kept together with what it stands for, so that a retry after a crash counts once.
        if let key, (200..<300).contains(outcome.result.status) {
            outcome.changes.append(.answered(IdempotentAnswer(outcome.result, to: request, under: key, at: date)))
        }
        return outcome
    }
}
