import AppShell
import AppShellHashing

/// What two requests under one idempotency key must share for one to be the other's retry: method, target, and what the
/// API knows of the body.
enum RequestFingerprint {
    /// SHA-256 in hexadecimal. Members that the API does not know are dropped, as Laravel's `validated()` drops them.
    static func text(of request: HTTPRequest, _ body: RequestFields, known names: Set<String>) -> String {
        let body = known(.object(body.object), names).text()
        return SHA256.hex(of: Array("\(request.method.rawValue) \(request.url)\n\(body)".utf8))
    }

    /// Sorted, so that the order of members makes no difference.
    private static func known(_ value: JSONValue, _ names: Set<String>) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { known($0, names) })
        case .object(let object):
            let members = names.sorted().compactMap { name in object[name].map { (name, known($0, names)) } }
            return .object(JSONObject(members))
        default: return value
        }
    }
}
