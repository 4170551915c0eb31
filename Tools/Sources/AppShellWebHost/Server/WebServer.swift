import FlyingFox
import FlyingSocks
import Foundation

/// The server of the page: HTTP/1.1 and WebSockets within limits, for browsers on this machine.
///
/// Sockets are FlyingSocks'. Its HTTP server has no limit for header lines and frames, so heads and frames are read
/// here.
final class WebServer: Sendable {
    /// The most open connections. A page takes two or three.
    static let connectionLimit = 512
    /// How long a connection may take for a request's head, or wait for its next request.
    static let requestTime = Duration.seconds(20)
    /// How long a page may be silent. Browsers answer a ping, also in a tab in the background.
    static let socketTime = Duration.seconds(75)
    static let pingInterval = Duration.seconds(25)

    private let sessions: SessionStore
    private let guarding: RequestGuard
    private let pages: WebPages
    private let listener: AsyncSocket
    private let pool: any AsyncSocketPool
    private let deadlines = Deadlines(limit: connectionLimit)

    /// Listens.
    ///
    /// - Parameter port: 0 for any that is free.
    /// - Throws: where the address cannot be listened on.
    init(address: String, port: UInt16, token: String?, sessions: SessionStore) async throws {
        self.sessions = sessions
        guarding = RequestGuard(token: token)
        pages = WebPages(sessions: sessions)
        func make<Pool: AsyncSocketPool>(_ pool: Pool) async throws -> AsyncSocket {
            try await pool.prepare()
            let isSix = address.contains(":")
            let socket = try Socket(domain: isSix ? AF_INET6 : AF_INET, type: .stream)
            try socket.setValue(true, for: .localAddressReuse)
            if isSix {
                try socket.bind(to: sockaddr_in6.inet6(ip6: address, port: port))
            } else {
                try socket.bind(to: sockaddr_in.inet(ip4: address, port: port))
            }
            try socket.listen()
            return try AsyncSocket(socket: socket, pool: pool)
        }
        let pool = HTTPServer.defaultPool()
        self.pool = pool
        listener = try await make(pool)
    }

    /// The port that it listens on.
    var port: UInt16 {
        get throws {
            switch try listener.socket.sockname() {
            case .ip4(_, let port), .ip6(_, let port): port
            case .unix: 0
            }
        }
    }

