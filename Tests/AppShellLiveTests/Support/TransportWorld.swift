import AppShell
import AppShellHeadless
import AppShellLive
import Foundation
import Synchronization

/// What becomes of a call.
enum Happening: Hashable {
    case answered(Int)
    /// After a while, as long as ``TransportWorld/delay``.
    case late
    case hangs
    /// The server acts, and its answer gets lost.
    case lost
    case refused
}

/// When the caller gives up.
enum Patience: Hashable {
    case endless
    /// So long that a late answer comes.
    case long
    /// Shorter than a late answer takes.
    case short
    /// Cancelled once the server has the call.
    case untilReceived
    /// Cancelled before the call.
    case none
}

/// How a call ended, and whether the server had it.
struct Ending: Equatable {
    /// A status, or the kind of error.
    let summary: String
    let isReceived: Bool
}

/// One of the two transports, with a server on which things happen at will: in process on virtual time, and on loopback.
enum TransportWorld: String, CaseIterable {
    case inProcess, urlSession

    func call(_ happening: Happening, _ patience: Patience) async throws -> Ending {
        switch self {
        case .inProcess: try inProcess(happening, patience)
        case .urlSession: try await overSockets(happening, patience)
        }
    }

    private static func send(
        _ request: HTTPRequest,
        over transport: any HTTPTransport,
        _ clock: any AppClock,
        limit: Duration?
    ) async -> String {
        do throws(TransportError) {
            guard let limit else { return "\(try await transport.send(request).status)" }
            return try await clock.limit(limit) { () async throws(TransportError) in
                "\(try await transport.send(request).status)"
            }
        } catch {
            return switch error {
            case .unreachable: "unreachable"
            case .timedOut: "timed out"
            default: "\(error)"
            }
        }
    }

    // MARK: In process

    private func inProcess(_ happening: Happening, _ patience: Patience) throws -> Ending {
        let handler = Counting()
        let session = HeadlessSession(
            product: CallerApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: handler
        )
        switch happening {
        case .answered(let status): handler.status.withLock { $0 = status }
        case .late: session.server.faults.delay = .seconds(5)
        case .hangs: session.server.faults.hangs = true
        case .lost: session.server.faults.answers = [.lost]
        case .refused: session.server.faults.isUnreachable = true
        }
        let limit: Duration? = [.long: .seconds(60), .short: .seconds(2)][patience]
        let executor = HeadlessExecutor()
        let summary = Mutex<String?>(nil)
        let (server, clock) = (session.server, session.clock)
        let task = Task(executorPreference: executor) {
            let request = HTTPRequest(method: .post, url: "https://api.example/things")
            let ending = await Self.send(request, over: server, clock, limit: limit)
            summary.withLock { $0 = ending }
        }
        if patience == .none { task.cancel() }
        while true {
            _ = executor.drain()
            if let ending = summary.withLock(\.self) { return Ending(summary: ending, isReceived: handler.count > 0) }
            if patience == .untilReceived, handler.count > 0, !task.isCancelled {
                task.cancel()
            } else if try !session.advanceToNextTimer(within: .seconds(3_600)) {
                return Ending(summary: "never ends", isReceived: handler.count > 0)
            }
        }
    }

    private final class Counting: HTTPHandler {
        let status = Mutex(200)
        private let calls = Mutex(0)

        var count: Int { calls.withLock(\.self) }

        func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
            calls.withLock { $0 += 1 }
            return HTTPResponse(status: status.withLock(\.self))
        }
    }

    // MARK: Over sockets

    private func overSockets(_ happening: Happening, _ patience: Patience) async throws -> Ending {
        let server = try LoopbackServer.shared.get()
        let name = "contract-\(happening)-\(patience)".filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let url =
            switch happening {
            case .answered(let status): server.url("/answered/\(name)?status=\(status)")
            // Who gives up first must not hang on how busy this machine is.
            case .late: server.url("/later/\(name)?seconds=\(patience == .endless || patience == .long ? 1 : 3_600)")
            case .hangs: server.url("/hang/\(name)")
            case .lost: server.url("/lost/\(name)")
            case .refused: "http://127.0.0.1:\(server.closedPort)/"
            }
        let limit: Duration? = [.long: .seconds(30), .short: .milliseconds(500)][patience]
        let transport = URLSessionTransport()
        let task = Task {
            if patience == .none { withUnsafeCurrentTask { $0?.cancel() } }
            let request = HTTPRequest(method: .post, url: url)
            return await Self.send(request, over: transport, SystemClock(), limit: limit)
        }
        if patience == .untilReceived {
            _ = try await URLSessionTransport().get(server.url("/seen/\(name)"))
            task.cancel()
        }
        let summary = await task.value
        let seen = try await URLSessionTransport().get(server.url("/was-seen/\(name)"))
        return Ending(summary: summary, isReceived: seen.status == 200)
    }
}
