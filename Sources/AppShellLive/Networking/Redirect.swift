import AppShell
import Foundation

/// How a redirect is followed (RFC 9110, 15.4): only to a URL that may be called, and without secrets to another
/// origin: of the header fields a few that hold none, and no body, which may hold a password or a token.
///
/// A write stays what it is, except at 303: RFC 9110 allows a GET in place of a POST at 301 and 302, as browsers do
/// with forms, but here that would pass off for a success what nobody stored.
///
/// Ours rather than URLSession's, which on Linux forgets the body of a write that is sent on.
enum Redirect {
    /// In a row, before a server is taken to lead in circles.
    static let limit = 10

    /// What is sent to another origin too, in lower case.
    private static let harmless: Set<String> = ["accept", "accept-language", "user-agent"]

    /// The request that an answer sends on to; nil for one that does not.
    static func next(after request: HTTPRequest, _ response: HTTPResponse) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        let source = try CallableURL(request.url)
        guard let url = URL(string: location, relativeTo: source.url)?.absoluteURL else {
            throw .unreachable("the server redirects to a malformed URL")
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
            guard target.origin.scheme == "https" || source.origin.scheme == "http" else {
                throw .untrusted("the server redirects to plain http on this machine")
            }
            for field in request.headers where !harmless.contains(field.name.lowercased()) {
                next.headers[field.name] = nil
            }
        }
        return next
    }
}

extension HTTPRequest {
    /// 303 asks for the page that follows a write, not for the write again.
    fileprivate mutating func becomeGet() {
        method = .get
        body = []
        headers["Content-Type"] = nil
    }
}
