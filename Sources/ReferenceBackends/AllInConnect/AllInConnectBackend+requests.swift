public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AllInConnectBackend {
    public func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        guard !AllInConnectBackend.isStaff(request) else {
            let target = RequestTarget(request.url, below: AllInConnectBackend.staffPath)
            return staffAnswer(to: Call(request: request, target: target, userID: 0, date: date))
        }
        let target = RequestTarget(request.url, below: AllInConnectBackend.basePath)
        let route = target.segments.flatMap(AllInConnectRoute.init)
        // Sign-in alone is open: without a token nobody learns which paths there are.
        let userID = route == .authenticate ? 0 : member(calling: request, at: date)
        guard let userID else { return AllInConnectBackend.unauthorized(path: target.path, at: date) }
        return answer(Call(request: request, target: target, userID: userID, date: date))
    }

    /// The routes that the app can call: `GET /offers/{id}`, below the API's base.
    public var routes: [String] { AllInConnectRoute.patterns }

    /// Answers a call of a member whose token was checked before, by ``member(calling:at:)``.
    public func respond(to request: HTTPRequest, of userID: Int, at date: Date) -> HTTPResponse {
        let target = RequestTarget(request.url, below: AllInConnectBackend.basePath)
        return answer(Call(request: request, target: target, userID: userID, date: date))
    }

    private func answer(_ call: Call) -> HTTPResponse {
        guard let route = call.target.segments.flatMap(AllInConnectRoute.init) else { return call.notFound() }
        let request = call.request
        guard route.methods.contains(request.method) else {
            return call.methodNotAllowed(allowed: route.allowedMethods)
        }
        return answer(call, route)
    }

    /// Whether a request asks to sign in, as ``respond(to:at:)`` reads paths: `//` and `%61` spell the same one.
    public static func isSignIn(_ request: HTTPRequest) -> Bool {
        request.method == .post
            && RequestTarget(request.url, below: basePath).segments.flatMap(AllInConnectRoute.init) == .authenticate
    }

    private func answer(_ call: Call, _ route: AllInConnectRoute) -> HTTPResponse {
        switch route {
        // Outside the lock: a verifier of passwords takes its time, by design.
        case .authenticate: withBody(call) { signIn(call, $0) }
        case .registration where call.request.method == .post: committed(call) { $0.register(call, $1) }
        case .registration: committed(call) { $0.unregister(call, $1) }
        case .pushTest: committed(call) { $0.testPush(call, $1) }
        case .preferences where call.request.method == .put: committed(call) { $0.setPreferences(call, $1) }
        case .preferences: data.preferences(call)
        case .offers(nil): note { $0.searchOffers(call) }
        case .professionals(nil): note { $0.searchProfessionals(call) }
        case .offers(let id?): data.offer(id, call)
        case .professionals(let id?): data.professional(id, call)
        case .order(let id): data.order(id, call)
        case .message(let id): data.message(id, call)
        case .me: data.me(call)
        }
    }

    func committed(_ call: Call, _ outcome: (AllInConnectData, RequestFields) -> Outcome<HTTPResponse>)
        -> HTTPResponse
    {
        withBody(call) { body in committed(call) { outcome($0, body) } }
    }

    /// What a call comes to holds once its changes are kept; else it is answered 503. Where the member was removed
    /// meanwhile, nothing of theirs comes back.
    func committed(_ call: Call, _ outcome: (AllInConnectData) -> Outcome<HTTPResponse>) -> HTTPResponse {
        do throws(AllInConnectStoreError) {
            return try commit { data in
                call.userID == 0 || data.isMember(call.userID) ? outcome(data) : Outcome(call.unauthorized())
            }
        } catch {
            return call.error(503, "Le service est momentanément indisponible.")
        }
    }

    func withBody(_ call: Call, _ answer: (RequestFields) -> HTTPResponse) -> HTTPResponse {
        switch call.body() {
        case .success(let body): answer(body)
        case .failure(let refusal): refusal.answer
        }
    }
}

// MARK: - Signing in

extension AllInConnectBackend {
    /// `POST /auth/authenticate`: email, password. 401 says the same whichever of the two is wrong.
    private func signIn(_ call: Call, _ body: RequestFields) -> HTTPResponse {
        var validation = Validation()
        let email = validation.text("email", in: body, upTo: EmailAddress.maximumLength)
        let password = validation.password("password", in: body, upTo: 1_024)
        guard let email, let password, validation.errors.isEmpty else { return call.invalid(validation.errors) }
        guard let member = data.member(email: email, password: password, passwords) else {
            return call.error(401, "Email ou mot de passe incorrect.")
        }
        let claims = TokenClaims(userID: member.id, generation: data.generation(of: member.id))
        return SpringResponse.json(["token": .string(tokens.issue(claims, at: call.date))])
    }

    /// Whose token a request carries; nil without one, and for one that is void: revoked, expired, or of somebody who
    /// is no member any more.
    public func member(calling request: HTTPRequest, at date: Date) -> Int? {
        guard let claims = bearer(of: request).flatMap({ tokens.claims(of: $0, at: date) }) else { return nil }
        let isValid = withState { state in
            claims.generation == state.data.generation(of: claims.userID) && state.data.isMember(claims.userID)
        }
        return isValid ? claims.userID : nil
    }

    /// The token of `Authorization: Bearer …`; the scheme is read in any case (RFC 9110, 11.1).
    private func bearer(of request: HTTPRequest) -> String? {
        let parts = request.headers["Authorization"]?.split(separator: " ") ?? []
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }

    /// 401 for a call without a valid token (AIC-20; RFC 6750, 3).
    static func unauthorized(path: String, at date: Date) -> HTTPResponse {
        var answer = SpringResponse.error(401, "Un jeton valide est nécessaire.", path: path, at: date)
        answer.headers["WWW-Authenticate"] = "Bearer"
        return answer
    }
}
