import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes the connections of clients that take too long (``HostTimeouts``), and those whose answer says that they end.
///
/// Stands behind the decoder: a header that comes byte by byte is nothing at all until it is whole.
final class SlowClients: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let timeouts: HostTimeouts
    private let connections: Connections
    private var reading: Scheduled<Void>?
    private var writing: Scheduled<Void>?
    /// Requests whose answer is not written yet.
    private var underWay = 0
    private var isReadingBody = false
    private var endsAfterAnswer = false
    private var isAnswered = false

    /// How long a client has to read the last answer before the connection goes: closing at once would discard it.
    private static let lingering = TimeAmount.seconds(2)

    init(_ timeouts: HostTimeouts, _ connections: Connections) {
        self.timeouts = timeouts
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connections.open(context.channel)
        expectRequest(within: timeouts.header, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        stopWaiting()
        connections.close(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stopWaiting()
        connections.close(context.channel)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event as? ChannelEvent == .inputClosed { connections.abandon(context.channel) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What comes after the last answer is read, so that the client gets that, and thrown away.
        guard !isAnswered else { return }
        switch unwrapInboundIn(data) {
        case .head:
            underWay += 1
            isReadingBody = true
            connections.beginRequest(on: context.channel)
            expectRequest(within: timeouts.body, context)
        case .body: break
        case .end:
            isReadingBody = false
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.headerFields[.connection] == "close" { endsAfterAnswer = true }
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
            let (handler, bound) = (NIOLoopBound(self, eventLoop: context.eventLoop), bind(context))
            writing?.cancel()
            writing = close(after: timeouts.body, context)
            promise.futureResult.whenComplete { _ in handler.value.answered(bound.value) }
            context.write(data, promise: promise)
        }
    }

    private func answered(_ context: ChannelHandlerContext) {
        writing?.cancel()
        writing = nil
        underWay -= 1
        if underWay <= 0, !isReadingBody { connections.endRequests(on: context.channel) }
        if endsAfterAnswer {
            isAnswered = true
            reading?.cancel()
            reading = nil
            context.close(mode: .output, promise: nil)
            writing = close(after: SlowClients.lingering, context)
        } else if underWay <= 0, !isReadingBody {
            expectRequest(within: timeouts.idle, context)
        }
    }

    private func expectRequest(within limit: Duration, _ context: ChannelHandlerContext) {
        reading?.cancel()
        reading = close(after: TimeAmount(limit), context)
    }

    private func close(after limit: Duration, _ context: ChannelHandlerContext) -> Scheduled<Void> {
        close(after: TimeAmount(limit), context)
    }

    private func close(after limit: TimeAmount, _ context: ChannelHandlerContext) -> Scheduled<Void> {
        let bound = bind(context)
        return context.eventLoop.scheduleTask(in: limit) { bound.value.close(promise: nil) }
    }

    private func bind(_ context: ChannelHandlerContext) -> NIOLoopBound<ChannelHandlerContext> {
        NIOLoopBound(context, eventLoop: context.eventLoop)
    }

    private func stopWaiting() {
        reading?.cancel()
        writing?.cancel()
        (reading, writing) = (nil, nil)
    }
}
