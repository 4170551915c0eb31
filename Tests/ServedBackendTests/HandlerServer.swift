import AppShell
import AppShellHeadless
import Foundation
import Synchronization

/// What a served back end can besides: forget what is not kept.
protocol ScriptedBackend: MirroredBackend {
    func beginAnew()
}

/// A reference back end on a real socket, with its control: HTTP/1.1, as much of it as URLSession speaks.
///
/// One thread a connection, until this object goes.
final class HandlerServer<Backend: ScriptedBackend>: Sendable {
    /// What it does instead of its work.
    enum Mood: Sendable {
        case works
        /// Answers no call of the API.
        case hangs
        /// Breaks the connection off at each call of the API.
        case drops
        /// Has no control.
        case uncontrolled
    }

    let backend: Backend
    let origin: String
    private let state = Mutex((mood: Mood.works, lines: [String]()))
    private let listener: Int32

    init(_ backend: Backend) throws {
        self.backend = backend
        let (listener, port) = try Socket.listen()
        self.listener = listener
        origin = "http://127.0.0.1:\(port)"
        Socket.serve(listener) { [weak self] request in self?.answer(request) }
    }

    var mood: Mood {
        get { state.withLock(\.mood) }
        set { state.withLock { $0.mood = newValue } }
    }

    /// What was called since this was asked last: methods and targets.
    func takeLines() -> [String] {
        state.withLock { state in
            defer { state.lines = [] }
            return state.lines
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func answer(_ call: Socket.Request) -> HTTPResponse? {
        state.withLock { $0.lines.append("\(call.method.rawValue) \(call.target)") }
        let mood = mood
        guard call.headers["AppShell-Control"] == HandlerServerToken.text else { return HTTPResponse(status: 403) }
        if call.target == "/control/state", mood != .uncontrolled { return control(call) }
        switch mood {
        case .works, .uncontrolled: break
        case .drops: return nil
        case .hangs:
            while self.mood == .hangs { usleep(1_000) }
        }
        guard let text = call.headers["AppShell-Date"],
            let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        else { return HTTPResponse(status: 500, body: Array("no AppShell-Date".utf8)) }
        let url = "http://\(call.headers["Host"] ?? "")\(call.target)"
        let request = HTTPRequest(method: call.method, url: url, headers: call.headers, body: call.body)
        return backend.respond(to: request, at: date)
    }

    private func control(_ call: Socket.Request) -> HTTPResponse {
        switch call.method {
        case .get:
            guard let state = try? JSONEncoder().encode(backend.mirroredState) else { return HTTPResponse(status: 500) }
            return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: Array(state))
        case .put:
            let state = try? JSONDecoder().decode(Backend.MirroredState.self, from: Data(call.body))
            guard let state else { return HTTPResponse(status: 400) }
            if call.headers["AppShell-Scenario"] == "new" { backend.beginAnew() }
            backend.mirroredState = state
            return HTTPResponse(status: 204)
        default: return HTTPResponse(status: 405)
        }
    }
}

/// What scripts send, as a served back end asks for it.
enum HandlerServerToken {
    static let text = "t0k3n"
}

/// Outside of the generic class, since nothing here depends on the back end.
enum Socket {
    struct Unavailable: Error {
        let call: String
        let number: Int32
    }

    struct Request {
        let method: HTTPRequest.Method
        let target: String
        var headers: HTTPHeaders = [:]
        var body: [UInt8] = []
    }

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// On 127.0.0.1, at a port that is free.
    static func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw Unavailable(call: "socket", number: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, size) == 0 && getsockname(descriptor, generic, &size) == 0
            }
        }
        guard isBound, Foundation.listen(descriptor, 128) == 0 else {
            throw Unavailable(call: "bind or listen", number: errno)
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// - Parameter answer: nil to break the connection off.
    static func serve(_ listener: Int32, answer: @escaping @Sendable (Request) -> HTTPResponse?) {
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread {
                    while let request = readRequest(connection), let answer = answer(request),
                        write(answer, connection)
                    {}
                    close(connection)
                }
            }
        }
    }

    /// - Returns: nil at the end of the connection.
    private static func readRequest(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var end: Int?
        while end == nil {
            guard let more = read(connection) else { return nil }
            bytes += more
            end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
        }
        let head = String(decoding: bytes[..<(end ?? 0)], as: UTF8.self).split(separator: "\r\n")
        let line = head.first?.split(separator: " ") ?? []
        guard line.count == 3, let method = HTTPRequest.Method(rawValue: String(line[0])) else { return nil }
        var request = Request(method: method, target: String(line[1]))
        for field in head.dropFirst() {
            guard let colon = field.firstIndex(of: ":") else { return nil }
            request.headers[String(field[..<colon])] = field[field.index(after: colon)...]
                .trimmingCharacters(in: .whitespaces)
        }
        let length = request.headers["Content-Length"].flatMap(Int.init) ?? 0
        bytes.removeFirst(end ?? 0)
        if request.headers["Expect"] != nil { writeAll(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), connection) }
        while bytes.count < length {
            guard let more = read(connection) else { return nil }
            bytes += more
        }
        request.body = bytes
        return request
    }

    private static func write(_ response: HTTPResponse, _ connection: Int32) -> Bool {
        var head = "HTTP/1.1 \(response.status) Status\r\n"
        for field in response.headers { head += "\(field.name): \(field.value)\r\n" }
        if response.status != 204 { head += "Content-Length: \(response.body.count)\r\n" }
        return writeAll(Array((head + "\r\n").utf8) + response.body, connection)
    }

    private static func read(_ connection: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    @discardableResult
    private static func writeAll(_ bytes: [UInt8], _ connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
            #else
            let flags: Int32 = 0
            #endif
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
