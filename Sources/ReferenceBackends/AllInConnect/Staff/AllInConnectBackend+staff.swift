public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The staff's API: what is published, who is a member, and which sessions end.
///
/// It lives beside the members' API, below `/staff/v1`, and needs a key of its own. A back end without such a key has no
/// such API: everything below `/staff` is 404.
extension AllInConnectBackend {
    /// The path under which the staff's API lives.
    static let staffPath = "/staff/v1"

    /// Whether a call is the staff's, by its path: whatever its key, it never reaches the members' API.
    public static func isStaff(_ request: HTTPRequest) -> Bool {
        let path = RequestTarget.path(request.url[...])
        return path == "/staff" || path.hasPrefix("/staff/")
    }

    /// Whether a call sets a password, whose hash takes its time.
    public static func isStaffMember(_ request: HTTPRequest) -> Bool {
        guard request.method == .put,
            case .members? = RequestTarget(request.url, below: staffPath).segments.flatMap(StaffRoute.init)
        else { return false }
        return true
    }

    /// How a call of the staff's is refused before anything else is read of it: 404 without an API for them, 401 without
    /// its key.
    ///
    /// - Returns: nil for one that has the key.
    public func staffRefusal(of request: HTTPRequest, at date: Date) -> HTTPResponse? {
        let path = RequestTarget(request.url, below: AllInConnectBackend.staffPath).path
        guard let staffKey else { return SpringResponse.error(404, "Introuvable.", path: path, at: date) }
        guard !staffKey.opens(request) else { return nil }
        var answer = SpringResponse.error(401, "Une clé valide est nécessaire.", path: path, at: date)
        // There is no registered scheme for keys; a 401 names one all the same (RFC 9110, 15.5.2).
        answer.headers["WWW-Authenticate"] = "ApiKey"
        return answer
    }

    func staffAnswer(to call: Call) -> HTTPResponse {
        if let refusal = staffRefusal(of: call.request, at: call.date) { return refusal }
        guard let route = call.target.segments.flatMap(StaffRoute.init) else { return call.notFound() }
        guard route.methods.contains(call.request.method) else {
            return call.methodNotAllowed(allowed: route.allowedMethods)
        }
        let isPut = call.request.method == .put
        return switch route {
        case .offers(nil): data.offerList()
        case .professionals(nil): data.professionalList()
        case .members(nil): data.memberList(call)
        case .offers(let id?) where isPut: committed(call) { $0.putOffer(id, call, $1) }
        case .offers(let id?): committed(call) { $0.removeOffer(id, call) }
        case .professionals(let id?) where isPut: committed(call) { $0.putProfessional(id, call, $1) }
        case .professionals(let id?): committed(call) { $0.removeProfessional(id, call) }
        // Outside the lock: a hash takes its time, by design.
        case .members(let id?) where isPut: withBody(call) { putMember(id, call, $0) }
        case .members(let id?): committed(call) { $0.removeMember(id, call) }
        case .sessions(let memberID): committed(call) { $0.revokeSessions(of: memberID, call) }
        }
    }
}
