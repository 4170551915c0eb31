public import AppShell

/// The staff's API: what is in the catalogue and in the blog.
///
/// It lives beside the app's API, below `/staff/v1`, and needs a key of its own. A back end without such a key has no
/// such API: everything below `/staff` is 404.
extension MadiniaBackend {
    /// The path under which the staff's API lives.
    static let staffPath = "/staff/v1"

    /// Whether a call is the staff's, by its path: whatever its key, it never reaches the app's API.
    public static func isStaff(_ request: HTTPRequest) -> Bool {
        let location = request.url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let path = RequestTarget.path(of: Substring(location))
        return path == "/staff" || path.utf8.starts(with: "/staff/".utf8)
    }

    /// How a call of the staff's is refused before anything else is read of it: 404 without an API for them, 401 without
    /// its key.
    ///
    /// - Returns: nil for one that has the key.
    public func staffRefusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let staffKey else { return LaravelResponse.message("Not found.", status: 404) }
        guard !staffKey.opens(request) else { return nil }
        var answer = LaravelResponse.message("Unauthenticated.", status: 401)
        // There is no registered scheme for keys; a 401 names one all the same (RFC 9110, 15.5.2).
        answer.headers["WWW-Authenticate"] = "ApiKey"
        return answer
    }

    func staffAnswer(to call: Call) -> HTTPResponse {
        let (request, date) = (call.request, call.date)
        if let refusal = staffRefusal(of: request) { return refusal }
        guard let target = RequestTarget(request.url, below: MadiniaBackend.staffPath),
            let route = StaffRoute(target.segments)
        else { return LaravelResponse.message("Not found.", status: 404) }
        guard route.methods.contains(request.method) else {
            return LaravelResponse.methodNotAllowed(request, allowed: route.allowedMethods)
        }
        let isPut = request.method == .put
        return switch route {
        case .formations(nil): LaravelResponse.data(formations.sorted { $0.id < $1.id })
        case .articles(nil): LaravelResponse.data(articles.sorted { $0.id < $1.id })
        case .formations(let id?) where isPut: staffPut(call) { $0.putFormation(id, $1, at: date) }
        case .formations(let id?): staffWrite(call) { $0.removeFormation(id) }
        case .articles(let id?) where isPut: staffPut(call) { $0.putArticle(id, $1, at: date) }
        case .articles(let id?): staffWrite(call) { $0.removeArticle(id) }
        }
    }

    private func staffPut(
        _ call: Call,
        _ write: (MadiniaData, RequestFields) -> Outcome<HTTPResponse>
    ) -> HTTPResponse {
        guard call.request.body.count <= RequestFields.maximumBytes else {
            return LaravelResponse.message("The POST data is too large.", status: 413)
        }
        guard let body = RequestFields(call.request.body) else {
            return LaravelResponse.message("The request body is not what was agreed.", status: 400)
        }
        return staffWrite(call) { write($0, body) }
    }

    private func staffWrite(_ call: Call, _ write: (MadiniaData) -> Outcome<HTTPResponse>) -> HTTPResponse {
        do throws(MadiniaStoreError) {
            return try commit(write)
        } catch {
            return LaravelResponse.message("Service Unavailable", status: 503)
        }
    }
}
