import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection of Hummingbird's HTTP/1 server, with our rules around its decoder.
struct HTTP1Connection: ServerChildChannel, HTTPChannelHandler {
    let responder: Responder
    let timeouts: HostTimeouts
    let connections: Connections

    func setup(
        channel: any Channel,
        logger: Logger
    ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            var limits = NIOHTTPDecoderLimitConfiguration()
            limits.maxHeaderFieldSize = 16_384
            limits.maxHeaderListSize = 32_768
            limits.maxHeaderFieldCount = 100
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false,
                withErrorHandling: false,
                withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(),
                withDecoderLimitConfiguration: limits
            )
            try pipeline.addHandlers([
                RequestRules(), HTTP1ToHTTPServerCodec(secure: false), RefusedRequests(),
                SlowClients(timeouts, connections), HTTPConnectionStateHandler(logger: logger),
            ])
            // Few and small pieces of a body wait for whoever reads them: many connections send at once.
            let allocator = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2_048, maximum: 16_384)
            try channel.syncOptions?.setOption(.recvAllocator, value: allocator)
            return try NIOAsyncChannel(
                wrappingChannelSynchronously: channel,
                configuration: .init(
                    backPressureStrategy: .init(lowWatermark: 1, highWatermark: 4),
                    isOutboundHalfClosureEnabled: true
                )
            )
        }
    }

    func handle(value: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
        await handleHTTP(asyncChannel: value, logger: logger)
    }
}
