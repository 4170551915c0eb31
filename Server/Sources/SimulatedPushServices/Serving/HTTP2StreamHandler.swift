import NIOCore
import NIOHPACK
import NIOHTTP2

/// One request of a connection: read whole, handed on, answered.
final class HTTP2StreamHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    /// More than any service reads.
    private static let maximumBody = 1 << 20

    private let connection: Int
    private let handler: HTTP2Server.Handler
    private var headers = HPACKHeaders()
    private var body: [UInt8] = []

    init(connection: Int, handler: @escaping HTTP2Server.Handler) {
        self.connection = connection
        self.handler = handler
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .headers(let frame):
            headers.add(contentsOf: frame.headers)
            if frame.endStream { handOn(context) }
        case .data(let frame):
            if case .byteBuffer(let bytes) = frame.data { body += bytes.readableBytesView }
            guard body.count <= HTTP2StreamHandler.maximumBody else { return context.close(promise: nil) }
            if frame.endStream { handOn(context) }
        default: break
        }
    }

    private func handOn(_ context: ChannelHandlerContext) {
        let request = SimulatedRequest(
            method: headers.first(name: ":method") ?? "",
            path: headers.first(name: ":path") ?? "",
            headers: headers.filter { !$0.name.hasPrefix(":") }.map { ($0.name, $0.value) },
            body: body,
            connection: connection
        )
        let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let handler = self.handler
        context.eventLoop.makeFutureWithTask { await handler(request) }
            .whenSuccess { response in
                let (this, context) = here.value
                this.act(response, context)
            }
    }

    private func act(_ response: HTTP2Server.Response, _ context: ChannelHandlerContext) {
        let parent = context.channel.parent
        switch response.reaction {
        case .accept, .answer, .hold: write(response.answer, context)
        case .hang: break
        case .hangAfterHead:
            let headers = HPACKHeaders([(":status", "\(response.answer.status)")])
            context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: headers))), promise: nil)
        case .breakConnection: parent?.close(promise: nil)
        case .goAway(let isAccepting):
            let id = try? context.channel.syncOptions?.getOption(HTTP2StreamChannelOptions.streamID)
            let last = isAccepting ? Int(id ?? 1) : Int(id ?? 1) - 2
            parent?.writeAndFlush(HTTP2Frame.goAway(after: HTTP2StreamID(max(0, last))), promise: nil)
            if isAccepting { write(response.answer, context) }
        }
    }

    private func write(_ answer: SimulatedAnswer, _ context: ChannelHandlerContext) {
        var headers = HPACKHeaders([(":status", "\(answer.status)")])
        for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { headers.add(name: name, value: value) }
        let isEmpty = answer.body.isEmpty
        let head = HTTP2Frame.FramePayload.headers(.init(headers: headers, endStream: isEmpty))
        context.write(wrapOutboundOut(head), promise: nil)
        if !isEmpty {
            let bytes = ByteBuffer(string: answer.body)
            let body = HTTP2Frame.FramePayload.data(.init(data: .byteBuffer(bytes), endStream: true))
            context.write(wrapOutboundOut(body), promise: nil)
        }
        context.flush()
    }
}
