import AppShell
import Foundation

/// How to follow redirects (RFC 9110, 15.4): only to callable URLs. To another origin, only a few harmless header
/// fields are sent, and no body, since those may contain secrets.
///
/// Except at 303, a write stays a write: RFC 9110 permits GET for POST at 301 and 302, but that would report success
/// for something that nobody stored.
///
/// Implemented here because URLSession on Linux drops the body of a redirected write.
enum Redirect {
    /// How many in a row count as a loop.
    static let limit = 10

    /// Header fields for other origins, in lower case.
    private static let harmless: Set<String> = ["accept", "accept-language", "user-agent"]

    /// The request that a response redirects to, if it does.
    static func next(after request: HTTPRequest, _ response: HTTPResponse) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        let source = try CallableURL(request.url)
        guard let url = URL(string: location, relativeTo: source.url)?.absoluteURL else {
            throw .unreachable("the server redirects to a malformed URL")
        }
        if source.origin.scheme == "https", url.scheme?.lowercased() == "http" {
            throw .untrusted("the server redirects from https to plain http on \(url.host(percentEncoded: true) ?? "")")
        }
        let target: CallableURL
        do throws(TransportError) { target = try CallableURL(url) } catch {
            throw .untrusted("the server redirects to a URL that is \(error)")
        }
        var next = request
        next.url = target.url.absoluteString
        if response.status == 303, request.method.isWrite { next.becomeGet() }
        if target.origin != source.origin {
            guard next.body.isEmpty else {
                throw .untrusted("the server redirects what is sent to it to \(target.origin.host), another origin")
            }
            for field in request.headers where !harmless.contains(field.name.lowercased()) {
                next.headers[field.name] = nil
            }
        }
        return next
    }
}

extension HTTPRequest {
    /// 303 asks for the page after a write, not for the write again.
    fileprivate mutating func becomeGet() {
        method = .get
        body = []
        headers["Content-Type"] = nil
    }
}
