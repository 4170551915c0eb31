import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// What HTTP/1 asks of a request's head beyond its grammar (RFC 9112, 3.2 and 9.6; RFC 9110, 10.1.1): one Host, a
/// connection of HTTP/1.0 ends with its answer, and `Expect: 100-continue` is answered once the body is wanted.
final class RequestRules: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// Sent down the pipeline when the body of the request is wanted.
    struct WantsBody: Sendable {}

    /// Of each request that is not answered yet, whether its client waits for permission to send the body.
    private var expectsContinue: [Bool] = []
    private var isLast = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else {
            // Whoever has begun to send the body waits for no permission.
            if !expectsContinue.isEmpty { expectsContinue[expectsContinue.count - 1] = false }
            context.fireChannelRead(data)
            // The decoder takes nothing more, and would keep what comes.
            if isLast, case .end = unwrapInboundIn(data) {
                try? context.channel.syncOptions?.setOption(.autoRead, value: false)
            }
            return
        }
        let hosts = head.headers["Host"]
        let isOld = head.version.major == 1 && head.version.minor == 0
        let isOne = hosts.count == 1 || hosts.isEmpty && isOld
        // Nobody else says that a request was refused.
        head.headers.remove(name: RequestRefusal.field.rawName)
        if !isOne || !hosts.allSatisfy(Authority.isValid) {
            head.headers.add(name: RequestRefusal.field.rawName, value: "400")
        }
        // Another protocol is not spoken here: what follows is no request.
        isLast = head.method == .CONNECT || head.headers.contains(name: "Upgrade")
        if isOld || isLast || !head.isKeepAlive {
            head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        expectsContinue.append(!isOld && head.headers["Expect"].contains { $0.lowercased() == "100-continue" })
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data), !expectsContinue.isEmpty { expectsContinue.removeFirst() }
        context.write(data, promise: promise)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is WantsBody else { return context.triggerUserOutboundEvent(event, promise: promise) }
        promise?.succeed()
        guard expectsContinue.first == true else { return }
        expectsContinue[0] = false
        let head = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
    }
}

/// A request that is none: the decoder, or ``RequestRules``, refused it. It goes on as a request with a field that no
/// client can send, so that it is answered and logged as any other, in its turn.
enum RequestRefusal {
    static let field = HTTPField.Name.appShellRefused

    /// nil for a request like any other.
    static func status(of head: HTTPRequest) -> Int? {
        head.headerFields[field].flatMap { Int($0) }
    }

    static func request(_ status: Int) -> HTTPRequest {
        HTTPRequest(
            method: .get,
            scheme: nil,
            authority: nil,
            path: "/",
            headerFields: [field: "\(status)", .connection: "close"]
        )
    }
}

/// Makes a request of what the decoder could not read (``RequestRefusal``). Within a body it ends the body instead.
final class RefusedRequests: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private var isReadingBody = false
    private var isOver = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        switch unwrapInboundIn(data) {
        case .head: isReadingBody = true
        case .body: break
        case .end: isReadingBody = false
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !isOver else { return }
        isOver = true
        // What a socket or TLS says ends the connection, and is no request.
        guard !isReadingBody, error is HTTPParserError || error is HTTP1TypeConversionError else {
            return context.fireErrorCaught(error)
        }
        let isTooLong = (error as? HTTPParserError) == .headerOverflow
        context.fireChannelRead(wrapInboundOut(.head(RequestRefusal.request(isTooLong ? 431 : 400))))
        context.fireChannelRead(wrapInboundOut(.end(nil)))
    }
}
