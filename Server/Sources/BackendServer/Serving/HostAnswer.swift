import AppShell
import HTTPTypes
import Hummingbird
import NIOCore

/// Between the framework's messages and the host's.
enum HostAnswer {
    /// As the handlers take them: fields of one name joined by a comma (RFC 9110, 5.3).
    static func headers(of request: Request) -> HTTPHeaders {
        var headers: HTTPHeaders = [:]
        for field in request.headers {
            let name = field.name.rawName
            headers[name] = headers[name].map { "\($0), \(field.value)" } ?? field.value
        }
        return headers
    }

    /// The URL that a call asked for: of a read absolute, so that links to further pages can be followed; of a write as
    /// the request wrote it, so that its retry is the same call by whatever name the host is reached.
    ///
    /// - Parameter base: scheme and authority. Never the request's own Host, which would put a stranger's host into links.
    static func url(of request: Request, base: String) -> String {
        let path = request.head.path ?? "/"
        guard path.hasPrefix("/") else { return "/" }
        return request.method == .get || request.method == .head ? base + path : path
    }

    static func response(
        _ answer: AppShell.HTTPResponse,
        isHead: Bool,
        endsConnection: Bool,
        isEncrypted: Bool,
        id: String
    ) -> Response {
        var fields = HTTPFields()
        for field in answer.headers {
            if let name = HTTPField.Name(field.name) { fields[name] = field.value }
        }
        for (name, value) in securityFields where fields[name] == nil { fields[name] = value }
        if isEncrypted { fields[.strictTransportSecurity] = "max-age=31536000" }
        fields[.xRequestID] = id
        if endsConnection { fields[.connection] = "close" }
        let hasBody = !answer.body.isEmpty && !isHead
        // HEAD tells the length of what GET would answer.
        if !answer.body.isEmpty { fields[.contentLength] = "\(answer.body.count)" }
        var response = Response(
            status: HTTPTypes.HTTPResponse.Status(code: answer.status),
            headers: fields,
            body: hasBody ? ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)) : ResponseBody()
        )
        // 204 has no body, and no length of one (RFC 9110, 8.6).
        if answer.status == 204 { response.headers[.contentLength] = nil }
        return response
    }

    private static let securityFields: [(HTTPField.Name, String)] = {
        let fields = [
            ("Cache-Control", "no-store"),
            ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
            ("Referrer-Policy", "no-referrer"),
            ("X-Content-Type-Options", "nosniff"),
            ("X-Frame-Options", "DENY"),
        ]
        return fields.compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
    }()
}