    /// Serves until the task is cancelled.
    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.pool.run() }
            group.addTask { await self.accept() }
            group.addTask {
                while !Task.isCancelled {
                    try await Task.sleep(for: .seconds(1))
                    self.deadlines.sweep()
                    await self.sessions.sweep()
                }
            }
            defer {
                group.cancelAll()
                deadlines.sweep(all: true)
                try? listener.close()
            }
            try await group.next()
        }
    }

    private func accept() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let socket = try await listener.accept()
                    guard let id = deadlines.admit(socket.socket, for: Self.requestTime) else {
                        let answer = HTTPAnswer(.unavailable, "Too many connections are open; close some pages.")
                        _ = try? socket.socket.write(answer.bytes(keepsAlive: false))
                        try? socket.close()
                        continue
                    }
                    group.addTask {
                        await self.serve(socket, id)
                        self.deadlines.close(id, socket)
                    }
                } catch is CancellationError {
                    return
                } catch {
                    // Out of descriptors: others will be closed.
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
        }
    }

    // MARK: One connection

    private func serve(_ socket: AsyncSocket, _ id: Int) async {
        var buffer: [UInt8] = []
        do {
            while let head = try await readHead(of: socket, &buffer) {
                deadlines.extend(id, by: Self.requestTime)
                if let answer = guarding.refusal(of: head) ?? guarding.welcome(head) {
                    try await socket.write(answer.bytes(isHead: head.method == "HEAD", keepsAlive: false))
                    return
                }
                if head.path == "/socket" {
                    return try await talk(over: socket, id, asked: head, buffer)
                }
                let answer = await pages.answer(to: head)
                try await socket.write(answer.bytes(isHead: head.method == "HEAD", keepsAlive: head.keepsAlive))
                guard head.keepsAlive else { return }
            }
        } catch let refusal as HTTPHead.Refusal {
            let answer = HTTPAnswer(refusal.status, refusal.reason)
            try? await socket.write(answer.bytes(keepsAlive: false))
        } catch {
            // The connection is gone.
        }
    }

    /// Reads up to the empty line after a head; what follows stays in `buffer`.
    ///
    /// - Returns: nil at the end of the connection.
    private func readHead(of socket: AsyncSocket, _ buffer: inout [UInt8]) async throws -> HTTPHead? {
        var searched = 0
        while true {
            if let end = Self.end(ofHeadIn: buffer, from: searched) {
                let head = Array(buffer[..<end])
                buffer.removeFirst(end + 4)
                return try HTTPHead(head)
            }
            searched = max(0, buffer.count - 3)
            guard buffer.count < HTTPHead.byteLimit else {
                throw HTTPHead.Refusal(
                    status: .headerTooLarge,
                    reason: "The request's head has over \(HTTPHead.byteLimit) bytes."
                )
            }
            do {
                buffer += try await socket.read(atMost: 4_096)
            } catch SocketError.disconnected {
                return nil
            }
        }
    }

    private static func end(ofHeadIn buffer: [UInt8], from start: Int) -> Int? {
        guard buffer.count >= start + 4 else { return nil }
        return (start...(buffer.count - 4)).first { buffer[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) }
    }

    // MARK: A page's socket

    private func talk(over socket: AsyncSocket, _ id: Int, asked head: HTTPHead, _ early: [UInt8]) async throws {
        guard let accept = await Self.acceptance(of: head) else {
            let answer = HTTPAnswer(.badRequest, "This address is for WebSockets, version 13.")
            return try await socket.write(answer.bytes(keepsAlive: false))
        }
        let upgrade =
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: \(accept)\r\n\r\n"
        try await socket.write(Data(upgrade.utf8))
        deadlines.extend(id, by: Self.socketTime)
        let mailbox = Mailbox()
        let viewer = Viewer(sessions: sessions) { Task { await mailbox.note(.news) } }
        await withDiscardingTaskGroup { group in
            group.addTask { await self.read(socket, id, early, into: mailbox) }
            group.addTask {
                while !Task.isCancelled {
                    try? await Task.sleep(for: Self.pingInterval)
                    await mailbox.note(.ping)
                }
            }
            do { try await answer(from: mailbox, viewer, over: socket) } catch {}
            await mailbox.close()
            await viewer.leave()
            _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
            group.cancelAll()
        }
    }

    /// The value that accepts a handshake, by FlyingFox; nil for what is none.
    private static func acceptance(of head: HTTPHead) async -> String? {
        var headers: [HTTPHeader: String] = [:]
        for name in ["Host", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version"] {
            headers[HTTPHeader(name)] = head[name.lowercased()]
        }
        let request = HTTPRequest(
            method: .GET,
            version: .http11,
            path: "/socket",
            query: [],
            headers: headers,
            body: Data()
        )
        let response = try? await WebSocketHTTPHandler(handler: NoFrames()).handleRequest(request)
        return response?.headers[.webSocketAccept]
    }

    /// FlyingFox only checks the handshake.
    private struct NoFrames: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            AsyncStream { $0.finish() }
        }
    }

    private func read(_ socket: AsyncSocket, _ id: Int, _ early: [UInt8], into mailbox: Mailbox) async {
        var messages = WebSocketMessages()
        messages.append(early)
        do {
            while true {
                while let event = try messages.next() {
                    switch event {
                    case .text(let text): await mailbox.put(.message(text))
                    case .ping(let payload): await mailbox.put(.pong(payload))
                    case .closed: return await mailbox.note(.end(nil))
                    }
                }
                messages.append(try await socket.read(atMost: 4_096))
                deadlines.extend(id, by: Self.socketTime)
            }
        } catch {
            await mailbox.note(.end(error as? WebSocketFrame.Violation))
        }
    }

    private func answer(from mailbox: Mailbox, _ viewer: Viewer, over socket: AsyncSocket) async throws {
        while true {
            switch await mailbox.next() {
            case .message(let text):
                for message in await viewer.answer(to: text) {
                    try await socket.write(WebSocketFrame(.text, Array(message)).bytes)
                }
            case .news:
                for message in await viewer.news() {
                    try await socket.write(WebSocketFrame(.text, Array(message)).bytes)
                }
            case .pong(let payload): try await socket.write(WebSocketFrame(.pong, payload).bytes)
            case .ping: try await socket.write(WebSocketFrame(.ping, []).bytes)
            case .end(let violation):
                let frame = WebSocketFrame.close(violation?.code ?? 1000, violation?.reason ?? "")
                return try await socket.write(frame.bytes)
            }
        }
    }
}
