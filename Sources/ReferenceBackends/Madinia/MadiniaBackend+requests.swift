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
        return withState { state in
            let allowance = state.limiter.take(caller, request.method.isWrite ? .writes : .reads, at: date)
            let answer =
                allowance?.retryAfter == nil
                ? state.answer(request, route, target, at: date)
                : LaravelResponse.message("Too Many Attempts.", status: 429)
            return allowance?.mark(answer) ?? answer
        }
    }
}

extension MadiniaBackend.State {
    fileprivate mutating func answer(
        _ request: HTTPRequest,
        _ route: MadiniaRoute,
        _ target: RequestTarget,
        at date: Date
    ) -> HTTPResponse {
        switch route {
        case .formations(nil): LaravelResponse.page(formations, size: pageSize, target: target)
        case .articles(nil): LaravelResponse.page(articles, size: pageSize, target: target)
        case .formations(let key?): LaravelResponse.found(formations, key, id: \.id, slug: \.slug)
        case .articles(let key?): LaravelResponse.found(articles, key, id: \.id, slug: \.slug)
        case .preRegistrations: write(request, at: date) { $0.preRegister($1) }
        case .contacts: write(request, at: date) { $0.contact($1) }
        case .devices: write(request, at: date) { $0.register($1) }
        case .preferences(let token): write(request, at: date) { $0.setPreferences(token, $1) }
        case .chat: write(request, at: date) { $0.chat($1) }
        }
    }

    /// A write that counts once for each idempotency key. Only what counted is remembered: a request that was refused
    /// may be put right under the same key.
    private mutating func write(
        _ request: HTTPRequest,
        at date: Date,
        _ write: (inout Self, RequestFields) -> HTTPResponse
    ) -> HTTPResponse {
        guard request.body.count <= RequestFields.maximumBytes else {
            return LaravelResponse.message("The POST data is too large.", status: 413)
        }
        let key = request.headers["Idempotency-Key"].flatMap { $0.isEmpty ? nil : $0 }
        if let key {
            guard key.utf8.count <= IdempotentAnswers.maximumKeyLength else {
                return LaravelResponse.message("The Idempotency-Key is too long.", status: 400)
            }
            switch idempotentAnswers.recall(key, for: request, at: date) {
            case .answer(let answer): return answer
            case .mismatch:
                return LaravelResponse.message("This Idempotency-Key came with another request before.", status: 422)
            case .none: break
            }
        }
        guard let body = RequestFields(request.body) else {
            return LaravelResponse.message("The request body is not what was agreed.", status: 400)
        }
        let answer = write(&self, body)
        if let key, (200..<300).contains(answer.status) {
            idempotentAnswers.remember(answer, for: request, under: key, at: date)
        }
        return answer
    }
}
