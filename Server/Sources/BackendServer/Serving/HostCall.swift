import AppShell
import HTTPTypes
import Hummingbird
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One call on its way through the host: who asks, for what, and since when.
struct HostCall: Sendable {
    let request: Request
    let channel: any Channel
    /// The client's address.
    let client: String
    /// Whom limits count.
    let caller: String
    /// Without origin and query.
    let path: String
    let arrival: ContinuousClock.Instant
    /// From the host's start to the arrival.
    let seconds: Double

    init(_ request: Request, _ context: HostContext, _ options: HostOptions, since start: ContinuousClock.Instant) {
        self.request = request
        channel = context.channel
        client = options.proxies.client(of: context.peer, forwarded: request.headers[values: .xForwardedFor])
        caller = LimitedAddress.key(client)
        path = RequestPath.text(request.head.path ?? "")
        arrival = .now
        seconds = (arrival - start) / .seconds(1)
    }

    /// Whether more of the request follows its head: what comes after CONNECT is no request of HTTP.
    var hasBody: Bool {
        request.headers[.transferEncoding] != nil || request.headers[.contentLength].map { $0 != "0" } ?? false
            || request.method == .connect
    }

    var isControl: Bool { path == "/control" || path.hasPrefix("/control/") }

    /// What a call is answered from by name, where that name is this machine's.
    var ownBase: String { "http://\(request.head.authority ?? "localhost")" }

    /// Whether it was sent to this machine by its own name, and not by a page in a browser.
    var isFromThisMachine: Bool {
        Authority.isLoopback(request.head.authority ?? "") && request.headers[.origin] == nil
    }

    /// Whether it carries the token of scripts.
    func isControlling(_ options: HostOptions) -> Bool {
        guard let token = options.controlToken, let given = request.headers[.appShellControl] else { return false }
        return given.utf8.count == token.utf8.count
            && zip(given.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether it says no time, or may.
    func mayTellTime(_ options: HostOptions) -> Bool {
        isControlling(options) || request.headers[.appShellDate] == nil
    }

    /// The clock's; in scripts what the call brings. nil where that is no date.
    func date(_ options: HostOptions) -> Date? {
        guard isControlling(options), let text = request.headers[.appShellDate] else { return Date.now }
        return (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle()))
    }
}

extension HTTPField.Name {
    static let appShellControl = known("AppShell-Control")
    static let appShellDate = known("AppShell-Date")
    static let appShellRefused = known("AppShell-Refused")
    static let appShellScenario = known("AppShell-Scenario")
    static let xForwardedFor = known("X-Forwarded-For")
    static let xRequestID = known("X-Request-Id")

    private static func known(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no name of a field") }
        return name
    }
}
