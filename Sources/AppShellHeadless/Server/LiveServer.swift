import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A real server that replaces a session's handler.
struct LiveServer: Sendable {
    /// Why no answer came: for the app, and for the step where it fails too.
    struct Failure: Error {
        let error: TransportError
        let failure: HeadlessError?
    }

    private let transport: any HTTPTransport
    /// The limit of one call, in wall-clock time.
    var limit: Duration = .seconds(15)
    /// The reference back end that answers; nil for any other server.
    let backend: ServedBackend?
    /// The state that scripts arrange there; nil where they can't.
    let mirror: (any StateMirror)?

    init(_ transport: any HTTPTransport) {
        self.transport = transport
        backend = nil
        mirror = nil
    }

    init(_ backend: ServedBackend, mirror: (any StateMirror)?) {
        transport = backend.transport
        self.backend = backend
        self.mirror = mirror
    }

    func answer(_ request: HTTPRequest, at date: Date) throws(Failure) -> HTTPResponse {
        guard let backend else { return try send(request, named: request) }
        do throws(HeadlessError) {
            try mirror?.prepare(limit: limit)
        } catch {
            throw Failure(error: .unreachable("\(error)"), failure: error)
        }
        defer { mirror?.noteCall() }
        let target = ServedTarget(request.url, at: backend.origin)
        var sent = request
        sent.url = target.url
        for field in backend.fields(at: date) { sent.headers[field.name] = field.value }
        return target.unserved(try send(sent, named: request))
    }

    /// - Parameter original: as the app asked, for messages.
    private func send(_ request: HTTPRequest, named original: HTTPRequest) throws(Failure) -> HTTPResponse {
        do throws(TransportError) {
            return try LiveCall.send(request, over: transport, limit: limit)
        } catch .timedOut(let reason) {
            throw Failure(error: .timedOut(reason), failure: .liveRequestsOpen(["\(original)"], after: limit))
        } catch {
            // Only scripts inject faults. An error of the served back end itself fails the step.
            throw Failure(error: error, failure: backend.map { .servedBackend("\($0.origin): \(original): \(error)") })
        }
    }
}

/// A reverse proxy (RFC 9110, 3.7): sends requests to a served back end.
///
/// The app keeps the address that it is configured for, so that traces and steps are the same whichever server answers.
private struct ServedTarget {
    let url: String
    private let asked: String
    private let served: String

    init(_ url: String, at origin: String) {
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        let path = url[start...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        asked = String(url[..<path])
        served = origin
        self.url = origin + url[path...]
    }

    /// The answer, with links to the served host replaced by links to the asked one. JSON may escape slashes.
    func unserved(_ response: HTTPResponse) -> HTTPResponse {
        guard asked != served else { return response }
        var response = response
        let escaped = (served.replacing("/", with: "\\/"), asked.replacing("/", with: "\\/"))
        for (old, new) in [(served, asked), escaped] {
            guard response.body.firstRange(of: Array(old.utf8)) != nil else { continue }
            response.body = response.body.replacing(Array(old.utf8), with: Array(new.utf8))
        }
        return response
    }
}
